import { type Color, opposite } from '../../rules/core/color.ts';
import type { Move } from '../../rules/core/move.ts';
import { bookMove } from '../book/book-move.ts';
import { type OpenBookFault, openBook } from '../book/open-book.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import { winsByImpasse } from '../impasse-win.ts';
import { type Level, levelOf, MOVE_TIME_MS } from '../levels.ts';
import { MateSearch } from './mate-search.ts';
import { Search } from './search.ts';
import { type Allotment, allot } from './time-manager.ts';

/** A question to the thinker. */
export interface Thought {
  readonly game: EngineGame;
  readonly limits: SearchLimits;
  /** Default: full strength within the limits. */
  readonly level?: number;
  /** Decides among moves that are about equal for the level. */
  readonly seed: number;
  /** Time on the clock between the question and `think`, in milliseconds. Default: 0. */
  readonly waitedMs?: number;
  /** Whether it claims an impasse that gives it the game. Default: no. */
  readonly declares?: boolean;
  /** Whether it plays from the book of openings, if its level does. Default: no. */
  readonly usesBook?: boolean;
  /** Hears why there is no book where one is wanted. */
  readonly onNoBook?: (fault: OpenBookFault) => void;
  readonly shouldStop: () => boolean;
  readonly onReport?: (report: SearchReport) => void;
}

/** The longest mate to look for, and the share of the nodes or of the time for it. */
const MATE_PLIES = 15;
const MATE_PART = 0.1;
const MATE_NODES = 100_000;

/** Room for all that the highest level bounded by nodes can find. */
const CLEARED_MB = 8;

/** Our engine without its worker: it thinks until it has an answer, and keeps what it learns. */
export class Thinker {
  readonly #search: Search;
  /** The search of levels bounded by nodes: small, since it is cleared before every move. */
  #cleared: Search | undefined;
  #mates: MateSearch | undefined;

  /** @param hashMb size of the table of positions in megabytes */
  constructor(hashMb = 64) {
    this.#search = new Search(hashMb);
  }

  think(thought: Thought): EngineAnswer {
    const { limits, game } = thought;
    const startMs = performance.now() - (limits.clock ? (thought.waitedMs ?? 0) : 0);
    const passedMs = () => performance.now() - startMs;
    const level = thought.level === undefined ? undefined : levelOf(thought.level);
    const time = timeOf(limits, level, colorToMove(game));
    const isOver = () => thought.shouldStop() || passedMs() >= time.mostMs;
    if (limits.mate !== undefined) {
      if (limits.problem === 'defence') return this.#defend(thought, limits.mate, isOver, passedMs);
      return this.#mate(thought, limits.mate, isOver, passedMs, limits.nodes);
    }
    if (thought.declares && winsByImpasse(game)) return { kind: 'declare-win' };
    const random = randomNumbers(thought.seed + game.moves.length);
    const known = moveOfBook(thought, level, random);
    if (known !== undefined) return { kind: 'move', move: known };
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
        random,
      },
      (partly) => thought.onReport?.({ ...partly, timeMs: passedMs() }),
    );
    const [move, ponder] = found.line;
    if (move === undefined) return { kind: 'resign' };
    thought.onReport?.({ ...found, timeMs: passedMs() });
    return { kind: 'move', move, ...(ponder !== undefined && { ponder }) };
  }

  /** A search without memory: an earlier search must not change how a level plays a game. */
  #clearedSearch(): Search {
    if (this.#cleared) this.#cleared.clear();
    else this.#cleared = new Search(CLEARED_MB);
    return this.#cleared;
  }

  #mate(
    { game, limits, onReport }: Thought,
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
      skipsUseless: limits.problem !== undefined,
    });
    if (result.kind === 'none') return { kind: 'none', isSure: true };
    if (result.kind === 'unknown') return { kind: 'none' };
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

  /** Defends against the mate of a problem. */
  #defend(
    { game, limits, onReport }: Thought,
    plies: number,
    shouldStop: () => boolean,
    passedMs: () => number,
  ): EngineAnswer {
    this.#mates ??= new MateSearch();
    const { nodes } = limits;
    const result = this.#mates.defend(game, {
      plies,
      shouldStop,
      ...(nodes !== undefined && { nodes }),
      skipsUseless: true,
    });
    if (result.kind === 'unknown') return { kind: 'none' };
    const isMated = result.kind === 'mated';
    const line = isMated ? result.mate.line : [result.move];
    const [move] = line;
    if (move === undefined) return { kind: 'resign' };
    const depth = isMated ? result.mate.plies : result.plies;
    onReport?.({
      depth,
      nodes: result.nodes,
      timeMs: passedMs(),
      score: isMated ? { kind: 'mate', plies: -depth } : { kind: 'value', centipawns: 0 },
      line,
    });
    return { kind: 'move', move };
  }
}

/** A move of the book. A search at full strength without an end is an analysis, which has none. */
function moveOfBook(
  { game, limits, usesBook, onNoBook }: Thought,
  level: Level | undefined,
  random: () => number,
): Move | undefined {
  const isWanted = level?.playsBook ?? Object.keys(limits).length > 0;
  if (!usesBook || !isWanted) return undefined;
  const book = openBook(game.variant);
  if (book.ok) return bookMove(book.value, game, random);
  onNoBook?.(book.fault);
  return undefined;
}

function colorToMove({ start, moves }: EngineGame): Color {
  const { turn } = start.placement;
  return moves.length % 2 === 0 ? turn : opposite(turn);
}

/** After `enoughMs` no deeper search is begun, after `mostMs` it is broken off. */
type Limit = Pick<Allotment, 'enoughMs' | 'mostMs'>;

function timeOf(limits: SearchLimits, level: Level | undefined, color: Color): Limit {
  const { timeMs, clock } = limits;
  const isFree = limits.nodes === undefined && limits.depth === undefined;
  if (clock !== undefined) {
    const { enoughMs, fairMs, mostMs } = allot(clock, color);
    // A level bounded by nodes plays the same with a clock, as long as the clock allows.
    const own =
      level?.nodes === undefined ? { enoughMs, mostMs } : { enoughMs: fairMs, mostMs: fairMs };
    return { ...own, mostMs: Math.min(own.mostMs, timeMs ?? Number.POSITIVE_INFINITY) };
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
