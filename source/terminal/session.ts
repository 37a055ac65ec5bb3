import type { Readable, Writable } from 'node:stream';
import type { KeyEvent } from './key-event.ts';
import { type CursorReport, KeyDecoder, type Schedule, systemSchedule } from './keys.ts';
import { MOUSE_OFF, MOUSE_ON, type MouseEvent } from './mouse.ts';
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
  kill(pid: number, signal: 'SIGTSTP'): unknown;
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

const SHOW_CURSOR = '\x1b[?25h';
const HIDE_CURSOR = '\x1b[?25l';
const ENTER = `\x1b[?1049h\x1b[2J\x1b[H${HIDE_CURSOR}\x1b[?2004h`;
const LEAVE = `\x1b[0m\x1b[?2004l${SHOW_CURSOR}\x1b[?1049l`;

/** A program that still runs this long after it was stopped has no shell that stops it. */
const STOP_DELAY_MS = 250;

/** How long a mouse button that is down may delay the end. */
const RELEASE_DELAY_MS = 500;

/** Takes the terminal: raw keys, the alternate screen, no cursor, pastes marked as such. */
export function openTerminal(options: TerminalOptions): TerminalSession {
  return new TerminalSession(options);
}

/** A terminal that is ours until it is closed. */
export class TerminalSession {
  readonly #input: KeyStream;
  readonly #output: ScreenStream;
  readonly #jobControl: JobControl | undefined;
  readonly #schedule: Schedule;
  readonly #decoder: KeyDecoder;
  readonly #keyListeners = new Set<(event: KeyEvent) => void>();
  readonly #resizeListeners = new Set<() => void>();
  readonly #repaintListeners = new Set<() => void>();
  readonly #hangupListeners = new Set<() => void>();
  readonly #cursorListeners = new Set<(report: CursorReport) => void>();
  readonly #graphicsListeners = new Set<(answer: string) => void>();
  readonly #cellSizeListeners = new Set<(size: PixelSize) => void>();
  readonly #farewells = new Set<() => string>();
  readonly #mouseListeners = new Set<(event: MouseEvent) => void>();
  #state: 'open' | 'suspended' | 'closed' = 'open';
  #gone = false;
  #cursorShown = false;
  #mouseOn = false;
  #buttonDown = false;
  #cancelTimer = () => {};

  /** Use `openTerminal`. */
  constructor({ input, output, jobControl, schedule }: TerminalOptions) {
    this.#input = input;
    this.#output = output;
    this.#jobControl = jobControl;
    this.#schedule = schedule ?? systemSchedule;
    this.#decoder = new KeyDecoder(
      (event) => {
        for (const listener of [...this.#keyListeners]) listener(event);
      },
      this.#schedule,
      {
        onCursorReport: (report) => {
          for (const listener of [...this.#cursorListeners]) listener(report);
        },
        onGraphicsAnswer: (answer) => {
          for (const listener of [...this.#graphicsListeners]) listener(answer);
        },
        onMouse: (event) => {
          if (event.action === 'press') this.#buttonDown = true;
          else if (event.action === 'release') this.#buttonDown = false;
          for (const listener of [...this.#mouseListeners]) listener(event);
        },
        onCellSize: (size) => {
          for (const listener of [...this.#cellSizeListeners]) listener(size);
        },
      },
    );
    input.on('error', this.#hangUp).on('end', this.#hangUp).on('close', this.#hangUp);
    output.on('error', this.#hangUp).on('close', this.#hangUp).on('resize', this.#resize);
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

  get closed(): boolean {
    return this.#state === 'closed';
  }

  onKey(listener: (event: KeyEvent) => void): Unsubscribe {
    return subscribe(this.#keyListeners, listener);
  }

  /** Answers of the terminal to `ESC [ 6 n`, where its cursor is. */
  onCursorReport(listener: (report: CursorReport) => void): Unsubscribe {
    return subscribe(this.#cursorListeners, listener);
  }

  /** Answers of the terminal about pictures. */
  onGraphicsAnswer(listener: (answer: string) => void): Unsubscribe {
    return subscribe(this.#graphicsListeners, listener);
  }

  /** Answers of the terminal to `ESC [ 16 t`, how many pixels a character has. */
  onCellSize(listener: (size: PixelSize) => void): Unsubscribe {
    return subscribe(this.#cellSizeListeners, listener);
  }

  /** Each time before the terminal is given back, writes what `farewell` returns. */
  beforeLeaving(farewell: () => string): Unsubscribe {
    return subscribe(this.#farewells, farewell);
  }

  /** What the mouse does while `setMouse` has switched its reports on. */
  onMouse(listener: (event: MouseEvent) => void): Unsubscribe {
    return subscribe(this.#mouseListeners, listener);
  }

  onResize(listener: () => void): Unsubscribe {
    return subscribe(this.#resizeListeners, listener);
  }

  /**
   * The screen must be drawn anew. The program was stopped and goes on, or the window was changed,
   * even if it has its old size again by now.
   */
  onRepaint(listener: () => void): Unsubscribe {
    return subscribe(this.#repaintListeners, listener);
  }

  /**
   * The other side is gone: no key will come, and nobody sees what is written. Calls each listener
   * once; if that has happened already, soon.
   */
  onHangup(listener: () => void): Unsubscribe {
    if (this.#gone) queueMicrotask(listener);
    return subscribe(this.#hangupListeners, listener);
  }

  /** Draws. Swallows what is written while the terminal is not ours. */
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

  /** Switches the reports of the mouse on or off; closed or suspended, a session has none. */
  setMouse(on: boolean): void {
    if (on === this.#mouseOn) return;
    this.#mouseOn = on;
    this.#buttonDown = false;
    this.write(on ? MOUSE_ON : MOUSE_OFF);
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
    this.#output.off('close', this.#hangUp).off('resize', this.#resize);
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
    const mouse = this.#mouseOn ? MOUSE_ON : '';
    const cursor = this.#cursorShown ? SHOW_CURSOR : '';
    this.write(ENTER + mouse + cursor);
  }

  #giveBack(): void {
    this.#buttonDown = false;
    const farewells = [...this.#farewells].map((farewell) => farewell());
    this.#send(farewells.join('') + (this.#mouseOn ? MOUSE_OFF + LEAVE : LEAVE));
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
