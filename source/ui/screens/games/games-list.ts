import type { GameEntry } from '../../../records/store/game-entry.ts';
import type { KeyReason } from '../../../text/en/settings.ts';
import { playersText } from '../../../text/foreign-text.ts';
import type { Wording } from '../../../text/tongue.ts';
import { bindKeys, type KeyTable, toldIn } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ListScreen } from '../list/list.tsx';
import { ListFilter } from '../list/list-filter.ts';
import { FILTER_ROW, LIST_KEYS } from '../list/list-keys.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { chooseColumns, columnTitles, type GameColumns, nameWidth } from './game-columns.ts';
import { GameRow } from './game-row.ts';
import { GameSearch } from './game-search.ts';
import { openReplay, openSavedGame, removeGame } from './games.ts';
import { type SavedPreviews, savedPreviews } from './saved-previews.ts';

const told = toldIn('HOME_LIST_KEY_TEXTS');

/** The games of the folder. */
export function gamesScreen(services: Services): ListScreen<GameRow> {
  return new GamesList(services).screen;
}

const noGame = ({ screen }: GamesList): KeyReason | undefined =>
  screen.chosen ? undefined : 'noGame';

/** The keys of the saved games, beside those of every list, which have room first. */
export const GAMES_KEYS: KeyTable<GamesList> = {
  told: (texts) => texts.settings.SCREEN_KEYS.games,
  rows: [
    { ...FILTER_ROW, told: told('filterGames') },
    {
      keys: ['r'],
      told: told('resumeGame'),
      rank: 1,
      run: (games, app) => games.resume(app),
      refusal: noGame,
    },
    {
      keys: ['d'],
      told: told('deleteGame'),
      rank: 1,
      run: (games) => games.delete(),
      refusal: noGame,
    },
  ],
};

/** The saved games, the latest first: narrowed down by words, opened, deleted. */
class GamesList {
  readonly screen: ListScreen<GameRow>;
  readonly #filter = new ListFilter();
  readonly #services: Services;
  readonly #search: GameSearch;
  readonly #reader: RowReader;
  readonly #columns: (width: number) => GameColumns;
  #all: readonly GameRow[];
  #previews: SavedPreviews;

  constructor(services: Services) {
    const entries = services.store.list();
    const reader = new RowReader();
    const longest = Math.max(0, ...entries.map(({ name }) => nameWidth(name)));
    const columns = (width: number) => chooseColumns(services.texts, width, longest);
    const rows = entries.map((entry) => {
      const choose = (shownOn: Navigator) => {
        // The game may be changed there.
        entry.forget();
        this.screen.warn(openReplay(services, entry.path, shownOn));
      };
      return new GameRow(entry, {
        get texts() {
          return services.texts;
        },
        choose,
        read: (one) => reader.read(one),
        preview: ({ path }) => this.#previews(path),
        columns,
      });
    });
    this.screen = new ListScreen({
      items: rows,
      needsTwoClicks: true,
      filter: this.#filter,
      filtered: () => this.#find(),
      keys: () => [bindKeys(GAMES_KEYS, this), bindKeys(LIST_KEYS, this)],
      view: () => this.#shown,
      acted: (app) => this.#readOn(app),
      shown: (app) => {
        this.#reader.app = app;
        // A game may have gone on.
        this.#previews = savedPreviews(services);
        this.#readOn(app);
      },
      hidden: () => this.#search.stop(),
    });
    this.#all = rows;
    this.#previews = savedPreviews(services);
    this.#services = services;
    this.#reader = reader;
    this.#columns = columns;
    this.#search = new GameSearch(services.texts, entries);
  }

  get #count(): string {
    if (this.#filter.isEmpty)
      return this.#all.length > 0 ? this.#services.texts.study.gameCountText(this.#all.length) : '';
    const found = this.#services.texts.study.gameCountText(
      this.#all.length,
      this.screen.state.items.length,
    );
    return this.#search.isComplete
      ? found
      : `${found}  ${this.#services.texts.study.GAMES_ANSWERS.searching}`;
  }

  get #emptyText(): string {
    if (this.#all.length === 0) {
      // The folders of a server are none of its guests' business.
      const { texts, store, visit } = this.#services;
      return texts.study.noGamesText(visit ? undefined : store.folder);
    }
    return this.#search.isComplete ? this.#services.texts.study.GAMES_ANSWERS.noneFound : '';
  }

  get #shown(): Partial<ListViewProps> {
    return {
      title: this.#services.texts.settings.MENU_TEXTS.savedGames,
      count: this.#count,
      emptyText: this.#emptyText,
      header: (columns) =>
        this.screen.state.items.length > 0
          ? columnTitles(this.#services.texts, this.#columns(columns))
          : undefined,
    };
  }

  /** Reads what the rows and the filter need. */
  #readOn(app: Navigator): void {
    this.#reader.startAgain();
    if (!this.#filter.isEmpty) this.#search.start(app, () => this.#find(this.screen.chosen));
  }

  resume(app: Navigator): void {
    const { chosen } = this.screen;
    this.screen.warn(chosen && openSavedGame(this.#services, chosen.entry.path, app));
  }

  delete(): void {
    const { chosen } = this.screen;
    this.screen.warn(chosen && this.#delete(chosen));
  }

  /**
   * Shows the games that match.
   * @param chosen stays chosen if it is among them, else the first is. Default: none while words are
   * typed
   */
  #find(chosen = this.#filter.isTyping ? undefined : this.screen.chosen): void {
    const { text } = this.#filter;
    const isFound = this.#search.byWords(text);
    const items = text.trim() === '' ? this.#all : this.#all.filter(({ entry }) => isFound(entry));
    this.screen.show(items, chosen ?? items[0]);
  }

  /** Asks whether to delete a game. @returns why it cannot be deleted */
  #delete(row: GameRow): Wording | undefined {
    const { entry } = row;
    if (this.#services.table.latestAt(entry.path))
      return ({ study }) => study.onBoardText(entry.name);
    // A file with a fault is refused without a question.
    if (entry.summary.fault) return removeGame(this.#services, entry.path);
    const yes = () => {
      const refused = removeGame(this.#services, entry.path);
      this.screen.warn(refused);
      if (!refused) this.#drop(row);
    };
    const services = this.#services;
    this.screen.ask({
      get text() {
        return services.texts.study.deleteGameQuestion(entry, playersText(entry.summary));
      },
      yes,
    });
    return undefined;
  }

  #drop(row: GameRow): void {
    const { items, index } = this.screen.state;
    const below = items[index + 1] ?? items[index - 1];
    this.#all = this.#all.filter((other) => other !== row);
    this.#find(below);
  }
}

/** How many games are read before a list or a key is answered: few enough to take little time. */
const AT_ONCE = 20;

/**
 * Reads the games of the rows that are shown: a few at once, the others one by one between the
 * keys, with a new frame after each. A row that is no longer shown by then is not read.
 */
class RowReader {
  /** The app that shows the rows; until it is set, all are read at once. */
  app: Navigator | undefined;
  #left = AT_ONCE;
  /** Rows that were asked for since the last one was read. */
  #waiting: GameEntry[] = [];

  /** A key was pressed: again a few may be read at once. */
  startAgain(): void {
    this.#left = AT_ONCE;
  }

  read(entry: GameEntry): void {
    if (this.app && this.#left === 0) this.#readLater(entry, this.app);
    else {
      this.#left--;
      void entry.summary;
    }
  }

  #readLater(entry: GameEntry, app: Navigator): void {
    this.#waiting.push(entry);
    if (this.#waiting.length > 1) return;
    app.schedule(() => {
      const [first] = this.#waiting;
      this.#waiting = [];
      void first?.summary;
    }, 0);
  }
}
