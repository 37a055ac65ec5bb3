import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { eventually } from '../helpers/eventually.ts';

/** A running log-child; it ends with the test. */
export class LogProgram {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;

  /** @param limit a command of the shell that comes before the program */
  constructor(path: string, args: readonly string[], limit = ':') {
    const script = `${limit}; exec "$0" "$@"`;
    this.#child = spawn('/bin/bash', ['-c', script, process.execPath, path, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = this.#child;
    if (!stdout) throw new RangeError('the output is a pipe');
    createInterface({ input: stdout }).on('line', (line) => this.lines.push(line));
    this.#ended = new Promise((resolve) => this.#child.on('close', () => resolve()));
    onTestFinished(() => void this.#child.kill('SIGKILL'));
  }

  /** The number of the last event that was acknowledged. */
  get lastAdded(): number {
    return Math.max(0, ...this.lines.map((line) => Number(/^added (\d+)$/.exec(line)?.[1] ?? 0)));
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves when it has ended and all its lines are here. */
  async end(): Promise<void> {
    await this.#ended;
  }

  /** Resolves when it has said a line. */
  async hasSaid(line: string): Promise<void> {
    await eventually(() => {
      if (!this.lines.includes(line)) throw new Error(`no line ${line}: ${this.lines.slice(-3)}`);
    });
  }

  /** Resolves when it has had a number of events acknowledged. */
  async hasAdded(count: number): Promise<void> {
    await eventually(() => {
      if (this.lastAdded < count) throw new Error(`only ${this.lastAdded} were added`);
    });
  }
}
