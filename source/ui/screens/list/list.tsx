import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { actionOf, type KeyContext, keyLine, keyOf } from '../../app/keymap.ts';
import { answerQuestion, type Question } from '../../app/question.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { TextSheet } from '../../ink/sheet.tsx';
import { keysPage } from '../page/page.tsx';
import {
  chosenItem,
  type ListAction,
  type ListItem,
  type ListState,
  listReducer,
  stepOf,
} from './list-state.ts';
import { ListView, type ListViewProps } from './list-view.tsx';

interface ListOptions<Item extends ListItem = ListItem> {
  readonly title: string;
  readonly items: readonly Item[];
  /** Words above the list. */
  readonly note?: string;
  /** Whether the first click on a line only chooses it. Default: it does what the line is for. */
  readonly needsTwoClicks?: boolean;
}

/** Rows around the lines of a list. */
const AROUND = 8;

/** A list of lines with a chosen one: the menu, the rules, the saved games. */
export class ListScreen<Item extends ListItem = ListItem> implements Screen {
  readonly kind = 'list';
  readonly title: string;
  readonly note: string | undefined;
  readonly #needsTwoClicks: boolean;
  #state: ListState<Item>;

  constructor({ title, items, note, needsTwoClicks = false }: ListOptions<Item>) {
    this.title = title;
    this.note = note;
    this.#needsTwoClicks = needsTwoClicks;
    this.#state = { items, index: 0, warning: undefined, question: undefined };
  }

  get state(): ListState<Item> {
    return this.#state;
  }

  protected dispatch(action: ListAction<Item>): void {
    this.#state = listReducer(this.#state, action);
  }

  /** Shows a warning below the list; undefined removes it. */
  warn(text: string | undefined): void {
    this.dispatch({ kind: 'warn', text });
  }

  protected ask(question: Question): void {
    this.dispatch({ kind: 'ask', question });
  }

  render(): ReactNode {
    return (
      <TextSheet needed={this.state.items.length + AROUND}>
        <ListView {...this.viewProps} />
      </TextSheet>
    );
  }

  /** The props of its view. */
  get viewProps(): ListViewProps {
    const { state, title, note } = this;
    return {
      ...{ state, title, note, count: '', emptyText: '', filter: undefined },
      header: () => undefined,
      keyHelp: (columns) => keyLine('list', columns),
      click: (index, app) => this.click(index, app),
    };
  }

  /** The contexts of its keys in the keymap. */
  protected get keyContexts(): readonly KeyContext[] {
    return ['list'];
  }

  get holdsText(): boolean {
    return this.state.question !== undefined;
  }

  /** A click on a line chooses it and does what it is for. It withdraws a question. */
  protected click(index: number, app: Navigator): void {
    const { question, index: before } = this.state;
    this.dispatch({ kind: 'ask', question: undefined });
    this.dispatch({ kind: 'move', by: index - this.state.index });
    if (question || (this.#needsTwoClicks && index !== before)) return;
    chosenItem(this.state)?.choose(app);
  }

  wheel(step: 1 | -1, _app: Navigator): void {
    if (!this.state.question) this.dispatch({ kind: 'move', by: step });
  }

  press(event: KeyEvent, app: Navigator): void {
    const { question } = this.state;
    if (question) {
      answerQuestion(question, keyOf(event), (next) => {
        this.dispatch({ kind: 'ask', question: next });
      });
      return;
    }
    const action = actionOf('list', keyOf(event));
    this.warn(undefined);
    const step = stepOf(action);
    if (step !== undefined) {
      this.dispatch({ kind: 'move', by: step, wraps: Math.abs(step) === 1 });
    } else if (action === 'choose') chosenItem(this.state)?.choose(app);
    else if (action === 'back') app.back();
    else if (action === 'help') app.open(keysPage(...this.keyContexts));
  }
}
