import { type Problem, problemKey } from '../formats/problems/problem.ts';
import { LineFile } from './line-file.ts';

/** The problems that were solved, in a file of lines: variant and position. */
export class SolvedFile {
  readonly #file: LineFile;

  /** A file that cannot be read counts as empty. */
  constructor(path: string) {
    this.#file = new LineFile(path);
  }

  has(problem: Problem): boolean {
    return this.#file.has(problemKey(problem));
  }

  /** Throws what the system refuses; the problem counts as solved nonetheless. */
  add(problem: Problem): void {
    this.#file.add(problemKey(problem));
  }
}
