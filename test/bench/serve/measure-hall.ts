// How long it takes to rank people.
import { join } from 'node:path';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import { lookInHall } from '../../../source/rooms/hall/hall-lookup.ts';
import { HallState } from '../../../source/rooms/hall/hall-state.ts';
import { type HallSize, largeHall, largePerson, writeLargeHall } from '../../helpers/large-hall.ts';
import type { Postgres } from '../../helpers/postgres.ts';

/** Plays games among rated people, and looks at a page and a place after each. @returns ms */
export function rankingTimes(names: number, games: number) {
  const hall = new HallState();
  const me = largePerson(7).id;
  const look = () => {
    const before = performance.now();
    lookInHall(hall, { kind: 'ranking', variant: 'yari', from: 0, me });
    return performance.now() - before;
  };
  let first = 0;
  const times: number[] = [];
  let ended = 0;
  for (const line of largeHall({ names, games: 3 * names + games })) {
    const event: HallEvent = JSON.parse(line);
    const isLate = event.kind === 'ended' && ++ended > 3 * names;
    const before = performance.now();
    if (!hall.apply(event)) throw new Error(`event ${event.seq} cannot follow`);
    const appliedMs = performance.now() - before;
    if (!isLate) continue;
    if (first === 0) first = look();
    else times.push(appliedMs + look());
  }
  return { first, times };
}

/** Puts the events of a large hall into a database that has the tables. @param disk a folder */
export async function copyLargeHall(server: Postgres, url: string, disk: string, size: HallSize) {
  const file = join(disk, 'hall.copy');
  writeLargeHall(file, size);
  await server.query(url, 'CREATE TABLE raw (line json)');
  // The account of the server may not read everywhere.
  await server.query(url, `COPY raw FROM '${file}'`);
  await server.query(
    url,
    `INSERT INTO event (game, seq, body) SELECT '', (line->>'seq')::integer, line FROM raw`,
  );
  await server.query(url, 'DROP TABLE raw');
}
