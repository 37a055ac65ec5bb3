import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import { actionOf } from '../keymap.ts';
import type { KeyHandler } from './screen.ts';

/** Rows of a page that are not its text: the title, an empty row, the key line, the free row. */
const ROWS_AROUND = 4;

/** A text to scroll through. */
export class PageScreen implements KeyHandler {
  readonly kind = 'page';
  readonly title: string;
  readonly #break: (width: number) => readonly string[];
  /** The text as it was broken last: a page is scrolled more often than resized. */
  #broken: { readonly width: number; readonly lines: readonly string[] } | undefined;
  #top = 0;

  /** @param lines the text broken to a width in columns */
  constructor(title: string, lines: (width: number) => readonly string[]) {
    this.title = title;
    this.#break = lines;
  }

  #lines(width: number): readonly string[] {
    if (this.#broken?.width !== width) this.#broken = { width, lines: this.#break(width) };
    return this.#broken.lines;
  }

  /** The lines that a window of this size shows. */
  visibleLines(columns: number, rows: number): readonly string[] {
    const height = Math.max(rows - ROWS_AROUND, 1);
    const lines = this.#lines(columns - 2);
    const top = Math.min(this.#top, Math.max(lines.length - height, 0));
    return lines.slice(top, top + height);
  }

  press(event: KeyEvent, app: App): void {
    const { columns, rows } = app.size;
    const height = Math.max(rows - ROWS_AROUND, 1);
    const last = Math.max(this.#lines(columns - 2).length - height, 0);
    const top = Math.min(this.#top, last);
    const scroll = (to: number) => {
      this.#top = Math.max(0, Math.min(to, last));
    };
    switch (actionOf('page', keyOf(event))) {
      case 'up':
        scroll(top - 1);
        return;
      case 'down':
        scroll(top + 1);
        return;
      case 'page-up':
        scroll(top - height);
        return;
      case 'page-down':
        scroll(top + height);
        return;
      case 'home':
        scroll(0);
        return;
      case 'end':
        scroll(last);
        return;
      case 'back':
        app.back();
        return;
      case undefined:
        return;
    }
  }
}
