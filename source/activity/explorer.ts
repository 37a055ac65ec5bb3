import type { PlayedMove } from '../match/outcome.ts';
import type { FileFault } from '../records/store/game-file.ts';
import { type GameStore, StoreError } from '../records/store/store.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { BookEntry, Explorer } from '../study/index/explorer.ts';
import { type OpenedGame, readFoundGame } from '../study/index/found-game.ts';
import type { GameIndex } from '../study/index/game-index.ts';
import type { IndexFault } from '../study/index/index-fault.ts';
import type { GameAtPly, MoveTally, PositionTally } from '../study/index/position-index.ts';
import {
  type GameNames,
  type NamesOfSide,
  namesAt,
  namesBy,
} from '../study/names/name-position.ts';
import type { BoardlessActivity } from './activity.ts';
import { type Answer, done, goTo, NOTHING, refused, told } from './answer.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import { QUIT_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, typedIndex, type WordRow } from './word-row.ts';

/** A line of what others played. */
export type ExplorerItem =
  | {
      readonly kind: 'move';
      readonly move: Move;
      /** Missing where no game has it. */
      readonly tally: MoveTally | undefined;
      readonly booked: readonly BookEntry[];
      /** What the side to move comes to play by it; missing in other games than shogi. */
      readonly names: NamesOfSide | undefined;
    }
  | { readonly kind: 'game'; readonly game: GameAtPly };

/** What the words at what others played come to. */
export type ExplorerTold =
  /**
   * What is known of the position.
   * @param from the first of the new lines. Default: all are new
   * @param changed what has been written into the record. Default: nothing
   */
  | { readonly code: 'listed'; readonly from?: number; readonly changed?: ReplayTold }
  | { readonly code: 'no-number'; readonly count: number }
  | { readonly code: 'no-more' }
  | { readonly code: 'replay'; readonly what: ReplayTold }
  | { readonly code: 'not-opened'; readonly path: string; readonly fault: FileFault }
  | { readonly code: 'store-failed'; readonly error: StoreError };

type ExplorerAnswer = Answer<ExplorerTold>;

/** The words at what others played, in the order in which help lists them. */
export const EXPLORER_ROWS = [
  { name: 'list', isSeen: true, run: () => told({ code: 'listed' }) },
  { name: 'next', run: (explorer) => explorer.step(1) },
  { name: 'back', run: (explorer) => explorer.step(-1) },
  {
    name: 'more',
    refusal: ({ hasMore }) => (hasMore ? undefined : { code: 'no-more' }),
    run: (explorer) => explorer.listMore(),
  },
  { name: 'mirrored', run: (explorer) => explorer.mirror() },
  { name: 'help', run: () => ({ kind: 'page', page: { code: 'help' } }) },
  QUIT_ROW,
] as const satisfies readonly WordRow<ExplorerActivity, ExplorerTold>[];

export type ExplorerWord = (typeof EXPLORER_ROWS)[number]['name'];

/** Games that are listed at once, on a screen and when more are asked for. */
const PAGE = 20;

/** The game whose positions are looked up: a replay. */
interface Explored {
  readonly game: Game;
  readonly moves: readonly PlayedMove[];
  readonly settings: SessionSettings;
  readonly words: BoundWords<ReplayTold>;
  readonly play: (move: Move) => ReplayAnswer;
  /** What others played, where that was asked for last. */
  explorer: ExplorerActivity | undefined;
}

interface ExplorerOptions {
  readonly replay: Explored;
  readonly explorer: Pick<Explorer, 'lookUp' | 'gamesAt' | 'booked' | 'bookFaults' | 'close'>;
  readonly store: GameStore;
}

/** Opens what others played in a replay, which leads there. */
export async function openExplorer(
  replay: Explored,
  index: GameIndex,
  store: GameStore,
): Promise<ReplayAnswer> {
  // Most sessions never need it.
  const { Explorer } = await import('../study/index/explorer.ts');
  const explorer = await Explorer.open(index);
  if (!explorer.ok) return refused({ code: 'index-fault', fault: explorer.fault });
  replay.explorer = new ExplorerActivity({ replay, explorer: explorer.value, store });
  return goTo('explorer');
}

/** What others played in the positions of a replay. */
export class ExplorerActivity implements BoardlessActivity<ExplorerTold> {
  readonly settings: SessionSettings;
  readonly words: BoundWords<ExplorerTold> = bindWords<ExplorerActivity, ExplorerTold>(
    this,
    EXPLORER_ROWS,
  );
  readonly nextWord = 'list';
  /** Whether the positions with left and right exchanged count too. */
  isMirrored = false;
  /** The game that was chosen last. */
  opened: OpenedGame | undefined;
  /** What is known of the position; undefined where the index has a fault. */
  tally: PositionTally | undefined;
  fault: IndexFault | undefined;
  /** What both sides play in the position, of shogi alone. */
  names: GameNames | undefined;
  /** The moves, then the games. */
  items: readonly ExplorerItem[] = [];
  /** Whether more games have the position than are listed. */
  hasMore = false;
  readonly #options: ExplorerOptions;
  /** Games that are listed before more are asked for. */
  #firstGames = PAGE;

  constructor(options: ExplorerOptions) {
    this.#options = options;
    this.settings = options.replay.settings;
    this.#look();
  }

  /** The same list, whatever it shows. */
  get subject(): unknown {
    return this;
  }

  /** The replay whose position is looked up. */
  get replay(): Explored {
    return this.#options.replay;
  }

  /** Lists this many games at first, for somebody who hears them one by one. */
  listFirst(games: number): void {
    this.#firstGames = games;
    this.#look();
  }

  /** Chooses the line of a number. */
  readonly enterMove = (line: string): ExplorerAnswer => {
    const item = this.items[typedIndex(line)];
    return item ? this.choose(item) : refused({ code: 'no-number', count: this.items.length });
  };

  /** Plays the move of a line, or opens its game. */
  choose(item: ExplorerItem): ExplorerAnswer {
    return item.kind === 'move'
      ? this.#after(this.replay.play(item.move))
      : { kind: 'later', answer: this.#open(item.game) };
  }

  /** Goes a move on or back in the replay. */
  step(step: 1 | -1): ExplorerAnswer {
    const name = step === 1 ? 'next' : 'back';
    const word = this.replay.words.find((one) => one.name === name);
    return word ? this.#after(word.run('')) : NOTHING;
  }

  listMore(): ExplorerAnswer {
    const from = this.items.length;
    const games = this.items.filter(({ kind }) => kind === 'game').length;
    this.items = [...this.items, ...this.#gamesFrom(games)];
    return told({ code: 'listed', from });
  }

  mirror(): ExplorerAnswer {
    this.isMirrored = !this.isMirrored;
    this.#look();
    return done({ code: 'listed' });
  }

  /** The books that cannot be read, and why. */
  get bookFaults(): Explorer['bookFaults'] {
    return this.#options.explorer.bookFaults;
  }

  readonly close = (): void => this.#options.explorer.close();

  /** Looks the position up to which the replay has gone. */
  #after(answer: ReplayAnswer): ExplorerAnswer {
    if (answer.kind === 'refused') return refused({ code: 'replay', what: answer.why });
    this.#look();
    const what = answer.kind === 'done' ? answer.what : undefined;
    return done({ code: 'listed', ...(what?.code === 'changed' && { changed: what }) });
  }

  #look(): void {
    const { explorer } = this.#options;
    const { position, ply } = this.replay.game;
    this.names = namesAt(position, ply);
    const found = explorer.lookUp(position, this.isMirrored);
    this.tally = found.ok ? found.value : undefined;
    this.fault = found.ok ? undefined : found.fault;
    const tallies = found.ok ? found.value.moves : [];
    const booked = explorer.booked(position);
    const moves = new Set([...tallies, ...booked].map(({ move }) => move));
    this.items = [
      ...Array.from(moves, (move): ExplorerItem => {
        const tally = tallies.find((one) => one.move === move);
        const names = namesBy(position, move, ply);
        const ofBooks = booked.filter((one) => one.move === move);
        return { kind: 'move', move, tally, names, booked: ofBooks };
      }),
      ...this.#gamesFrom(0),
    ];
  }

  #gamesFrom(from: number): ExplorerItem[] {
    const { explorer } = this.#options;
    this.hasMore = false;
    if (this.fault) return [];
    const most = from === 0 ? this.#firstGames : PAGE;
    const page = { from, count: most + 1, mirrored: this.isMirrored };
    const found = explorer.gamesAt(this.replay.game.position, page);
    if (!found.ok) {
      this.fault = found.fault;
      return [];
    }
    this.hasMore = found.value.length > most;
    return found.value.slice(0, most).map((game) => ({ kind: 'game', game }));
  }

  async #open(game: GameAtPly): Promise<ExplorerAnswer> {
    const { store } = this.#options;
    try {
      const found = await readFoundGame(store, game);
      if (!found.ok) return refused({ code: 'not-opened', path: game.path, fault: found.fault });
      this.opened = found.value;
      return goTo('replay');
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return refused({ code: 'store-failed', error });
    }
  }
}
