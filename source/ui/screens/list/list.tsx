import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { actionOf, type KeyContext, keyLine, keyOf } from '../../app/keymap.ts';
import { answerQuestion, type Question } from '../../app/question.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import { keysPage } from '../page/page.tsx';
import type { ListFilter } from './list-filter.ts';
import {
  chosenItem,
  type ListAction,
  type ListItem,
  type ListState,
  listReducer,
  stepOf,
} from './list-state.ts';
import { ListView, type ListViewProps } from './list-view.tsx';

interface ListOptions<Item extends ListItem> {
  readonly title: string;
  /** Default: none yet. */
  readonly items?: readonly Item[];
  /** Words above the list. */
  readonly note?: string;
  /** Whether the first click on a line only chooses it. Default: it does what the line is for. */
  readonly needsTwoClicks?: boolean;
  /** The words that narrow it down. Default: it has none. */
  readonly filter?: ListFilter;
  /** What is shown in another way than in every list. */
  readonly view?: () => Partial<ListViewProps>;
  /** Draws the list. Default: in the middle of the window. */
  readonly draw?: (props: ListViewProps) => ReactNode;
  /** The contexts of its keys in the keymap. Default: `list`. */
  readonly keyContexts?: readonly KeyContext[];
  /** Takes a key before the list does, unless a question waits. @returns whether it has taken it */
  readonly press?: (event: KeyEvent, app: Navigator) => boolean;
  /** Called after each key and click that has left the list on top. */
  readonly acted?: (app: Navigator) => void;
  readonly shown?: Screen['shown'];
  readonly hidden?: Screen['hidden'];
}

/** Rows around the lines of a list. */
const AROUND = 8;

/** A list of lines with a chosen one: the menu, the rules, the saved games. */
export class ListScreen<Item extends ListItem = ListItem> implements Screen {
  readonly kind = 'list';
  readonly title: string;
  readonly #options: ListOptions<Item>;
  #state: ListState<Item>;

  constructor(options: ListOptions<Item>) {
    const { title, items = [] } = options;
    this.title = title;
    this.#options = options;
    this.#state = { items, index: 0, warning: undefined, question: undefined };
  }

  get state(): ListState<Item> {
    return this.#state;
  }

  #dispatch(action: ListAction<Item>): void {
    this.#state = listReducer(this.#state, action);
  }

  /** Shows other lines. @param chosen stays chosen if it is among them, else the first line is */
  show(items: readonly Item[], chosen: Item | undefined): void {
    this.#dispatch({ kind: 'show', items, chosen });
  }

  /** Shows a warning below the list; undefined removes it. */
  warn(text: string | undefined): void {
    this.#dispatch({ kind: 'warn', text });
  }

  ask(question: Question): void {
    this.#dispatch({ kind: 'ask', question });
  }

  render(): ReactNode {
    const { draw } = this.#options;
    if (draw) return draw(this.viewProps);
    return (
      <TextSheet needed={this.state.items.length + AROUND}>
        <ListView {...this.viewProps} />
      </TextSheet>
    );
  }

  shown(app: Navigator): void {
    this.#options.shown?.(app);
  }

  hidden(): void {
    this.#options.hidden?.();
  }

  /** The props of its view. */
  get viewProps(): ListViewProps {
    const { state, title } = this;
    const { note, filter, view } = this.#options;
    return {
      ...{ state, title, note, count: '', emptyText: '', filter: filter?.view },
      header: () => undefined,
      keyHelp: (columns) => keyLine('list', columns),
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
    if (!question && !isFirst) chosenItem(this.state)?.choose(app);
    this.#tellActed(app);
  }

  wheel(step: 1 | -1, _app: Navigator): void {
    if (!this.state.question) this.#dispatch({ kind: 'move', by: step });
  }

  press(event: KeyEvent, app: Navigator): void {
    const { question } = this.state;
    if (question) {
      answerQuestion(question, keyOf(event), (next) => {
        this.#dispatch({ kind: 'ask', question: next });
      });
    } else if (!this.#options.press?.(event, app)) this.#press(event, app);
    this.#tellActed(app);
  }

  #tellActed(app: Navigator): void {
    if (app.screen === this) this.#options.acted?.(app);
  }

  #press(event: KeyEvent, app: Navigator): void {
    const action = actionOf('list', keyOf(event));
    this.warn(undefined);
    const step = stepOf(action);
    if (step !== undefined) {
      this.#dispatch({ kind: 'move', by: step, wraps: Math.abs(step) === 1 });
    } else if (action === 'choose') chosenItem(this.state)?.choose(app);
    else if (action === 'back') app.back();
    else if (action === 'help') app.open(keysPage(...(this.#options.keyContexts ?? ['list'])));
  }
}
