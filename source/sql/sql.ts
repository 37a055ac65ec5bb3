import type { Timing } from '../pace/pace.ts';

/** A row by the names of its columns. Numbers may come as texts: `Number` reads both. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Asks a database something; `$1` stands for the first value. Rejects with `SqlError`.
 * Only what PostgreSQL and SQLite have in common is asked.
 */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** What has happened at a database otherwise than by asking. */
export type SqlNews =
  /** Another process has said something. */
  | { readonly kind: 'said'; readonly text: string }
  /** Whether it can be reached, and takes what is written. */
  | { readonly kind: 'trouble' };

/** A database: SQLite for one process, PostgreSQL for several. */
export interface Sql {
  /** The one clock of all processes of the database. */
  readonly time: Timing & { readonly date: () => Date };
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
  readonly ask: Ask;
  /**
   * Does all that is asked, or nothing if it rejects.
   * @param about what it looks at and changes: of two that share one of these the second waits
   * @param run is run again where others have written at the same moment
   */
  readonly tx: <Value>(
    about: readonly string[],
    run: (ask: Ask) => Promise<Value>,
  ) => Promise<Value>;
  /** Says something to the other processes. It may be lost: whoever hears nothing looks. */
  readonly tell: (text: string) => void;
  readonly follow: (listener: (news: SqlNews) => void) => () => void;
  /** The code of why it cannot be reached, or takes nothing; undefined while all is well. */
  readonly trouble: string | undefined;
  readonly close: () => Promise<void>;
}

/**
 * What a database refuses. It has no cause: what a package throws may hold an address with its
 * password.
 */
export class SqlError extends Error {
  /** The code of the system, `ECONNREFUSED`, or of the database, `57P01`, `SQLITE_FULL`. */
  readonly code: string;

  constructor(code: string) {
    super(`database: ${code}`);
    this.name = 'SqlError';
    this.code = code;
  }
}

/** Whether a key of a table refuses a row, which is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof SqlError && TAKEN.includes(error.code);
}

const TAKEN = ['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'];
