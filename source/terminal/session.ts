import type { Readable, Writable } from 'node:stream';
import { cellOfSpace } from './graphics.ts';
import type { KeyEvent } from './key-event.ts';
import { type CursorReport, KeyDecoder, type Schedule, systemSchedule } from './keys.ts';
import { type ReportKind, reportsOff, reportsOn, SYNC_OFF, SYNC_ON } from './modes.ts';
import type { MouseEvent } from './mouse.ts';
import type { PixelSize } from './scale-picture.ts';

/** A stream that keys can be read from. */
type KeyStream = Readable & { setRawMode?(raw: boolean): unknown };

/** A stream that can be drawn on. It emits `resize` when its size is another. */
type ScreenStream = Writable & {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** The parts of `process` that stop a program and tell when it goes on. */
export interface JobControl {
  on(event: 'SIGCONT' | 'SIGWINCH', listener: () => void): unknown;
  off(event: 'SIGCONT' | 'SIGWINCH', listener: () => void): unknown;
  kill(pid: number, signal: 'SIGINT' | 'SIGTSTP'): unknown;
}

interface TerminalOptions {
  readonly input: KeyStream;
  readonly output: ScreenStream;
  /** Missing if no shell has started the program, which is then never suspended. */
  readonly jobControl?: JobControl | undefined;
  /** Timers for lone ESCs and for `suspend`. Default: those of the system. */
  readonly schedule?: Schedule;
}

type Unsubscribe = () => void;

/** The size of a terminal that does not tell it. */
const DEFAULT_SIZE = { columns: 80, rows: 24 };

/** The alternate screen, empty, without a cursor, and pastes marked. */
const ENTER = '\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l\x1b[?2004h';
const LEAVE = '\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l';

/** What a pseudo-terminal hands on at once, in bytes. A longer frame comes in parts. */
const ONE_WRITE = 4096;

/** A program that still runs this long after it was stopped has no shell that stops it. */
const STOP_DELAY_MS = 250;

/** How long a mouse button that is down may delay the end. */
const RELEASE_DELAY_MS = 500;

/** Takes the terminal: raw keys, the alternate screen, no cursor, pastes marked as such. */
export function openTerminal(options: TerminalOptions): TerminalSession {
  return new TerminalSession(options);
}

/** Those who are told of one thing that happens. */
class Listeners<Value> {
  readonly #all = new Set<(value: Value) => unknown>();

  readonly add = (listener: (value: Value) => unknown): Unsubscribe => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  readonly tell = (value: Value): void => {
    for (const listener of [...this.#all]) listener(value);
  };
}

/** A terminal that is ours until it is closed. */
export class TerminalSession {
  readonly #input: KeyStream;
  readonly #output: ScreenStream;
  readonly #jobControl: JobControl | undefined;
  readonly #schedule: Schedule;
  readonly #decoder: KeyDecoder;
  readonly #keys = new Listeners<KeyEvent>();
  readonly #resizes = new Listeners<void>();
  readonly #repaints = new Listeners<void>();
  readonly #hangups = new Listeners<void>();
  readonly #cursorReports = new Listeners<CursorReport>();
  readonly #graphicsAnswers = new Listeners<string>();
  readonly #cellSizes = new Listeners<PixelSize>();
  readonly #attributes = new Listeners<readonly number[]>();
  readonly #terminalNames = new Listeners<string>();
  readonly #backgrounds = new Listeners<'light' | 'dark'>();
  readonly #groundChanges = new Listeners<'light' | 'dark'>();
  readonly #focusReports = new Listeners<boolean>();
  readonly #notificationAnswers = new Listeners<string>();
  readonly #farewells = new Listeners<string[]>();
  readonly #mouseEvents = new Listeners<MouseEvent>();
  #state: 'open' | 'suspended' | 'closed' = 'open';
  #gone = false;
  /** Those that are switched on, or will be when the program goes on. */
  readonly #reports = new Set<ReportKind>();
  #synchronizes = false;
  #buttonDown = false;
  #cancelTimer = () => {};

  /** Use `openTerminal`. */
  constructor({ input, output, jobControl, schedule }: TerminalOptions) {
    this.#input = input;
    this.#output = output;
    this.#jobControl = jobControl;
    this.#schedule = schedule ?? systemSchedule;
    this.#decoder = new KeyDecoder(this.#keys.tell, this.#schedule, {
      onCursorReport: this.#cursorReports.tell,
      onGraphicsAnswer: this.#graphicsAnswers.tell,
      onMouse: (event) => {
        if (event.action === 'press') this.#buttonDown = true;
        else if (event.action === 'release') this.#buttonDown = false;
        this.#mouseEvents.tell(event);
      },
      onCellSize: this.#cellSizes.tell,
      onSixelSpace: (space) => {
        const cell = cellOfSpace(space, this);
        if (cell) this.#cellSizes.tell(cell);
      },
      onAttributes: this.#attributes.tell,
      onTerminalName: this.#terminalNames.tell,
      onBackground: this.#backgrounds.tell,
      onGroundChange: this.#groundChanges.tell,
      onSynchronizes: () => {
        this.#synchronizes = true;
      },
      onFocus: this.#focusReports.tell,
      onNotificationAnswer: this.#notificationAnswers.tell,
    });
    input.on('error', this.#hangUp).on('end', this.#hangUp).on('close', this.#hangUp);
    output.on('error', this.#hangUp).on('close', this.#hangUp).on('resize', this.#resizes.tell);
    jobControl?.on('SIGCONT', this.#continue);
    jobControl?.on('SIGWINCH', this.#repaint);
    this.#take();
    input.on('data', this.#read);
  }

  /** Width in columns. */
  get columns(): number {
    return this.#output.columns || DEFAULT_SIZE.columns;
  }

  /** Height in rows. */
  get rows(): number {
    return this.#output.rows || DEFAULT_SIZE.rows;
  }

  readonly onKey = this.#keys.add;
  /** Answers of the terminal to `ESC [ 6 n`, where its cursor is. */
  readonly onCursorReport = this.#cursorReports.add;
  /** Answers of the terminal about pictures. */
  readonly onGraphicsAnswer = this.#graphicsAnswers.add;
  /** Answers of the terminal to `ESC [ 16 t` or XTSMGRAPHICS, how many pixels a character has. */
  readonly onCellSize = this.#cellSizes.add;
  /** Answers of the terminal to `ESC [ c`, what it can do. */
  readonly onAttributes = this.#attributes.add;
  /** Answers of the terminal to `ESC [ > q`, its name and version. */
  readonly onTerminalName = this.#terminalNames.add;
  /** Answers of the terminal to OSC 11, what its background is. */
  readonly onBackground = this.#backgrounds.add;
  /** Answers of the terminal to OSC 99, what its notifications can be. */
  readonly onNotificationAnswer = this.#notificationAnswers.add;
  /** The terminal has become light or dark. Told while `ground` is reported. */
  readonly onGroundChange = this.#groundChanges.add;
  /** The window has the focus or has it no longer. Told while `focus` is reported. */
  readonly onFocus = this.#focusReports.add;
  /** What the mouse does while `mouse` is reported. */
  readonly onMouse = this.#mouseEvents.add;
  readonly onResize = this.#resizes.add;
  /**
   * The screen must be drawn anew. The program was stopped and goes on, or the window was changed,
   * even if it has its old size again by now.
   */
  readonly onRepaint = this.#repaints.add;

  /** Each time before the terminal is given back, writes what `farewell` returns. */
  beforeLeaving(farewell: () => string): Unsubscribe {
    return this.#farewells.add((sentences) => sentences.push(farewell()));
  }

  /**
   * The other side is gone: no key will come, and nobody sees what is written. Calls each listener
   * once; if that has happened already, soon.
   */
  onHangup(listener: () => void): Unsubscribe {
    if (this.#gone) queueMicrotask(listener);
    return this.#hangups.add(listener);
  }

  /** Draws. Swallows what is written while the terminal is not ours. */
  write(text: string): void {
    if (this.#state === 'open' && !this.#gone) this.#send(text);
  }

  /** Draws a whole frame, which a terminal that can do so shows at once. */
  writeFrame(text: string): void {
    const comesInParts = this.#synchronizes && Buffer.byteLength(text) > ONE_WRITE;
    this.write(comesInParts ? SYNC_ON + text + SYNC_OFF : text);
  }

  /** Switches reports on or off; closed or suspended, a session has none. */
  setReports(kind: ReportKind, on: boolean): void {
    if (on === this.#reports.has(kind)) return;
    if (on) this.#reports.add(kind);
    else this.#reports.delete(kind);
    if (kind === 'mouse') this.#buttonDown = false;
    this.write(on ? reportsOn(kind) : reportsOff(kind));
  }

  /**
   * Resolves when the mouse button is up, after half a second in any case. Where a click ends the
   * program, the report of the release must still find it, or it ends up in the shell.
   */
  buttonUp(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.#buttonDown || this.#gone) {
        resolve();
        return;
      }
      const done = () => {
        cancel();
        unsubscribe();
        unsubscribeHangup();
        resolve();
      };
      const cancel = this.#schedule(done, RELEASE_DELAY_MS);
      const unsubscribe = this.onMouse(({ action }) => action === 'release' && done());
      const unsubscribeHangup = this.onHangup(done);
    });
  }

  /** Gives the terminal back and stops the whole job, as Ctrl-Z does, until it is continued. */
  suspend(): void {
    if (!this.#jobControl || this.#state !== 'open' || this.#gone) return;
    this.#state = 'suspended';
    this.#giveBack();
    this.#cancelTimer = this.#schedule(this.#continue, STOP_DELAY_MS);
    // The whole group: a parent such as npm must stop as well, or no shell takes over.
    this.#jobControl.kill(0, 'SIGTSTP');
  }

  /** Gives the terminal back for good; further calls do nothing. */
  close(): void {
    if (this.#state === 'closed') return;
    const taken = this.#state === 'open';
    this.#state = 'closed';
    this.#cancelTimer();
    this.#decoder.close();
    this.#jobControl?.off('SIGCONT', this.#continue);
    this.#jobControl?.off('SIGWINCH', this.#repaint);
    this.#input.off('data', this.#read).off('end', this.#hangUp).off('close', this.#hangUp);
    this.#output.off('close', this.#hangUp).off('resize', this.#resizes.tell);
    this.#input.pause();
    if (taken) this.#giveBack();
    // The last write can still fail, which must not become an uncaught error.
    setImmediate(() => {
      this.#input.off('error', this.#hangUp);
      this.#output.off('error', this.#hangUp);
    });
  }

  #take(): void {
    // Toggled, since the shell may have changed the mode meanwhile.
    this.#input.setRawMode?.(false);
    this.#input.setRawMode?.(true);
    this.write(ENTER + [...this.#reports].map(reportsOn).join(''));
  }

  #giveBack(): void {
    this.#buttonDown = false;
    const farewells: string[] = [];
    this.#farewells.tell(farewells);
    const endOfFrame = this.#synchronizes ? SYNC_OFF : '';
    const silence = [...this.#reports].map(reportsOff).join('');
    this.#send(endOfFrame + farewells.join('') + silence + LEAVE);
    this.#input.setRawMode?.(false);
  }

  #send(text: string): void {
    if (this.#output.writable) this.#output.write(text);
  }

  readonly #read = (chunk: Uint8Array | string): void => {
    if (this.#state === 'open' && !this.#gone) this.#decoder.feed(chunk);
  };

  readonly #continue = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#cancelTimer();
    this.#state = 'open';
    this.#take();
    this.#repaint();
  };

  readonly #repaint = (): void => {
    if (this.#state === 'open' && !this.#gone) this.#repaints.tell();
  };

  readonly #hangUp = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#gone = true;
    this.#cancelTimer();
    this.#decoder.close();
    this.#input.pause();
    this.#hangups.tell();
  };
}
