import { describe, expect, test } from 'vitest';
import { isAboutRows, isTaken } from '../../source/sql/sql.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, sharedSql, type TestEngine, titleOf } from './engines.ts';

const VERSIONS = [
  [
    'create table thing (id integer primary key, name text unique not null, body bytea, at bigint)',
    'create table other (a text not null, b integer not null, primary key (a, b))',
  ],
];

const THING = 'insert into thing values ($1, $2, $3, $4)';

/** What holds for every database. */
export function testSql(tested: TestEngine): void {
  describe.skipIf(tested.why !== undefined)(`${titleOf(tested)}, as every database`, () => {
    const open = sharedSql(tested, ['thing', 'other'], VERSIONS);

    test('gives back texts, numbers, bytes and nothing as they were', async () => {
      const sql = await open();
      const body = Uint8Array.of(0, 1, 255);
      await sql.ask(THING, [1, '対局 🦊', body, 1_795_371_064_000]);
      await sql.ask(THING, [2, '', null, -1]);
      const [first, second] = await sql.ask('select * from thing order by id');
      expect(first).toMatchObject({ id: 1, name: '対局 🦊', at: 1_795_371_064_000 });
      expect(first?.body).toBeInstanceOf(Uint8Array);
      expect([...(first?.body instanceof Uint8Array ? first.body : [])]).toEqual([...body]);
      expect(second).toEqual({ id: 2, name: '', body: null, at: -1 });
      const counted = 'select count(*) as n, 0.25 * max(id) as half, sum(at) as all_at from thing';
      expect(await sql.ask(counted)).toEqual([{ n: 2, half: 0.5, all_at: 1_795_371_063_999 }]);
    });

    test('lets a number stand for several places', async () => {
      const sql = await open();
      await sql.ask(`insert into other values ($2, $1), ($2, $1 + 1)`, [1, 'a']);
      expect(await sql.ask('select b from other where a = $1 order by b', ['a'])).toEqual([
        { b: 1 },
        { b: 2 },
      ]);
      expect(await sql.ask('delete from other where b = $1 returning a, b', [2])).toEqual([
        { a: 'a', b: 2 },
      ]);
    });

    test.each([
      ['a primary key', THING, [1, 'b', null, 0]],
      ['another key', THING, [2, 'a', null, 0]],
      ['a key of two columns', 'insert into other values ($1, $2)', ['x', 1]],
    ])('says which row is there already: %s', async (_, text, values) => {
      const sql = await open();
      await sql.ask(THING, [1, 'a', null, 0]);
      await sql.ask('insert into other values ($1, $2)', ['x', 1]);
      for (const _again of [1, 2]) {
        const refused = await sql.ask(text, values).catch((error: unknown) => error);
        expect([isTaken(refused), isAboutRows(refused)]).toEqual([true, true]);
      }
      expect(sql.trouble).toBeUndefined();
      await sql.ask(THING, [3, 'c', null, 0]);
    });

    test('tells a row that breaks another rule from one that is taken', async () => {
      const sql = await open();
      const refused = await sql.ask(THING, [1, null, null, 0]).catch((error: unknown) => error);
      expect([isTaken(refused), isAboutRows(refused)]).toEqual([false, true]);
    });

    test('does all of a transaction or nothing', async () => {
      const sql = await open();
      const write = (id: number) => sql.tx(['things'], (ask) => ask(THING, [id, `${id}`, null, 0]));
      await write(1);
      const failed = sql.tx(['things'], async (ask) => {
        await ask(THING, [2, '2', null, 0]);
        await ask(THING, [1, '3', null, 0]);
      });
      await expect(failed).rejects.toThrow(/^database: /);
      const refused = sql.tx([], async (ask) => {
        await ask(THING, [3, '3', null, 0]);
        throw new RangeError('no');
      });
      await expect(refused).rejects.toThrow('no');
      expect(await sql.ask('select id from thing')).toEqual([{ id: 1 }]);
      await write(4);
    });

    test('lets one of two wait that are about the same', async () => {
      const sql = await open();
      await sql.ask('insert into other values ($1, $2)', ['sum', 0]);
      const add = () =>
        sql.tx(['a', 'sum'], async (ask) => {
          const [row] = await ask('select b from other');
          await ask('update other set b = $1', [Number(row?.b) + 1]);
        });
      await Promise.all(Array.from({ length: 20 }, add));
      expect(await sql.ask('select b from other')).toEqual([{ b: 20 }]);
    });

    test('gives only one of two the row that both want', async () => {
      const sql = await open();
      const writes = ['a', 'b'].map((text) =>
        sql
          .tx([text], (ask) => ask(THING, [1, text, null, 0]))
          .then(
            () => 'written',
            (error: unknown) => isTaken(error),
          ),
      );
      expect((await Promise.all(writes)).sort()).toEqual([true, 'written'].sort());
    });

    test('updates from rows that it is given', async () => {
      const sql = await open();
      await sql.ask(THING, [1, 'a', null, 0]);
      await sql.ask(THING, [2, 'b', null, 0]);
      await sql.ask(
        `with given (name, at) as
          (values (cast($1 as text), cast($2 as bigint)), (cast($3 as text), cast($4 as bigint)))
        update thing set at = given.at from given where thing.name = given.name`,
        ['a', 5, 'c', 6],
      );
      expect(await sql.ask('select at from thing order by id')).toEqual([{ at: 5 }, { at: 0 }]);
    });

    test('is there again when it is opened again', async () => {
      const place = await tested.newPlace(temporaryFolder());
      const sql = await openTestSql(tested, place, VERSIONS);
      const write = sql.ask(THING, [1, 'a', null, 0]);
      await sql.close();
      await write;
      await sql.close();
      await expect(sql.ask('select 1')).rejects.toThrow();
      const again = await openTestSql(tested, place, VERSIONS);
      expect(await again.ask('select name from thing')).toEqual([{ name: 'a' }]);
    });

    test('takes more statements than it remembers, and wrong ones', async () => {
      const sql = await open();
      for (let index = 0; index < 300; index++) {
        expect(await sql.ask(`select ${index} as n`)).toEqual([{ n: index }]);
      }
      await expect(sql.ask('selec 1')).rejects.toThrow(/^database: /);
      expect(await sql.ask('select 7 as n')).toEqual([{ n: 7 }]);
    });
  });
}
