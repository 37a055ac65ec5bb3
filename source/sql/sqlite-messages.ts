import type { SqlRow } from './sql.ts';

/** What SQLite keeps. */
export type SqliteValue = string | number | bigint | null | Uint8Array;

/** What a thread begins with. */
export interface SqliteData {
  /** Of the file, which is there; `:memory:` for none. */
  readonly path: string;
  /** Which SQLite. Default: that of Node where it has one. */
  readonly engine?: 'wasm';
}

/** What a thread is asked; `close` ends it. */
export interface SqliteQuestion {
  /** From 1 on. */
  readonly id: number;
  readonly text: string;
  readonly values: readonly SqliteValue[];
}

/** What it answers: rows, or why it refuses. The first answer, to 0, is that the file is open. */
export type SqliteAnswer =
  | { readonly id: number; readonly rows: readonly SqlRow[] }
  | { readonly id: number; readonly code: string };
