import { Writable } from 'node:stream';
import stringWidth from 'string-width';
import type { ScreenPlace } from '../../source/terminal/screen-place.ts';
import { App } from '../../source/ui/app/app.ts';
import { AppView } from '../../source/ui/app/app-view.tsx';
import type { Screen } from '../../source/ui/app/screen.ts';
import type { Services } from '../../source/ui/app/services.ts';
import { render } from '../../source/ui/ink/render.tsx';
import type { WindowSize } from '../../source/ui/ink/window.ts';
import { ROUTES } from '../../source/ui/screens/routes.ts';
import { atOnce, manualTimers } from './manual-timers.ts';

/** What a screen puts into a window. */
export interface Frame {
  /**
   * What is drawn, without styles, trailing spaces and the margins that bring it to the middle of
   * the window. One of the columns at its left stays, since the longest lines begin after it.
   */
  readonly lines: readonly string[];
  /** The place of `lines` in the window. */
  readonly margin: ScreenPlace;
  /** The whole window with styles. */
  readonly raw: string;
  /** The place of the terminal's own cursor in `lines`; undefined where it is hidden. */
  readonly cursor: ScreenPlace | undefined;
}

/** Renders a screen through the real views and Ink into a window of any size. */
export function renderScreen(screen: Screen, services: Services, size: WindowSize): Frame {
  // A clock that ticks at once would never stop.
  const isTimed = screen.match?.clock !== undefined;
  const schedule = isTimed ? manualTimers().schedule : atOnce;
  const app = new App(
    screen,
    { texts: services.texts, size, repaint() {}, suspend() {}, schedule },
    ROUTES,
  );
  const output = new FakeOutput(size);
  let cursor: ScreenPlace | undefined;
  const ink = render(<AppView app={app} services={services} />, {
    output,
    setCursor: (place) => {
      cursor = place;
    },
    onKey: () => () => {},
    onMouse: () => () => {},
  });
  const raw = output.frame.replace(/\n$/, '');
  const place = cursor;
  ink.unmount();
  return { ...withoutMargins(raw.split('\n'), place), raw };
}

function withoutMargins(raw: readonly string[], cursor: ScreenPlace | undefined) {
  const whole = raw.map((line) => withoutStyle(line).trimEnd());
  const indents = whole.filter(Boolean).map((line) => line.search(/\S/));
  const row = Math.max(whole.findIndex(Boolean), 0);
  const column = Math.max(Math.min(...indents) - 1, 0);
  return {
    lines: whole.slice(row, whole.findLastIndex(Boolean) + 1).map((line) => line.slice(column)),
    margin: { row, column },
    cursor: cursor && { row: cursor.row - row, column: cursor.column - column },
  };
}

/** The last words above the last row. */
export function statusLine(lines: readonly string[]): string | undefined {
  return lines.slice(0, -1).findLast(Boolean);
}

/** The lines as one text, to compare with a picture. */
export function picture({ lines }: Frame): string {
  return `\n${lines.join('\n')}\n`;
}

/** Removes colours and emphasis, and nothing else: what other escapes there are, a test must see. */
export function withoutStyle(text: string): string {
  return text.replace(/\x1b\[[\d;]*m/g, '');
}

/** Columns of the widest line with its margin, styles left out. */
export function frameWidth({ raw }: Frame): number {
  return Math.max(...raw.split('\n').map((line) => stringWidth(withoutStyle(line))));
}

/** Rows of all that is drawn with the margin above and below. */
export function frameHeight({ raw }: Frame): number {
  return raw.split('\n').length;
}

/** Characters whose width differs from terminal to terminal (East Asian Width `A`). */
export function ambiguousCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) =>
      stringWidth(character, { ambiguousIsNarrow: true }) !==
      stringWidth(character, { ambiguousIsNarrow: false }),
  );
}

class FakeOutput extends Writable {
  readonly isTTY = true;
  readonly columns: number;
  readonly rows: number;
  frame = '';

  constructor({ columns, rows }: WindowSize) {
    super({ decodeStrings: false });
    this.columns = columns;
    this.rows = rows;
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    this.frame = text;
    done();
  }
}
