import { describe, expect, test } from 'vitest';
import { FarHouse } from '../../../source/rooms/hall/far-house.ts';
import type { HouseNews } from '../../../source/rooms/hall/house.ts';
import { hostHouse } from '../../../source/rooms/hall/house-host.ts';
import type { FromHouse, HouseWire, ToHouse } from '../../../source/rooms/hall/house-wire.ts';
import { Visit } from '../../../source/rooms/hall/visit.ts';
import type { Result } from '../../../source/rules/core/result.ts';
import { TERMS } from '../../helpers/hall-events.ts';
import { playAt, settled, Town } from '../../helpers/hall-town.ts';

const CHALLENGE = { kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS } as const;

function done<Value, Fault>(result: Result<Value, Fault>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Two ends of a line between processes: what goes over it is copied, and comes later. */
function wires() {
  let toFar: (message: FromHouse) => void = () => {};
  let toHost: (message: ToHouse) => void = () => {};
  let isCut = false;
  let onEnd = () => {};
  const later = (run: () => void) => queueMicrotask(() => !isCut && run());
  const host: HouseWire<FromHouse, ToHouse> = {
    send: (message) => later(() => toFar(JSON.parse(JSON.stringify(message)))),
    onMessage: (listener) => {
      toHost = listener;
    },
    onEnd: (listener) => {
      onEnd = listener;
    },
  };
  const far: HouseWire<ToHouse, FromHouse> = {
    send: (message) => later(() => toHost(JSON.parse(JSON.stringify(message)))),
    onMessage: (listener) => {
      toFar = listener;
    },
    onEnd: () => {},
  };
  const cut = () => {
    isCut = true;
    onEnd();
  };
  return { host, far, cut };
}

/** A house with Aki in it, and Ben in another process of it. */
async function open() {
  const town = new Town();
  const own = await town.open();
  const aki = await town.come(own, 'Aki');
  const { host, far, cut } = wires();
  hostHouse(own.house, host);
  const house = await FarHouse.open(far, town.time);
  let ids = 0;
  const newId = () => `far ${++ids}`;
  const key = 'SHA256:ben';
  const ben = new Visit({ house, session: 'far', as: { kind: 'key', key }, newId });
  return { town, own: own.house, aki, ben, house, cut };
}

/** Aki and Ben in a game, Aki with Black. */
async function play() {
  const there = await open();
  const { aki, ben } = there;
  done(await ben.command({ kind: 'register', key: 'SHA256:ben', name: 'Ben' }));
  const { code = '' } = done(await aki.command(CHALLENGE));
  await settled();
  const { game = '' } = done(await ben.command({ kind: 'accept', code }));
  await settled();
  const black = done(await aki.join(game, 'play'));
  const white = done(await ben.join(game, 'play'));
  await settled();
  return { ...there, code, game, black, white };
}

const moves = ({ replica }: Awaited<ReturnType<typeof play>>['black']) =>
  replica.match.moves.map(({ text }) => text);

describe('a house in another process', () => {
  test('knows what has happened before, and hears what happens', async () => {
    const { house, own, ben, aki } = await open();
    expect(house.hall.memberOfName('aki')?.id).toBe(aki.person?.id);
    const { person } = done(
      await ben.command({ kind: 'register', key: 'SHA256:ben', name: 'Ben' }),
    );
    expect(person).toEqual({ id: 'SHA256:ben', name: 'Ben' });
    await settled();
    expect(own.hall.memberOfName('ben')?.id).toBe('SHA256:ben');
    expect(house.hall.seq).toBe(own.hall.seq);
    expect(house.here).toEqual(own.here);
    expect(house.here.map(({ person: { name } }) => name)).toEqual(['Aki', 'Ben']);
  });

  test('hands refusals back', async () => {
    const { ben } = await open();
    const refused = await ben.command({ kind: 'register', key: 'SHA256:ben', name: 'AKI' });
    expect(refused).toEqual({ ok: false, fault: { code: 'name-taken' } });
    expect(await ben.join('nowhere', 'play')).toEqual({ ok: false, fault: 'no-room' });
  });

  test('tells whoever has asked that it has failed', async () => {
    const { ben, house, own } = await open();
    const fail = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    Object.assign(own, { command: fail, record: fail });
    await expect(ben.command(CHALLENGE)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(house.record('a game')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('leads into rooms: a game between two processes', async () => {
    const { black, white, own, house, game } = await play();
    await playAt(black, '1g1f');
    await playAt(white, '1c1d');
    expect(moves(black)).toEqual(['P-1f', 'P-1d']);
    expect(moves(white)).toEqual(moves(black));
    white.replica.send({ kind: 'resign' });
    await settled();
    expect(black.replica.isOver).toBe(true);
    expect(own.hall.gameOfName(game)?.ended?.ending.winner).toBe('black');
    expect(house.hall.ranking('yari').map(({ member }) => member.name)).toEqual(['Aki', 'Ben']);
    const record = await house.record(game);
    expect(record?.root.children[0]?.children[0]?.children).toEqual([]);
  });

  test('a process that dies leaves its seat, and another line goes on', async () => {
    const { black, own, cut, game } = await play();
    await playAt(black, '1g1f');
    cut();
    await settled();
    expect(black.replica.presence('white')).toBe('away');
    expect(own.here.map(({ person }) => person.name)).toEqual(['Aki']);
    const { host, far } = wires();
    hostHouse(own, host);
    const house = await FarHouse.open(far, own.time);
    const as = { kind: 'key', key: 'SHA256:ben' } as const;
    const ben = new Visit({ house, session: 'again', as, newId: () => 'again 1' });
    const white = done(await ben.join(game, 'play'));
    expect(moves(white)).toEqual(['P-1f']);
    expect(black.replica.presence('white')).toBe('here');
  });

  test('tells of trouble, and of the end', async () => {
    const town = new Town();
    const { house: own, store } = await town.open();
    const { host, far } = wires();
    hostHouse(own, host);
    const house = await FarHouse.open(far, town.time);
    const news: HouseNews[] = [];
    house.follow((one) => news.push(one));
    store.setTrouble('ECONNREFUSED');
    await settled();
    expect(house.trouble).toBe('ECONNREFUSED');
    store.setTrouble(undefined);
    await settled();
    expect(house.trouble).toBeUndefined();
    own.announceEnd();
    await settled();
    expect(house.isDraining).toBe(true);
    expect(news.map(({ kind }) => kind)).toEqual(['trouble', 'trouble', 'draining']);
  });
});
