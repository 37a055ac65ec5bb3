import { type Color, opposite } from './color.ts';
import { hasLegalMove, isInCheck } from './generate.ts';
import { hasReachedGoal } from './goal.ts';
import { canClaimImpasse, countPoints, type ImpassePoints, judgeImpasse } from './impasse.ts';
import { type Move, moveTo } from './move.ts';
import { EMPTY } from './piece-code.ts';
import { type Placement, Position, samePosition } from './position.ts';
import { positionKey } from './position-key.ts';
import type { Square } from './square.ts';
import type { Variant } from './variant.ts';

/**
 * How a game ended; `winner` is missing in a draw.
 *
 * @example
 * ```ts
 * const ending: Ending = { reason: 'resignation', winner: 'white' };
 * const game = startGame(variants.shogi);
 * game.declare(ending);
 * game.status; // => { kind: 'ended', ending: { reason: 'resignation', winner: 'white' } }
 * ```
 */
export interface Ending {
  readonly reason: EndReason;
  readonly winner?: Color;
  /** The count by which an impasse was decided. */
  readonly points?: ImpassePoints;
}

export const END_REASONS = [
  'checkmate',
  'no legal moves',
  'try',
  'repetition',
  'perpetual check',
  'resignation',
  'illegal move',
  'time',
  'impasse',
  'agreement',
  'abandonment',
  'move limit',
] as const;

/**
 * Why a game ended. Checkmate, no legal moves, try (the far side reached), repetition and perpetual
 * check come about by moves; players, the clock or a program declare the others.
 *
 * @example
 * ```ts
 * const drawn: readonly EndReason[] = ['repetition', 'agreement'];
 * const game = startGame(variants.yari);
 * game.declare({ reason: 'agreement' });
 * game.status.kind === 'ended' && drawn.includes(game.status.ending.reason); // => true
 * ```
 */
export type EndReason = (typeof END_REASONS)[number];

/**
 * How a game that goes on stands under the rules that end a game.
 *
 * @example
 * ```ts
 * const told = ({ inCheck }: Standing) => (inCheck ? 'check' : 'no check');
 * const { status } = startGame(variants.shogi);
 * status.kind === 'playing' && told(status); // => 'no check'
 * ```
 */
export interface Standing {
  readonly kind: 'playing';
  readonly inCheck: boolean;
  /** How often the position has now occurred. */
  readonly occurrence: number;
  /** The side that loses if the position occurs often enough to end the game. */
  readonly perpetualChecker?: Color;
  /** The points of an impasse now; missing unless both royal pieces are in the enemy's zone. */
  readonly impasse?: ImpassePoints;
}

/**
 * How a game stands: whether it goes on, or how it ended.
 *
 * @example
 * ```ts
 * const status: GameStatus = startGame(variants.yari).status;
 * status; // => { kind: 'playing', inCheck: false, occurrence: 1 }
 * ```
 */
export type GameStatus = Standing | { readonly kind: 'ended'; readonly ending: Ending };

/** The position after a ply, as it is compared with later ones. */
interface Moment {
  readonly placement: Placement;
  readonly key: number;
  /** Whether the move that led here gave check. */
  readonly check: boolean;
  /** How often the position has stood, and the ply after which it first did. */
  readonly occurrence: number;
  readonly first: number;
  /** The last ply at which each side moved without giving check; 0 where it never did. */
  readonly quiet: Readonly<Record<Color, number>>;
  /** The last earlier ply with a position of the same key. */
  readonly before: number | undefined;
}

/**
 * The moves played from a start position, and how the game stands. An ending that players declare
 * (resignation, agreement, a fallen flag) is set from outside.
 */
export class Game {
  readonly variant: Variant;
  readonly start: Placement;
  readonly handicapPoints: number;
  readonly position: Position;
  #moves: Move[] = [];
  readonly #moments: Moment[] = [];
  /** Indexed by key: the last ply with a position of that key; undefined if it was taken back. */
  readonly #plies = new Map<number, number | undefined>();
  #declared: Ending | undefined;

  /**
   * @param handicapPoints points of the pieces that White gave in a named handicap; they count for
   * White in an impasse
   */
  constructor(variant: Variant, start: Placement, handicapPoints = 0) {
    this.variant = variant;
    this.start = start;
    this.handicapPoints = handicapPoints;
    this.position = new Position(variant, start);
    this.#remember();
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

  /** The destination of the last move, the square of a recapture. */
  get lastTo(): Square | undefined {
    const last = this.#moves.at(-1);
    return last === undefined ? undefined : moveTo(last);
  }

  /** Whether the last move took a piece. */
  get lastCaptured(): boolean {
    const { lastTo } = this;
    const before = this.#moments.at(-2)?.placement;
    return lastTo !== undefined && before?.board[lastTo] !== EMPTY;
  }

  /** A position of its own: that after a ply of the game. Costs no replay. */
  positionAt(ply: number): Position {
    return new Position(this.variant, this.#moments[ply].placement);
  }

  /** The game after a legal move, as a game of its own, which takes back that move only. */
  after(move: Move): Game {
    const after = new Game(this.variant, this.start, this.handicapPoints);
    after.position.set(this.position);
    after.#moves.push(...this.#moves);
    after.#moments.push(...this.#moments.slice(1));
    for (const [key, ply] of this.#plies) after.#plies.set(key, ply);
    after.play(move);
    return after;
  }

  /** Plays a legal move. A declared ending is forgotten. */
  play(move: Move): void {
    this.position.play(move);
    this.#moves.push(move);
    this.#remember();
    this.#declared = undefined;
  }

  /** Takes the last move back. Throws `RangeError` at ply 0. */
  undo(): Move {
    this.position.undo();
    const { key, before } = this.#moments.pop() as Moment;
    // A deletion would leave a hole: the map of a long game is then built anew every few steps.
    this.#plies.set(key, before);
    this.#declared = undefined;
    return this.#moves.pop() as Move;
  }

  /**
   * Ends the game by a player's word, the clock or an illegal move; `undefined` takes that back.
   */
  declare(ending: Ending | undefined): void {
    this.#declared = ending;
  }

  /** Whether a declaration, and not the moves, ended the game. */
  get isDeclared(): boolean {
    return this.#declared !== undefined;
  }

  /** How the game stands. Every game is judged here. */
  status(): GameStatus {
    const ending = this.#declared ?? this.#judge();
    if (ending !== undefined) return { kind: 'ended', ending };
    const checker = this.#perpetualChecker();
    const { position } = this;
    return {
      kind: 'playing',
      inCheck: this.#last.check,
      occurrence: this.#last.occurrence,
      ...(checker && { perpetualChecker: checker }),
      ...(canClaimImpasse(position) && { impasse: this.#points() }),
    };
  }

  /** The ending if an impasse were claimed and accepted now. */
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

  /** Notes the current position. Its cost does not grow with the game. */
  #remember(): void {
    const { position } = this;
    const ply = this.#moments.length;
    const placement = position.snapshot();
    const check = isInCheck(position);
    const key = positionKey(position);
    const before = this.#plies.get(key);
    this.#plies.set(key, ply);
    const same = this.#samePosition(before, placement);
    const quiet = { ...(this.#moments.at(-1)?.quiet ?? { black: 0, white: 0 }) };
    if (ply > 0 && !check) quiet[opposite(position.turn)] = ply;
    this.#moments.push({
      placement,
      key,
      check,
      occurrence: (same?.occurrence ?? 0) + 1,
      first: same?.first ?? ply,
      quiet,
      before,
    });
  }

  /** The last moment of a key, from a ply back, with exactly this position. */
  #samePosition(ply: number | undefined, placement: Placement): Moment | undefined {
    for (let at = ply; at !== undefined; at = this.#moments[at].before) {
      if (samePosition(this.#moments[at].placement, placement)) return this.#moments[at];
    }
    return undefined;
  }

  #judge(): Ending | undefined {
    const { position, turn, variant } = this;
    const end = endOfPosition(position);
    if (end !== undefined) return end;
    if (this.#last.occurrence < variant.repetition.times) return undefined;
    const checker = this.#perpetualChecker();
    if (checker) return { reason: 'perpetual check', winner: opposite(checker) };
    return ending('repetition', repetitionWinner(variant, turn));
  }

  /** The one side whose moves have all given check since the position first stood. */
  #perpetualChecker(): Color | undefined {
    if (!this.variant.repetition.perpetualCheckLoses) return undefined;
    const { first, quiet } = this.#last;
    if (first === this.ply) return undefined;
    const [black, white] = [quiet.black <= first, quiet.white <= first];
    if (black === white) return undefined;
    return black ? 'black' : 'white';
  }
}

function ending(reason: EndReason, winner: Color | undefined): Ending {
  return winner === undefined ? { reason } : { reason, winner };
}

/** The end of the game that a position brings about whatever came before; undefined for none. */
export function endOfPosition(position: Position): Ending | undefined {
  const winner = opposite(position.turn);
  if (hasReachedGoal(position)) return { reason: 'try', winner };
  if (hasLegalMove(position)) return undefined;
  if (isInCheck(position)) return { reason: 'checkmate', winner };
  return ending('no legal moves', position.variant.noMoves === 'draws' ? undefined : winner);
}

/**
 * The side that wins when a position has stood too often, apart from perpetual check.
 * @param turn the side to move then; the other one is the repeater
 */
export function repetitionWinner({ repetition }: Variant, turn: Color): Color | undefined {
  switch (repetition.result) {
    case 'draw':
      return undefined;
    case 'black-loses':
      return 'white';
    case 'white-loses':
      return 'black';
    case 'repeater-loses':
      return turn;
    case 'repeater-wins':
      return opposite(turn);
  }
}
