import { describe, expect, test } from 'vitest';
import { House } from '../../source/hall/house.ts';
import type { PlaceAnswer, PlaceLimits } from '../../source/hall/places.ts';
import { Visit } from '../../source/hall/visit.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { settled, Town } from '../helpers/hall-town.ts';

const LIMITS: PlaceLimits = { sessions: 20, sessionsOfOne: 3 };

/** A town whose houses have a number of places, and who comes for one. */
function openTown(limits = LIMITS) {
  const town = new Town();
  const displaced: string[] = [];
  const open = () =>
    House.open({
      sql: town.sql.house(),
      limits,
      onFault: (error) => {
        throw error;
      },
    });
  const ask = (
    house: House,
    session: string,
    key?: string,
    more: { from?: string; takesOldest?: boolean } = {},
  ) =>
    house.takePlace(
      { session, from: '192.0.2.1', takesOldest: false, ...(key && { key }), ...more },
      () => displaced.push(session),
    );
  /** Comes for a place, and into the house where there is one. */
  const come = async (house: House, session: string, key: string, takesOldest = false) => {
    town.time.advance(1);
    const answer = await ask(house, session, key, { takesOldest });
    if (answer === 'taken') {
      const visit = new Visit({ house, session, as: { kind: 'key', key }, newId: () => session });
      await visit.come();
    }
    await settled();
    return answer;
  };
  const register = async (house: House, ...names: readonly string[]) => {
    for (const name of names) {
      const key = `SHA256:${name}`;
      await house.command({ id: key, name: '' }, { kind: 'register', key, name }, name);
    }
  };
  return { town, displaced, open, ask, come, register };
}

describe('a person', () => {
  test('has three places, whatever keys they have', async () => {
    const { open, come, register, displaced } = openTown();
    const house = await open();
    await register(house, 'Aki', 'Ben');
    const aki = { id: 'SHA256:Aki', name: 'Aki' };
    const made = await house.command(aki, { kind: 'make-key-code' });
    const code = made.ok ? (made.value.code ?? '') : '';
    const other = { id: 'SHA256:other', name: '' };
    await house.command(other, { kind: 'use-key-code', key: other.id, code });
    const answers: PlaceAnswer[] = [];
    for (const [session, key] of [
      ['1', aki.id],
      ['2', other.id],
      ['3', aki.id],
      ['4', other.id],
    ] as const) {
      answers.push(await come(house, session, key));
    }
    expect(answers).toEqual(['taken', 'taken', 'taken', 'enough']);
    expect(await come(house, '5', 'SHA256:Ben')).toBe('taken');
    expect(displaced).toEqual([]);
    house.depart('2');
    expect(await come(house, '6', aki.id)).toBe('taken');
  });

  test('may take the place of the oldest session, which is told', async () => {
    const { open, come, register, displaced } = openTown();
    const house = await open();
    await register(house, 'Aki');
    for (const session of ['1', '2', '3']) await come(house, session, 'SHA256:Aki');
    expect(await come(house, '4', 'SHA256:Aki', true)).toBe('taken');
    expect(displaced).toEqual(['1']);
    expect(await come(house, '5', 'SHA256:Aki')).toBe('enough');
  });

  test('without a name counts by the network, and by the name from then on', async () => {
    const { open, ask, come, register, displaced } = openTown();
    const house = await open();
    await register(house, 'Aki');
    for (const session of ['1', '2', '3']) await come(house, session, 'SHA256:Aki');
    const answers = [await ask(house, 'guest')];
    for (const key of ['SHA256:x', 'SHA256:y', 'SHA256:z'])
      answers.push(await ask(house, key, key));
    expect(answers).toEqual(['taken', 'taken', 'taken', 'enough']);
    expect(await ask(house, 'other', undefined, { from: '192.0.2.2' })).toBe('taken');
    const aki = { id: 'SHA256:Aki', name: 'Aki' };
    house.arrive({ session: 'SHA256:x', person: aki });
    // It is the fourth of Aki, so that the first has to end.
    expect(displaced).toEqual(['1']);
    expect(await ask(house, 'later', 'SHA256:z')).toBe('taken');
  });

  test('counts at the other houses of the store as well', async () => {
    const { town, open, come, register, displaced } = openTown();
    const [one, other] = [await open(), await open()];
    await register(one, 'Aki');
    await town.pass(1000);
    await come(other, '1', 'SHA256:Aki');
    await come(one, '2', 'SHA256:Aki');
    await come(other, '3', 'SHA256:Aki');
    await town.pass(1000);
    expect(await come(one, '4', 'SHA256:Aki')).toBe('enough');
    expect(await come(one, '5', 'SHA256:Aki', true)).toBe('taken');
    await town.pass(1000);
    expect(displaced).toEqual(['1']);
    other.depart('1');
    await town.pass(1000);
    expect(await come(other, '6', 'SHA256:Aki')).toBe('enough');
  });
});

describe('a house', () => {
  /** Ben and Cho finish a game. */
  const finishGame = async (house: House) => {
    const [ben, cho] = ['Ben', 'Cho'].map((name) => ({ id: `SHA256:${name}`, name }));
    if (!ben || !cho) return;
    for (const person of [ben, cho]) house.arrive({ session: person.name, person });
    const offer = { kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS } as const;
    const made = await house.command(ben, offer);
    const code = made.ok ? (made.value.code ?? '') : '';
    await house.command(cho, { kind: 'accept', code });
    expect(await house.closeGame(code)).toBe(true);
    for (const { name } of [ben, cho]) house.depart(name);
  };

  test('keeps a tenth of its places for people who are known for long', async () => {
    const { open, ask, register } = openTown();
    const house = await open();
    await register(house, 'Aki', 'Ben', 'Cho');
    await finishGame(house);
    for (let guest = 0; guest < 18; guest++) {
      expect(await ask(house, `${guest}`, undefined, { from: `${guest}` })).toBe('taken');
    }
    expect(await ask(house, 'guest', undefined, { from: 'new' })).toBe('kept');
    // A name alone costs nothing.
    expect(await ask(house, 'Aki', 'SHA256:Aki')).toBe('kept');
    expect(await ask(house, 'Ben', 'SHA256:Ben')).toBe('taken');
    expect(await ask(house, 'Cho', 'SHA256:Cho')).toBe('taken');
    expect(await ask(house, 'Ben again', 'SHA256:Ben')).toBe('full');
  });

  test('is not filled from one network, however many names come from it', async () => {
    const { open, ask, register } = openTown({ ...LIMITS, sessionsOfNetwork: 5 });
    const house = await open();
    const names = ['Aki', 'Ben', 'Cho', 'Dan', 'Eva', 'Fay'];
    await register(house, ...names);
    const answers: PlaceAnswer[] = [];
    for (const name of names) answers.push(await ask(house, name, `SHA256:${name}`));
    expect(answers).toEqual(['taken', 'taken', 'taken', 'taken', 'taken', 'network']);
    expect(await ask(house, 'far', 'SHA256:Fay', { from: '192.0.2.2' })).toBe('taken');
    house.depart('Ben');
    expect(await ask(house, 'Fay', 'SHA256:Fay')).toBe('taken');
  });

  test('lets who may have a place of their own take it in a network that has enough', async () => {
    const { open, ask, register, displaced } = openTown({ ...LIMITS, sessionsOfNetwork: 3 });
    const house = await open();
    await register(house, 'Aki');
    for (const session of ['1', '2', '3']) await ask(house, session, 'SHA256:Aki');
    expect(await ask(house, '4', 'SHA256:Aki', { takesOldest: true })).toBe('taken');
    expect(displaced).toEqual(['1']);
  });
});
