import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from '../../source/hall/house.ts';
import { SqlLog } from '../../source/rooms/sql-log.ts';
import { buildChild } from '../helpers/built-child.ts';
import { eventually } from '../helpers/eventually.ts';
import { Postgres, whyNoPostgres } from '../helpers/postgres.ts';
import { randomNumbers } from '../helpers/random.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, SQLITES, type TestEngine, titleOf } from '../sql/engines.ts';
import { placeOf } from '../sql/games.ts';
import { LogProgram } from '../sql/log-program.ts';

const KILLS = 20;

/** How long a house lives at most before it is killed. */
const LATEST_MS = 700;

let child: Awaited<ReturnType<typeof buildChild>>;
let server: Postgres | undefined;

const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  why: whyNoPostgres(),
  newPlace: async () => {
    server = await Postgres.start(true);
    return { kind: 'postgres', url: await server.newDatabase() };
  },
};

beforeAll(async () => {
  child = await buildChild('test/hall/house-child.ts');
});

afterAll(async () => {
  child.remove();
  await server?.end();
});

describe.each([...SQLITES, POSTGRES].map((tested) => [titleOf(tested), tested] as const))(
  '%s',
  (_, tested) => {
    test.skipIf(tested.why !== undefined)(
      'a house that is killed at any moment loses nothing, and does nothing twice',
      async () => {
        const place = await tested.newPlace(temporaryFolder());
        const where = place.kind === 'postgres' ? place.url : 'folder' in place ? place.folder : '';
        const random = randomNumbers(20_261_129);
        const told: string[] = [];
        for (let kills = 0; kills < KILLS; kills++) {
          const program = new LogProgram(child.path, [where, tested.engine ?? 'node']);
          await program.hasSaid('open');
          // The first one waits for the code to be fast.
          await eventually(() => expect(program.lines.length).toBeGreaterThan(1));
          await new Promise((resolve) => setTimeout(resolve, random() * LATEST_MS));
          program.send('SIGKILL');
          await program.end();
          told.push(...program.lines);
        }
        await compare(told, where, tested);
      },
      600_000,
    );
  },
);

/** @param told what was acknowledged, as lines of `house-child` */
async function compare(told: readonly string[], where: string, tested: TestEngine): Promise<void> {
  expect(told.filter((line) => line.startsWith('fault'))).toEqual([]);
  const of = (kind: string) => told.filter((line) => line.startsWith(`${kind} `));
  for (const kind of ['began', 'moved', 'over']) expect(of(kind).length).toBeGreaterThan(KILLS / 2);
  const sql = await openTestSql(tested, placeOf(where));
  const rows = await sql.ask('select name from game');
  const log = new SqlLog(sql);
  const kept = new Set<string>();
  for (const game of rows.map(({ name }) => String(name))) {
    kept.add(`began ${game}`);
    const events = await log.read(game, 0);
    expect(events.filter(({ seq }, index) => seq !== index + 1)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'ended').length).toBeLessThanOrEqual(1);
    let ply = 0;
    for (const event of events) {
      if (event.kind === 'moved') kept.add(`moved ${game} ${++ply} ${event.move}`);
      if (event.kind === 'ended') kept.add(`over ${game}`);
    }
  }
  const acknowledged = ['began', 'moved', 'over'].flatMap(of);
  expect(acknowledged.filter((line) => !kept.has(line))).toEqual([]);
  // What was killed before the hall knew of its end is found, and counts once.
  const over = [...kept].filter((line) => line.startsWith('over ')).length;
  const house = await House.open({ sql, onFault: (error) => expect(error).toBeUndefined() });
  const ended = 'select count(*) as n from game where ended is not null';
  await eventually(async () => expect((await sql.ask(ended)).map(({ n }) => n)).toEqual([over]));
  const [rated] = await sql.ask('select sum(games) as n from rating');
  expect(Number(rated?.n)).toBe(2 * over);
  await house.drain();
}
