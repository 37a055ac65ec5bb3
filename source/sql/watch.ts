import { randomBytes } from 'node:crypto';
import type { Timing } from '../pace/pace.ts';
import type { Ask, SqlNews } from './sql.ts';

/** What must have room: a small row may find it where a large one does not. */
const TRIAL_BYTES = 64 * 1024;

/** The table of `tryWriting`; see `migrate`. */
export const TRIAL_TABLE = 'create table if not exists trial (body text not null)';

/** Writes something large, and takes it away again. Rejects where the database takes nothing. */
export async function tryWriting(ask: Ask): Promise<void> {
  // What repeats itself would be packed.
  await ask('insert into trial values ($1)', [randomBytes(TRIAL_BYTES / 2).toString('hex')]);
  await ask('delete from trial');
}

/** How a database that is in trouble is tried. */
interface Trial {
  readonly schedule: Timing['schedule'];
  /** Rejects as long as the trouble goes on. */
  readonly run: () => Promise<void>;
  /** How long one waits before each try, at first and at most: twice as long after each. */
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Watches a database: who follows its news hears of them, and trouble is tried until it ends. */
export class SqlWatch {
  /** See `Sql`. */
  trouble: string | undefined;
  readonly #trial: Trial;
  readonly #listeners = new Set<(news: SqlNews) => void>();
  #waitMs = 0;
  #cancel = () => {};
  #hasEnded = false;

  constructor(trial: Trial) {
    this.#trial = trial;
  }

  /** See `Sql`. */
  readonly follow = (listener: (news: SqlNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(news: SqlNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }

  /** Notes trouble by its code. */
  note(code: string): void {
    if (this.#hasEnded) return;
    const isNew = this.trouble === undefined;
    this.trouble = code;
    if (!isNew) return;
    this.#waitMs = this.#trial.firstMs;
    this.#tryLater();
    this.tell({ kind: 'trouble' });
  }

  /** Tells nothing more, and tries nothing. */
  end(): void {
    this.#hasEnded = true;
    this.#listeners.clear();
    this.#cancel();
  }

  #tryLater(): void {
    this.#cancel = this.#trial.schedule(() => void this.#try(), this.#waitMs);
  }

  async #try(): Promise<void> {
    const isWell = await this.#trial.run().then(
      () => true,
      () => false,
    );
    if (this.#hasEnded) return;
    if (isWell) {
      this.trouble = undefined;
      this.tell({ kind: 'trouble' });
    } else {
      this.#waitMs = Math.min(2 * this.#waitMs, this.#trial.lastMs);
      this.#tryLater();
    }
  }
}
