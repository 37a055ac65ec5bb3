import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { withoutControls } from '../../clean/clean-text.ts';
import { EngineError } from '../engine.ts';
import type { ProgramWords } from './usi-command.ts';

/** How much an engine may print: in a line, and between two answers. */
const LONGEST_LINE = 64 * 1024;
const MOST_CHARACTERS = 10 * 1024 * 1024;
const MOST_LINES = 100_000;

/** How much of an engine's standard error is kept, in characters. */
const LAST_ERRORS = 1024;

/** How much of an engine's words an error keeps, in characters. */
const LONGEST_DETAIL = 200;

/** Hears the lines of a process, and its failure, after which nothing follows. */
interface ProcessListener {
  onLine(line: string): void;
  onFailure(error: EngineError): void;
}

/** An engine's own words as an error keeps them: without control characters, and cut. */
export function shortDetail(text: string): string {
  return withoutControls(text.slice(0, LONGEST_DETAIL)).trim();
}

/** The error that a program cannot be started, for that of the system. */
export function startError(file: string, error: unknown): EngineError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new EngineError('not-started', shortDetail(file), code);
}

/**
 * A program that reads and writes lines. It leads a process group of its own: keys like Ctrl-C do
 * not reach it, and processes that it started end with it.
 */
export class UsiProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #listener: ProcessListener;
  readonly #exitMs: number;
  readonly #killNow = () => this.#signal('SIGKILL');
  #rest = '';
  #characters = 0;
  #lines = 0;
  #errors = '';
  #isDeaf = false;
  #hasExited = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Starts the program; the listener hears if that fails.
   * @param exitMs time to go, before a stronger signal
   */
  constructor(words: ProgramWords, exitMs: number, listener: ProcessListener) {
    const [file, ...args] = words;
    this.#exitMs = exitMs;
    this.#listener = listener;
    // Few starts of the program need an engine, and this part of Node takes long to load.
    const { spawn } = process.getBuiltinModule('node:child_process');
    this.#child = spawn(file, args, { stdio: 'pipe', detached: true });
    this.#child.on('error', (error) => {
      this.#hasExited = true;
      this.#fail(startError(file, error));
    });
    this.#child.on('exit', () => this.#onExit());
    this.#child.on('close', (status, signal) => this.#onClose(status, signal));
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#onOutput(text));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-LAST_ERRORS);
    });
    // A program that no longer reads will end, or run into its time limit.
    this.#child.stdin.on('error', () => {});
    process.on('exit', this.#killNow);
  }

  /** Sends a line; the count of what the program prints begins anew. */
  send(line: string): void {
    this.#characters = 0;
    this.#lines = 0;
    if (this.#child.stdin.writable) this.#child.stdin.write(`${line}\n`);
  }

  /** Asks the program to go, and then makes it. The listener hears no more. */
  close(): void {
    if (this.#isDeaf) return;
    this.send('quit');
    this.#goDeaf();
    this.#child.stdin.end();
    if (!this.#hasExited) this.#timer = setTimeout(() => this.#terminate(), this.#exitMs);
  }

  /** Kills the program. The listener hears no more. */
  kill(): void {
    this.#goDeaf();
    if (!this.#hasExited) this.#terminate();
  }

  #terminate(): void {
    this.#signal('SIGTERM');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#killNow, this.#exitMs);
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The program has gone already.
    }
  }

  #goDeaf(): void {
    this.#isDeaf = true;
    this.#rest = '';
    // Its output is thrown away: a full pipe would keep it from its end.
    this.#child.stdout.removeAllListeners('data').resume();
  }

  #fail(error: EngineError): void {
    clearTimeout(this.#timer);
    process.off('exit', this.#killNow);
    if (this.#isDeaf) return;
    this.#isDeaf = true;
    this.#listener.onFailure(error);
  }

  #onExit(): void {
    this.#hasExited = true;
    clearTimeout(this.#timer);
    // A process that it started may hold its output open, which would then never end.
    this.#killNow();
    this.#timer = setTimeout(() => {
      this.#child.stdout.destroy();
      this.#child.stderr.destroy();
    }, this.#exitMs);
  }

  #onClose(status: number | null, signal: NodeJS.Signals | null): void {
    const ending = signal ?? `status ${status}`;
    const last = this.#errors.trimEnd().split('\n').at(-1) ?? '';
    const detail = last === '' ? ending : `${ending}: ${last}`;
    this.#fail(new EngineError('ended', shortDetail(detail)));
  }

  #onOutput(text: string): void {
    this.#characters += text.length;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (this.#isDeaf) return;
      this.#lines++;
      this.#refuseFlood(line);
      if (!this.#isDeaf) this.#listener.onLine(line.trimEnd());
    }
    if (!this.#isDeaf) this.#refuseFlood(this.#rest);
  }

  #isFlood(line: string): boolean {
    return (
      line.length > LONGEST_LINE || this.#characters > MOST_CHARACTERS || this.#lines > MOST_LINES
    );
  }

  #refuseFlood(line: string): void {
    if (!this.#isFlood(line)) return;
    this.kill();
    this.#listener.onFailure(new EngineError('flood', shortDetail(line)));
  }
}
