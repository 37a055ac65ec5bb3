import type { ReactNode } from 'react';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import { type Block, list, pageLines, type Section } from '../../../text/page.ts';
import {
  actionOf,
  KEY_TITLES,
  KEYMAP,
  type KeyBinding,
  type KeyContext,
  keyOf,
  labelOf,
  MOUSE_HELP,
} from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { sheetSize, TextSheet } from '../../ink/sheet.tsx';
import { type PageExtent, type PageState, pageReducer } from './page-state.ts';
import { PageView } from './page-view.tsx';

/** Rows of a page beside its text: the title, an empty row, the key line, the free row. */
const ROWS_AROUND = 4;

/** Lines that a step of the wheel scrolls. */
const WHEEL_LINES = 3;

/** A text to scroll through. */
export class PageScreen implements Screen {
  readonly kind = 'page';
  readonly title: string;
  /** Whether it lists the keys of the screen below it, so that `?` goes back there. */
  readonly isHelp: boolean;
  readonly #break: (width: number) => readonly string[];
  /** The text as it was broken last, since a page is scrolled more often than resized. */
  #broken: { readonly width: number; readonly lines: readonly string[] } | undefined;
  #state: PageState = { top: 0 };

  /** @param lines the text broken to a width in columns */
  constructor(title: string, lines: (width: number) => readonly string[], { isHelp = false } = {}) {
    this.title = title;
    this.isHelp = isHelp;
    this.#break = lines;
  }

  #extent(columns: number, rows: number): PageExtent & { readonly lines: readonly string[] } {
    const width = columns - 2;
    if (this.#broken?.width !== width) this.#broken = { width, lines: this.#break(width) };
    const { lines } = this.#broken;
    return { lines, length: lines.length, height: Math.max(rows - ROWS_AROUND, 1) };
  }

  /** The lines that a window of this size shows. */
  readonly visibleLines = (columns: number, rows: number): readonly string[] => {
    const { lines, ...extent } = this.#extent(columns, rows);
    // A larger window shows more of the end.
    const { top } = pageReducer(this.#state, undefined, extent);
    return lines.slice(top, top + extent.height);
  };

  render(): ReactNode {
    const { title, visibleLines, isHelp } = this;
    return (
      <TextSheet>
        <PageView title={title} lines={visibleLines} isHelp={isHelp} />
      </TextSheet>
    );
  }

  wheel(step: 1 | -1, app: Navigator): void {
    for (let line = 0; line < WHEEL_LINES; line++) this.press(key(step > 0 ? 'down' : 'up'), app);
  }

  press(event: KeyEvent, app: Navigator): void {
    const action = actionOf('page', keyOf(event));
    if (action === 'back' || (action === 'help' && this.isHelp)) app.back();
    else if (action === 'help') app.open(keysPage('page'));
    else {
      const { columns, rows } = sheetSize(app.size);
      this.#state = pageReducer(this.#state, action, this.#extent(columns, rows));
    }
  }
}

/** The keys of a screen, and those that work on every screen. */
export function keysPage(...contexts: readonly KeyContext[]): PageScreen {
  const sections = [...contexts, 'everywhere' as const].map((context): Section => {
    return { title: KEY_TITLES[context], blocks: [keyList(context)] };
  });
  return new PageScreen('Keys', (width) => pageLines(sections, width), { isHelp: true });
}

/** What each key of some contexts does, and the mouse. */
export function keyList(...contexts: readonly KeyContext[]): Block {
  const lines = contexts.flatMap((context) => {
    const bindings: readonly KeyBinding[] = KEYMAP[context];
    return [
      ...bindings.map((binding) => `${labelOf(binding)}: ${binding.help}`),
      ...(MOUSE_HELP[context] ?? []),
    ];
  });
  return list(lines);
}
