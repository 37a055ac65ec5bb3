import { describe, expect, test } from 'vitest';
import type { RoomStay } from '../../source/rooms/rooms.ts';
import type { Result } from '../../source/rules/core/result.ts';
import { SqlError } from '../../source/sql/sql.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { playAt, settled, Town } from '../helpers/hall-town.ts';

const OFFER = { kind: 'offer', what: 'rematch' } as const;

function done<Value, Fault>(result: Result<Value, Fault>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Aki, who was Black, has lost against Ben; Cem has watched. */
async function played(houses: 1 | 2 | 3) {
  const town = new Town();
  const one = await town.open();
  const two = houses > 1 ? await town.open() : one;
  const three = houses > 2 ? await town.open() : one;
  const aki = await town.come(one, 'Aki');
  const ben = await town.come(two, 'Ben');
  const cem = await town.come(three, 'Cem');
  const challenge = { kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS } as const;
  const { code = '' } = done(await aki.command(challenge));
  await settled();
  const { game = '' } = done(await ben.command({ kind: 'accept', code }));
  await settled();
  const black = done(await aki.join(game, 'play'));
  const white = done(await ben.join(game, 'play'));
  const watcher = done(await cem.join(game, 'watch'));
  await town.pass(1000);
  await playAt(black, '4g4f');
  await playAt(white, '4c4d');
  black.seat.send({ kind: 'resign' });
  await settled();
  return { town, one, two, three, aki, ben, cem, black, white, watcher, code, game };
}

/** Both ask for another game in the same moment. */
async function agree({ town, black, white }: Awaited<ReturnType<typeof played>>): Promise<void> {
  black.seat.send(OFFER);
  white.seat.send(OFFER);
  await town.pass(1000);
}

const seatsOf = (...stays: readonly RoomStay[]) => stays.map(({ seat }) => seat.side);
const gamesOf = (...stays: readonly RoomStay[]) => stays.map(({ seat }) => seat.name);

describe.each([1, 2, 3] as const)('a rematch at %s houses', (houses) => {
  test('begins once, with the terms of the game before, and all go over to it', async () => {
    const all = await played(houses);
    const { town, one, two, three, aki, ben, cem, black, white, watcher, code, game } = all;
    await agree(all);
    const [next] = one.house.hall.games;
    expect(one.house.hall.games).toHaveLength(1);
    expect(two.house.hall.games).toEqual(one.house.hall.games);
    expect(three.house.hall.games).toEqual(one.house.hall.games);
    expect(next?.began).toMatchObject({
      after: code,
      black: ben.person,
      white: aki.person,
    });
    expect(next?.began.game).not.toBe(game);
    expect(next?.terms).toMatchObject({ ...TERMS, by: aki.person, to: { kind: 'anyone' } });
    expect(gamesOf(black, white, watcher)).toEqual(Array(3).fill(next?.began.game));
    expect(seatsOf(black, white, watcher)).toEqual(['white', 'black', undefined]);
    expect([black.code, white.code]).toEqual(Array(2).fill(next?.began.code));
    expect(one.house.here.map((here) => [here.person.name, here.game, here.seat]).sort()).toEqual([
      ['Aki', next?.began.game, 'white'],
      ['Ben', next?.began.game, 'black'],
      ['Cem', next?.began.game, undefined],
    ]);
    await playAt(white, '4g4f');
    expect(black.seat.match.moves).toHaveLength(1);
    expect(watcher.seat.match.moves).toHaveLength(1);
    expect(done(await cem.house.record(game)).root.children).toHaveLength(1);
    expect(town.eventsOf(game).filter(({ kind }) => kind === 'rematched')).toHaveLength(1);
    expect(town.faults).toEqual([]);
  });

  test('may be followed by another one', async () => {
    const all = await played(houses);
    const { one, town, black, white } = all;
    await agree(all);
    white.seat.send({ kind: 'resign' });
    await town.pass(1000);
    await agree(all);
    expect(seatsOf(black, white)).toEqual(['black', 'white']);
    expect(one.house.hall.games).toHaveLength(1);
    expect(town.faults).toEqual([]);
  });

  test('is no longer offered when one of them has left', async () => {
    const { town, black, white } = await played(houses);
    black.seat.send(OFFER);
    await settled();
    await white.leave();
    await town.pass(1000);
    expect(black.seat.game.offers).toEqual({});
    expect(town.faults).toEqual([]);
  });
});

test('a rematch waits for the store', async () => {
  const all = await played(1);
  const { town, one, black, white } = all;
  black.seat.send(OFFER);
  await settled();
  const { tx } = one.sql;
  Object.assign(one.sql, { tx: () => Promise.reject(new SqlError('SQLITE_FULL')) });
  white.seat.send(OFFER);
  await settled();
  expect(gamesOf(black, white)).toEqual(Array(2).fill(all.game));
  Object.assign(one.sql, { tx });
  await town.pass(4000);
  expect(one.house.hall.games).toHaveLength(1);
  expect(seatsOf(black, white)).toEqual(['white', 'black']);
});

test('a rematch whose room cannot be opened holds up nothing else, and is told', async () => {
  const all = await played(1);
  const { town, one, cem, game } = all;
  const { ask } = one.sql;
  const faulty: typeof ask = (text, values) =>
    text.startsWith('select seq, body') && values?.[0] !== game
      ? Promise.reject(new Error('unreadable'))
      : ask(text, values);
  Object.assign(one.sql, { ask: faulty });
  await agree(all);
  done(await cem.command({ kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS }));
  await cem.end();
  await town.pass(310_000);
  expect(one.house.hall.challenges).toEqual([]);
  // By who goes over to it, and by who judges its flag.
  expect(town.faults.map(String)).toEqual(['Error: unreadable', 'Error: unreadable']);
});
