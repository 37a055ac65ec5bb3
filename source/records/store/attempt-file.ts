import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/**
 * The attempts at problems, a line each: `2026-11-22T15:04:05.000Z solved 1430 shogi 8k/.. b RG 1`.
 * Lines are only ever added, each by one write, so that two processes may add theirs.
 */
export class AttemptFile {
  readonly #path: string;
  /** Those of the file when it was opened, in its order. Lines that are none are left out. */
  readonly attempts: readonly ProblemAttempt[];
  /** Text that the system has refused to write so far. */
  #unsaved: string;

  /** A file that cannot be read counts as empty. */
  constructor(path: string) {
    this.#path = path;
    const text = readText(path);
    this.attempts = text.split('\n').flatMap((line) => parseAttempt(line) ?? []);
    // A line that was cut off must not swallow the next one.
    this.#unsaved = text === '' || text.endsWith('\n') ? '' : '\n';
  }

  /** Adds an attempt. Throws what the system refuses; the next one tries to write both. */
  add(attempt: ProblemAttempt): void {
    this.#unsaved += `${formatAttempt(attempt)}\n`;
    mkdirSync(dirname(this.#path), { recursive: true });
    appendFileSync(this.#path, this.#unsaved);
    this.#unsaved = '';
  }
}

const LINE = /^(\S+) (solved|failed|helped) (\d{1,5}) ([a-z]+ \S+ [bw] \S+ 1)\r?$/;

function parseAttempt(line: string): ProblemAttempt | undefined {
  const [, time = '', result, prior, key] = LINE.exec(line) ?? [];
  const atMs = Date.parse(time);
  if (key === undefined || Number.isNaN(atMs)) return undefined;
  return { atMs, result: result as AttemptResult, prior: Number(prior), key };
}

function formatAttempt({ atMs, result, prior, key }: ProblemAttempt): string {
  return `${new Date(atMs).toISOString()} ${result} ${prior} ${key}`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
