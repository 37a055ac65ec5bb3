import type { KeyEvent } from '../../../terminal/key-event.ts';
import {
  deleteGameQuestion,
  GAMES_ANSWERS,
  gameCountText,
  noGamesText,
  onBoardText,
} from '../../../text/games.ts';
import { type Action, actionOf, HINT_GAP, keyLine, keyLineText, keyOf } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ListScreen } from '../list/list.tsx';
import { ListFilter } from '../list/list-filter.ts';
import { chosenItem } from '../list/list-state.ts';
import type { ListViewProps } from '../list/list-view.tsx';
import { chooseColumns, columnTitles, type GameColumns, nameWidth } from './game-columns.ts';
import { GameRow } from './game-row.ts';
import { GameSearch } from './game-search.ts';
import { RowReader } from './row-reader.ts';

/** What can be done with a saved game. Each function returns why it is not possible. */
interface GameActs {
  readonly replay: (path: string, app: Navigator) => string | undefined;
  readonly resume: (path: string, app: Navigator) => string | undefined;
  readonly remove: (path: string) => string | undefined;
}

/** The saved games, the latest first: narrowed down by words, opened, deleted. */
export class GamesList {
  readonly screen: ListScreen<GameRow>;
  readonly #filter = new ListFilter();
  readonly #services: Services;
  readonly #acts: GameActs;
  readonly #search: GameSearch;
  readonly #reader: RowReader;
  readonly #columns: (width: number) => GameColumns;
  #all: readonly GameRow[];

  constructor(services: Services, acts: GameActs) {
    const entries = services.store.list();
    const reader = new RowReader();
    const longest = Math.max(0, ...entries.map(({ name }) => nameWidth(name)));
    const columns = (width: number) => chooseColumns(width, longest);
    const rows = entries.map((entry) => {
      const choose = (shownOn: Navigator) => {
        // The game may be changed there.
        entry.forget();
        this.screen.warn(acts.replay(entry.path, shownOn));
      };
      return new GameRow(entry, { choose, read: (one) => reader.read(one), columns });
    });
    this.screen = new ListScreen({
      ...{ title: 'Saved games', items: rows, needsTwoClicks: true, filter: this.#filter },
      keyContexts: ['games', 'list'],
      view: () => this.#shown,
      press: (event, app) => this.#press(event, app),
      acted: (app) => this.#readOn(app),
      shown: (app) => {
        this.#reader.app = app;
        this.#readOn(app);
      },
      hidden: () => this.#search.stop(),
    });
    this.#all = rows;
    this.#services = services;
    this.#acts = acts;
    this.#reader = reader;
    this.#columns = columns;
    this.#search = new GameSearch(entries);
  }

  get #count(): string {
    if (this.#filter.isEmpty) return this.#all.length > 0 ? gameCountText(this.#all.length) : '';
    const found = gameCountText(this.#all.length, this.screen.state.items.length);
    return this.#search.isComplete ? found : `${found}  ${GAMES_ANSWERS.searching}`;
  }

  get #emptyText(): string {
    if (this.#all.length === 0) {
      // The folders of a server are none of its guests' business.
      const { store, visit } = this.#services;
      return noGamesText(visit ? undefined : store.folder);
    }
    return this.#search.isComplete ? GAMES_ANSWERS.noneFound : '';
  }

  get #shown(): Partial<ListViewProps> {
    return {
      count: this.#count,
      emptyText: this.#emptyText,
      header: (columns) =>
        this.screen.state.items.length > 0 ? columnTitles(this.#columns(columns)) : undefined,
      keyHelp: (columns) => {
        const keys = keyLine('list', columns);
        const room = columns - keyLineText(keys).length - HINT_GAP.length;
        return [...keyLine('games', room), ...keys];
      },
    };
  }

  #press(event: KeyEvent, app: Navigator): boolean {
    if (this.#filter.isTyping) return this.#type(event);
    return this.#act(actionOf('games', keyOf(event)), event, app);
  }

  /** Reads what the rows and the filter need. */
  #readOn(app: Navigator): void {
    this.#reader.startAgain();
    if (!this.#filter.isEmpty) this.#search.start(app, () => this.#find(this.#chosen));
  }

  get #chosen(): GameRow | undefined {
    return chosenItem(this.screen.state);
  }

  /** @returns false for what every list does */
  #act(action: Action<'games'> | undefined, event: KeyEvent, app: Navigator): boolean {
    const chosen = this.#chosen;
    switch (action) {
      case 'filter':
        this.screen.warn(undefined);
        this.#filter.isTyping = true;
        return true;
      case 'resume':
        this.screen.warn(chosen && this.#acts.resume(chosen.entry.path, app));
        return true;
      case 'delete':
        this.screen.warn(chosen && this.#delete(chosen));
        return true;
      case undefined:
        if (keyOf(event) !== 'escape' || this.#filter.isEmpty) return false;
        this.#showAll();
        return true;
    }
  }

  #type(event: KeyEvent): boolean {
    const filter = this.#filter;
    const before = filter.text;
    if (!filter.type(event)) return false;
    if (filter.text !== before) this.#find(filter.isTyping ? undefined : this.#chosen);
    return true;
  }

  /** Leaves the filter; the game that was found stays chosen. */
  #showAll(): void {
    this.#filter.clear();
    this.#find(this.#chosen);
  }

  /** Shows the games that match. @param chosen stays chosen if it is among them */
  #find(chosen: GameRow | undefined): void {
    const { text } = this.#filter;
    const isFound = this.#search.byWords(text);
    const items = text.trim() === '' ? this.#all : this.#all.filter(({ entry }) => isFound(entry));
    this.screen.show(items, chosen);
  }

  /** Asks whether to delete a game. @returns why it cannot be deleted */
  #delete(row: GameRow): string | undefined {
    const { entry } = row;
    if (this.#services.table.latestAt(entry.path)) return onBoardText(entry.name);
    // A file with a fault is refused without a question.
    if (entry.summary.fault) return this.#acts.remove(entry.path);
    const yes = () => {
      const refused = this.#acts.remove(entry.path);
      this.screen.warn(refused);
      if (refused === undefined) this.#drop(row);
    };
    this.screen.ask({ text: deleteGameQuestion(entry), yes });
    return undefined;
  }

  #drop(row: GameRow): void {
    const { items, index } = this.screen.state;
    const below = items[index + 1] ?? items[index - 1];
    this.#all = this.#all.filter((other) => other !== row);
    this.#find(below);
  }
}
