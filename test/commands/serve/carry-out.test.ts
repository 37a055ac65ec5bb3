import { describe, expect, test, vi } from 'vitest';
import { carryOut } from '../../../source/commands/serve/carry-out.ts';
import { healthOf } from '../../../source/commands/serve/health.ts';
import { failure, success } from '../../../source/rules/core/result.ts';
import type { AdminCommand } from '../../../source/server/admin-socket.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { TERMS } from '../../helpers/hall-terms.ts';
import { settled, Town } from '../../helpers/hall-town.ts';

/** Aki and Ben are in a house, and have a game that goes on. */
async function openServer() {
  const town = new Town();
  const one = await town.open();
  const [aki, ben] = [await town.come(one, 'Aki'), await town.come(one, 'Ben')];
  const to = { kind: 'anyone' } as const;
  const made = await aki.command({ kind: 'challenge', to, side: 'black', ...TERMS });
  const { code = '' } = made.ok ? made.value : {};
  await ben.command({ kind: 'accept', code });
  await settled();
  const removed: string[] = [];
  for (let tookMs = 1; tookMs <= 100; tookMs++) one.house.meter.note(tookMs);
  const copies: string[] = [];
  const means = {
    texts: ENGLISH,
    house: one.house,
    people: {
      remove: async (person: string) => {
        removed.push(person);
      },
    },
    health: () => {
      const tally = { handshakes: 0, logins: 0, refused: 0 };
      return healthOf(one.house, tally, { connections: 2, lagMs: 3 });
    },
    backUp: async (file: string) => {
      const isNew = !copies.includes(file);
      copies.push(file);
      return isNew ? success(undefined) : failure({ code: 'exists' } as const);
    },
    drain: () => {},
  };
  const order = (command: AdminCommand) => carryOut(means, command);
  /** What the runner reads: the cells of each line. */
  const read = async (command: AdminCommand) =>
    (await order(command)).text.split('\n').map((line) => line.split(/ {2,}/));
  return { town, one, aki, ben, code, removed, order, read };
}

describe('the runner of a server', () => {
  test('finds members by a part of their name, and when they were seen', async () => {
    const { town, ben, read } = await openServer();
    const list = (text: string) => read({ kind: 'members', page: 1, text });
    const head = ['name', 'last seen (UTC)', 'ratings', 'keys'];
    expect(await list('KI')).toEqual([head, ['Aki', 'here', '-', 'SHA256:aki']]);
    town.time.advance(60_000);
    await ben.end();
    const left = town.time.date().toISOString().slice(0, 16).replace('T', ' ');
    town.time.advance(60_000);
    expect(await list('ben')).toEqual([head, ['Ben', left, '-', 'SHA256:ben']]);
    expect(await list('nobody')).toEqual([['Nobody has such a name.']]);
  });

  test('reads members in pages, the last one where there are fewer', async () => {
    const { one, read } = await openServer();
    for (let number = 1; number <= 60; number++) {
      const [key, name] = [`k${number}`, `Cem${number}`];
      await one.house.command({ id: key, name: '' }, { kind: 'register', key, name }, key);
    }
    const pages = [];
    for (const page of [1, 2, 3]) {
      const lines = await read({ kind: 'members', page, text: 'cem' });
      pages.push([lines.length - 2, lines.at(-1)?.[0]]);
    }
    expect(pages).toEqual([
      [50, 'Page 1 of 2. The next one: --page 2'],
      [10, 'Page 2 of 2.'],
      [10, 'Page 2 of 2.'],
    ]);
  });

  test('bans by name, key and network, reads the list, and takes bans back', async () => {
    const { town, one, order, read } = await openServer();
    const key = `SHA256:${'k'.repeat(43)}`;
    for (const whom of ['aki', key, '2001:DB8::7']) {
      expect(await order({ kind: 'ban', whom })).toMatchObject({ kind: 'done' });
      town.time.advance(1);
    }
    expect(one.house.hall.banned).toContain('SHA256:aki');
    expect(await read({ kind: 'bans', page: 1 })).toEqual([
      ['banned', 'name'],
      ['SHA256:aki', 'Aki'],
      [key, '-'],
      ['2001:db8::/64', '-'],
    ]);
    expect(await order({ kind: 'ban', whom: 'Zoe' })).toEqual({
      kind: 'refused',
      text: ENGLISH.commands.adminRefusalText('no-such-name'),
    });
    for (const whom of ['Aki', key, '2001:db8::/64']) await order({ kind: 'unban', whom });
    expect(await read({ kind: 'bans', page: 1 })).toEqual([['Nobody is banned.']]);
  });

  test('deletes a name: games stay under a number, files go when the person has left', async () => {
    const { one, aki, code, removed, order } = await openServer();
    const deleted = order({ kind: 'delete', name: 'AKI' });
    await settled();
    expect(removed).toEqual([]);
    await aki.end();
    expect(await deleted).toMatchObject({
      kind: 'done',
      text: expect.stringContaining('those of #1'),
    });
    expect(removed).toEqual(['SHA256:aki']);
    const game = await one.house.games.ofCode(code);
    expect([game?.began.black.name, game?.ended?.plies]).toEqual(['#1', 0]);
    expect((await order({ kind: 'members', page: 1, text: 'aki' })).text).toMatch(/^Nobody/);
    expect(await order({ kind: 'rename', old: '#1', name: 'Aki' })).toEqual({
      kind: 'refused',
      text: ENGLISH.commands.adminRefusalText('no-such-name'),
    });
    const again = { kind: 'register', key: 'SHA256:aki', name: 'Aki' } as const;
    const refused = await one.house.command({ id: 'SHA256:aki', name: '' }, again, 'x');
    expect(refused).toMatchObject({ ok: false, fault: { code: 'key-deleted' } });
  });

  test('has all that is kept copied to a new file, or reads why not', async () => {
    const { order } = await openServer();
    const copy = { kind: 'backup', file: '/copies/friday.db' } as const;
    expect(await order(copy)).toMatchObject({ kind: 'done' });
    expect(await order(copy)).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('/copies/friday.db is there already'),
    });
  });

  test('reads the code of what an order has met', async () => {
    const { one, order } = await openServer();
    const full = Object.assign(new Error('secret'), { code: 'ENOSPC' });
    vi.spyOn(one.house, 'circles').mockRejectedValue(full);
    expect(await order({ kind: 'circles' })).toMatchObject({
      kind: 'refused',
      text: expect.stringContaining('the disk is full'),
    });
  });

  test('reads circles with their people, and where there are none', async () => {
    const { one, read } = await openServer();
    expect(await read({ kind: 'circles' })).toEqual([[expect.stringMatching(/^Nobody/)]]);
    const circle = { name: 'Mallory', variant: 'yari', points: 17.5, fromFew: 16, few: ['A', 'B'] };
    vi.spyOn(one.house, 'circles').mockResolvedValue([circle]);
    expect(await read({ kind: 'circles' })).toEqual([
      ['name', 'game', 'points from them', 'people'],
      ['Mallory', 'yari', '16 / 17.5', 'A, B'],
    ]);
  });

  test('is told that the server is ready, or why not', async () => {
    const { one, order, read } = await openServer();
    expect(await order({ kind: 'health' })).toMatchObject({ kind: 'done' });
    expect(await read({ kind: 'health' })).toEqual(
      expect.arrayContaining([
        ['ready', 'yes'],
        ['lag', '3 ms'],
        ['append', '99 ms'],
        ['sessions', '2'],
        ['games', '1, 1 open here'],
      ]),
    );
    one.sql.setTrouble('ENOSPC');
    expect(await order({ kind: 'health' })).toMatchObject({
      kind: 'not-ready',
      text: expect.stringContaining('cannot write: the disk is full'),
    });
    one.sql.setTrouble(undefined);
    one.house.announceEnd();
    expect((await order({ kind: 'health' })).text).toMatch(/^ready +no: the server ends/);
  });
});
