import type { Readable, Writable } from 'node:stream';
import type { KeyEvent } from './key-event.ts';
import { type CursorReport, KeyDecoder, type Schedule, systemSchedule } from './keys.ts';

/** A stream that keys can be read from: `process.stdin` and its like. */
export type KeyStream = Readable & { setRawMode?(raw: boolean): unknown };

/** A stream that can be drawn on: `process.stdout` and its like. */
export type ScreenStream = Writable & {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** The parts of `process` by which a program is stopped and continued. */
export interface JobControl {
  on(event: 'SIGCONT' | 'SIGWINCH', listener: () => void): unknown;
  off(event: 'SIGCONT' | 'SIGWINCH', listener: () => void): unknown;
  kill(pid: number, signal: 'SIGTSTP'): unknown;
}

export interface TerminalOptions {
  readonly input: KeyStream;
  readonly output: ScreenStream;
  /** `process` by default. */
  readonly jobControl?: JobControl;
  /** Timers for lone ESCs and for `suspend`; those of the system by default. */
  readonly schedule?: Schedule;
}

export type Unsubscribe = () => void;

/** The size of a terminal that does not tell its own. */
const DEFAULT_SIZE = { columns: 80, rows: 24 };

const SHOW_CURSOR = '\x1b[?25h';
const HIDE_CURSOR = '\x1b[?25l';
const ENTER = `\x1b[?1049h\x1b[2J\x1b[H${HIDE_CURSOR}\x1b[?2004h`;
const LEAVE = `\x1b[0m\x1b[?2004l${SHOW_CURSOR}\x1b[?1049l`;

/** If we still run this long after stopping, there is no shell that could have stopped us. */
const STOP_DELAY_MS = 250;

/** Takes the terminal: raw keys, the alternate screen, no cursor, pastes marked as such. */
export function openTerminal(options: TerminalOptions): TerminalSession {
  return new TerminalSession(options);
}

/** A terminal that is ours until it is closed. */
export class TerminalSession {
  readonly #input: KeyStream;
  readonly #output: ScreenStream;
  readonly #jobControl: JobControl;
  readonly #schedule: Schedule;
  readonly #decoder: KeyDecoder;
  readonly #keyListeners = new Set<(event: KeyEvent) => void>();
  readonly #resizeListeners = new Set<() => void>();
  readonly #repaintListeners = new Set<() => void>();
  readonly #hangupListeners = new Set<() => void>();
  readonly #cursorListeners = new Set<(report: CursorReport) => void>();
  #state: 'open' | 'suspended' | 'closed' = 'open';
  #gone = false;
  #cursorShown = false;
  #cancelTimer = () => {};

  /** Use `openTerminal`. */
  constructor({ input, output, jobControl, schedule }: TerminalOptions) {
    this.#input = input;
    this.#output = output;
    this.#jobControl = jobControl ?? process;
    this.#schedule = schedule ?? systemSchedule;
    this.#decoder = new KeyDecoder(
      (event) => {
        for (const listener of [...this.#keyListeners]) listener(event);
      },
      this.#schedule,
      (report) => {
        for (const listener of [...this.#cursorListeners]) listener(report);
      },
    );
    input.on('error', this.#hangUp).on('end', this.#hangUp).on('close', this.#hangUp);
    output.on('error', this.#hangUp).on('close', this.#hangUp).on('resize', this.#resize);
    this.#jobControl.on('SIGCONT', this.#continue);
    this.#jobControl.on('SIGWINCH', this.#repaint);
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

  get closed(): boolean {
    return this.#state === 'closed';
  }

  onKey(listener: (event: KeyEvent) => void): Unsubscribe {
    return subscribe(this.#keyListeners, listener);
  }

  /** Answers of the terminal to where its cursor is (`ESC [ 6 n`). */
  onCursorReport(listener: (report: CursorReport) => void): Unsubscribe {
    return subscribe(this.#cursorListeners, listener);
  }

  onResize(listener: () => void): Unsubscribe {
    return subscribe(this.#resizeListeners, listener);
  }

  /**
   * The screen must be drawn anew: the program was stopped and goes on, or the window was changed,
   * also where it has its old size again before we could look.
   */
  onRepaint(listener: () => void): Unsubscribe {
    return subscribe(this.#repaintListeners, listener);
  }

  /**
   * The other side is gone: no key will come, and nobody sees what is written. A listener is called
   * once, soon if it has happened before.
   */
  onHangup(listener: () => void): Unsubscribe {
    if (this.#gone) queueMicrotask(listener);
    return subscribe(this.#hangupListeners, listener);
  }

  /** Draws; what is written while the terminal is not ours is swallowed. */
  write(text: string): void {
    if (this.#state === 'open' && !this.#gone) this.#send(text);
  }

  showCursor(): void {
    this.#cursorShown = true;
    this.write(SHOW_CURSOR);
  }

  hideCursor(): void {
    this.#cursorShown = false;
    this.write(HIDE_CURSOR);
  }

  /** Gives the terminal back and stops the whole job, as Ctrl-Z does, until it is continued. */
  suspend(): void {
    if (this.#state !== 'open' || this.#gone) return;
    this.#state = 'suspended';
    this.#giveBack();
    this.#cancelTimer = this.#schedule(this.#continue, STOP_DELAY_MS);
    // The group, not only this process: a parent such as npm must stop too, or no shell takes over.
    this.#jobControl.kill(0, 'SIGTSTP');
  }

  /** Gives the terminal back for good; further calls do nothing. */
  close(): void {
    if (this.#state === 'closed') return;
    const taken = this.#state === 'open';
    this.#state = 'closed';
    this.#cancelTimer();
    this.#decoder.close();
    this.#jobControl.off('SIGCONT', this.#continue);
    this.#jobControl.off('SIGWINCH', this.#repaint);
    this.#input.off('data', this.#read).off('end', this.#hangUp).off('close', this.#hangUp);
    this.#output.off('close', this.#hangUp).off('resize', this.#resize);
    this.#input.pause();
    if (taken) this.#giveBack();
    // What was written last can still fail, which must not become an uncaught error.
    setImmediate(() => {
      this.#input.off('error', this.#hangUp);
      this.#output.off('error', this.#hangUp);
    });
  }

  #take(): void {
    // Toggled, because the shell may have changed the mode of the terminal behind our back.
    this.#input.setRawMode?.(false);
    this.#input.setRawMode?.(true);
    this.write(this.#cursorShown ? ENTER + SHOW_CURSOR : ENTER);
  }

  #giveBack(): void {
    this.#send(LEAVE);
    this.#input.setRawMode?.(false);
  }

  #send(text: string): void {
    if (this.#output.writable) this.#output.write(text);
  }

  readonly #read = (chunk: Uint8Array | string): void => {
    if (this.#state === 'open' && !this.#gone) this.#decoder.feed(chunk);
  };

  readonly #resize = (): void => {
    for (const listener of [...this.#resizeListeners]) listener();
  };

  readonly #continue = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#cancelTimer();
    this.#state = 'open';
    this.#take();
    this.#repaint();
  };

  readonly #repaint = (): void => {
    if (this.#state !== 'open' || this.#gone) return;
    for (const listener of [...this.#repaintListeners]) listener();
  };

  readonly #hangUp = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#gone = true;
    this.#cancelTimer();
    this.#decoder.close();
    this.#input.pause();
    for (const listener of [...this.#hangupListeners]) listener();
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): Unsubscribe {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
