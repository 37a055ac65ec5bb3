import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Problem, problemKey } from '../formats/problems/problem.ts';

/** The problems that were solved, in a file of lines: variant and position. */
export class SolvedFile {
  readonly #path: string;
  readonly #solved: Set<string>;

  /** A file that cannot be read counts as empty. */
  constructor(path: string) {
    this.#path = path;
    this.#solved = new Set(readLines(path));
  }

  has(problem: Problem): boolean {
    return this.#solved.has(problemKey(problem));
  }

  /** Throws what the system refuses; the problem counts as solved nonetheless. */
  add(problem: Problem): void {
    const key = problemKey(problem);
    if (this.#solved.has(key)) return;
    this.#solved.add(key);
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, `${key}\n`);
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
