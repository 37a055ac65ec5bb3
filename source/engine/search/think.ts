import { type Color, opposite } from '../../rules/core/color.ts';
import type { Move } from '../../rules/core/move.ts';
import { bookMove, bookMoves } from '../book/book-move.ts';
import { type OpenBookFault, openBook } from '../book/open-book.ts';
import type { EngineAnswer, EngineGame, SearchLimits, SearchReport } from '../engine.ts';
import { winsByImpasse } from '../impasse-win.ts';
import { type Level, levelOf, moveTimeMs } from '../levels.ts';
import { type FoundMate, MateSearch } from '../mate/mate-search.ts';
import { LATE_GAIN, lateCost } from './late-move.ts';
import { MateHunt } from './mate-hunt.ts';
import { Search, type SearchFound } from './search.ts';
import { evenPly, scoreOfLead, shownScore } from './shown-score.ts';
import { type Allotment, allot } from './time-manager.ts';

/** A question to the thinker. */
interface Thought {
  readonly game: EngineGame;
  readonly limits: SearchLimits;
  /** Default: full strength within the limits. */
  readonly level?: number;
  /** Decides among moves that are about equal for the level. */
  readonly seed: number;
  /** Time on the clock between the question and `think`, in milliseconds. Default: 0. */
  readonly waitedMs?: number;
  /** Whether its nodes are those of the limits, whatever the level. Default: no. */
  readonly isPractice?: boolean;
  /** Whether it claims an impasse that gives it the game. Default: no. */
  readonly declares?: boolean;
  /** Whether it plays from the book of openings, as far as its level does. Default: no. */
  readonly usesBook?: boolean;
  /** Hears why there is no book where one is wanted. */
  readonly onNoBook?: (fault: OpenBookFault) => void;
  readonly shouldStop: () => boolean;
  readonly onReport?: (report: SearchReport) => void;
  /** The thread that helps, if there is one. */
  readonly helper?: ThoughtHelper;
}

/** A thread that helps with a thought, as the one that answers sees it. */
interface ThoughtHelper {
  /** Its nodes so far. */
  readonly nodes: () => number;
  /** The line of a mate that it has found. */
  readonly mate: () => readonly Move[] | undefined;
}

/** A thought of another thread that this one helps with. */
interface Assistance extends Pick<Thought, 'game' | 'limits' | 'level' | 'shouldStop'> {
  /** Hears its nodes every few hundred. */
  readonly onNodes: (nodes: number) => void;
  /** Hears the line of a mate. */
  readonly onMate: (line: readonly Move[]) => void;
}

/** The share of the nodes in which mates are looked for. */
const MATE_NODES_PART = 0.1;
/** The share of the time for mates before the search proper, and the nodes at most. */
const FIRST_MATE_PART = 0.1;
const FIRST_MATE_NODES = 100_000;
/** A helper looks for mates this many times longer at first. */
const HELPER_PATIENCE = 2;

/** Room for a mate of the other side. */
const DEFENCE_MB = 4;

/** Room for all that the highest level bounded by nodes can find. */
const CLEARED_MB = 8;

/** Our engine without its worker: it thinks until it has an answer, and keeps what it learns. */
export class Thinker {
  readonly #search: Search;
  /** The search of levels bounded by nodes: small, since it is cleared before every move. */
  #cleared: Search | undefined;
  #mates: MateSearch | undefined;
  /** Looks for mates of the other side. */
  #refutes: MateSearch | undefined;

  /** @param memory of the table of positions: its size in megabytes, or one that is shared */
  constructor(memory: number | Int32Array = 64) {
    this.#search = new Search(memory);
  }

  /** Forgets what it has learnt. A level bounded by nodes keeps nothing. */
  forget(): void {
    if (this.#search.nodes > 0) this.#search.clear();
  }

  think(thought: Thought): EngineAnswer {
    const { limits, game } = thought;
    const startMs = performance.now() - (limits.clock ? (thought.waitedMs ?? 0) : 0);
    const passedMs = () => performance.now() - startMs;
    const level = thought.level === undefined ? undefined : levelOf(thought.level, game.variant);
    const time = timeOf(limits, level, colorToMove(game));
    const isOver = () => thought.shouldStop() || passedMs() >= time.mostMs;
    if (limits.mate !== undefined) {
      if (limits.problem === 'defence') return this.#defend(thought, limits.mate, isOver, passedMs);
      return this.#mate(thought, limits.mate, isOver, passedMs, limits.nodes);
    }
    if (thought.declares && winsByImpasse(game)) return { kind: 'declare-win' };
    const random = randomNumbers(thought.seed + game.moves.length);
    const played = moveOfBook(thought, level, random);
    if (played !== undefined) return { kind: 'move', move: played };
    const bounds = thought.isPractice ? undefined : level;
    const nodes = least(limits.nodes, bounds?.nodes);
    const isTimed = nodes === undefined && limits.depth === undefined;
    const helper = mayBeHelped(limits, level) ? thought.helper : undefined;
    // A mate may begin with a move that is left out.
    const seesMates = limits.without === undefined && (level?.seesMates ?? true);
    const hunt = seesMates ? this.#newHunt(game, passedMs, isOver) : undefined;
    // A helper begins with a hunt that is longer.
    if (helper === undefined) {
      hunt?.begin(
        nodes === undefined ? FIRST_MATE_NODES : nodes * MATE_NODES_PART,
        time.enoughMs * FIRST_MATE_PART,
      );
    }
    if (hunt?.found) return answerMate(thought, hunt.found, passedMs());
    const helperNodes = () => helper?.nodes() ?? 0;
    const report = (partly: SearchFound) => {
      const score = shownScore(game, partly.score);
      const nodes = partly.nodes + helperNodes();
      thought.onReport?.({ ...partly, score, nodes, timeMs: passedMs() });
    };
    const isMateHunted = () => isTimed && hunt?.goOn(helper !== undefined) === true;
    const search = level?.nodes === undefined ? this.#search : this.#clearedSearch();
    const depth = least(limits.depth, bounds?.depth);
    const ply = evenPly(game);
    // A level has left the book on purpose.
    const known = level === undefined ? movesOfBook(game) : [];
    const isUnknown = (move: Move) => known.length > 0 && !known.includes(move);
    const found = search.run(
      game,
      {
        ...(nodes !== undefined && { nodes }),
        ...(depth !== undefined && { depth }),
        ...(limits.without && { without: limits.without }),
        cost: (position, move) =>
          scoreOfLead(game.variant, isUnknown(move) ? LATE_GAIN : lateCost(position, move, ply)),
        ...(hunt && { mateAfter: (move, most) => hunt.after(move, most, this.#defence()) }),
        shouldStop: () => isOver() || helper?.mate() !== undefined || isMateHunted(),
        isEnough: ({ score }) => {
          hunt?.tell(score);
          return passedMs() >= time.enoughMs || isMateHunted();
        },
        tolerance: level?.tolerance ?? 0,
        random,
      },
      (partly) => report(partly),
    );
    if (hunt?.found) return answerMate(thought, hunt.found, passedMs());
    const line = helper?.mate();
    if (line) {
      const mate = { plies: line.length, line };
      return answerMate(thought, { mate, nodes: found.nodes + helperNodes() }, passedMs());
    }
    const [move, ponder] = found.line;
    if (move === undefined) return { kind: 'resign' };
    report(found);
    return { kind: 'move', move, ...(ponder !== undefined && { ponder }) };
  }

  /**
   * Helps with a thought of another thread, if that may be helped, by filling the table that both
   * share, and by looking for mates, until it should stop.
   */
  help({ game, limits, level: number, shouldStop, onNodes, onMate }: Assistance): void {
    const level = number === undefined ? undefined : levelOf(number, game.variant);
    if (!mayBeHelped(limits, level)) return;
    const startMs = performance.now();
    const passedMs = () => performance.now() - startMs;
    const { enoughMs } = timeOf(limits, level, colorToMove(game));
    const hunt = this.#newHunt(game, passedMs, shouldStop);
    const part = FIRST_MATE_PART * HELPER_PATIENCE;
    hunt.begin(FIRST_MATE_NODES * HELPER_PATIENCE, enoughMs * part);
    if (!hunt.found && !shouldStop()) {
      this.#search.run(game, {
        helps: true,
        shouldStop: () => {
          onNodes(this.#search.nodes);
          return shouldStop() || hunt.goOn();
        },
        isEnough: ({ score }) => {
          hunt.tell(score);
          return hunt.goOn();
        },
      });
    }
    if (hunt.found) onMate(hunt.found.mate.line);
  }

  #defence(): MateSearch {
    this.#refutes ??= new MateSearch(DEFENCE_MB);
    return this.#refutes;
  }

  #newHunt(game: EngineGame, passedMs: () => number, shouldStop: () => boolean): MateHunt {
    this.#mates ??= new MateSearch();
    return new MateHunt(this.#mates, game, { passedMs, shouldStop });
  }

  /** A search without memory: an earlier search must not change how a level plays a game. */
  #clearedSearch(): Search {
    if (this.#cleared) this.#cleared.clear();
    else this.#cleared = new Search(CLEARED_MB);
    return this.#cleared;
  }

  #mate(
    thought: Thought,
    plies: number,
    shouldStop: () => boolean,
    passedMs: () => number,
    nodes?: number,
  ): EngineAnswer {
    const { game, limits } = thought;
    this.#mates ??= new MateSearch();
    const result = this.#mates.run(game, {
      plies,
      shouldStop,
      ...(nodes !== undefined && { nodes }),
      skipsUseless: limits.problem !== undefined,
      takesAny: limits.problem === undefined,
    });
    if (result.kind === 'none') return { kind: 'none', isSure: true };
    if (result.kind === 'unknown') return { kind: 'none' };
    return answerMate(thought, result, passedMs());
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

/**
 * Whether a second thread may help: what is bounded by nodes is to be the same every time, and a
 * mate that is asked for has a search of its own.
 */
function mayBeHelped({ nodes, mate, without }: SearchLimits, level: Level | undefined): boolean {
  return (level?.nodes ?? nodes ?? mate ?? without) === undefined;
}

/** A move of the book. A search at full strength without an end is an analysis, which has none. */
function moveOfBook(
  { game, limits, usesBook, onNoBook }: Thought,
  level: Level | undefined,
  random: () => number,
): Move | undefined {
  const isWanted = level !== undefined || Object.keys(limits).length > 0;
  const { bookPlies = Number.POSITIVE_INFINITY } = level ?? {};
  if (!usesBook || !isWanted || game.moves.length >= bookPlies) return undefined;
  const book = openBook(game.variant);
  if (book.ok) return bookMove(book.value, game, random);
  onNoBook?.(book.fault);
  return undefined;
}

/** What players are known to play in a position of the opening. */
function movesOfBook(game: EngineGame): readonly Move[] {
  const book = openBook(game.variant);
  return book.ok ? bookMoves(book.value, game).map(({ move }) => move) : [];
}

/** Reports a mate, and answers with its first move. */
function answerMate(
  { onReport }: Thought,
  { mate: { plies, line }, nodes }: Pick<FoundMate, 'mate' | 'nodes'>,
  timeMs: number,
): EngineAnswer {
  onReport?.({ depth: plies, nodes, timeMs, score: { kind: 'mate', plies }, line });
  const [move, ponder] = line;
  if (move === undefined) throw new RangeError('a mate without a move');
  return { kind: 'move', move, ...(ponder !== undefined && { ponder }) };
}

function colorToMove({ start, moves }: EngineGame): Color {
  const { turn } = start.placement;
  return moves.length % 2 === 0 ? turn : opposite(turn);
}

/** After `enoughMs` no deeper search is begun, after `mostMs` it is broken off. */
type Limit = Pick<Allotment, 'enoughMs' | 'mostMs'>;

function timeOf(limits: SearchLimits, level: Level | undefined, color: Color): Limit {
  const timeMs = moveTimeMs(limits, level);
  if (limits.clock === undefined) return { enoughMs: timeMs, mostMs: timeMs };
  const { enoughMs, fairMs, mostMs } = allot(limits.clock, color);
  // A level bounded by nodes plays the same with a clock, as long as the clock allows.
  const own =
    level?.nodes === undefined ? { enoughMs, mostMs } : { enoughMs: fairMs, mostMs: fairMs };
  return { ...own, mostMs: Math.min(own.mostMs, timeMs) };
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
