import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { actionOf, keyLine } from '../keymap.ts';
import type { PromptLine } from '../prompt-line.ts';
import type { KeyHandler } from './screen.ts';

/** A line that can be chosen. */
export interface ListItem {
  readonly text: string;
  readonly choose: (app: App) => void;
  /** What is said below the list while the line is the one chosen. */
  readonly hint?: string | undefined;
}

export interface ListOptions {
  readonly title: string;
  readonly items: readonly ListItem[];
  /** Words above the list. */
  readonly note?: string;
}

/** What waits for y or n. */
export interface ListQuestion {
  readonly text: string;
  readonly yes: () => void;
}

/** A list of lines, one of which is chosen: the menu, the saved games. */
export class ListScreen implements KeyHandler {
  readonly kind = 'list';
  readonly title: string;
  readonly note: string | undefined;
  items: readonly ListItem[];
  index = 0;
  /** Why the last choice could not be done. */
  warning: string | undefined;
  question: ListQuestion | undefined;
  /** What narrows the list down; shown while it holds a text or is typed. */
  filter: PromptLine | undefined;
  isTyping = false;

  constructor({ title, items, note }: ListOptions) {
    this.title = title;
    this.items = items;
    this.note = note;
  }

  /** How many lines there are, where that is worth telling. */
  get count(): string {
    return '';
  }

  /** What is said where there are no lines. */
  get emptyText(): string {
    return '';
  }

  /** The keys that do something now, as many as there is room for. */
  keyHelp(columns: number): string {
    return keyLine('list', columns);
  }

  press(event: KeyEvent, app: App): void {
    const item = this.items[this.index];
    this.warning = undefined;
    const last = Math.max(this.items.length - 1, 0);
    switch (actionOf('list', keyOf(event))) {
      case 'up':
        this.index = Math.max(this.index - 1, 0);
        return;
      case 'down':
        this.index = Math.min(this.index + 1, last);
        return;
      case 'home':
        this.index = 0;
        return;
      case 'end':
        this.index = last;
        return;
      case 'page-up':
        this.index = Math.max(this.index - 10, 0);
        return;
      case 'page-down':
        this.index = Math.min(this.index + 10, last);
        return;
      case 'choose':
        item?.choose(app);
        return;
      case 'back':
        app.back();
        return;
      case undefined:
        return;
    }
  }
}
