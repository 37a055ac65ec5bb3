import sqlite from 'node-sqlite3-wasm';
import { TABLES } from '../../source/hall/tables.ts';
import { Queue } from '../../source/rooms/queue.ts';
import type { RoomTime } from '../../source/rooms/room-time.ts';
import { type Ask, type Sql, SqlError, type SqlNews } from '../../source/sql/sql.ts';

/** The view of one house of a database in memory. */
export interface MemoryView extends Sql {
  /** Makes the database unreachable for the house, or reachable again. */
  readonly setTrouble: (code: string | undefined) => void;
  /** The house ends without a word: nothing that it has asked is answered. */
  readonly vanish: () => void;
}

/** A database that several houses share and that ends with the process, for tests. */
export class MemorySql {
  readonly #time: RoomTime;
  readonly #database = new sqlite.Database();
  readonly #queue = new Queue();
  readonly #views = new Map<MemoryView, Set<(news: SqlNews) => void>>();

  constructor(time: RoomTime) {
    this.#time = time;
    for (const steps of TABLES) for (const step of steps) this.#database.exec(step);
  }

  /** All rows of a question, at once. */
  rows(text: string, values: readonly unknown[] = []): readonly Record<string, unknown>[] {
    try {
      return this.#database.all(text.replace(/\$(\d+)/g, '?$1'), values as sqlite.BindValues);
    } catch (error) {
      const isTaken = String(error).includes('UNIQUE');
      if (!isTaken) throw error;
      throw new SqlError('SQLITE_CONSTRAINT_UNIQUE');
    }
  }

  /** The database as another house sees it. @param isShared whether it looks for others */
  house(isShared = true): MemoryView {
    const listeners = new Set<(news: SqlNews) => void>();
    let trouble: string | undefined;
    const tellAll = (news: SqlNews) => {
      for (const listener of [...listeners]) listener(news);
    };
    const reach = async () => {
      await undefined;
      if (!this.#views.has(view)) await new Promise(() => {});
      if (trouble !== undefined) throw new SqlError(trouble);
    };
    const ask: Ask = async (text, values) => this.rows(text, values);
    const view: MemoryView = {
      time: this.#time,
      isShared,
      get trouble() {
        return trouble;
      },
      ask: async (text, values) => {
        await reach();
        return this.#queue.run(() => ask(text, values));
      },
      tx: async (_, run) => {
        await reach();
        return this.#queue.run(async () => {
          this.rows('begin');
          try {
            const value = await run(ask);
            this.rows('commit');
            return value;
          } catch (error) {
            this.rows('rollback');
            throw error;
          }
        });
      },
      tell: (text) => {
        for (const [other, hearers] of this.#views) {
          if (other === view || other.trouble !== undefined) continue;
          for (const hear of [...hearers]) hear({ kind: 'said', text });
        }
      },
      follow: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setTrouble: (code) => {
        trouble = code;
        tellAll({ kind: 'trouble' });
      },
      vanish: () => {
        this.#views.delete(view);
        listeners.clear();
      },
      close: async () => view.vanish(),
    };
    this.#views.set(view, listeners);
    return view;
  }
}
