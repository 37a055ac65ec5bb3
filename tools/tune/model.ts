import { MOST_PRESSURE } from '../../source/engine/search/evaluate.ts';
import {
  createTables,
  type EvaluationTables,
  facesOf,
  guessedPlace,
} from '../../source/engine/search/evaluation-tables.ts';
import {
  NEAR_SPAN,
  nearIndex,
  placeIndex,
  placeSpan,
} from '../../source/engine/search/place-index.ts';
import { faceBetza, faceLetter } from '../../source/engine/search/values.ts';
import {
  BLACK_BIT,
  EMPTY,
  KIND_MASK,
  PROMOTED,
  type Side,
} from '../../source/rules/core/piece-code.ts';
import type { Placement } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import {
  fileOf,
  NO_SQUARE,
  rankOf,
  SQUARE_SPAN,
  type Square,
} from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import type { VariantWeights } from '../../source/rules/variants/weights.ts';

/** Places of the numbers that are not worths, in the vector of weights. */
export const PRESSURE = 0;
export const THREAT = 1;
export const CALM = 2;
export const GUARD = 3;
const TEMPO = 4;

/** A position as the model reads it. */
export interface Read {
  /** What its evaluation adds up: weights by index; what is taken away as `~index`. */
  readonly terms: ArrayLike<number> & Iterable<number>;
  /** Pressure, threat and guard of the danger that Black makes, then of that which White makes. */
  readonly dangers: ArrayLike<number>;
}

/** The evaluation as a function of one vector of weights. */
export class Model {
  readonly variant: Variant;
  readonly weights: Float64Array;
  /** How far a weight is expected to lie from where it starts. */
  readonly spread: Float64Array;
  readonly #tables: EvaluationTables;
  /** Indexed by face: where its worth, and where the places of those that move like it begin. */
  readonly #worth = new Int32Array(32).fill(-1);
  /** Indexed by kind: where its worth in hand stands; -1 if the piece is another one there. */
  readonly #hand = new Int32Array(16).fill(-1);
  readonly #places = new Map<string, { board: number; own: number; other: number }>();

  constructor(variant: Variant, start: VariantWeights) {
    this.variant = variant;
    this.#tables = createTables(variant, start);
    const rules = rulesOf(variant);
    const { values, tempo, danger } = this.#tables;
    const weights = [danger.pressure, danger.threat, danger.calm, danger.guard, tempo];
    const spread = [0.5, 0.5, 12, 0.25, 2];
    const add = (count: number, value: (index: number) => number, wide: number): number => {
      const first = weights.length;
      for (let index = 0; index < count; index++) {
        weights.push(value(index));
        spread.push(wide);
      }
      return first;
    };
    for (const { kind, face } of facesOf(variant)) {
      if (kind === rules.royal) continue;
      this.#worth[face] = add(1, () => values.board[face], 150);
      const isHeld = face === kind && rules.captives[kind] === kind;
      if (isHeld) this.#hand[kind] = add(1, () => values.hand[kind], 150);
    }
    const span = placeSpan(variant.files, variant.ranks);
    const width = span / variant.ranks;
    for (const { kind, face } of facesOf(variant)) {
      const betza = faceBetza(variant, face);
      if (this.#places.has(betza)) continue;
      const given = start.places?.[betza] ?? {};
      const guess = (index: number) =>
        guessedPlace(rules, face, Math.floor(index / width), 1 + (index % width));
      const nearSpan = kind === rules.royal ? 0 : NEAR_SPAN;
      this.#places.set(betza, {
        board: add(span, (index) => given.board?.[index] ?? guess(index), 25),
        own: add(nearSpan, (index) => given.own?.[index] ?? 0, 25),
        other: add(nearSpan, (index) => given.other?.[index] ?? 0, 25),
      });
    }
    this.weights = Float64Array.from(weights);
    this.spread = Float64Array.from(spread);
  }

  /** What the evaluation of a position adds up, for Black. */
  read({ board, hands, turn }: Placement): Read {
    const { squares, royal } = rulesOf(this.variant);
    const { files, ranks } = this.variant;
    const kings: Record<Side, Square> = [NO_SQUARE, NO_SQUARE];
    for (const square of squares) {
      const code = board[square];
      if (code !== EMPTY && (code & KIND_MASK) === royal) kings[code & BLACK_BIT ? 0 : 1] = square;
    }
    const terms: number[] = [turn === 'black' ? TEMPO : ~TEMPO];
    const dangers = new Int32Array(6);
    for (const square of squares) {
      const code = board[square];
      if (code === EMPTY) continue;
      const side: Side = code & BLACK_BIT ? 0 : 1;
      const face = code & (PROMOTED | KIND_MASK);
      const add = (index: number) => terms.push(side === 0 ? index : ~index);
      const places = this.#places.get(faceBetza(this.variant, face));
      if (places === undefined) throw new RangeError('a piece without places');
      const rank = side === 0 ? ranks - rankOf(square) : rankOf(square) - 1;
      add(places.board + placeIndex(rank, fileOf(square), files));
      if ((code & KIND_MASK) === royal) continue;
      add(this.#worth[face]);
      const own = kings[side];
      const other = kings[(side ^ 1) as Side];
      const near = (king: Square) =>
        nearIndex(
          (side === 0 ? -1 : 1) * (rankOf(square) - rankOf(king)),
          fileOf(square) - fileOf(king),
        );
      add(places.own + near(own));
      add(places.other + near(other));
      const { attack, guard } = this.#tables;
      const at = (code << 9) | (square + SQUARE_SPAN);
      dangers[3 * side] += attack[at - other] & 0xffff;
      dangers[3 * (side ^ 1) + 2] += guard[at - own] & 0xffff;
    }
    for (const kind of this.variant.pieces.keys()) {
      for (const side of [0, 1]) {
        const count = hands[(side << 4) | kind];
        dangers[3 * side + 1] += count * this.#tables.threat[kind];
        for (let one = 0; one < count; one++) {
          terms.push(side === 0 ? this.#hand[kind] : ~this.#hand[kind]);
        }
      }
    }
    return { terms, dangers };
  }

  /** The worth of what was read, for Black; `slope` times the slope of each weight goes to `sums`. */
  value({ terms, dangers }: Read, sums?: Float64Array, slope = 0): number {
    const { weights } = this;
    let value = 0;
    for (const term of terms) {
      if (term >= 0) value += weights[term];
      else value -= weights[~term];
    }
    for (const side of [0, 3]) {
      const pressure = Math.min(dangers[side], MOST_PRESSURE);
      const threat = dangers[side + 1];
      const guard = dangers[side + 2];
      const below = weights[CALM] + weights[GUARD] * guard;
      const above = pressure * (weights[PRESSURE] * pressure + weights[THREAT] * threat);
      const sign = side === 0 ? 1 : -1;
      value += (sign * above) / below;
      if (sums === undefined) continue;
      const part = (sign * slope) / below;
      sums[PRESSURE] += part * pressure * pressure;
      sums[THREAT] += part * pressure * threat;
      sums[CALM] -= (part * above) / below;
      sums[GUARD] -= (part * above * guard) / below;
    }
    if (sums === undefined) return value;
    for (const term of terms) {
      if (term >= 0) sums[term] += slope;
      else sums[~term] -= slope;
    }
    return value;
  }

  /** The weights as the engine reads them. */
  result(): VariantWeights {
    const { variant, weights } = this;
    const rules = rulesOf(variant);
    const places: Record<string, { board: number[]; own?: number[]; other?: number[] }> = {};
    const worth: Record<string, number> = {};
    const hand: Record<string, number> = {};
    const cut = (first: number, count: number) =>
      Array.from(weights.subarray(first, first + count), (value) => Math.round(value) || 0);
    for (const { kind, face } of facesOf(variant)) {
      const letter = faceLetter(variant, face);
      const betza = faceBetza(variant, face);
      const first = this.#places.get(betza);
      if (first === undefined) throw new RangeError('a piece without places');
      const board = cut(first.board, placeSpan(variant.files, variant.ranks));
      if (kind === rules.royal) {
        places[betza] = { board };
        continue;
      }
      [worth[letter]] = cut(this.#worth[face], 1);
      const held = face === kind ? this.#hand[kind] : -1;
      if (held >= 0) [hand[letter]] = cut(held, 1);
      places[betza] = { board, own: cut(first.own, NEAR_SPAN), other: cut(first.other, NEAR_SPAN) };
    }
    const [pressure, threat, calm, guard, tempo] = weights;
    const fine = (value: number) => Math.round(value * 1000) / 1000;
    return {
      tempo: Math.round(tempo),
      danger: {
        pressure: fine(pressure),
        threat: fine(threat),
        calm: fine(calm),
        guard: fine(guard),
      },
      worth,
      hand,
      places,
    };
  }
}
