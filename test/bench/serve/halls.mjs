// What a hall in which much has happened costs.
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { p95, pause } from '../pty.mjs';
import { cut, newKey, openSession } from './clients.mjs';
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
    const events = join(place, 'hall.events');
    writeLargeHall(events, size);
    const key = newKey();
    const registered = { kind: 'registered', person: key.fingerprint, name: 'bench' };
    const seq = size.names + 3 * size.games + 1;
    appendFileSync(events, `${JSON.stringify({ seq, at: Date.now(), ...registered })}\n`);
    const server = await startServer(place, join(folder, 'home'), ['--workers', '2']);
    await pause(SETTLED_MS);
    mb.push(Math.max(...server.workersMb()));
    if (name === 'large') mb.push(await waits(server, key));
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
async function waits(server, key) {
  const session = await openSession({ port: server.port, key, shows: undefined });
  session.client.on('error', () => {});
  const stream = await new Promise((resolve, reject) => {
    session.client.shell(false, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const before = new Map(server.workers().map((pid) => [pid, server.cpuMsOf(pid)]));
  for (let asked = 0; asked < 50; asked++) await answer(stream);
  const worked = (pid) => server.cpuMsOf(pid) - before.get(pid);
  const [own] = server.workers().sort((one, other) => worked(other) - worked(one));
  const times = [];
  for (let kill = 0; kill < KILLS; kill++) {
    for (const pid of server.workers()) if (pid !== own) process.kill(pid, 'SIGKILL');
    for (const endMs = performance.now() + 2000; performance.now() < endMs; await pause(20)) {
      const asked = performance.now();
      await answer(stream);
      times.push(performance.now() - asked);
    }
  }
  cut(session);
  return Math.max(...times);
}

/** Asks for a page of ratings in the line mode. */
function answer(stream) {
  return new Promise((resolve) => {
    let text = '';
    const hear = (chunk) => {
      text += chunk;
      if (!/Page \d/.test(text)) return;
      stream.off('data', hear);
      resolve();
    };
    stream.on('data', hear);
    stream.write('ratings yari\n');
  });
}

/** A page of a ranking and one's own place after each end of a game. */
export async function rankings({ rankingTimes }) {
  const { first, times } = rankingTimes(100_000, 1000);
  return [
    { name: 'the first ranking of 100,000 after a start, ms', value: first },
    { name: 'the same, a page and a place after each game, ms, p95', value: p95(times), most: 20 },
  ];
}
