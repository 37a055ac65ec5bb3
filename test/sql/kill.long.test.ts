import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SqlLog } from '../../source/rooms/sql-log.ts';
import { buildChild } from '../helpers/built-child.ts';
import { eventually } from '../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../helpers/postgres.ts';
import { randomNumbers } from '../helpers/random.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, SQLITES, type TestEngine, titleOf } from './engines.ts';
import { GAMES, placeOf } from './games.ts';
import { LogProgram } from './log-program.ts';

const KILLS = 20;

/** How often the database is stopped and started again. */
const STOPS = 5;

/** How long a writer writes at most before it is killed. */
const LATEST_MS = 400;

let child: Awaited<ReturnType<typeof buildChild>>;
let server: Postgres;

const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  why: whyNoPostgres(),
  newPlace: async () => ({ kind: 'postgres', url: await server.newDatabase() }),
};

beforeAll(async () => {
  child = await buildChild('test/sql/sql-child.ts');
});

afterAll(() => child.remove());

describe.each(SQLITES.map((tested) => [titleOf(tested), tested] as const))('%s', (_, tested) => {
  test.skipIf(tested.why !== undefined)(
    'a writer who is killed at any moment loses nothing, and doubles nothing',
    () => killWriters(temporaryFolder(), 1, tested),
    600_000,
  );

  test.skipIf(tested.why !== undefined)('neither does one whose file may not grow', async () => {
    const folder = temporaryFolder();
    // So that the tables are there, which need most of the room.
    await (await openTestSql(tested, placeOf(folder))).close();
    const writer = new LogProgram(child.path, [folder, tested.engine ?? 'node'], 'ulimit -f 400');
    await writer.hasSaid('failed SQLITE_IOERR');
    const told = new Map<string, string>();
    await killWriter(writer, told);
    expect(told.size).toBeGreaterThan(10);
    await compare(folder, told, tested);
  });
});

describe.skipIf(POSTGRES.why !== undefined)(titleOf(POSTGRES), () => {
  beforeAll(async () => {
    server = await Postgres.start(true);
  });

  afterAll(() => server.end());

  test('two writers of the same games who are killed lose nothing, and double nothing', async () => {
    await killWriters(await server.newDatabase(), 2, POSTGRES);
  }, 600_000);

  test('a database that is stopped at any moment loses nothing, and doubles nothing', async () => {
    const url = await server.newDatabase();
    const random = randomNumbers(20_261_123);
    const writers = await startWriters(url, 2, POSTGRES);
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
    await compare(url, told, POSTGRES);
  }, 600_000);
});

/** Kills writers of a database at random moments, and looks what is left. */
async function killWriters(where: string, count: number, tested: TestEngine): Promise<void> {
  const random = randomNumbers(20_261_129);
  const told = new Map<string, string>();
  for (let kills = 0; kills < KILLS; kills++) {
    const writers = await startWriters(where, count, tested);
    await pause(random() * LATEST_MS);
    for (const writer of writers) await killWriter(writer, told);
  }
  expect(told.size).toBeGreaterThan(KILLS);
  await compare(where, told, tested);
}

async function startWriters(
  where: string,
  count: number,
  tested: TestEngine,
): Promise<readonly LogProgram[]> {
  const engine = tested.engine ?? 'node';
  const writers = Array.from({ length: count }, () => new LogProgram(child.path, [where, engine]));
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

/** What was acknowledged is there; nothing is there twice, and no number is missing. */
async function compare(
  where: string,
  told: ReadonlyMap<string, string>,
  tested: TestEngine,
): Promise<void> {
  const log = new SqlLog(await openTestSql(tested, placeOf(where)));
  const found = new Map<string, string | undefined>();
  for (const game of GAMES) {
    const events = await log.read(game, 0);
    expect(events.filter(({ seq }, index) => seq !== index + 1)).toEqual([]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const { seq, id } of events) found.set(`${game} ${seq}`, id);
  }
  expect([...told].filter(([event, token]) => found.get(event) !== token)).toEqual([]);
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
