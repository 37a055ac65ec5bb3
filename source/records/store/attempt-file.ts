import { LineFile } from './line-file.ts';

/**
 * What came of a problem: `solved` at the first go, `failed` by a wrong try, help or leaving it, or
 * solved in the end all the same, `helped`.
 */
export type AttemptResult = 'solved' | 'failed' | 'helped';

/** An attempt at a problem that comes with the program. */
export interface ProblemAttempt {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly result: AttemptResult;
  /** The rating of the problem before anybody had tried it. */
  readonly prior: number;
  /** The problem, as `problemKey` names it. */
  readonly key: string;
}

/** The attempts at problems, a line each: `2026-11-22T15:04:05.000Z solved 1430 shogi 8k/.. b RG 1`. */
export class AttemptFile {
  readonly #file: LineFile;
  readonly #attempts: ProblemAttempt[];

  /** A file that cannot be read counts as empty. */
  constructor(path: string) {
    this.#file = new LineFile(path);
    this.#attempts = this.#file.lines.flatMap((line) => parseAttempt(line) ?? []);
  }

  /**
   * Those of the file when it was opened, in its order, and those added since. Lines that are none
   * are left out.
   */
  get attempts(): readonly ProblemAttempt[] {
    return this.#attempts;
  }

  /** Adds an attempt. Throws what the system refuses; the next one tries to write both. */
  add(attempt: ProblemAttempt): void {
    this.#attempts.push(attempt);
    this.#file.append(formatAttempt(attempt));
  }
}

const LINE = /^(\S+) (solved|failed|helped) (\d{1,5}) ([a-z]+ \S+ [bw] \S+ 1)$/;

function parseAttempt(line: string): ProblemAttempt | undefined {
  const [, time = '', result, prior, key] = LINE.exec(line) ?? [];
  const atMs = Date.parse(time);
  if (key === undefined || Number.isNaN(atMs)) return undefined;
  return { atMs, result: result as AttemptResult, prior: Number(prior), key };
}

function formatAttempt({ atMs, result, prior, key }: ProblemAttempt): string {
  return `${new Date(atMs).toISOString()} ${result} ${prior} ${key}`;
}
