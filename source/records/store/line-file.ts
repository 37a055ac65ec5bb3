import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lines that are remembered from session to session, in a file to which they are added. */
export class LineFile {
  readonly #path: string;
  /** Undefined until the file was read. */
  #lines: Set<string> | undefined;
  /** Whether a line that was cut off stands at the end of the file. */
  #isCut = false;

  /** The file is read when a line is first asked for. One that cannot be read counts as empty. */
  constructor(path: string) {
    this.#path = path;
  }

  has(line: string): boolean {
    return this.#known.has(line);
  }

  /** Throws what the system refuses; the line counts as remembered nonetheless. */
  add(line: string): void {
    const known = this.#known;
    if (known.has(line)) return;
    known.add(line);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${this.#isCut ? '\n' : ''}${line}\n`);
    this.#isCut = false;
  }

  get #known(): Set<string> {
    if (this.#lines === undefined) {
      const text = readText(this.#path);
      this.#lines = new Set(text.split(/\r?\n/));
      this.#isCut = text !== '' && !text.endsWith('\n');
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
