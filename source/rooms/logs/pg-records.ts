import { parsePsn } from '../../records/formats/psn/psn-read.ts';
import { formatPsn } from '../../records/formats/psn/psn-write.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import type { Ask } from '../../sql/sql.ts';

/**
 * The owner of records of games that came without events, from the folder of a server. The
 * path of such a file is the name of the game.
 */
export const RECORDS = '';

/** A game that came without events; undefined where there is none. Rejects with `SqlError`. */
export async function findRecord(ask: Ask, game: string): Promise<GameRecord | undefined> {
  const question = 'SELECT body FROM file WHERE person = $1 AND path = $2';
  const [row] = await ask(question, [RECORDS, game]);
  return Buffer.isBuffer(row?.body) ? parsePsn(row.body.toString())[0]?.record : undefined;
}

/** Writes such a game again. Rejects with `SqlError`. */
export async function writeRecord(ask: Ask, game: string, record: GameRecord): Promise<void> {
  const body = Buffer.from(formatPsn(record));
  await ask('UPDATE file SET body = $3 WHERE person = $1 AND path = $2', [RECORDS, game, body]);
}
