// The log of games in a database: moves made durable a second.
import { TABLES } from '../../../source/hall/tables.ts';
import { SqlLog } from '../../../source/rooms/sql-log.ts';
import { openSql, type SqlPlace } from '../../../source/sql/open-sql.ts';
import { systemTime } from '../../helpers/system-time.ts';

/** Moves a second of some games; each game waits until its last move is durable. */
export async function moveRate(place: SqlPlace, games: number, ms: number, engine?: 'wasm') {
  const opened = await openSql(place, TABLES, systemTime(), engine);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const log = new SqlLog(opened.value);
  const endMs = performance.now() + ms;
  const counts = await Promise.all(
    Array.from({ length: games }, async (_, game) => {
      let seq = 0;
      while (performance.now() < endMs) {
        seq++;
        if (!(await log.append(`game-${game}`, [moved(game, seq)]))) throw new Error(`${game}`);
        log.noteFlag(`game-${game}`, seq, Date.now() + 600_000);
      }
      return seq;
    }),
  );
  await log.end();
  await opened.value.close();
  return counts.reduce((sum, count) => sum + count, 0) / (ms / 1000);
}

/** A line as long as that of most moves. */
function moved(game: number, seq: number) {
  return {
    seq,
    at: 1_795_371_064_000 + seq * 1000,
    by: 'black',
    id: `${game}-${seq}`,
    turnMs: 12_345,
    kind: 'moved',
    move: '7g7f',
  } as const;
}
