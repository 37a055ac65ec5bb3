import { describe, expect, test } from 'vitest';
import { SqlLog } from '../../source/rooms/sql-log.ts';
import { type Sql, SqlError } from '../../source/sql/sql.ts';
import { eventually } from '../helpers/eventually.ts';
import { sharedSql, type TestEngine, titleOf } from '../sql/engines.ts';
import { testLog } from './log-contract.ts';
import { saidEvent, saidEvents } from './said-event.ts';

const GAME = 'game';

/** What holds for the log in each database. */
export function testSqlLog(tested: TestEngine): void {
  describe.skipIf(tested.why !== undefined)(titleOf(tested), () => {
    const open = sharedSql(tested, ['event', 'game']);

    testLog('a log in a database', () => {
      let sql: Promise<Sql> | undefined;
      return {
        open: async () => {
          sql ??= open();
          return new SqlLog(await sql);
        },
      };
    });

    test('does not let two processes write the same number', async () => {
      const sql = await open();
      const [a, b] = [new SqlLog(sql), new SqlLog(sql)];
      await a.append(GAME, [saidEvent(1)]);
      expect(await b.read(GAME, 0)).toEqual([saidEvent(1)]);
      const both = [a.append(GAME, [saidEvent(2, 'a')]), b.append(GAME, [saidEvent(2, 'b')])];
      expect((await Promise.all(both)).sort()).toEqual([false, true]);
      expect(await b.append(GAME, [saidEvent(3)])).toBe(true);
      expect(await a.append(GAME, [saidEvent(3)])).toBe(false);
      expect(await a.append(GAME, [saidEvent(4)])).toBe(true);
    });

    test('adds what it was given, whatever becomes of that meanwhile', async () => {
      const log = new SqlLog(await open());
      const event = { ...saidEvent(1), kind: 'said' as const, text: 'a' };
      const added = log.append(GAME, [event]);
      event.text = 'b';
      await added;
      expect(await log.read(GAME, 0)).toEqual([saidEvent(1, 'a')]);
    });

    test('does not add the same command twice, whatever its number', async () => {
      const log = new SqlLog(await open());
      await log.append(GAME, saidEvents(1, 2));
      expect(await log.append(GAME, [{ ...saidEvent(3), id: 'id-2' }])).toBe(false);
      expect(await log.append('other', [{ ...saidEvent(1), id: 'id-2' }])).toBe(true);
      expect(await log.append(GAME, [saidEvent(3)])).toBe(true);
    });

    test('does not let the others of a batch suffer from one', async () => {
      const sql = await open();
      await new SqlLog(sql).append(GAME, saidEvents(1, 2));
      const log = new SqlLog(sql);
      await log.read(GAME, 0);
      await new SqlLog(sql).append(GAME, [saidEvent(3)]);
      const appends = ['a', GAME, 'b'].map((game) =>
        log.append(game, [saidEvent(game === GAME ? 3 : 1)]),
      );
      expect(await Promise.all(appends)).toEqual([true, false, true]);
    });

    test('adds nothing where the database refuses, and goes on later', async () => {
      const sql = await open();
      let refuses = true;
      const ask: Sql['ask'] = (text, values) =>
        refuses && text.startsWith('insert')
          ? Promise.reject(new SqlError('SQLITE_FULL'))
          : sql.ask(text, values);
      const log = new SqlLog({ ...faceOf(sql), ask });
      const failed = [log.append(GAME, [saidEvent(1)]), log.append('other', [saidEvent(1)])];
      for (const one of failed) await expect(one).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      refuses = false;
      expect(await log.append(GAME, [saidEvent(1)])).toBe(true);
    });

    test('tells the others after it is durable, and not what was not added', async () => {
      const sql = await open();
      const told: string[] = [];
      const log = new SqlLog({ ...faceOf(sql), tell: (text) => void told.push(text) });
      const added = log.append(GAME, [saidEvent(1)]);
      expect(told).toEqual([]);
      await added;
      await log.append(GAME, [saidEvent(1)]);
      expect(told).toEqual(['game game']);
    });

    test('tells which row is no event', async () => {
      const sql = await open();
      await sql.ask('insert into event values ($1, 1, null, $2)', [GAME, '{"seq":1}']);
      const read = new SqlLog(sql).read(GAME, 0);
      await expect(read).rejects.toThrow(`${GAME}: row 1 is no event`);
    });

    test('notes when flags fall, and finds those that have fallen', async () => {
      const sql = await open();
      for (const game of ['a', 'b', 'c', 'd']) await addGame(sql, game);
      await sql.ask(`update game set ended = 1 where name = 'd'`);
      const log = new SqlLog(sql);
      await log.append('b', saidEvents(1, 2));
      log.noteFlag('a', 1, 10_000);
      log.noteFlag('a', 2, 20_000.4);
      // What is known of this one is older than what is in the log.
      log.noteFlag('b', 1, 10_000);
      log.noteFlag('c', 1, 5000);
      log.noteFlag('d', 1, 5000);
      log.noteFlag('nobody', 1, 5000);
      await eventually(async () => expect(await log.due(21_002)).toEqual(['c', 'a']));
      expect(await log.due(21_001)).toEqual(['c']);
      log.noteFlag('c', 2, undefined);
      await log.end();
      expect(await log.due(21_002)).toEqual(['a']);
    });

    test('notes flags again that could not be written', async () => {
      const sql = await open();
      await addGame(sql, GAME);
      let refuses = true;
      const ask: Sql['ask'] = (text, values) =>
        refuses ? Promise.reject(new SqlError('57P01')) : sql.ask(text, values);
      const log = new SqlLog({ ...faceOf(sql), ask });
      log.noteFlag(GAME, 1, 5000);
      await expect(log.writeFlags()).rejects.toMatchObject({ code: '57P01' });
      refuses = false;
      await log.writeFlags();
      expect(await log.due(6002)).toEqual([GAME]);
    });

    test('finds what others have added, where there are others', async () => {
      const sql = await open();
      const [a, b] = [new SqlLog(sql), new SqlLog(sql)];
      for (const game of ['x', 'y', 'z']) await a.append(game, [saidEvent(1)]);
      for (const game of ['x', 'y', 'z']) await b.read(game, 0);
      await a.append('x', [saidEvent(2)]);
      await a.append('z', [saidEvent(2)]);
      await b.close('z');
      expect(await b.changed()).toEqual(sql.isShared ? ['x'] : []);
      await b.read('x', 1);
      expect(await b.changed()).toEqual([]);
    });
  });
}

/** A database of which some is replaced. */
function faceOf(sql: Sql): Sql {
  return {
    time: sql.time,
    isShared: sql.isShared,
    ask: (text, values) => sql.ask(text, values),
    tx: (about, run) => sql.tx(about, run),
    tell: (text) => sql.tell(text),
    follow: sql.follow,
    trouble: undefined,
    close: () => sql.close(),
  };
}

async function addGame(sql: Sql, name: string): Promise<void> {
  await sql.ask(
    `insert into game (code, name, variant, terms, rated, black, white, black_name, white_name, black_network,
      white_network, began) values ($1, $1, 'yari', '{}', 0, 'a', 'b', '', '', '', '', 0)`,
    [name],
  );
}
