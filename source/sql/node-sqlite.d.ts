/** What we use of Node's own SQLite: the types of Node 20 leave it out. */
declare module 'node:sqlite' {
  class DatabaseSync {
    constructor(path: string);
    prepare(text: string): StatementSync;
    close(): void;
  }
  interface StatementSync {
    all(...values: readonly unknown[]): readonly Record<string, unknown>[];
  }
}
