import type { Move, MoveArray } from '../../rules/core/move.ts';

/** Words: numbers of searches, which count from 1, and the length of a mate; then its moves. */
const STOPPED = 0;
const ANSWERED = 1;
const MATED = 2;
const LENGTH = 3;
const LINE = 4;
const MOST_MOVES = 64;
/** Bytes before the count of nodes, and with it. */
const NODES_AT = 8 * Math.ceil((4 * (LINE + MOST_MOVES)) / 8);
const BYTES = NODES_AT + 2 * 8;

/** What the threads of an engine tell each other at once. Searches are named by their numbers. */
export class SharedState {
  readonly buffer: SharedArrayBuffer;
  readonly #words: Int32Array;
  readonly #line: MoveArray;
  /** The search that the helper thread counts for, and its nodes. */
  readonly #nodes: Float64Array;

  /** @param buffer that of another thread. Default: a new one */
  constructor(buffer: SharedArrayBuffer = new SharedArrayBuffer(BYTES)) {
    this.buffer = buffer;
    this.#words = new Int32Array(buffer, 0, LINE);
    this.#line = new Int32Array(buffer, 4 * LINE, MOST_MOVES) as MoveArray;
    this.#nodes = new Float64Array(buffer, NODES_AT, 2);
  }

  /** Tells a search to stop, with all before it. */
  stop(id: number): void {
    Atomics.store(this.#words, STOPPED, id);
  }

  isStopped(id: number): boolean {
    return Atomics.load(this.#words, STOPPED) >= id;
  }

  /** Says that the main thread has an answer, so that the helper ends too. */
  answer(id: number): void {
    Atomics.store(this.#words, ANSWERED, id);
  }

  isAnswered(id: number): boolean {
    return Atomics.load(this.#words, ANSWERED) >= id;
  }

  /** Notes the nodes of the helper. */
  countNodes(id: number, nodes: number): void {
    this.#nodes[0] = id;
    this.#nodes[1] = nodes;
  }

  /** The nodes of the helper in a search so far. */
  nodesOf(id: number): number {
    return this.#nodes[0] === id ? (this.#nodes[1] ?? 0) : 0;
  }

  /** Tells the main thread of a mate. */
  tellMate(id: number, line: readonly Move[]): void {
    this.#words[LENGTH] = line.length;
    this.#line.set(line);
    Atomics.store(this.#words, MATED, id);
  }

  /** The mate that the helper has found in a search. */
  mateOf(id: number): readonly Move[] | undefined {
    if (Atomics.load(this.#words, MATED) !== id) return undefined;
    return Array.from<Move>(this.#line.subarray(0, this.#words[LENGTH]));
  }
}
