import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { type Block, list, pageLines, type Section } from '../../../text/page.ts';
import type { Texts } from '../../../text/texts.ts';
import { onceALanguage } from '../../../text/tongue.ts';
import { useHintRow } from '../../app/hint-row.ts';
import {
  BACK_ROW,
  bindKeys,
  EVERYWHERE,
  type KeyHelp,
  type KeyRow,
  type KeyTable,
  type KeyWords,
  keyLine,
  keyOf,
  labelOf,
  pressKey,
  toldIn,
} from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import { useServices } from '../../app/services-context.ts';
import { cutText } from '../../ink/columns.ts';
import { Line, plainRow, RowLine, Rows } from '../../ink/rows.tsx';
import { sheetSize, TextSheet } from '../../ink/sheet.tsx';
import { useWindow, type WindowSize } from '../../ink/window.ts';
import { type PageExtent, type PageState, pageReducer, type Scroll } from './page-state.ts';

const told = toldIn('PAGE_KEY_TEXTS');

/** Rows of a page beside its text: the title, an empty row, the key line, the free row. */
const ROWS_AROUND = 4;

/** Lines that a step of the wheel scrolls. */
const WHEEL_LINES = 3;

/** What is told of the key that shows the keys. */
export const HELP_WORDS = {
  keys: ['?'],
  told: (texts) => texts.settings.COMMON_KEYS.keys,
} as const satisfies KeyWords;

/** Shows the keys of a screen. */
export const HELP_ROW: KeyRow<{ readonly keys: readonly KeyHelp[] }> = {
  ...HELP_WORDS,
  run: ({ keys }, app) => app.open(keysPage(...keys)),
};

const scroll = (how: Scroll) => (page: PageScreen, app: Navigator) => page.scroll(how, app);

/** The keys of a text. */
export const PAGE_KEYS: KeyTable<PageScreen> = {
  told: (texts) => texts.settings.SCREEN_KEYS.page,
  rows: [
    { keys: ['up', 'k'], told: told('up'), run: scroll('up') },
    { keys: ['down', 'j', 'enter'], told: told('down'), run: scroll('down') },
    { keys: ['page-up'], told: told('pageUp'), run: scroll('page-up') },
    {
      keys: ['page-down', ' '],
      told: told('pageDown'),
      run: scroll('page-down'),
    },
    { keys: ['home'], told: told('first'), run: scroll('home') },
    { keys: ['end'], told: told('last'), run: scroll('end') },
    BACK_ROW,
    {
      ...HELP_WORDS,
      run: ({ isHelp, keys }, app) => (isHelp ? app.back() : app.open(keysPage(...keys))),
      isShown: ({ isHelp }) => !isHelp,
    },
  ],
};

/** What stands on a page, in one language. */
export interface PageText {
  readonly title: string;
  /** The text broken to a width in columns. */
  readonly lines: (width: number) => readonly string[];
}

/** A text to scroll through. */
export class PageScreen implements Screen {
  readonly kind = 'page';
  /** Whether it lists the keys of the screen below it, so that `?` goes back there. */
  readonly isHelp: boolean;
  readonly keys = [bindKeys(PAGE_KEYS, this)];
  /** Its text in a language. */
  readonly in: (texts: Texts) => PageText;
  /** The text as it was broken last, since a page is scrolled more often than resized. */
  #broken:
    | { readonly page: PageText; readonly width: number; readonly lines: readonly string[] }
    | undefined;
  #state: PageState = { top: 0 };

  /** @param read asked again when the language has changed */
  constructor(read: (texts: Texts) => PageText, { isHelp = false } = {}) {
    this.isHelp = isHelp;
    this.in = onceALanguage(read);
  }

  #extent(
    texts: Texts,
    { columns, rows }: WindowSize,
  ): PageExtent & { readonly lines: readonly string[] } {
    const width = columns - 2;
    const page = this.in(texts);
    if (this.#broken?.page !== page || this.#broken.width !== width)
      this.#broken = { page, width, lines: page.lines(width) };
    const { lines } = this.#broken;
    return { lines, length: lines.length, height: Math.max(rows - ROWS_AROUND, 1) };
  }

  /** The lines that a window of this size shows. */
  readonly visibleLines = (texts: Texts, size: WindowSize): readonly string[] => {
    const { lines, ...extent } = this.#extent(texts, size);
    // A larger window shows more of the end.
    const { top } = pageReducer(this.#state, undefined, extent);
    return lines.slice(top, top + extent.height);
  };

  render(): ReactNode {
    return (
      <TextSheet>
        <PageView page={this} />
      </TextSheet>
    );
  }

  wheel(step: 1 | -1, app: Navigator): void {
    for (let line = 0; line < WHEEL_LINES; line++) this.scroll(step > 0 ? 'down' : 'up', app);
  }

  press(event: KeyEvent, app: Navigator): void {
    pressKey(this.keys, keyOf(event), app);
  }

  scroll(how: Scroll, app: Navigator): void {
    this.#state = pageReducer(this.#state, how, this.#extent(app.texts, sheetSize(app.size)));
  }
}

/** The keys of a screen, and those that work on every screen. */
export function keysPage(...tables: readonly KeyHelp[]): PageScreen {
  const read = (texts: Texts) => {
    const sections = [...tables, EVERYWHERE].map((table): Section => {
      return { title: table.told(texts).title, blocks: [keyList(texts, table)] };
    });
    return pageOf(texts.words.PAGE_TITLES.keys, sections);
  };
  return new PageScreen(read, { isHelp: true });
}

/** A page of sections. */
export function pageOf(title: string, sections: readonly Section[]): PageText {
  return { title, lines: (width) => pageLines(sections, width) };
}

/** What each key of some tables does, and the mouse. */
export function keyList(texts: Texts, ...tables: readonly KeyHelp[]): Block {
  return list(
    tables.flatMap(({ rows, told }) => [
      ...rows.map((row) => texts.words.keyHelpText(labelOf(texts, row), row.told(texts).help)),
      ...(told(texts).mouse ?? []),
    ]),
  );
}

/** The visible part of a text, with a title and the keys. */
function PageView({ page }: { readonly page: PageScreen }) {
  const { texts, theme } = useServices();
  const { columns, rows } = useWindow();
  const hintRow = useHintRow();
  const width = columns - 2;
  const lines = page.visibleLines(texts, { columns, rows });
  return (
    <Box width={columns} flexDirection="column">
      <Line text={` ${cutText(page.in(texts).title, width)}`} style={theme.title} />
      <Line text="" />
      <Rows rows={lines.map((line) => plainRow(` ${cutText(line, width)}`))} />
      <RowLine row={[{ text: ' ' }, ...hintRow(keyLine(texts, page.keys, width))]} />
    </Box>
  );
}
