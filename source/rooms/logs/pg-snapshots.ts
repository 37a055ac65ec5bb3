import { randomUUID } from 'node:crypto';
import type { Ask } from '../../sql/sql.ts';
import type { HallSnapshots } from '../hall/house-store.ts';

/** How long a house may take that keeps a hall, and until what it has left is taken away. */
const WRITING_MS = 60_000;
const LEFT_MS = 600_000;

/**
 * Keeps halls in a database, for several houses at once. The newest that is whole counts; the one
 * before it stays for whoever reads it now.
 */
export class PgSnapshots implements HallSnapshots {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async newest(): Promise<number> {
    const [row] = await this.#ask(
      `SELECT max(seq) AS seq FROM hall_snapshot WHERE chunks IS NOT NULL
      OR begun > clock_timestamp() - $1 * interval '1 millisecond'`,
      [WRITING_MS],
    );
    return Number(row?.seq ?? 0);
  }

  async *read(): AsyncIterable<string> {
    const [newest] = await this.#ask(
      `SELECT id, chunks FROM hall_snapshot WHERE chunks IS NOT NULL
      ORDER BY seq DESC, begun DESC LIMIT 1`,
    );
    for (let number = 0; number < Number(newest?.chunks ?? 0); number++) {
      const text = 'SELECT body FROM hall_chunk WHERE snapshot = $1 AND number = $2';
      const [chunk] = await this.#ask(text, [newest?.id, number]);
      yield String(chunk?.body ?? '');
    }
  }

  async keep(seq: number, chunks: Iterable<string>): Promise<void> {
    const ask = this.#ask;
    const id = randomUUID();
    await ask('INSERT INTO hall_snapshot (id, seq) VALUES ($1, $2)', [id, seq]);
    let count = 0;
    for (const chunk of chunks) {
      await ask('INSERT INTO hall_chunk VALUES ($1, $2, $3)', [id, count++, chunk]);
    }
    await ask('UPDATE hall_snapshot SET chunks = $2 WHERE id = $1', [id, count]);
    await ask(
      `DELETE FROM hall_snapshot WHERE CASE
        WHEN chunks IS NULL THEN begun < clock_timestamp() - $1 * interval '1 millisecond'
        ELSE id NOT IN (
          SELECT id FROM hall_snapshot WHERE chunks IS NOT NULL
          ORDER BY seq DESC, begun DESC LIMIT 2
        )
      END`,
      [LEFT_MS],
    );
  }
}
