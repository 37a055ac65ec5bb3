import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { PROGRAM, programEnvironment } from './komadai.ts';

/** A program that reads and writes lines; it runs until the running test is over. */
export class LineChild {
  /** Resolves with status and signal when it has ended. */
  readonly exit: Promise<readonly [status: number | null, signal: NodeJS.Signals | null]>;
  readonly #child: ChildProcess;
  #output = '';

  constructor([file = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
    this.#child = spawn(file, args, { env });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
      });
    }
    this.#child.stdin?.on('error', () => {});
    this.exit = new Promise((resolve) => {
      this.#child.on('close', (status, signal) => resolve([status, signal]));
    });
    onTestFinished(() => this.kill('SIGKILL'));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The whole lines written so far, errors among them. */
  get lines(): readonly string[] {
    return this.#output.split('\n').slice(0, -1);
  }

  say(...lines: readonly string[]): void {
    this.#child.stdin?.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Closes the pipe into which it writes. */
  stopReading(): void {
    this.#child.stdout?.destroy();
  }

  kill(signal: NodeJS.Signals): void {
    if (this.#child.exitCode === null) this.#child.kill(signal);
  }

  /** Waits for a line and gives the first that matches. */
  line(pattern: RegExp): Promise<string> {
    return eventually(() => {
      const found = this.lines.find((line) => pattern.test(line));
      if (found === undefined) throw new Error(`no ${pattern} in\n${this.#output}`);
      return found;
    });
  }
}

/** A built program in its line mode. */
export class LineProgram extends LineChild {
  constructor(args: readonly string[], home: string, env: Readonly<Record<string, string>> = {}) {
    super([process.execPath, PROGRAM, ...args, '--plain'], { ...programEnvironment(home), ...env });
  }
}
