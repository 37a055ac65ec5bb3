import type { Engine, SearchLimits } from '../../engine/engine.ts';
import type { Match } from '../../match/match.ts';
import type { MatchTable } from '../../match/match-table.ts';
import { HIGHEST_LEVEL } from '../../match/participants/side.ts';
import type { GameStore } from '../../records/store/store.ts';
import type { MistakeShelf } from '../mistakes/mistake-shelf.ts';
import type { LevelAdvice } from '../statistics/fold-results.ts';
import type { PlayedGame } from '../statistics/played-game.ts';

/** Games of fewer plies say too little. */
const LEAST_PLIES = 20;

const LIMITS: SearchLimits = { nodes: 100_000 };

/** How often it is looked whether the clock still runs. */
const LOOK_MS = 1000;

/** Remembers, from session to session, which advice was given. */
interface GivenAdvice {
  readonly has: (key: string) => boolean;
  readonly add: (key: string) => void;
}

interface AfterGamesOptions {
  readonly table: MatchTable;
  readonly store: GameStore;
  readonly mistakes: MistakeShelf;
  readonly ownNames: () => readonly string[];
  /** Opens the engine that is chosen for analyses. */
  readonly analyst: () => Engine;
  /** Opens the engine that looks at mistakes again. */
  readonly judge: () => Engine;
  /** The name of that; undefined for our own search. */
  readonly analystName: () => string | undefined;
  readonly given: GivenAdvice;
  /** The limits of each position. Default: 100,000 nodes */
  readonly limits?: SearchLimits;
  /** Default: by the system. */
  readonly wait?: (timeMs: number) => Promise<void>;
}

/** Analyses games that are over, one after another, while no game with a clock is on. */
export class AfterGames {
  /** Whether a game with a clock is on elsewhere: in a room. */
  isTimedElsewhere = () => false;
  readonly #options: AfterGamesOptions;
  #queue: Promise<unknown> = Promise.resolve();
  #running: { readonly match: Match; readonly stop: () => void } | undefined;
  #isClosed = false;

  constructor(options: AfterGamesOptions) {
    this.#options = options;
  }

  /** Whether a match is one to analyse: over, in a file, and long enough. */
  takes(match: Match): boolean {
    return (
      match.ending !== undefined &&
      !match.isPlayedOut &&
      match.moves.length >= LEAST_PLIES &&
      this.#pathOf(match) !== undefined
    );
  }

  /**
   * Analyses a match, keeps that in its file, and keeps the mistakes of the player.
   * @returns how many of them are new; undefined where the match goes on, or all is closed. Rejects
   * with `EngineError`, and with what the system refuses
   */
  analyse(match: Match): Promise<number | undefined> {
    const path = this.#pathOf(match);
    const asked = this.#queue.then(() => this.#analyse(match, path ?? ''));
    this.#queue = asked.catch(() => {});
    return asked;
  }

  /**
   * The level to try after a match that is over, once ever; undefined for none. Rejects with what
   * the system refuses.
   */
  async advise(match: Match): Promise<LevelAdvice | undefined> {
    const { store, ownNames, given } = this.#options;
    if (this.#pathOf(match) === undefined || match.isPlayedOut) return undefined;
    const [{ IN_A_ROW, levelAdvice }, { latestPlayedGames }] = await Promise.all([
      import('../statistics/fold-results.ts'),
      import('../statistics/read-played-games.ts'),
    ]);
    const { id } = match.record.variant;
    // One more tells whether the row is longer.
    const isWanted = ({ variant, level }: PlayedGame) => variant === id && level !== undefined;
    const games = await latestPlayedGames(store, ownNames(), isWanted, IN_A_ROW + 1);
    const advice = levelAdvice(games, HIGHEST_LEVEL);
    if (!advice || given.has(advice.key)) return undefined;
    given.add(advice.key);
    return advice;
  }

  /** Ends the analysis of a match that goes on. */
  drop(match: Match): void {
    if (this.#running?.match === match) this.#running.stop();
  }

  /** Ends everything; what was found of a game stays. */
  close(): void {
    this.#isClosed = true;
    this.#running?.stop();
  }

  #pathOf(match: Match): string | undefined {
    const { table } = this.#options;
    const path = table.latestPath;
    return path !== undefined && table.latestAt(path) === match ? path : undefined;
  }

  async #analyse(match: Match, path: string): Promise<number | undefined> {
    const { store, mistakes, ownNames, analyst, analystName, judge } = this.#options;
    const { limits = LIMITS } = this.#options;
    // Most sessions never need it.
    const [{ analyseGame }, { OWN_ANALYST }, { keepOwnMistakes }, { mistakeGameName }] =
      await Promise.all([
        import('../../match/analysis/analyse-game.ts'),
        import('../../match/analysis/keep-analysis.ts'),
        import('../mistakes/keep-mistakes.ts'),
        import('../mistakes/mistake-game.ts'),
      ]);
    let isStopped = this.#isClosed || match.ending === undefined;
    if (isStopped) return undefined;
    const { record } = match;
    const engine = analyst();
    let end = () => engine.stop();
    const stop = () => {
      isStopped = true;
      end();
    };
    this.#running = { match, stop };
    try {
      const result = await analyseGame({
        record,
        limits,
        name: analystName() ?? OWN_ANALYST,
        openEngine: () => engine,
        ready: () => this.#quiet(() => isStopped),
        isStopped: () => isStopped,
      });
      if (match.ending === undefined) return undefined;
      if (result !== 'kept') {
        match.save();
        if (match.saveError !== undefined) throw match.saveError;
      }
      if (result === 'stopped') return undefined;
      const keeper = { mistakes, names: ownNames(), openEngine: judge };
      const keeping = keepOwnMistakes(keeper, record, mistakeGameName(store, path));
      end = keeping.stop;
      return await keeping.count;
    } finally {
      this.#running = undefined;
    }
  }

  /** Waits until no game with a clock is on. */
  async #quiet(isStopped: () => boolean): Promise<void> {
    const { table, wait = bySystem } = this.#options;
    while (!isStopped() && (table.isTimed || this.isTimedElsewhere())) await wait(LOOK_MS);
  }
}

function bySystem(timeMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeMs).unref();
  });
}
