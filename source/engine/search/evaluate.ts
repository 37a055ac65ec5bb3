import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../../rules/core/move.ts';
import { BLACK_BIT, EMPTY, KIND_MASK, PROMOTED, type Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { SQUARE_SPAN } from '../../rules/core/square.ts';
import type { DangerWeights } from '../../rules/variants/weights.ts';
import { type EvaluationTables, tablesOf, WORTH_SHIFT } from './evaluation-tables.ts';

/** Words of a ply on the stack. */
const WORDS = 7;
const MATERIAL = 0;
/**
 * Places in the words of a ply, with one word a side: the pressure on the other king and the guard
 * of the own, each with the worth of places about that king, and the threat from the hand.
 */
const ATTACK = 1;
const GUARD = 3;
const THREAT = 5;

/** The bits of the pressure in a word; the worth stands above them. */
const PRESSURE = (1 << WORTH_SHIFT) - 1;
/** Pressure above this is no more danger. */
export const MOST_PRESSURE = 200;

/** The worth of a position, kept up to date while moves are played and undone through it. */
export interface Evaluator {
  /** Looks at a position from now on. Passes may be played on it directly, all else may not. */
  begin(position: Position): void;
  /** The worth for the side to move, in hundredths of a pawn. */
  value(): number;
  /** Plays a legal move on the position. */
  play(move: Move): void;
  undo(): void;
}

/**
 * Adds up the pieces in their places and, for each king, the pressure on it against its guard. All
 * of it comes from the data of the variant.
 */
export class TableEvaluator implements Evaluator {
  position: Position;
  readonly #tables: EvaluationTables;
  #stack = new Int32Array(WORDS * 256);
  #top = 0;

  constructor(position: Position) {
    this.position = position;
    this.#tables = tablesOf(position.variant);
    this.#countAll();
  }

  begin(position: Position): void {
    this.position = position;
    this.#top = 0;
    this.#stack.fill(0, 0, WORDS);
    this.#countAll();
  }

  value(): number {
    const stack = this.#stack;
    const at = this.#top;
    const { danger: weights, tempo } = this.#tables;
    const blackAttack = stack[at + ATTACK];
    const whiteAttack = stack[at + ATTACK + 1];
    const blackGuard = stack[at + GUARD];
    const whiteGuard = stack[at + GUARD + 1];
    const near =
      (blackAttack >> WORTH_SHIFT) -
      (whiteAttack >> WORTH_SHIFT) +
      (blackGuard >> WORTH_SHIFT) -
      (whiteGuard >> WORTH_SHIFT);
    const black = danger(weights, blackAttack, stack[at + THREAT], whiteGuard);
    const white = danger(weights, whiteAttack, stack[at + THREAT + 1], blackGuard);
    const value = stack[at + MATERIAL] + near + black - white;
    return (this.position.side === 0 ? value : 0 - value) + tempo;
  }

  play(move: Move): void {
    const { position } = this;
    const { board, side, kings } = position;
    const { placed, values, threat } = this.#tables;
    const last = this.#top;
    const at = last + WORDS;
    if (at === this.#stack.length) this.#grow();
    const stack = this.#stack;
    for (let word = 0; word < WORDS; word++) stack[at + word] = stack[last + word];
    this.#top = at;
    const sign = 1 - 2 * side;
    const to = (move >> 8) & 255;
    if (move & DROP_FLAG) {
      const kind = move & KIND_MASK;
      const code = (BLACK_BIT << side) | kind;
      stack[at] += placed[(code << 8) | to] - sign * values.hand[kind];
      stack[at + THREAT + side] -= threat[kind];
      this.#press(at, code, to, side, 1);
      position.play(move);
      return;
    }
    const from = move & 255;
    const code = board[from];
    const captured = board[to];
    const next = move & PROMOTION_FLAG ? code ^ PROMOTED : code;
    stack[at] += placed[(next << 8) | to] - placed[(code << 8) | from];
    if (captured !== EMPTY) {
      const kind = captured & KIND_MASK;
      stack[at] += sign * values.hand[kind] - placed[(captured << 8) | to];
      stack[at + THREAT + side] += threat[kind];
      this.#press(at, captured, to, (side ^ 1) as Side, -1);
    }
    if (from === kings[side]) {
      position.play(move);
      this.#countAround(at, side);
      return;
    }
    this.#press(at, code, from, side, -1);
    this.#press(at, next, to, side, 1);
    position.play(move);
  }

  undo(): void {
    this.position.undo();
    this.#top -= WORDS;
  }

  #press(at: number, code: number, square: number, side: Side, sign: number): void {
    const { kings } = this.position;
    const { attack, guard } = this.#tables;
    const stack = this.#stack;
    const base = (code << 9) | (square + SQUARE_SPAN);
    if (kings[side ^ 1] !== 0) stack[at + ATTACK + side] += sign * attack[base - kings[side ^ 1]];
    if (kings[side] !== 0) stack[at + GUARD + side] += sign * guard[base - kings[side]];
  }

  #countAll(): void {
    const { board, hands, rules } = this.position;
    const { placed, values, threat } = this.#tables;
    const at = this.#top;
    for (const square of rules.squares) {
      if (board[square] !== EMPTY) this.#stack[at] += placed[(board[square] << 8) | square];
    }
    for (const kind of rules.variant.pieces.keys()) {
      this.#stack[at] += (hands[kind] - hands[16 | kind]) * values.hand[kind];
      this.#stack[at + THREAT] += hands[kind] * threat[kind];
      this.#stack[at + THREAT + 1] += hands[16 | kind] * threat[kind];
    }
    this.#countAround(at, 0);
    this.#countAround(at, 1);
  }

  /** Counts again the pressure on a king that has moved, and its guard. */
  #countAround(at: number, side: Side): void {
    const { board, pieces, counts, kings } = this.position;
    const { attack, guard } = this.#tables;
    const king = kings[side];
    let pressed = 0;
    let guarded = 0;
    if (king !== 0) {
      const offset = SQUARE_SPAN - king;
      const other = (side ^ 1) << 7;
      for (let index = other; index < other + counts[side ^ 1]; index++) {
        pressed += attack[(board[pieces[index]] << 9) + pieces[index] + offset];
      }
      const own = side << 7;
      for (let index = own; index < own + counts[side]; index++) {
        guarded += guard[(board[pieces[index]] << 9) + pieces[index] + offset];
      }
    }
    this.#stack[at + ATTACK + (side ^ 1)] = pressed;
    this.#stack[at + GUARD + side] = guarded;
  }

  #grow(): void {
    const larger = new Int32Array(this.#stack.length * 2);
    larger.set(this.#stack);
    this.#stack = larger;
  }
}

/** The danger to a king: it grows faster than the pressure, and a guard lessens it. */
function danger(weights: DangerWeights, attack: number, threat: number, guard: number): number {
  const pressure = Math.min(attack & PRESSURE, MOST_PRESSURE);
  const strength = pressure * (weights.pressure * pressure + weights.threat * threat);
  return (strength / (weights.calm + weights.guard * (guard & PRESSURE))) | 0;
}
