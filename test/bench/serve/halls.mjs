// What a hall in which much has happened costs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { p95, pause } from '../pty.mjs';
import { newKey, openSession } from './clients.mjs';
import { startServer } from './server.mjs';

const SETTLED_MS = 5000;
const KILLS = 5;

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

/** The memory of a process for screens, and how long others wait when one is killed. */
export async function hallWorkers({ folder, writeLargeHall }) {
  const mb = [];
  for (const [name, size] of [
    ['small', { names: 10, games: 0 }],
    ['large', { names: 20_000, games: 60_000 }],
  ]) {
    const place = join(folder, `workers-${name}`);
    mkdirSync(place);
    writeLargeHall(join(place, 'hall.events'), size);
    const server = await startServer(place, join(folder, 'home'), ['--workers', '2']);
    await pause(SETTLED_MS);
    mb.push(Math.max(...server.workersMb()));
    if (name === 'large') mb.push(await waits(server));
    await server.kill();
  }
  const [empty, full, waitMs] = mb;
  return [
    { name: 'a worker with an empty hall, MB', value: empty },
    { name: 'the same at 200,000 events, MB', value: full, most: empty * 1.1 },
    {
      name: 'a command after another worker was killed, ms, the longest',
      value: waitMs,
      most: 200,
    },
  ];
}

/** The longest time that a command took in the two seconds after each kill of the other worker. */
async function waits(server) {
  const session = await openSession({
    port: server.port,
    key: newKey(),
    user: 'new',
    shows: undefined,
  });
  await pause(SETTLED_MS / 5);
  const times = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const [, other] = server.workers();
    process.kill(other, 'SIGKILL');
    for (const endMs = performance.now() + 2000; performance.now() < endMs; await pause(20)) {
      const before = performance.now();
      await new Promise((resolve, reject) => {
        session.client.exec('ratings yari', (error, stream) => {
          if (error) reject(error);
          else stream.on('close', resolve).resume();
        });
      });
      times.push(performance.now() - before);
    }
  }
  return Math.max(...times);
}

/** A page of a ranking and one's own place after each end of a game. */
export async function rankings({ rankingTimes }) {
  const { first, times } = rankingTimes(100_000, 1000);
  return [
    { name: 'the first ranking of 100,000 after a start, ms', value: first },
    { name: 'the same, a page and a place after each game, ms, p95', value: p95(times), most: 20 },
  ];
}
