import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HallEvent } from '../../../source/rooms/hall/hall-event.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { buildChild } from '../../helpers/built-child.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { eventually } from '../../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../../helpers/postgres.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { LogProgram } from './log-program.ts';
import { openStoreAt, STORE_GAMES } from './open-store.ts';

const KILLS = partOfDay([...Array(20).keys()], 8);

/** How often the database is stopped and started again. */
const STOPS = 5;

/** How long a writer writes at most before it is killed. */
const LATEST_MS = 400;

const why = whyNoPostgres();
let child: Awaited<ReturnType<typeof buildChild>>;

beforeAll(async () => {
  child = await buildChild('test/rooms/logs/store-child.ts');
});

afterAll(() => child.remove());

test('a writer of a folder who is killed at any moment loses nothing, and doubles nothing', async () => {
  await killWriters(temporaryFolder(), 1);
}, 600_000);

describe.skipIf(why !== undefined)(`with PostgreSQL${why ? ` (${why})` : ''}`, () => {
  let server: Postgres;

  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  test('a writer who is killed at any moment loses nothing, and doubles nothing', async () => {
    await killWriters(await server.newDatabase(), 1);
  }, 600_000);

  test('neither do two who write the same games', async () => {
    await killWriters(await server.newDatabase(), 2);
  }, 600_000);

  test('a database that is stopped at any moment loses nothing, and doubles nothing', async () => {
    const url = await server.newDatabase();
    const random = randomNumbers(20_261_123);
    const writers = await startWriters(url, 2);
    for (let stops = 0; stops < STOPS; stops++) {
      await pause(random() * LATEST_MS);
      await server.stop(stops % 2 === 0 ? 'SIGQUIT' : 'SIGINT');
      await eventually(() => {
        for (const { lines } of writers) expect(lines.at(-1)).toMatch(/^failed /);
      });
      const before = countAdded(writers);
      await server.restart();
      await eventually(() => expect(countAdded(writers)).toBeGreaterThan(before));
    }
    const told = new Map<string, string>();
    for (const writer of writers) await killWriter(writer, told);
    await compare(url, told);
  }, 600_000);
});

/** Kills writers of a store at random moments, and looks each time what is left. */
async function killWriters(place: string, count: number): Promise<void> {
  const random = randomNumbers(20_261_122 + itemAt(KILLS, 0));
  const told = new Map<string, string>();
  for (const _ of KILLS) {
    const writers = await startWriters(place, count);
    await pause(random() * LATEST_MS);
    for (const writer of writers) await killWriter(writer, told);
    await compare(place, told);
  }
  expect(told.size).toBeGreaterThan(KILLS.length);
}

async function startWriters(place: string, count: number): Promise<readonly LogProgram[]> {
  const writers = Array.from({ length: count }, () => new LogProgram(child.path, [place]));
  for (const writer of writers) await writer.hasSaid('open');
  // The other one of two may always be quicker.
  await eventually(() => expect(countAdded(writers)).toBeGreaterThan(0));
  return writers;
}

function countAdded(writers: readonly LogProgram[]): number {
  return writers.flatMap(({ lines }) => lines.filter((line) => line.startsWith('added'))).length;
}

/** @param told takes what was acknowledged: `GAME SEQ` and the token of the event */
async function killWriter(writer: LogProgram, told: Map<string, string>): Promise<void> {
  writer.send('SIGKILL');
  await writer.end();
  const changed: string[] = [];
  for (const line of writer.lines) {
    const [, event = '', token = ''] = /^added (\S+ \d+) (\S+)$/.exec(line) ?? [];
    if (event === '') continue;
    if ((told.get(event) ?? token) !== token) changed.push(line);
    told.set(event, token);
  }
  expect(changed).toEqual([]);
}

/** What was acknowledged is in the store; nothing is there twice, and no number is missing. */
async function compare(place: string, told: ReadonlyMap<string, string>): Promise<void> {
  const store = await openStoreAt(place, systemTime());
  try {
    const logs = new Map<string, readonly { seq: number; token: string }[]>();
    const hall: HallEvent[] = [];
    for (;;) {
      const page = await store.hall.read(hall.length);
      if (page.length === 0) break;
      for (const event of page) hall.push(event);
    }
    logs.set(
      'hall',
      hall.map((event) => ({
        seq: event.seq,
        token: event.kind === 'registered' ? event.person : '',
      })),
    );
    for (const game of STORE_GAMES) {
      const events = await store.games.read(game, 0);
      logs.set(
        game,
        events.map((event) => ({ seq: event.seq, token: event.kind === 'said' ? event.text : '' })),
      );
    }
    for (const events of logs.values()) {
      expect(events.filter(({ seq }, index) => seq !== index + 1)).toEqual([]);
      expect(new Set(events.map(({ token }) => token)).size).toBe(events.length);
    }
    const lost = [...told].filter(([event, token]) => {
      const [game = '', seq] = event.split(' ');
      return logs.get(game)?.[Number(seq) - 1]?.token !== token;
    });
    expect(lost).toEqual([]);
  } finally {
    await store.close();
  }
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
