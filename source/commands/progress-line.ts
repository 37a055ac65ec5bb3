import type { Surroundings } from './command.ts';

const ERASE = '\r\u001B[K';

/** A line on the standard error that tells how far something is. Only a terminal has it. */
export class ProgressLine {
  readonly #output: Surroundings['stderr'];
  readonly #isShown: boolean;
  #text = '';

  constructor({ stderr, env }: Pick<Surroundings, 'stderr' | 'env'>) {
    this.#output = stderr;
    this.#isShown = stderr.isTTY === true && env.TERM !== 'dumb';
  }

  /** Shows a text in place of the last one. */
  show(text: string): void {
    if (!this.#isShown || text === this.#text) return;
    this.#text = text;
    // A line that wraps could not be erased.
    const width = (this.#output.columns || 80) - 1;
    this.#output.write(ERASE + [...text].slice(0, width).join(''));
  }

  /** Makes room for other lines. */
  clear(): void {
    if (this.#text === '') return;
    this.#text = '';
    this.#output.write(ERASE);
  }
}
