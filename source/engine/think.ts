import { type Color, opposite } from '../core/color.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from './engine.ts';
import { type Level, levelOf, MOVE_TIME_MS } from './levels.ts';
import { MateSearch } from './mate-search.ts';
import { Search } from './search.ts';
import { type Allotment, allot } from './time-manager.ts';

/** What a thinker is told beside the position. */
export interface Thought {
  readonly game: EngineGame;
  readonly limits: SearchLimits;
  /** Missing for the full strength within the limits. */
  readonly level?: number;
  /** Decides among moves that a level likes about as much. */
  readonly seed: number;
  readonly shouldStop: () => boolean;
  readonly onReport?: (report: SearchReport) => void;
}

/** Mates are looked for so far, with this part of the nodes or of the time. */
const MATE_PLIES = 15;
const MATE_PART = 0.1;
const MATE_NODES = 100_000;

/** Room for what the highest level that counts nodes can find out. */
const CLEARED_MB = 8;

/** Our own engine without its worker: thinks until it has an answer. Keeps what it learnt. */
export class Thinker {
  readonly #search: Search;
  /** For levels that count nodes: small, since it is cleared before every move. */
  #cleared: Search | undefined;
  #mates: MateSearch | undefined;

  /** @param hashMb size of the table of positions in megabytes */
  constructor(hashMb = 64) {
    this.#search = new Search(hashMb);
  }

  think(thought: Thought): EngineAnswer {
    const startMs = performance.now();
    const passedMs = () => performance.now() - startMs;
    const { limits, game } = thought;
    const level = thought.level === undefined ? undefined : levelOf(thought.level);
    const time = timeOf(limits, level, colorToMove(game));
    const isOver = () => thought.shouldStop() || passedMs() >= time.mostMs;
    if (limits.mate !== undefined) return this.#mate(thought, limits.mate, isOver, passedMs);
    const nodes = least(limits.nodes, level?.nodes);
    if (level?.seesMates ?? true) {
      const part = (nodes ?? Number.POSITIVE_INFINITY) * MATE_PART;
      const isMateOver = () => isOver() || passedMs() >= time.mostMs * MATE_PART;
      const most = Math.min(part, MATE_NODES);
      const answer = this.#mate(thought, MATE_PLIES, isMateOver, passedMs, most);
      if (answer.kind === 'move') return answer;
    }
    const search = level?.nodes === undefined ? this.#search : this.#clearedSearch();
    const depth = least(limits.depth, level?.depth);
    const found = search.run(
      game,
      {
        ...(nodes !== undefined && { nodes }),
        ...(depth !== undefined && { depth }),
        shouldStop: isOver,
        isEnough: () => passedMs() >= time.enoughMs,
        tolerance: level?.tolerance ?? 0,
        random: randomNumbers(thought.seed + game.moves.length),
      },
      (partly) => thought.onReport?.({ ...partly, timeMs: passedMs() }),
    );
    const [move, ponder] = found.line;
    if (move === undefined) return { kind: 'resign' };
    thought.onReport?.({ ...found, timeMs: passedMs() });
    return { kind: 'move', move, ...(ponder !== undefined && { ponder }) };
  }

  /** What an earlier search has left would make the moves depend on more than the game. */
  #clearedSearch(): Search {
    if (this.#cleared) this.#cleared.clear();
    else this.#cleared = new Search(CLEARED_MB);
    return this.#cleared;
  }

  #mate(
    { game, onReport }: Thought,
    plies: number,
    shouldStop: () => boolean,
    passedMs: () => number,
    nodes?: number,
  ): EngineAnswer {
    this.#mates ??= new MateSearch();
    const result = this.#mates.run(game, {
      plies,
      shouldStop,
      ...(nodes !== undefined && { nodes }),
    });
    if (result.kind !== 'mate') return { kind: 'none' };
    const { line } = result.mate;
    onReport?.({
      depth: result.mate.plies,
      nodes: result.nodes,
      timeMs: passedMs(),
      score: { kind: 'mate', plies: result.mate.plies },
      line,
    });
    const [move, ponder] = line;
    return { kind: 'move', move, ...(ponder !== undefined && { ponder }) };
  }
}

function colorToMove({ start, moves }: EngineGame): Color {
  const { turn } = start.placement;
  return moves.length % 2 === 0 ? turn : opposite(turn);
}

function timeOf(limits: SearchLimits, level: Level | undefined, color: Color): Allotment {
  const { timeMs, clock } = limits;
  const isFree = limits.nodes === undefined && limits.depth === undefined;
  if (clock !== undefined) {
    const allotment = allot(clock, color);
    return { ...allotment, mostMs: Math.min(allotment.mostMs, timeMs ?? Number.POSITIVE_INFINITY) };
  }
  const byLevel = level !== undefined && level.nodes === undefined && isFree;
  const mostMs = timeMs ?? (byLevel ? MOVE_TIME_MS : Number.POSITIVE_INFINITY);
  return { enoughMs: mostMs, mostMs };
}

function least(first: number | undefined, second: number | undefined): number | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return Math.min(first, second);
}

/** Numbers from 0 to below 1, the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
