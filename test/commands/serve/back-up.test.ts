import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ADMIN_SOCKET } from '../../../source/commands/serve/server-plan.ts';
import { type AdminCommand, openAdminSocket } from '../../../source/server/admin-socket.ts';
import { type Run, runCommand } from '../../helpers/command.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { openTestSql, SQLITES } from '../../sql/engines.ts';

const backUp = (file: string, store: string): Promise<Run> =>
  runCommand(['serve', '--backup', file, '--store', store]);

/** The folder of a server that was used and does not run. */
async function usedFolder(): Promise<string> {
  const [tested] = SQLITES;
  if (!tested) throw new RangeError('there is one');
  const folder = temporaryFolder();
  const sql = await openTestSql(tested, { kind: 'folder', folder });
  await sql.ask(`insert into secret values ('word', 'kept')`);
  await sql.close();
  return folder;
}

test('a store of no running server is copied, to a new file alone', async () => {
  const store = await usedFolder();
  const file = join(temporaryFolder(), 'komadai.db');
  expect(await backUp(file, store)).toMatchObject({
    ...{ status: 0, stdout: expect.stringContaining('holds all that') },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await backUp(file, store);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('is there already')]);
});

test.each([
  ['a folder that is not there', 'nowhere', [], 'no server has kept anything in'],
  ['an empty one', '', [], 'no server has kept anything in'],
  ['one of the old form', '', ['hall.events'], 'holds the store of an earlier komadai'],
])('nothing is made in %s', async (_, below, files, said) => {
  const store = join(temporaryFolder(), below);
  for (const file of files) writeFileSync(join(store, file), '');
  const file = join(temporaryFolder(), 'copy');
  const { status, stderr } = await backUp(file, store);
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
  expect(existsSync(file)).toBe(false);
  expect(existsSync(store) ? readdirSync(store) : []).toEqual(files);
});

test.each([
  ['does it', { kind: 'done', text: '' }, 0, /holds all that/],
  ['has such a file', { kind: 'refused', text: 'it is there' }, 1, /it is there/],
] as const)('a running server is asked: it %s', async (_, answer, status, said) => {
  const store = temporaryFolder();
  const orders: AdminCommand[] = [];
  const end = await openAdminSocket(join(store, ADMIN_SOCKET), async (order) => {
    orders.push(order);
    return answer;
  });
  onTestFinished(end);
  const file = join(store, 'copy');
  const run = await backUp(file, store);
  expect([run.status, `${run.stdout}${run.stderr}`]).toEqual([status, expect.stringMatching(said)]);
  expect(orders).toEqual([{ kind: 'backup', file }]);
});

test('a store in PostgreSQL has a program of its own', async () => {
  const run = await backUp('copy', 'postgres://db.example.org/komadai');
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('pg_dump')]);
});
