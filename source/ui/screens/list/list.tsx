import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { onceALanguage, type Wording } from '../../../text/tongue.ts';
import { type BoundKeys, bindKeys, keyLine, keyOf, pressKey } from '../../app/keymap.ts';
import { answerQuestion, type Question } from '../../app/question.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { TextSheet, WIDEST } from '../../ink/sheet.tsx';
import { BesideBoard } from './beside-board.tsx';
import type { ListFilter } from './list-filter.ts';
import { LIST_KEYS } from './list-keys.ts';
import {
  chosenItem,
  type ListAction,
  type ListItem,
  type ListState,
  listReducer,
} from './list-state.ts';
import { ListView, type ListViewProps } from './list-view.tsx';

interface ListOptions<Item extends ListItem> {
  readonly openPasted?: Screen['openPasted'];
  /** Default: that of the view. */
  readonly title?: string;
  /** Default: none yet. */
  readonly items?: readonly Item[];
  /** Words above the list. */
  readonly note?: string;
  /** Whether the first click on a line only chooses it. Default: it does what the line is for. */
  readonly needsTwoClicks?: boolean;
  /** The words that narrow it down. Default: it has none. */
  readonly filter?: ListFilter;
  /** Its columns beside a board. Default: as many as a list has without one. */
  readonly columns?: number;
  /** Called when these words have changed. */
  readonly filtered?: () => void;
  /** What is shown in another way than in every list. */
  readonly view?: () => Partial<ListViewProps>;
  /** Draws the list. Default: in the middle of the window. */
  readonly draw?: (props: ListViewProps) => ReactNode;
  /** All its keys. Default: those of every list. */
  readonly keys?: () => readonly BoundKeys[];
  /** Called after each key and click that has left the list on top. */
  readonly acted?: (app: Navigator) => void;
  readonly shown?: Screen['shown'];
  /** The same list in another language. Default: it asks for its words whenever it is drawn. */
  readonly translated?: () => ListScreen;
  readonly hidden?: Screen['hidden'];
  /** Takes a text that is no key of the list. Default: it does nothing. */
  readonly typed?: Screen['press'];
}

/** Columns beside a board of a list whose lines are short. */
export const LIST_COLUMNS = 56;

/** Rows around the lines of a list. */
const AROUND = 8;
/** Columns that a list keeps beside a board. */
const LEAST_COLUMNS = 65;

/** A list of lines with a chosen one: the menu, the rules, the saved games. */
export class ListScreen<Item extends ListItem = ListItem> implements Screen {
  readonly kind = 'list';
  readonly #options: ListOptions<Item>;
  #state: ListState<Item>;

  constructor(options: ListOptions<Item>) {
    const { items = [] } = options;
    this.#options = options;
    this.#state = { items, index: 0, warning: undefined, question: undefined };
  }

  get title(): string {
    const { title = '', view } = this.#options;
    return view?.().title ?? title;
  }

  get state(): ListState<Item> {
    return this.#state;
  }

  #dispatch(action: ListAction<Item>): void {
    this.#state = listReducer(this.#state, action);
  }

  get keys(): readonly BoundKeys[] {
    return this.#options.keys?.() ?? [bindKeys(LIST_KEYS, { screen: this })];
  }

  /** The chosen line. */
  get chosen(): Item | undefined {
    return chosenItem(this.state);
  }

  /** Shows other lines. @param chosen the chosen one. Default: that in the same place. */
  show(items: readonly Item[], chosen = items[Math.min(this.state.index, items.length - 1)]): void {
    this.#dispatch({ kind: 'show', items, chosen });
  }

  /** Shows a warning below the list; undefined removes it. */
  warn(sentence: Wording | undefined): void {
    this.#dispatch({ kind: 'warn', sentence: sentence && onceALanguage(sentence) });
  }

  ask(question: Question): void {
    this.#dispatch({ kind: 'ask', question });
  }

  render(): ReactNode {
    const { draw, columns = WIDEST } = this.#options;
    const { chosen } = this;
    const find = chosen?.preview && (() => chosen.preview?.());
    return (
      <BesideBoard find={find} columns={columns} least={LEAST_COLUMNS}>
        {draw?.(this.viewProps) ?? (
          <TextSheet needed={this.state.items.length + AROUND}>
            <ListView {...this.viewProps} />
          </TextSheet>
        )}
      </BesideBoard>
    );
  }

  get openPasted(): Screen['openPasted'] {
    return this.#options.openPasted;
  }

  /** The same list in another language, at the same line. */
  get translated(): Screen['translated'] {
    const { translated } = this.#options;
    if (!translated) return undefined;
    return () => {
      const next = translated();
      next.move(this.#state.index - next.#state.index);
      next.warn(this.#state.warning);
      return next;
    };
  }

  shown(app: Navigator): void {
    this.#options.shown?.(app);
  }

  hidden(): void {
    this.#options.hidden?.();
  }

  get viewProps(): ListViewProps {
    const { state, title } = this;
    const { note, filter, view } = this.#options;
    return {
      state,
      title,
      note,
      count: '',
      emptyText: '',
      filter: filter?.view,
      header: () => undefined,
      keyHelp: (texts, columns) => keyLine(texts, this.keys, columns),
      click: (index, app) => this.click(index, app),
      ...view?.(),
    };
  }

  get holdsText(): boolean {
    return this.state.question !== undefined || this.#options.filter?.isTyping === true;
  }

  /** A click on a line chooses it and does what it is for. It withdraws a question. */
  click(index: number, app: Navigator): void {
    const { question, index: before } = this.state;
    this.#dispatch({ kind: 'ask', question: undefined });
    this.#dispatch({ kind: 'move', by: index - this.state.index });
    const isFirst = this.#options.needsTwoClicks && index !== before;
    if (!question && !isFirst) this.choose(app);
    this.#tellActed(app);
  }

  /** Does what the chosen line is for. */
  choose(app: Navigator): void {
    this.chosen?.choose(app);
  }

  /** Goes some lines; one line above the first is the last. */
  move(by: number): void {
    this.#dispatch({ kind: 'move', by, wraps: Math.abs(by) === 1 });
  }

  /** Begins to type the words of the filter. */
  startFilter(): void {
    const { filter } = this.#options;
    if (filter) filter.isTyping = true;
  }

  /** Shows all lines again. @returns whether some were left out */
  showAll(): boolean {
    const { filter, filtered } = this.#options;
    if (!filter || filter.isEmpty) return false;
    filter.clear();
    filtered?.();
    return true;
  }

  /** Esc shows all lines first; any other key goes back at once. */
  back(app: Navigator, key: string): void {
    if (key !== 'escape' || !this.showAll()) app.back();
  }

  wheel(step: 1 | -1, _app: Navigator): void {
    if (!this.state.question) this.#dispatch({ kind: 'move', by: step });
  }

  press(event: KeyEvent, app: Navigator): void {
    const { question } = this.state;
    if (question) {
      answerQuestion(app.texts, question, keyOf(event), (next) => {
        this.#dispatch({ kind: 'ask', question: next });
      });
    } else if (!this.#type(event)) {
      this.warn(undefined);
      const isKey = pressKey(this.keys, keyOf(event), app, (sentence) => this.warn(sentence));
      if (!isKey && event.kind !== 'key') this.#options.typed?.(event, app);
    }
    this.#tellActed(app);
  }

  #tellActed(app: Navigator): void {
    if (app.screen === this) this.#options.acted?.(app);
  }

  /** Types words of the filter. @returns false for what goes through the lines */
  #type(event: KeyEvent): boolean {
    const { filter, filtered } = this.#options;
    const before = filter?.text;
    if (!filter?.isTyping || !filter.type(event)) return false;
    if (filter.text !== before) filtered?.();
    return true;
  }
}
