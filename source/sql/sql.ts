import type { Timing } from '../pace/pace.ts';

/**
 * A row by the names of its columns. Whole numbers and broken ones are numbers, bytes are a
 * `Uint8Array`.
 */
export type SqlRow = Readonly<Record<string, unknown>>;

/**
 * Asks a database something; `$1` stands for the first value. Rejects with `SqlError`.
 * Only what PostgreSQL and SQLite have in common is asked.
 */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>;

/** What has happened at a database otherwise than by asking. */
export type SqlNews =
  /** Another process has said something. */
  | { readonly kind: 'said'; readonly text: string }
  /** Whether it can be reached, and takes what is written. */
  | { readonly kind: 'trouble' };

/** The time of a database. */
export interface SqlTime extends Timing {
  /** The time of day. */
  readonly date: () => Date;
}

/** A database: SQLite for one process, PostgreSQL for several. */
export interface Sql {
  /** The one clock of all processes of the database. */
  readonly time: SqlTime;
  /** Whether other processes may use it at the same time. */
  readonly isShared: boolean;
  readonly ask: Ask;
  /**
   * Does all that is asked, or nothing if it rejects.
   * @param about what it looks at and changes: of two that share one of these the second waits
   * @param run asks by what it is given, and never by the database itself, which would wait for
   *   it. It is run again where others have written at the same moment
   */
  readonly tx: <Value>(
    about: readonly string[],
    run: (ask: Ask) => Promise<Value>,
  ) => Promise<Value>;
  /** Says one line to the other processes. It may be lost: whoever hears nothing looks. */
  readonly tell: (text: string) => void;
  readonly follow: (listener: (news: SqlNews) => void) => () => void;
  /** The code of why it cannot be reached, or takes nothing; undefined while all is well. */
  readonly trouble: string | undefined;
  /** Closes it after what was asked before. What is asked later is refused. */
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

/** Whether the database refuses these rows, and would take others. */
export function isAboutRows(error: unknown): boolean {
  return error instanceof SqlError && ROWS.test(error.code);
}

/** SQLite tells a primary key and any other apart, but not in words. */
const TAKEN = ['23505', 'SQLITE_CONSTRAINT_UNIQUE'];

/** Bad data, keys and other rules of a table, and what is too large. */
const ROWS = /^(?:2[23]...|54...|SQLITE_(?:CONSTRAINT.*|MISMATCH|TOOBIG))$/;
