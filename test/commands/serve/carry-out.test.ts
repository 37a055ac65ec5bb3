import { describe, expect, test } from 'vitest';
import { carryOut } from '../../../source/commands/serve/carry-out.ts';
import { healthOf } from '../../../source/commands/serve/health.ts';
import { newTally } from '../../../source/commands/serve/tally.ts';
import { StoreMeter } from '../../../source/rooms/hall/metered-store.ts';
import type { AdminCommand } from '../../../source/server/admin-socket.ts';
import { TERMS } from '../../helpers/hall-events.ts';
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
  const meter = new StoreMeter();
  for (let tookMs = 1; tookMs <= 100; tookMs++) meter.note(tookMs);
  const means = {
    house: one.house,
    people: {
      open: () => Promise.reject(new Error('nobody asks')),
      remove: async (person: string) => {
        removed.push(person);
      },
    },
    health: () =>
      healthOf({ house: one.house, meter, tally: newTally(), connections: 2, lagMs: 3 }),
    drain: () => {},
  };
  const order = (command: AdminCommand) => carryOut(means, command);
  return { town, one, aki, ben, code, removed, order };
}

describe('the runner of a server', () => {
  test('finds members by a part of their name, and when they were seen', async () => {
    const { town, ben, order } = await openServer();
    const list = async (text: string) => {
      const answer = await order({ kind: 'members', page: 1, text });
      return answer.kind === 'members' ? answer : undefined;
    };
    expect(await list('KI')).toMatchObject({
      members: [{ name: 'Aki', keys: ['SHA256:aki'], isHere: true, isBanned: false }],
      page: 1,
      pages: 1,
    });
    town.time.advance(5000);
    await ben.end();
    const leftMs = town.time.date().getTime();
    town.time.advance(5000);
    expect((await list('ben'))?.members).toMatchObject([{ isHere: false, seenMs: leftMs }]);
    expect((await list('nobody'))?.members).toEqual([]);
  });

  test('reads members in pages, the last one where there are fewer', async () => {
    const { one, order } = await openServer();
    for (let number = 1; number <= 60; number++) {
      const [key, name] = [`k${number}`, `Cem${number}`];
      await one.house.command({ id: key, name: '' }, { kind: 'register', key, name }, key);
    }
    const sizes = [];
    for (const page of [1, 2, 3]) {
      const answer = await order({ kind: 'members', page, text: 'cem' });
      if (answer.kind === 'members') sizes.push([answer.members.length, answer.page, answer.pages]);
    }
    expect(sizes).toEqual([
      [50, 1, 2],
      [10, 2, 2],
      [10, 2, 2],
    ]);
  });

  test('bans by name, key and network, reads the list, and takes bans back', async () => {
    const { one, order } = await openServer();
    const key = `SHA256:${'k'.repeat(43)}`;
    for (const whom of ['aki', key, '2001:DB8::7']) {
      expect(await order({ kind: 'ban', whom })).toMatchObject({ kind: 'done' });
    }
    expect(one.house.hall.isBanned('SHA256:aki')).toBe(true);
    expect(await order({ kind: 'bans', page: 1 })).toMatchObject({
      bans: [{ whom: 'SHA256:aki', name: 'Aki' }, { whom: key }, { whom: '2001:db8::/64' }],
    });
    expect(await order({ kind: 'ban', whom: 'Zoe' })).toEqual({
      kind: 'refused',
      code: 'no-such-name',
    });
    for (const whom of ['Aki', key, '2001:db8::/64']) await order({ kind: 'unban', whom });
    expect(await order({ kind: 'bans', page: 1 })).toMatchObject({ bans: [] });
  });

  test('deletes a name: games stay under a number, files go when the person has left', async () => {
    const { one, aki, code, removed, order } = await openServer();
    const number = `#${one.house.hall.seq + 2}`;
    const deleted = order({ kind: 'delete', name: 'AKI' });
    await settled();
    expect(removed).toEqual([]);
    await aki.end();
    expect(await deleted).toEqual({ kind: 'done', text: number });
    expect(removed).toEqual(['SHA256:aki']);
    const game = one.house.hall.game(code);
    expect([game?.began.black.name, game?.ended?.plies]).toEqual([number, 0]);
    expect(await order({ kind: 'members', page: 1, text: 'aki' })).toMatchObject({ members: [] });
    expect(await order({ kind: 'rename', old: number, name: 'Aki' })).toMatchObject({
      code: 'no-such-name',
    });
    const again = { kind: 'register', key: 'SHA256:aki', name: 'Aki' } as const;
    const refused = await one.house.command({ id: 'SHA256:aki', name: '' }, again, 'x');
    expect(refused).toMatchObject({ ok: false, fault: { code: 'key-deleted' } });
  });

  test('is told that the server is ready, or why not', async () => {
    const { one, order } = await openServer();
    expect(await order({ kind: 'health' })).toMatchObject({
      isReady: true,
      sessions: 2,
      games: 1,
      rooms: 1,
      lagMs: 3,
      appendMs: 99,
    });
    one.store.setTrouble('ENOSPC');
    expect(await order({ kind: 'health' })).toMatchObject({ isReady: false, trouble: 'ENOSPC' });
    one.store.setTrouble(undefined);
    one.house.announceEnd();
    expect(await order({ kind: 'health' })).toMatchObject({ isReady: false, isDraining: true });
  });
});
