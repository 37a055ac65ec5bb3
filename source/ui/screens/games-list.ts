import type { KeyEvent } from '../../terminal/key-event.ts';
import {
  deleteGameQuestion,
  GAMES_ANSWERS,
  gameCountText,
  noGamesText,
  onBoardText,
} from '../../text/games.ts';
import { type App, keyOf } from '../app.ts';
import { GameRow } from '../game-row.ts';
import { GameSearch } from '../game-search.ts';
import { type Action, actionOf, keyLine } from '../keymap.ts';
import { PromptLine } from '../prompt-line.ts';
import { RowReader } from '../row-reader.ts';
import type { Services } from '../services.ts';
import { ListScreen } from './list.ts';

/** What can be done with a saved game; each says why it is not possible. */
export interface GameActs {
  readonly replay: (path: string, app: App) => string | undefined;
  readonly resume: (path: string, app: App) => string | undefined;
  readonly remove: (path: string) => string | undefined;
}

/** The saved games, the latest first: narrowed down by words, opened, deleted. */
export class GamesScreen extends ListScreen {
  override items: readonly GameRow[];
  override readonly filter = new PromptLine();
  readonly #services: Services;
  readonly #acts: GameActs;
  readonly #search: GameSearch;
  readonly #reader: RowReader;
  #all: readonly GameRow[];

  constructor(services: Services, acts: GameActs) {
    const entries = services.store.list();
    const reader = new RowReader();
    const rows = entries.map((entry) => {
      const choose = (shownOn: App) => {
        // It may be changed there.
        entry.forget();
        this.warning = acts.replay(entry.path, shownOn);
      };
      return new GameRow(entry, { choose, read: (one) => reader.read(one) });
    });
    super({ title: 'Saved games', items: rows });
    this.items = rows;
    this.#all = rows;
    this.#services = services;
    this.#acts = acts;
    this.#reader = reader;
    this.#search = new GameSearch(entries);
  }

  override get count(): string {
    if (this.filter.isEmpty) return this.#all.length > 0 ? gameCountText(this.#all.length) : '';
    const found = gameCountText(this.#all.length, this.items.length);
    return this.#search.isComplete ? found : `${found}  ${GAMES_ANSWERS.searching}`;
  }

  override get emptyText(): string {
    if (this.#all.length === 0) return noGamesText(this.#services.store.folder);
    return this.#search.isComplete ? GAMES_ANSWERS.noneFound : '';
  }

  override keyHelp(columns: number): string {
    const keys = super.keyHelp(columns);
    return `${keyLine('games', columns - keys.length - 2)}  ${keys}`.trimStart();
  }

  override press(event: KeyEvent, app: App): void {
    this.#reader.startAgain();
    if (this.question) this.#answer(keyOf(event));
    else if (this.isTyping) this.#type(event, app);
    else this.#act(actionOf('games', keyOf(event)), event, app);
    if (app.screen === this) this.#readOn(app);
  }

  shown(app: App): void {
    this.#reader.app = app;
    this.#reader.startAgain();
    this.#readOn(app);
  }

  hidden(): void {
    this.#search.stop();
  }

  /** Reads what the filter needs. */
  #readOn(app: App): void {
    if (!this.filter.isEmpty) this.#search.start(app, () => this.#find(this.#chosen));
  }

  get #chosen(): GameRow | undefined {
    return this.items[this.index];
  }

  #act(action: Action<'games'> | undefined, event: KeyEvent, app: App): void {
    const chosen = this.#chosen;
    switch (action) {
      case 'filter':
        this.warning = undefined;
        this.isTyping = true;
        return;
      case 'resume':
        this.warning = chosen && this.#acts.resume(chosen.entry.path, app);
        return;
      case 'delete':
        this.warning = chosen && this.#delete(chosen);
        return;
      case undefined:
        if (keyOf(event) === 'escape' && !this.filter.isEmpty) this.#showAll();
        else super.press(event, app);
        return;
    }
  }

  #type(event: KeyEvent, app: App): void {
    const { filter } = this;
    const before = filter.text;
    const key = keyOf(event);
    if (event.kind === 'paste') filter.insert(event.text.trim().replace(/\s+/g, ' '));
    else if (event.kind === 'text') filter.insert(event.text);
    else if (key === 'enter') this.isTyping = false;
    else if (key === 'escape') this.#showAll();
    else if (MOVES.includes(key)) super.press(event, app);
    else filter.edit(key);
    if (filter.text !== before && this.isTyping) this.#find(undefined);
  }

  /** Leaves the filter; the game that was found stays the chosen one. */
  #showAll(): void {
    this.isTyping = false;
    this.filter.set('');
    this.#find(this.#chosen);
  }

  /** Shows the games that match. @param chosen the one that stays chosen, if it is among them */
  #find(chosen: GameRow | undefined): void {
    const { text } = this.filter;
    const isFound = this.#search.byWords(text);
    this.items = text.trim() === '' ? this.#all : this.#all.filter(({ entry }) => isFound(entry));
    this.index = Math.max(chosen ? this.items.indexOf(chosen) : 0, 0);
  }

  /** Asks whether a game shall go. @returns why it is not even asked */
  #delete(row: GameRow): string | undefined {
    const { entry } = row;
    if (this.#services.table.latestAt(entry.path)) return onBoardText(entry.name);
    // A file with a fault is refused without a question.
    if (entry.summary.fault) return this.#acts.remove(entry.path);
    const yes = () => {
      this.warning = this.#acts.remove(entry.path);
      if (this.warning === undefined) this.#drop(row);
    };
    this.question = { text: deleteGameQuestion(entry), yes };
    return undefined;
  }

  #drop(row: GameRow): void {
    const below = this.items[this.index + 1] ?? this.items[this.index - 1];
    this.#all = this.#all.filter((other) => other !== row);
    this.#find(below);
  }

  /** y means yes; every other key means no. */
  #answer(key: string): void {
    const { question } = this;
    this.question = undefined;
    if (key === 'y' || key === 'Y') question?.yes();
  }
}

/** The keys that go through the games while the filter is typed. */
const MOVES: readonly string[] = ['up', 'down', 'page-up', 'page-down'];
