// A program that writes games into a database, for tests of what is left of it:
//   sql-child FOLDER|URL wasm|node
// Its lines: `open`, then `added GAME SEQ TOKEN` for each event that was acknowledged, `failed CODE`
// for each append that was not. An append that fails is tried again.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { TABLES } from '../../source/hall/tables.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import { SqlLog } from '../../source/rooms/sql-log.ts';
import { openSql } from '../../source/sql/open-sql.ts';
import { systemTime } from '../helpers/system-time.ts';
import { GAMES, placeOf } from './games.ts';

const RETRY_MS = 50;

const [where = '', engine = ''] = process.argv.slice(2);
const say = (line: string) => void writeSync(1, `${line}\n`);
const opened = await openSql(
  placeOf(where),
  TABLES,
  systemTime(),
  engine === 'wasm' ? 'wasm' : undefined,
);
if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
const log = new SqlLog(opened.value);
say('open');
await Promise.all(GAMES.map(write));

/** Appends one to three events after the other, for ever. */
async function write(game: string): Promise<void> {
  let last = (await log.read(game, 0)).length;
  for (;;) {
    const events = newEvents(last);
    // Others may have been quicker.
    const ids = new Set((await add(game, last, events)).map(({ id }) => id));
    for (const { seq, id } of events) if (ids.has(id)) say(`added ${game} ${seq} ${id}`);
    last += ids.size;
  }
}

function newEvents(last: number) {
  return Array.from({ length: 1 + (last % 3) }, (_, index) => {
    const token = randomUUID();
    return { seq: last + 1 + index, at: 1, id: token, kind: 'said', text: token } as const;
  });
}

/** Appends events until that is done, or something else is there: what follows then. */
async function add(game: string, last: number, events: readonly RoomEvent[]) {
  for (;;) {
    try {
      return (await log.append(game, events)) ? events : await log.read(game, last);
    } catch (error) {
      say(`failed ${error instanceof Error && 'code' in error ? error.code : error}`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
