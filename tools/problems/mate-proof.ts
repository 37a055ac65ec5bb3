import { attackersOf } from '../../source/rules/core/attacks.ts';
import { generateMoves, isInCheck } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import {
  isDrop,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  moveFrom,
  moveTo,
} from '../../source/rules/core/move.ts';
import { type Placement, Position } from '../../source/rules/core/position.ts';
import type { Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';

/** The proof needs more positions than it may look at. */
export class TooWide extends Error {}

/** The shortest mate of a position that is known, and the plies within which there is none. */
interface Known {
  matesIn: number;
  notIn: number;
}

/**
 * Proves mates by checks, from the rules alone: every check of the attacker, every answer. It knows
 * nothing of the engine, whose problems it checks.
 */
export class MateProof {
  readonly #position: Position;
  readonly #attacks = new Map<number, Known>();
  readonly #defences = new Map<number, Known>();
  readonly #most: number;
  readonly #room = new Int32Array(MOVES_SPAN) as MoveArray;

  /** @param most positions to look at before it throws `TooWide` */
  constructor(variant: Variant, placement: Placement, most = Number.POSITIVE_INFINITY) {
    this.#position = new Position(variant, placement);
    this.#most = most;
  }

  /** How many positions with the attacker to move it has met. */
  get size(): number {
    return this.#attacks.size;
  }

  /** Whether the attacker mates within a number of plies, which is odd. */
  mates(plies: number): boolean {
    const known = this.#find(this.#attacks);
    if (known.matesIn <= plies) return true;
    if (known.notIn >= plies) return false;
    // The shortest mate first, so that `matesIn` is exact.
    if (plies > 2 && this.mates(plies - 2)) return true;
    if (this.checks().some((move) => this.after(move, () => this.isMated(plies - 1)))) {
      known.matesIn = plies;
      return true;
    }
    known.notIn = plies;
    return false;
  }

  /** Whether the defender, in check, is mated within a number of plies, which is even. */
  isMated(plies: number): boolean {
    const known = this.#find(this.#defences);
    if (known.matesIn <= plies) return true;
    if (known.notIn >= plies) return false;
    const answers = this.#legalMoves();
    if (known.notIn < 0 && this.#isOver(answers)) {
      known.matesIn = 0;
      return true;
    }
    if (plies > 0 && answers.every((move) => this.after(move, () => this.mates(plies - 1)))) {
      known.matesIn = plies;
      return true;
    }
    known.notIn = plies;
    return false;
  }

  /** The first moves that mate within a number of plies. */
  firstMoves(plies: number): Move[] {
    return this.checks().filter((move) => this.after(move, () => this.isMated(plies - 1)));
  }

  /** A line of a mate in `plies`: shortest attack, longest defence. */
  line(plies: number): Move[] {
    const [first] = this.firstMoves(plies);
    if (first === undefined) return [];
    return [first, ...this.after(first, () => this.#defence(plies - 1, moveTo(first)))];
  }

  /** How many moves of the attacker along a line, but for the last, could be another as well. */
  duals(line: readonly Move[]): number {
    const [move, answer] = line;
    if (move === undefined || answer === undefined) return 0;
    const own = this.firstMoves(line.length).length > 1 ? 1 : 0;
    return own + this.after(move, () => this.after(answer, () => this.duals(line.slice(2))));
  }

  /** The legal moves that give check. @param moves played before them */
  checks([move, ...later]: readonly Move[] = []): Move[] {
    if (move !== undefined) return this.after(move, () => this.checks(later));
    const position = this.#position;
    return this.#legalMoves().filter((move) => {
      position.play(move);
      const isCheck = isInCheck(position);
      position.undo();
      return isCheck;
    });
  }

  /** Asks something about the position after a move. */
  after<Answer>(move: Move, ask: () => Answer): Answer {
    this.#position.play(move);
    try {
      return ask();
    } finally {
      this.#position.undo();
    }
  }

  /** @param last where the attacker has moved to */
  #defence(plies: number, last: Square): Move[] {
    const answers = this.#legalMoves();
    if (this.#isOver(answers)) return [];
    let longest: Move[] = [];
    // If two defences take as long, the solution has the one that takes the checking piece,
    // and a drop only if there is no other.
    const order = (answer: Move) => (moveTo(answer) === last ? 0 : isDrop(answer) ? 2 : 1);
    for (const answer of answers.sort((a, b) => order(a) - order(b))) {
      const length = this.after(answer, () => this.#shortest(plies - 1));
      if (length + 1 <= longest.length) continue;
      longest = [answer, ...this.after(answer, () => this.line(length))];
    }
    return longest;
  }

  #shortest(most: number): number {
    for (let plies = 1; plies < most; plies += 2) if (this.mates(plies)) return plies;
    return most;
  }

  /**
   * Whether it is mate already: drops in between that the checking piece takes do not count. Which
   * piece is dropped makes no difference, since it is taken at once.
   */
  #isOver(answers: readonly Move[]): boolean {
    if (!answers.every(isDrop)) return false;
    const bySquare = new Map(answers.map((drop) => [moveTo(drop), drop]));
    return [...bySquare.values()].every((drop) => this.#isUseless(drop));
  }

  #isUseless(drop: Move): boolean {
    const position = this.#position;
    const side = position.side;
    const attackers = attackersOf(position, position.kings[side], side === 0 ? 1 : 0);
    if (attackers.length !== 1) return false;
    const checker = itemAt(attackers, 0);
    return this.after(drop, () =>
      this.#legalMoves()
        .filter((move) => !isDrop(move) && moveFrom(move) === checker)
        .filter((move) => moveTo(move) === moveTo(drop))
        .some((move) =>
          this.after(move, () => isInCheck(position) && this.#isOver(this.#legalMoves())),
        ),
    );
  }

  #legalMoves(): Move[] {
    const end = generateMoves(this.#position, this.#room, 0);
    const moves: Move[] = [];
    for (let at = 0; at < end; at++) moves.push(itemAt(this.#room, at));
    return moves;
  }

  #find(table: Map<number, Known>): Known {
    const { keyLow, keyHigh } = this.#position;
    const key = (keyHigh >>> 0) * 2 ** 21 + (keyLow >>> 11);
    let known = table.get(key);
    if (known === undefined) {
      if (this.size >= this.#most) throw new TooWide();
      known = { matesIn: Number.POSITIVE_INFINITY, notIn: -1 };
      table.set(key, known);
    }
    return known;
  }
}
