import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { actionOf } from '../keymap.ts';
import type { KeyHandler } from './screen.ts';

/** A line that can be chosen. */
export interface ListItem {
  readonly text: string;
  readonly choose: (app: App) => void;
  /** What other characters do with the line. */
  readonly keys?: Readonly<Record<string, (app: App) => void>>;
}

export interface ListOptions {
  readonly title: string;
  readonly items: readonly ListItem[];
  /** Words above the list. */
  readonly note?: string;
  /** Keys of the items, for the key line. */
  readonly keyHelp?: string;
}

/** A list of lines, one of which is chosen: the menu, the saved games. */
export class ListScreen implements KeyHandler {
  readonly kind = 'list';
  readonly title: string;
  readonly items: readonly ListItem[];
  readonly note: string | undefined;
  readonly keyHelp: string | undefined;
  index = 0;
  /** Why the last choice could not be done. */
  warning: string | undefined;

  constructor({ title, items, note, keyHelp }: ListOptions) {
    this.title = title;
    this.items = items;
    this.note = note;
    this.keyHelp = keyHelp;
  }

  press(event: KeyEvent, app: App): void {
    const key = keyOf(event);
    const item = this.items[this.index];
    const own = item?.keys?.[key];
    this.warning = undefined;
    if (own) {
      own(app);
      return;
    }
    const last = Math.max(this.items.length - 1, 0);
    switch (actionOf('list', key)) {
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
