import { DIRECTIONS, RAYS } from '../core/betza.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from '../core/move.ts';
import { BLACK_BIT, CODE_SPAN, EMPTY, KIND_MASK, PROMOTED, type Side } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { depth, type Rules, rulesOf } from '../core/rules.ts';
import { fileOf, SQUARE_SPAN, type Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { reachesOf, STEP } from './reach.ts';
import { type Values, valuesOf } from './values.ts';

/** What an evaluation looks up; for Black's pieces positive, for White's negative. */
interface Tables {
  readonly values: Values;
  /** By `code << 8 | square`: worth of a piece and of its place. */
  readonly placed: Int32Array;
  /** By `code << 9 | (square - king + 256)`: how much a piece presses a king of the other side. */
  readonly attack: Int16Array;
  /** The same for how much it guards its own king. */
  readonly guard: Int16Array;
  /** By kind: how much a piece in hand presses a king that is pressed already. */
  readonly threat: Int16Array;
}

/** Words that a ply takes on the stack. */
const WORDS = 7;
const MATERIAL = 0;
/** Two words each, by side: pressure on the other king, guard of the own, threat from the hand. */
const ATTACK = 1;
const GUARD = 3;
const THREAT = 5;

/** The right to move, in hundredths of a pawn. */
const TEMPO = 15;

/**
 * The worth of a position, kept up to date while moves are played and undone through it: material
 * in place, and for each king the pressure on it against the guard beside it. All of it comes from
 * the variant's data.
 */
export class Evaluation {
  readonly position: Position;
  readonly values: Values;
  readonly #tables: Tables;
  #stack = new Int32Array(WORDS * 1024);
  #top = 0;

  constructor(position: Position) {
    this.position = position;
    this.#tables = tablesOf(position.variant);
    this.values = this.#tables.values;
    this.#countAll();
  }

  /** In hundredths of a pawn, for the side to move. */
  value(): number {
    const stack = this.#stack;
    const at = this.#top;
    const black = danger(stack[at + ATTACK], stack[at + THREAT], stack[at + GUARD + 1]);
    const white = danger(stack[at + ATTACK + 1], stack[at + THREAT + 1], stack[at + GUARD]);
    const value = stack[at + MATERIAL] + black - white;
    return (this.position.side === 0 ? value : 0 - value) + TEMPO;
  }

  /** Plays a legal move on the position. */
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
    const next = move & PROMOTION_FLAG ? code | PROMOTED : code;
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

  /**
   * Writes how good quiet moves look before they are tried: the places they go to, and the kings
   * near them.
   */
  hint(moves: Int32Array, scores: Int32Array, start: number, end: number): void {
    const { board, side, kings } = this.position;
    const { placed, attack, guard } = this.#tables;
    const own = BLACK_BIT << side;
    const sign = 1 - 2 * side;
    const other = SQUARE_SPAN - kings[side ^ 1];
    const home = SQUARE_SPAN - kings[side];
    for (let at = start; at < end; at++) {
      const move = moves[at];
      const to = (move >> 8) & 255;
      if ((move & DROP_FLAG) !== 0) {
        const place = ((own | (move & KIND_MASK)) << 9) + to;
        scores[at] = attack[place + other] + guard[place + home];
        continue;
      }
      const from = move & 255;
      const code = board[from];
      const place = (code << 9) + to;
      const left = (code << 9) + from;
      const better = sign * (placed[(code << 8) | to] - placed[(code << 8) | from]);
      scores[at] =
        attack[place + other] +
        guard[place + home] -
        attack[left + other] -
        guard[left + home] +
        better;
    }
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

  /** Counts anew what presses and what guards the king of a side, after it has moved. */
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

/** Pressure counts for more the more of it there is, and for less against a guard. */
function danger(attack: number, threat: number, guard: number): number {
  const pressure = Math.min(attack, 200);
  return ((pressure * (pressure + threat)) / (24 + (guard >> 1))) | 0;
}

const compiled = new WeakMap<Variant, Tables>();

function tablesOf(variant: Variant): Tables {
  let tables = compiled.get(variant);
  if (tables === undefined) {
    const values = valuesOf(variant);
    tables = { values, ...createTables(variant, values) };
    compiled.set(variant, tables);
  }
  return tables;
}

function createTables(variant: Variant, values: Values): Omit<Tables, 'values'> {
  const rules = rulesOf(variant);
  const placed = new Int32Array(CODE_SPAN << 8);
  const attack = new Int16Array(CODE_SPAN << 9);
  const guard = new Int16Array(CODE_SPAN << 9);
  for (const [kind, piece] of variant.pieces.entries()) {
    for (const face of piece.back ? [kind, PROMOTED | kind] : [kind]) {
      for (const side of [0, 1] as const) {
        const code = (BLACK_BIT << side) | face;
        for (const square of rules.squares) {
          const worth = values.board[face] + worthOfPlace(rules, face, square, side);
          placed[(code << 8) | square] = side === 0 ? worth : -worth;
        }
        if (kind !== rules.royal) addPressure(rules, code, attack, guard);
      }
    }
  }
  const threat = Int16Array.from(values.hand, (value) => Math.round(Math.sqrt(value) / 2));
  return { placed, attack, guard, threat };
}

/** Pieces that can come back are worth more in front, and the royal piece less. */
function worthOfPlace(rules: Rules, face: number, square: Square, side: Side): number {
  const { files, ranks } = rules.variant;
  const advanced = ranks - depth(square, side, ranks);
  if (face === rules.royal) {
    return 4 * Math.abs(2 * fileOf(square) - files - 1) - 12 * advanced;
  }
  const code = BLACK_BIT | face;
  const moves = rules.deltas.subarray(rules.deltaStart[code], rules.deltaEnd[code]);
  return moves.some((delta) => delta > RIGHTMOST) ? 3 * advanced : advanced;
}

/** Differences of squares above this one lead back, for Black. */
const RIGHTMOST = 1;

/** A square beside the king that a piece attacks or guards, and the king's own. */
const ATTACKED = 7;
const GUARDED = 6;
/** A step nearer to the king, within `NEAR` steps. */
const NEARER = 3;
const NEAR = 4;

function addPressure(rules: Rules, code: number, attack: Int16Array, guard: Int16Array): void {
  const reaches = reachesOf(rules.variant);
  const zone = [0, ...DIRECTIONS.subarray(0, RAYS)];
  for (let ranks = -8; ranks <= 8; ranks++) {
    for (let files = -8; files <= 8; files++) {
      const offset = 16 * ranks + files;
      const distance = Math.max(Math.abs(ranks), Math.abs(files));
      if (distance === 0) continue;
      const index = (code << 9) | (offset + SQUARE_SPAN);
      let reached = 0;
      for (const square of zone) {
        const reach = reaches[(code << 9) | (square - offset + SQUARE_SPAN)];
        // A slide may be blocked on its way.
        if (reach !== 0) reached += reach === STEP || distance < 3 ? 1 : 0.6;
      }
      const closeness = Math.max(0, NEAR - distance) * NEARER;
      attack[index] = Math.round(reached * ATTACKED) + closeness;
      guard[index] = distance > 3 ? 0 : Math.round(reached * GUARDED) + closeness;
    }
  }
}
