import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines that are remembered from session to session, in a file to which they are added. */
export class LineFile {
  readonly #path: string;
  readonly #lines: Set<string>;
  /** Whether a line that was cut off stands at the end of the file. */
  #isCut: boolean;

  /** A file that cannot be read counts as empty. */
  constructor(path: string) {
    this.#path = path;
    const text = readText(path);
    this.#lines = new Set(text.split(/\r?\n/));
    this.#isCut = text !== '' && !text.endsWith('\n');
  }

  has(line: string): boolean {
    return this.#lines.has(line);
  }

  /** Throws what the system refuses; the line counts as remembered nonetheless. */
  add(line: string): void {
    if (this.#lines.has(line)) return;
    this.#lines.add(line);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${this.#isCut ? '\n' : ''}${line}\n`);
    this.#isCut = false;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
