import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  type AdminAnswer,
  type AdminCommand,
  askAdmin,
  openAdminSocket,
  parseAdminCommand,
} from '../../source/server/admin-socket.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const KEY = `SHA256:${'a'.repeat(43)}`;

test.each<[string, AdminCommand | string]>([
  ['who', { kind: 'who' }],
  ['drain', { kind: 'drain' }],
  ['close K7M2QX', { kind: 'close', code: 'K7M2QX' }],
  [`ban ${KEY}`, { kind: 'ban', whom: KEY }],
  [`unban ${KEY}`, { kind: 'unban', whom: KEY }],
  ['ban Mallory', { kind: 'ban', whom: 'Mallory' }],
  ['ban 192.0.2.0/24', { kind: 'ban', whom: '192.0.2.0/24' }],
  ['ban 2001:db8::', { kind: 'ban', whom: '2001:db8::' }],
  ['ban 10.0.0.0/2', 'bad-network'],
  ['ban SHA256:short', 'bad-network'],
  ['members', { kind: 'members', page: 1, text: '' }],
  ['members ann', { kind: 'members', page: 1, text: 'ann' }],
  ['bans', { kind: 'bans', page: 1 }],
  ['bans Mallory', 'no-command'],
  ['rename Ann Anna', { kind: 'rename', old: 'Ann', name: 'Anna' }],
  ['rename Ann', 'needs-names'],
  ['delete Ann', { kind: 'delete', name: 'Ann' }],
  ['delete', 'needs-name'],
  ['delete Ann Anna', 'no-command'],
  ['circles', { kind: 'circles' }],
  ['health', { kind: 'health' }],
  ['', 'no-command'],
  ['dance', 'no-command'],
  ['who else', 'no-command'],
  ['close', 'needs-code'],
  ['close A B', 'no-command'],
  ['ban', 'needs-whom'],
])('the words "%s" are a command or not', (words, expected) => {
  const read = parseAdminCommand(words.split(' ').filter(Boolean));
  expect(read.ok ? read.value : read.fault).toEqual(expected);
});

test.each([
  ['3', 3],
  ['0', 'bad-page'],
  ['x', 'bad-page'],
])('the page %s is one or not', (text, expected) => {
  const read = parseAdminCommand(['bans'], text);
  expect(read.ok && 'page' in read.value ? read.value.page : read).toEqual(
    typeof expected === 'number' ? expected : { ok: false, fault: expected },
  );
});

describe('the socket for orders', () => {
  async function open(answer: () => Promise<AdminAnswer>) {
    const path = join(temporaryFolder(), 'admin');
    const orders: AdminCommand[] = [];
    const close = await openAdminSocket(path, (command) => {
      orders.push(command);
      return answer();
    });
    onTestFinished(() => close());
    return { path, orders };
  }

  /** The answer to a line as it is. */
  async function say(path: string, line: string) {
    const socket = connect(path);
    socket.on('error', () => {}).end(line);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  test('carries orders there and answers back', async () => {
    const answer = { kind: 'done', text: '太郎' } as const;
    const { path, orders } = await open(async () => answer);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await askAdmin(path, ['close', 'K7M2QX'])).toEqual(answer);
    expect(await askAdmin(path, ['members'], '2')).toEqual(answer);
    expect(await askAdmin(path, ['rename', 'Ann', 'Anna'])).toEqual(answer);
    expect(orders).toEqual([
      { kind: 'close', code: 'K7M2QX' },
      { kind: 'members', page: 2, text: '' },
      { kind: 'rename', old: 'Ann', name: 'Anna' },
    ]);
  });

  test.each([
    ['no JSON', 'who\n'],
    ['nothing', 'null\n'],
    ['no command', '{"words":["dance"]}\n'],
    ['nobody', '{"words":["ban",{}]}\n'],
    ['a line without an end', '{"words":["who"]}'],
    ['a line that is too long', 'x'.repeat(5000)],
  ])('does not answer %s', async (_, line) => {
    const { path, orders } = await open(async () => ({ kind: 'done', text: '' }));
    expect(await say(path, line)).toBe('');
    expect(orders).toEqual([]);
  });

  test('rejects where there is no server', async () => {
    const path = join(temporaryFolder(), 'none');
    await expect(askAdmin(path, ['who'])).rejects.toThrow(/ENOENT/);
  });
});
