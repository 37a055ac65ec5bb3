import { comparePlaces, EntrySource, type GamePlace, type PlaceList } from './entry-source.ts';
import type { IndexKey } from './index-entry.ts';

/** A value that is missing. */
export const NO_VALUE = -32768;

/** What happened in a position of a game. */
export interface Occurrence {
  readonly high: number;
  readonly low: number;
  readonly move: number;
  readonly game: number;
  /** See `placeMark`. */
  readonly mark: number;
  /** As `RESULTS` numbers them. */
  readonly result: number;
  /** The value of the position after the move, at most `MOST_VALUE`; `NO_VALUE` if it has none. */
  readonly value: number;
  /** -1 where the game has gone. */
  readonly sign: 1 | -1;
}

/** Occurrences in memory, in the order in which they came. */
export class EntryBuffer {
  high: Uint32Array;
  low: Uint32Array;
  move: Uint32Array;
  game: Uint32Array;
  mark: Uint32Array;
  result: Uint8Array;
  value: Int16Array;
  sign: Int8Array;
  length = 0;

  constructor(capacity = 1 << 12) {
    this.high = new Uint32Array(capacity);
    this.low = new Uint32Array(capacity);
    this.move = new Uint32Array(capacity);
    this.game = new Uint32Array(capacity);
    this.mark = new Uint32Array(capacity);
    this.result = new Uint8Array(capacity);
    this.value = new Int16Array(capacity);
    this.sign = new Int8Array(capacity);
  }

  add({ high, low, move, game, mark, result, value, sign }: Occurrence): void {
    if (this.length === this.high.length) this.#grow();
    const at = this.length++;
    this.high[at] = high;
    this.low[at] = low;
    this.move[at] = move;
    this.game[at] = game;
    this.mark[at] = mark;
    this.result[at] = result;
    this.value[at] = value;
    this.sign[at] = sign;
  }

  clear(): void {
    this.length = 0;
  }

  /** The entries of all occurrences, or of those in one position. */
  entries(key?: IndexKey): EntrySource {
    return new BufferSource(this, this.#order(key));
  }

  /** The indices of occurrences, ascending by key and move. */
  #order(key: IndexKey | undefined): Uint32Array {
    if (key) return this.#orderOf(key);
    return sortTies(this, sortByHigh(this.high, this.length));
  }

  #orderOf({ high, low }: IndexKey): Uint32Array {
    const found: number[] = [];
    for (let at = 0; at < this.length; at++) {
      if (this.high[at] === high && this.low[at] === low) found.push(at);
    }
    return sortTies(this, Uint32Array.from(found));
  }

  #grow(): void {
    const length = this.high.length * 2;
    this.high = enlarged(this.high, new Uint32Array(length));
    this.low = enlarged(this.low, new Uint32Array(length));
    this.move = enlarged(this.move, new Uint32Array(length));
    this.game = enlarged(this.game, new Uint32Array(length));
    this.mark = enlarged(this.mark, new Uint32Array(length));
    this.result = enlarged(this.result, new Uint8Array(length));
    this.value = enlarged(this.value, new Int16Array(length));
    this.sign = enlarged(this.sign, new Int8Array(length));
  }
}

class BufferSource extends EntrySource {
  readonly #buffer: EntryBuffer;
  readonly #order: Uint32Array;
  #start = 0;
  #end = 0;

  constructor(buffer: EntryBuffer, order: Uint32Array) {
    super();
    this.#buffer = buffer;
    this.#order = order;
  }

  next(): boolean {
    const order = this.#order;
    const { high, low, move, result, value, sign } = this.#buffer;
    if (this.#end === order.length) return false;
    this.#start = this.#end;
    const first = order[this.#start] as number;
    this.high = high[first] as number;
    this.low = low[first] as number;
    this.move = move[first] as number;
    this.games = this.black = this.draws = this.white = 0;
    this.valued = this.sum = this.placeCount = 0;
    let end = this.#start;
    for (; end < order.length; end++) {
      const at = order[end] as number;
      if (high[at] !== this.high || low[at] !== this.low || move[at] !== this.move) break;
      const one = sign[at] as number;
      this.games += one;
      if (result[at] === 1) this.black += one;
      else if (result[at] === 2) this.draws += one;
      else if (result[at] === 3) this.white += one;
      const known = value[at] as number;
      if (known !== NO_VALUE) {
        this.valued += one;
        this.sum += one * known;
      }
      if (one > 0) this.placeCount++;
    }
    this.#end = end;
    return true;
  }

  places(into: PlaceList, most = this.placeCount): void {
    const { game, mark, sign } = this.#buffer;
    const own = this.#order.subarray(this.#start, this.#end).filter((at) => sign[at] === 1);
    const placeOf = (at: number): GamePlace => [game[at] as number, mark[at] as number];
    if (own.length > 1) own.sort((a, b) => comparePlaces(placeOf(a), placeOf(b)));
    for (const at of own.subarray(0, most)) into.add(...placeOf(at));
  }
}

function enlarged<Memory extends { set(from: Memory): void }>(old: Memory, larger: Memory): Memory {
  larger.set(old);
  return larger;
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

/** The indices of numbers of 32 bits in their ascending order; equal ones keep theirs. */
function sortByHigh(keys: Uint32Array, length: number): Uint32Array {
  let order = Uint32Array.from({ length }, (_, index) => index);
  let sorted = new Uint32Array(length);
  const counts = new Uint32Array(DIGITS);
  for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
    counts.fill(0);
    for (let at = 0; at < length; at++) {
      const digit = ((keys[at] as number) >>> shift) & (DIGITS - 1);
      counts[digit] = (counts[digit] as number) + 1;
    }
    let sum = 0;
    for (let digit = 0; digit < DIGITS; digit++) {
      const count = counts[digit] as number;
      counts[digit] = sum;
      sum += count;
    }
    for (let at = 0; at < length; at++) {
      const index = order[at] as number;
      const digit = ((keys[index] as number) >>> shift) & (DIGITS - 1);
      const place = counts[digit] as number;
      counts[digit] = place + 1;
      sorted[place] = index;
    }
    [order, sorted] = [sorted, order];
  }
  return order;
}

/** Orders occurrences with equal first halves of their keys by the second ones and the moves. */
function sortTies({ high, low, move }: EntryBuffer, order: Uint32Array): Uint32Array {
  const compare = (a: number, b: number) =>
    (low[a] as number) - (low[b] as number) || (move[a] as number) - (move[b] as number);
  for (let start = 0; start < order.length; ) {
    const first = high[order[start] as number];
    let end = start + 1;
    let isSorted = true;
    for (; end < order.length && high[order[end] as number] === first; end++) {
      isSorted &&= compare(order[end - 1] as number, order[end] as number) <= 0;
    }
    if (!isSorted) order.subarray(start, end).sort(compare);
    start = end;
  }
  return order;
}
