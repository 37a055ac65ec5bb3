import type { KeyEvent } from '../../../terminal/key-event.ts';
import {
  deleteGameQuestion,
  GAMES_ANSWERS,
  gameCountText,
  noGamesText,
  onBoardText,
} from '../../../text/games.ts';
import {
  type Action,
  actionOf,
  HINT_GAP,
  type KeyContext,
  keyLine,
  keyLineText,
  keyOf,
} from '../../app/keymap.ts';
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
export class GamesScreen extends ListScreen<GameRow> {
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
        this.warn(acts.replay(entry.path, shownOn));
      };
      return new GameRow(entry, { choose, read: (one) => reader.read(one), columns });
    });
    super({ title: 'Saved games', items: rows, needsTwoClicks: true });
    this.#all = rows;
    this.#services = services;
    this.#acts = acts;
    this.#reader = reader;
    this.#columns = columns;
    this.#search = new GameSearch(entries);
  }

  get #count(): string {
    if (this.#filter.isEmpty) return this.#all.length > 0 ? gameCountText(this.#all.length) : '';
    const found = gameCountText(this.#all.length, this.state.items.length);
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

  override get viewProps(): ListViewProps {
    return {
      ...super.viewProps,
      count: this.#count,
      emptyText: this.#emptyText,
      header: (columns) =>
        this.state.items.length > 0 ? columnTitles(this.#columns(columns)) : undefined,
      filter: this.#filter.view,
      keyHelp: (columns) => {
        const keys = keyLine('list', columns);
        const room = columns - keyLineText(keys).length - HINT_GAP.length;
        return [...keyLine('games', room), ...keys];
      },
    };
  }

  protected override get keyContexts(): readonly KeyContext[] {
    return ['games', 'list'];
  }

  override get holdsText(): boolean {
    return this.#filter.isTyping || super.holdsText;
  }

  protected override click(index: number, app: Navigator): void {
    this.#reader.startAgain();
    super.click(index, app);
    if (app.screen === this) this.#readOn(app);
  }

  override press(event: KeyEvent, app: Navigator): void {
    this.#reader.startAgain();
    if (this.state.question) super.press(event, app);
    else if (this.#filter.isTyping) this.#type(event, app);
    else this.#act(actionOf('games', keyOf(event)), event, app);
    if (app.screen === this) this.#readOn(app);
  }

  shown(app: Navigator): void {
    this.#reader.app = app;
    this.#reader.startAgain();
    this.#readOn(app);
  }

  hidden(): void {
    this.#search.stop();
  }

  /** Reads what the filter needs. */
  #readOn(app: Navigator): void {
    if (!this.#filter.isEmpty) this.#search.start(app, () => this.#find(this.#chosen));
  }

  get #chosen(): GameRow | undefined {
    return chosenItem(this.state);
  }

  #act(action: Action<'games'> | undefined, event: KeyEvent, app: Navigator): void {
    const chosen = this.#chosen;
    switch (action) {
      case 'filter':
        this.warn(undefined);
        this.#filter.isTyping = true;
        return;
      case 'resume':
        this.warn(chosen && this.#acts.resume(chosen.entry.path, app));
        return;
      case 'delete':
        this.warn(chosen && this.#delete(chosen));
        return;
      case undefined:
        if (keyOf(event) === 'escape' && !this.#filter.isEmpty) this.#showAll();
        else super.press(event, app);
        return;
    }
  }

  #type(event: KeyEvent, app: Navigator): void {
    const filter = this.#filter;
    const before = filter.text;
    if (!filter.type(event)) super.press(event, app);
    else if (filter.text !== before) this.#find(filter.isTyping ? undefined : this.#chosen);
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
    this.dispatch({ kind: 'show', items, chosen });
  }

  /** Asks whether to delete a game. @returns why it cannot be deleted */
  #delete(row: GameRow): string | undefined {
    const { entry } = row;
    if (this.#services.table.latestAt(entry.path)) return onBoardText(entry.name);
    // A file with a fault is refused without a question.
    if (entry.summary.fault) return this.#acts.remove(entry.path);
    const yes = () => {
      const refused = this.#acts.remove(entry.path);
      this.warn(refused);
      if (refused === undefined) this.#drop(row);
    };
    this.ask({ text: deleteGameQuestion(entry), yes });
    return undefined;
  }

  #drop(row: GameRow): void {
    const { items, index } = this.state;
    const below = items[index + 1] ?? items[index - 1];
    this.#all = this.#all.filter((other) => other !== row);
    this.#find(below);
  }
}
