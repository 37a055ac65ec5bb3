import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  type SearchLimits,
  type SearchReport,
} from '../../engine/engine.ts';
import { levelOf, MOVE_TIME_MS } from '../../engine/levels.ts';
import { findMate } from '../../engine/mate/find-mate.ts';
import { OwnEngine, type OwnEngineOptions, searchThreads } from '../../engine/search/own-engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import { OpeningEngine } from '../../engine/usi/opening-engine.ts';
import { UsiAnalyst } from '../../engine/usi/usi-analyst.ts';
import {
  askUsiEngine,
  openUsiEngine,
  type UsiEngine,
  type UsiEngineOptions,
} from '../../engine/usi/usi-engine.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { EngineRoom, MateFinder, SeatedEngine } from './engine-room.ts';
import type { ComputerPlayer } from './side.ts';

/** The programs that the player has listed. */
interface Programs {
  /** How one is started, by its name in the list or by its command. */
  readonly start: (text: string) => Required<Pick<UsiEngineOptions, 'command' | 'options'>>;
  /** The names in the list. */
  readonly names: () => readonly string[];
}

/**
 * Starts a program by its name in the list or by its command. Rejects with `EngineError`, which
 * tells the names where a word is neither.
 */
export async function openProgram(
  programs: Programs,
  text: string,
  opening: Omit<UsiEngineOptions, 'command' | 'options'>,
): Promise<UsiEngine> {
  try {
    return await openUsiEngine({ ...opening, ...programs.start(text) });
  } catch (error) {
    throw (error instanceof EngineError && unlisted(programs.names(), text, error)) || error;
  }
}

/** The fault of a word that is neither a program nor a name, if that is what went wrong. */
function unlisted(
  names: readonly string[],
  text: string,
  { failure, code, detail }: EngineError,
): EngineError | undefined {
  const isMissing = failure === 'not-started' && code === 'ENOENT' && detail === text;
  if (!isMissing || names.length === 0 || /[\\/]/.test(text)) return undefined;
  return new EngineError('not-listed', names.join(', '));
}

/** Time for a hint. */
export const HINT_MS = 1000;

/** Table of the engine that evaluates games: it looks at each position for a short time only. */
const ANALYST_HASH_MB = 32;

/** The number of seeds for games. */
export const SEEDS = 2 ** 31;

/** The player's wishes about engines; asked for when they matter, since they may change. */
interface EngineWishes extends Programs {
  /** Whether the player has named a program; no other one is started. */
  readonly knows: (command: string) => boolean;
  /** The name of the program that analyses; undefined for our own search. */
  readonly analyst: () => string | undefined;
  /** Whether engines think on the opponent's time. */
  readonly ponders: () => boolean;
  /** Finds moves of opening books that the player has made known. Default: none has one */
  readonly findInBooks?: BookFinder;
  /** Hears which file that comes with the program our own search cannot use. */
  readonly onLack?: (lack: Lack) => void;
}

const NO_WISHES: EngineWishes = {
  knows: () => false,
  start: (command) => ({ command, options: {} }),
  names: () => [],
  analyst: () => undefined,
  ponders: () => false,
};

/**
 * Opens our own search for each seat, in a thread that starts when it first has to think, and
 * other programs that the player has named, which start at once.
 */
export class OwnEngines implements EngineRoom {
  readonly isShared = false;
  staysOut?: () => boolean;
  readonly findMate: MateFinder = (game, timeMs, signal) =>
    findMate(game, timeMs, AbortSignal.any([signal, this.#closing.signal]));
  readonly ask = (command: string) => askUsiEngine(command);
  readonly #random: () => number;
  readonly #wishes: EngineWishes;
  readonly #own: Pick<OwnEngineOptions, 'onLack'>;
  #adviser: OwnEngine | undefined;
  /** Ends what looks for a mate. */
  #closing = new AbortController();

  /**
   * @param random numbers from 0 to below 1, which make games differ
   * @param wishes Default: no other program is started
   */
  constructor(random: () => number, wishes: EngineWishes = NO_WISHES) {
    this.#random = random;
    this.#wishes = wishes;
    this.#own = wishes.onLack ? { onLack: wishes.onLack } : {};
  }

  open(player: ComputerPlayer, variant: Variant): SeatedEngine | undefined {
    const { ponders } = this.#wishes;
    switch (player.kind) {
      case 'level': {
        const seed = Math.floor(this.#random() * SEEDS);
        const engine = new OwnEngine({
          ...this.#own,
          level: player.level,
          seed,
          usesBook: true,
          givesWay: true,
          threads: searchThreads(),
        });
        const { findInBooks } = this.#wishes;
        const { bookPlies } = levelOf(player.level);
        const booked = findInBooks ? new BookedEngine(engine, findInBooks, bookPlies) : engine;
        return { engine: booked, limits: {}, ponders, declares: true };
      }
      case 'engine':
        return this.#openProgram(player.command, variant);
      default:
        return player satisfies never;
    }
  }

  adviser(): SeatedEngine {
    this.#adviser ??= new OwnEngine(this.#own);
    return { engine: this.#adviser, limits: { timeMs: HINT_MS } };
  }

  analyst(): Engine {
    const name = this.#wishes.analyst();
    if (name === undefined) return this.judge();
    return new UsiAnalyst(name, (variant, signal) =>
      openProgram(this.#wishes, name, { variant, signal }),
    );
  }

  judge(): OwnEngine {
    const threads = searchThreads();
    return new OwnEngine({ ...this.#own, hashMb: ANALYST_HASH_MB, givesWay: true, threads });
  }

  close(): void {
    this.#adviser?.close();
    this.#adviser = undefined;
    this.#closing.abort();
    this.#closing = new AbortController();
  }

  #openProgram(text: string, variant: Variant): SeatedEngine | undefined {
    const { knows, ponders } = this.#wishes;
    if (!knows(text)) return undefined;
    const engine = new OpeningEngine(text, (signal) =>
      openProgram(this.#wishes, text, { variant, ponders: ponders(), signal }),
    );
    const opened = engine.opened.then(({ optionFaults }) => optionFaults);
    // Without a clock it thinks as long as our highest level.
    return { engine, limits: { timeMs: MOVE_TIME_MS }, opened, ponders };
  }
}

/** Finds a move of the opening books that the player has made known; undefined where none has one. */
export type BookFinder = (game: EngineGame) => Promise<Move | undefined>;

/** An engine that plays from opening books as long as they have a move. */
export class BookedEngine implements Engine {
  readonly #engine: Engine;
  readonly #find: BookFinder;
  readonly #plies: number;
  /** Counts the stops: a search whose move is still looked up is not wanted after one. */
  #stops = 0;

  /** @param plies of a game in which books are asked. Default: all */
  constructor(engine: Engine, find: BookFinder, plies = Number.POSITIVE_INFINITY) {
    this.#engine = engine;
    this.#find = find;
    this.#plies = plies;
  }

  get name(): string {
    return this.#engine.name;
  }

  async prepare(variant: Variant): Promise<void> {
    await this.#engine.prepare?.(variant);
  }

  async search(
    game: EngineGame,
    limits: SearchLimits,
    onReport?: (report: SearchReport) => void,
  ): Promise<EngineAnswer> {
    const stops = this.#stops;
    const move = game.moves.length < this.#plies ? await this.#find(game) : undefined;
    if (stops !== this.#stops) return { kind: 'none' };
    if (move !== undefined) return { kind: 'move', move };
    return this.#engine.search(game, limits, onReport);
  }

  ponder(game: EngineGame, limits: SearchLimits): void {
    this.#engine.ponder?.(game, limits);
  }

  stop(): void {
    this.#stops++;
    this.#engine.stop();
  }

  close(): void {
    this.#stops++;
    this.#engine.close();
  }
}
