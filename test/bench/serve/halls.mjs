// What a hall in which much has happened costs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { p95 } from '../pty.mjs';
import { startServer } from './server.mjs';

/** Starts a server on a store of 1,000,000 events, twice: the first one keeps the hall at its end. */
export async function largeHalls(tools) {
  const { folder, disk, MILLION, writeLargeHall, copyLargeHall, Postgres, whyNoPostgres } = tools;
  const place = join(folder, 'large');
  mkdirSync(place);
  writeLargeHall(join(place, 'hall.events'), MILLION);
  const rows = await starts('a folder', place, join(folder, 'large-home'));
  const why = whyNoPostgres();
  if (why) {
    console.error(`PostgreSQL: ${why}`);
    return rows;
  }
  const postgres = await Postgres.start(false, disk);
  const url = await postgres.newDatabase();
  await (await startServer(url, join(folder, 'pg-home'))).end();
  await copyLargeHall(postgres, url, disk, MILLION);
  rows.push(...(await starts('PostgreSQL', url, join(folder, 'pg-home'))));
  await postgres.end();
  return rows;
}

async function starts(store, place, home) {
  const rows = [];
  for (const [how, most] of [
    ['without a snapshot', 20],
    ['with one', 5],
  ]) {
    const before = performance.now();
    const server = await startServer(place, home);
    const seconds = (performance.now() - before) / 1000;
    const name = `start at 1,000,000 events in ${store} ${how}`;
    rows.push({ name: `${name}, s`, value: seconds, most });
    rows.push({ name: `${name}, CPU s`, value: server.cpuMs() / 1000 });
    rows.push({ name: `${name}, MB`, value: server.peakMb(), ...(most === 5 && { most: 300 }) });
    await server.end();
  }
  return rows;
}

/** A page of a ranking and one's own place after each end of a game. */
export async function rankings({ rankingTimes }) {
  const { first, times } = rankingTimes(100_000, 1000);
  return [
    { name: 'the first ranking of 100,000 after a start, ms', value: first },
    { name: 'the same, a page and a place after each game, ms, p95', value: p95(times), most: 20 },
  ];
}
