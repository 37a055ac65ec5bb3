import { type Color, opposite } from './color.ts';
import { hasLegalMove, isInCheck } from './generate.ts';
import { canClaimImpasse, countPoints, type ImpassePoints, judgeImpasse } from './impasse.ts';
import type { Move } from './move.ts';
import { type Placement, Position, samePosition } from './position.ts';
import type { Variant } from './variant.ts';

/** How a game ended; `winner` is missing in a draw. */
export interface Ending {
  readonly reason: EndReason;
  readonly winner?: Color;
  /** The count by which an impasse was decided. */
  readonly points?: ImpassePoints;
}

export const END_REASONS = [
  'checkmate',
  'no legal moves',
  'repetition',
  'perpetual check',
  'resignation',
  'illegal move',
  'time',
  'impasse',
  'agreement',
  'move limit',
] as const;

export type EndReason = (typeof END_REASONS)[number];

/** Where a game that goes on stands in the rules that end it. */
export interface Standing {
  readonly kind: 'playing';
  readonly inCheck: boolean;
  /** How often the position has now occurred. */
  readonly occurrence: number;
  /** The side that loses if the position occurs as often as ends the game. */
  readonly perpetualChecker?: Color;
  /** Both royal pieces are in the enemy's zone: the points if it were counted now. */
  readonly impasse?: ImpassePoints;
}

export type GameStatus = Standing | { readonly kind: 'ended'; readonly ending: Ending };

/** The position after a ply, as far as later positions are compared with it. */
interface Moment {
  readonly placement: Placement;
  readonly keyLow: number;
  readonly keyHigh: number;
  /** Whether the move that led here gave check. */
  readonly check: boolean;
}

/**
 * The moves played from a start position, and how the game stands by them. What players declare
 * (resignation, agreement, a fallen flag) is an ending that whoever runs the game sets.
 */
export class Game {
  readonly variant: Variant;
  readonly start: Placement;
  readonly handicapPoints: number;
  readonly position: Position;
  #moves: Move[] = [];
  #moments: Moment[];
  #declared: Ending | undefined;

  /**
   * @param handicapPoints points of the pieces that White gave in a named handicap, which count
   * for White in an impasse
   */
  constructor(variant: Variant, start: Placement, handicapPoints = 0) {
    this.variant = variant;
    this.start = start;
    this.handicapPoints = handicapPoints;
    this.position = new Position(variant, start);
    this.#moments = [this.#moment()];
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Moves made so far. */
  get ply(): number {
    return this.#moves.length;
  }

  get turn(): Color {
    return this.position.turn;
  }

  /** Plays a legal move. A declared ending is forgotten. */
  play(move: Move): void {
    this.position.play(move);
    this.#moves.push(move);
    this.#moments.push(this.#moment());
    this.#declared = undefined;
  }

  /** Takes the last move back. Throws `RangeError` at ply 0. */
  undo(): Move {
    this.position.undo();
    this.#moments.pop();
    this.#declared = undefined;
    return this.#moves.pop() as Move;
  }

  /** Ends the game by a player's word, the clock or an illegal move; undefined takes that back. */
  declare(ending: Ending | undefined): void {
    this.#declared = ending;
  }

  /** Whether the game has ended by such a word, and not by its moves. */
  get isDeclared(): boolean {
    return this.#declared !== undefined;
  }

  /** How the game stands: the one place where a game is judged. */
  status(): GameStatus {
    const ending = this.#declared ?? this.#judge();
    if (ending !== undefined) return { kind: 'ended', ending };
    const checker = this.#perpetualChecker();
    const { position } = this;
    return {
      kind: 'playing',
      inCheck: this.#last.check,
      occurrence: this.#occurrences().length,
      ...(checker && { perpetualChecker: checker }),
      ...(canClaimImpasse(position) && { impasse: this.#points() }),
    };
  }

  /** The ending by an impasse that is claimed and accepted now. */
  impasseEnding(): Ending {
    const points = this.#points();
    const winner = judgeImpasse(this.variant, points);
    return { reason: 'impasse', points, ...(winner && { winner }) };
  }

  #points(): ImpassePoints {
    return countPoints(this.variant, this.position, this.handicapPoints);
  }

  get #last(): Moment {
    return this.#moments[this.#moments.length - 1];
  }

  #moment(): Moment {
    const { position } = this;
    return {
      placement: position.snapshot(),
      keyLow: position.keyLow,
      keyHigh: position.keyHigh,
      check: isInCheck(position),
    };
  }

  #judge(): Ending | undefined {
    if (!hasLegalMove(this.position)) {
      const reason = this.#last.check ? 'checkmate' : 'no legal moves';
      return { reason, winner: opposite(this.turn) };
    }
    if (this.#occurrences().length < this.variant.repetition) return undefined;
    const checker = this.#perpetualChecker();
    return checker
      ? { reason: 'perpetual check', winner: opposite(checker) }
      : { reason: 'repetition' };
  }

  /** The plies after which the position stood that stands now. */
  #occurrences(): number[] {
    const { keyLow, keyHigh, placement } = this.#last;
    const plies: number[] = [];
    for (const [ply, moment] of this.#moments.entries()) {
      if (moment.keyLow !== keyLow || moment.keyHigh !== keyHigh) continue;
      if (samePosition(moment.placement, placement)) plies.push(ply);
    }
    return plies;
  }

  /** The one side whose every move since the position first stood gave check. */
  #perpetualChecker(): Color | undefined {
    const [first] = this.#occurrences();
    const since = this.#moments.slice(first + 1);
    if (since.length === 0) return undefined;
    const always = (color: Color) =>
      since.every(({ placement, check }) => check || placement.turn === color);
    const [black, white] = [always('black'), always('white')];
    if (black === white) return undefined;
    return black ? 'black' : 'white';
  }
}
