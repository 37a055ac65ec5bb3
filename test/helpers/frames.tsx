import { PassThrough, Writable } from 'node:stream';
import { render } from 'ink';
import stringWidth from 'string-width';
import type { ScreenPlace } from '../../source/terminal/frame-output.ts';
import { App, type WindowSize } from '../../source/ui/app.ts';
import { AppView } from '../../source/ui/components/app-view.tsx';
import type { Screen } from '../../source/ui/screens/screen.ts';
import type { Services } from '../../source/ui/services.ts';
import { atOnce, manualTimers } from './manual-timers.ts';

/** What a screen puts into a window. */
export interface Frame {
  /** Without styles, trailing spaces cut. */
  readonly lines: readonly string[];
  /** With styles. */
  readonly raw: string;
  /** Where the terminal's own cursor stands; undefined where it is hidden. */
  readonly cursor: ScreenPlace | undefined;
}

/** Renders a screen through the real views and Ink into a window of any size. */
export function renderScreen(screen: Screen, services: Services, size: WindowSize): Frame {
  // A clock that ticks at once would never stop.
  const isTimed = screen.kind === 'play' && screen.match.clock !== undefined;
  const schedule = isTimed ? manualTimers().schedule : atOnce;
  const app = new App(screen, { size, repaint() {}, suspend() {}, schedule });
  const output = new FakeOutput(size);
  let cursor: ScreenPlace | undefined;
  const ink = render(
    <AppView
      app={app}
      services={services}
      setCursor={(place) => {
        cursor = place;
      }}
    />,
    {
      stdout: output as unknown as NodeJS.WriteStream,
      stdin: new PassThrough() as unknown as NodeJS.ReadStream,
      debug: true,
      isScreenReaderEnabled: true,
      exitOnCtrlC: false,
      patchConsole: false,
    },
  );
  const raw = output.frame.replace(/\n$/, '');
  const place = cursor;
  ink.unmount();
  return { lines: raw.split('\n').map((line) => withoutStyle(line).trimEnd()), raw, cursor: place };
}

/** The lines as one text, to compare with a picture. */
export function picture({ lines }: Frame): string {
  return `\n${lines.join('\n')}\n`;
}

/** Removes colours and emphasis, and nothing else: what other escapes there are, a test must see. */
export function withoutStyle(text: string): string {
  return text.replace(/\x1b\[[\d;]*m/g, '');
}

/** Columns of the widest line, styles left out. */
export function frameWidth({ raw }: Frame): number {
  return Math.max(...raw.split('\n').map((line) => stringWidth(withoutStyle(line))));
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
