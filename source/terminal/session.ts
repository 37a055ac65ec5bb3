import type { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { cellOfSpace } from './graphics.ts';
import { type Input, KeyDecoder, type Schedule, systemSchedule } from './keys.ts';
import { type ReportKind, reportsOff, reportsOn, SYNC_OFF, SYNC_ON } from './modes.ts';
import type { Told } from './reports.ts';

/** A stream that keys can be read from. */
type KeyStream = Readable & { setRawMode?(raw: boolean): unknown };

/** A stream that can be drawn on. It emits `resize` when its size is another. */
type ScreenStream = Writable & {
  readonly columns?: number | undefined;
  readonly rows?: number | undefined;
};

/** The parts of `process` that stop a program and tell when it goes on. */
export interface JobControl extends Pick<EventEmitter, 'on' | 'off'> {
  kill(pid: number, signal: NodeJS.Signals): unknown;
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

/** What a terminal tells its listeners, by kind. */
interface TerminalEvents extends Input {
  readonly resize: undefined;
  /**
   * The screen must be drawn anew. The program was stopped and goes on, or the window was changed,
   * even if it has its old size again by now.
   */
  readonly repaint: undefined;
  /** The terminal is given back: what it is told before that goes into the list. */
  readonly leave: string[];
  readonly hangup: undefined;
}

/** A terminal that is ours until it is closed. */
export class TerminalSession {
  readonly #input: KeyStream;
  readonly #output: ScreenStream;
  readonly #jobControl: JobControl | undefined;
  readonly #schedule: Schedule;
  readonly #decoder: KeyDecoder;
  readonly #listeners = new Map<keyof TerminalEvents, Set<(value: never) => unknown>>();
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
    this.#decoder = new KeyDecoder(this.#hear, this.#schedule);
    input.on('error', this.#hangUp).on('end', this.#hangUp).on('close', this.#hangUp);
    output.on('error', this.#hangUp).on('close', this.#hangUp).on('resize', this.#resize);
    jobControl?.on('SIGTSTP', this.suspend);
    jobControl?.on('SIGCONT', this.#continue);
    jobControl?.on('SIGWINCH', this.#repaint);
    this.#take();
    input.on('data', this.#read).resume(); // Another session may have paused it.
  }

  /** Width in columns. */
  get columns(): number {
    return this.#output.columns || DEFAULT_SIZE.columns;
  }

  /** Height in rows. */
  get rows(): number {
    return this.#output.rows || DEFAULT_SIZE.rows;
  }

  /** Calls back at everything of a kind. @returns what ends that */
  on<Kind extends keyof TerminalEvents>(
    kind: Kind,
    listener: (value: TerminalEvents[Kind]) => unknown,
  ): Unsubscribe {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /**
   * The other side is gone: no key will come, and nobody sees what is written. Calls each listener
   * once; if that has happened already, soon.
   */
  onHangup(listener: () => void): Unsubscribe {
    if (this.#gone) queueMicrotask(listener);
    return this.on('hangup', listener);
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
      const unsubscribe = this.on('mouse', ({ action }) => action === 'release' && done());
      const unsubscribeHangup = this.onHangup(done);
    });
  }

  /** Gives the terminal back and stops the whole job, until it is continued: Ctrl-Z, SIGTSTP. */
  readonly suspend = (): void => {
    if (!this.#jobControl || this.#state !== 'open' || this.#gone) return;
    this.#state = 'suspended';
    this.#giveBack();
    this.#cancelTimer = this.#schedule(this.#continue, STOP_DELAY_MS);
    // A signal stops only a program that does not listen to it.
    this.#jobControl.off('SIGTSTP', this.suspend);
    // The whole group: a parent such as npm must stop as well, or no shell takes over.
    this.#jobControl.kill(0, 'SIGTSTP');
  };

  /** Gives the terminal back for good; further calls do nothing. */
  close(): void {
    if (this.#state === 'closed') return;
    const taken = this.#state === 'open';
    this.#state = 'closed';
    this.#cancelTimer();
    this.#decoder.close();
    this.#jobControl?.off('SIGTSTP', this.suspend);
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
    this.write(ENTER + [...this.#reports].map(reportsOn).join(''));
  }

  #giveBack(): void {
    this.#buttonDown = false;
    const farewells: string[] = [];
    this.#tell('leave', farewells);
    const endOfFrame = this.#synchronizes ? SYNC_OFF : '';
    const silence = [...this.#reports].map(reportsOff).join('');
    this.#send(endOfFrame + farewells.join('') + silence + LEAVE);
    this.#input.setRawMode?.(false);
  }

  #send(text: string): void {
    if (this.#output.writable) this.#output.write(text);
  }

  #tell(...[kind, value]: Told<TerminalEvents>): void {
    for (const listener of [...(this.#listeners.get(kind) ?? [])]) listener(value as never);
  }

  readonly #hear = (...input: Told<Input>): void => {
    const [kind, value] = input;
    if (kind === 'mouse' && !value.action.startsWith('wheel')) {
      this.#buttonDown = value.action === 'press';
    } else if (kind === 'synchronizes') this.#synchronizes = true;
    else if (kind === 'sixelSpace') {
      const cell = cellOfSpace(value, this);
      if (cell) this.#tell('cellSize', cell);
    }
    this.#tell(...input);
  };

  readonly #resize = (): void => this.#tell('resize', undefined);

  readonly #read = (chunk: Uint8Array | string): void => {
    if (this.#state === 'open' && !this.#gone) this.#decoder.feed(chunk);
  };

  readonly #continue = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#cancelTimer();
    if (this.#state === 'suspended') this.#jobControl?.on('SIGTSTP', this.suspend);
    this.#state = 'open';
    this.#take();
    this.#repaint();
  };

  readonly #repaint = (): void => {
    if (this.#state === 'open' && !this.#gone) this.#tell('repaint', undefined);
  };

  readonly #hangUp = (): void => {
    if (this.#state === 'closed' || this.#gone) return;
    this.#gone = true;
    this.#cancelTimer();
    this.#decoder.close();
    this.#input.pause();
    this.#tell('hangup', undefined);
  };
}
