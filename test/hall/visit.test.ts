import { expect, test } from 'vitest';
import { Visit } from '../../source/hall/visit.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { settled, Town } from '../helpers/hall-town.ts';

/** Two sessions of one key that has no name yet. */
async function twoSessions() {
  const town = new Town();
  const { house } = await town.open();
  const [one, two] = ['one', 'two'].map((session) => {
    const as = { kind: 'key', key: 'SHA256:aki' } as const;
    return new Visit({ house, session, as, newId: () => session });
  });
  if (!one || !two) throw new Error('no session');
  await one.come();
  await two.come();
  return { town, house, one, two };
}

test('a key without a name is nobody, in each of its sessions, until one has chosen a name', async () => {
  const { house, one, two } = await twoSessions();
  expect([one.person, two.person]).toEqual([undefined, undefined]);
  await one.command({ kind: 'register', key: 'SHA256:aki', name: 'Aki' });
  expect(one.person).toEqual({ id: 'SHA256:aki', name: 'Aki' });
  await settled();
  expect(two.person).toEqual(one.person);
  expect(house.here.map(({ session }) => session).sort()).toEqual(['one', 'two']);
});

test('a key that is taken away is nobody again; who has left hears of nothing', async () => {
  const { town, house, one, two } = await twoSessions();
  await one.command({ kind: 'register', key: 'SHA256:aki', name: 'Aki' });
  const made = await one.command({ kind: 'make-key-code' });
  const code = made.ok ? (made.value.code ?? '') : '';
  const as = { kind: 'key', key: 'SHA256:other' } as const;
  const other = new Visit({ house, session: 'other', as, newId: () => 'id' });
  await other.command({ kind: 'use-key-code', key: 'SHA256:other', code });
  expect(other.person).toEqual(one.person);
  await two.end();
  await other.command({ kind: 'remove-key', key: 'SHA256:aki' });
  await settled();
  expect(one.person).toBeUndefined();
  expect(two.person?.name).toBe('Aki');
  expect(town.faults).toEqual([]);
});

test('whoever sits in a game plays in every session, also outside of its room, until the end', async () => {
  const town = new Town();
  const one = await town.open();
  const [aki, ben] = [await town.come(one, 'Aki'), await town.come(one, 'Ben')];
  const other = await town.come(await town.open(), 'Aki');
  const playing = () => [aki, other, ben].map(({ isPlaying }) => isPlaying);
  const to = { kind: 'anyone' } as const;
  const made = await aki.command({ kind: 'challenge', to, side: 'black', ...TERMS });
  const code = made.ok ? (made.value.code ?? '') : '';
  await settled();
  expect(playing()).toEqual([false, false, false]);
  const begun = await ben.command({ kind: 'accept', code });
  await settled();
  expect(playing()).toEqual([true, true, true]);
  const stay = await aki.join(begun.ok ? (begun.value.game ?? '') : '', 'play');
  if (!stay.ok) throw new Error('no stay');
  await stay.value.leave();
  await settled();
  expect(playing()).toEqual([true, true, true]);
  const again = await aki.join(begun.ok ? (begun.value.game ?? '') : '', 'play');
  if (again.ok) again.value.seat.send({ kind: 'resign' });
  await settled();
  expect(playing()).toEqual([false, false, false]);
});
