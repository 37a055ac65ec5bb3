import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { appendWhole, makeFolder } from './whole-file.ts';

/**
 * Lines that are remembered from session to session, in a file to which they are added. Each is
 * added by one write, so that two processes may add theirs.
 */
export class LineFile {
  readonly #path: string;
  /** Undefined until the file was read. */
  #lines: string[] | undefined;
  #known = new Set<string>();
  /** What the system has refused to write so far. */
  #unsaved = '';

  /** The file is read when a line is first asked for. One that cannot be read counts as empty. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Those of the file when it was read, and those added since, in their order. */
  get lines(): readonly string[] {
    return this.#read();
  }

  has(line: string): boolean {
    this.#read();
    return this.#known.has(line);
  }

  /** Adds a line that is not there yet. Throws as `append` does. */
  add(line: string): void {
    if (!this.has(line)) this.append(line);
  }

  /**
   * Adds a line. Throws what the system refuses; the line counts as remembered nonetheless, and the
   * next one tries to write both.
   */
  append(line: string): void {
    this.#read().push(line);
    this.#known.add(line);
    this.#unsaved += `${line}\n`;
    makeFolder(dirname(this.#path));
    appendWhole(this.#path, this.#unsaved);
    this.#unsaved = '';
  }

  #read(): string[] {
    if (this.#lines === undefined) {
      const text = readText(this.#path);
      this.#lines = text.split(/\r?\n/);
      // Whether or not it was cut off, the last line must not swallow the next one.
      if (this.#lines.at(-1) === '') this.#lines.pop();
      else this.#unsaved = '\n';
      this.#known = new Set(this.#lines);
    }
    return this.#lines;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
