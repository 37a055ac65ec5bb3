import { describe, expect, test } from 'vitest';
import { mainLine } from '../../../source/records/tree/record.ts';
import { FarHouse } from '../../../source/rooms/hall/far-house.ts';
import { membersOf } from '../../../source/rooms/hall/hall-lookup.ts';
import type { HouseNews } from '../../../source/rooms/hall/house.ts';
import { HouseHost } from '../../../source/rooms/hall/house-host.ts';
import type { FromHouse, HouseWire, ToHouse } from '../../../source/rooms/hall/house-wire.ts';
import { Visit } from '../../../source/rooms/hall/visit.ts';
import type { RoomTime } from '../../../source/rooms/room-time.ts';
import type { Result } from '../../../source/rules/core/result.ts';
import { TERMS } from '../../helpers/hall-events.ts';
import { playAt, settled, Town } from '../../helpers/hall-town.ts';
import { wires } from '../../helpers/house-wires.ts';

const CHALLENGE = { kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS } as const;

function done<Value, Fault>(result: Result<Value, Fault>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** A far house; what a session throws there lands in `faults`. */
function openFar(wire: HouseWire<ToHouse, FromHouse>, time: RoomTime, faults: unknown[] = []) {
  return FarHouse.open({ wire, time, onFault: (error) => faults.push(error) });
}

/** A house with Aki in it, and Ben in another process of it. */
async function open() {
  const town = new Town();
  const own = await town.open();
  const aki = await town.come(own, 'Aki');
  const { host, far, cut, sent } = wires();
  new HouseHost(own.house, host);
  const house = await openFar(far, town.time);
  let ids = 0;
  const newId = () => `far ${++ids}`;
  const key = 'SHA256:ben';
  const ben = new Visit({ house, session: 'far', as: { kind: 'key', key }, newId });
  return { town, own: own.house, store: own.store, aki, ben, house, cut, sent };
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

/** A house of each kind in which Aki has lost to Ben, and the means to end what it waits for. */
async function rated(kind: 'own' | 'far') {
  const there = await play();
  const { own, house, white, black, town, code, game } = there;
  for (const file of [1, 2, 3]) {
    await playAt(black, `${file}g${file}f`);
    await playAt(white, `${file}c${file}d`);
  }
  const news: HouseNews[] = [];
  const asked = kind === 'own' ? own : house;
  asked.follow((one) => news.push(one));
  const end = async () => {
    black.replica.send({ kind: 'resign' });
    await settled();
  };
  return { asked, news, end, town, code, game };
}

describe.each(['own', 'far'] as const)('every house: %s', (kind) => {
  test('knows what is now, and looks up what is over', async () => {
    const { asked, end, code, game } = await rated(kind);
    expect(asked.hall.running(code)?.began.game).toBe(game);
    const before = (await asked.look({ kind: 'game', code })).games;
    expect(before).toEqual([asked.hall.running(code)]);
    await end();
    expect(asked.hall.games).toEqual([]);
    const { games } = await asked.look({ kind: 'game', code });
    expect(games.map(({ ended }) => ended?.ending.winner)).toEqual(['white']);
    expect((await asked.look({ kind: 'games', person: 'SHA256:ben', from: 0 })).games).toEqual(
      games,
    );
    expect((await asked.look({ kind: 'games', person: 'SHA256:ben', from: 1 })).games).toEqual([]);
  });

  test('looks people up by key and by name', async () => {
    const { asked } = await rated(kind);
    for (const question of [
      { kind: 'key', key: 'SHA256:ben' } as const,
      { kind: 'name', name: 'BEN' } as const,
      { kind: 'members', ids: ['SHA256:ben', 'SHA256:nobody'] } as const,
    ]) {
      const found = await asked.look(question);
      expect(membersOf(found)).toEqual([
        { id: 'SHA256:ben', name: 'Ben', keys: ['SHA256:ben'], ratings: new Map() },
      ]);
      expect(found.isBanned).toBe(false);
    }
    expect((await asked.look({ kind: 'key', key: 'SHA256:nobody' })).members).toEqual([]);
  });

  test('tells whose rating is not in the ranking yet', async () => {
    const { asked, end } = await rated(kind);
    await end();
    const question = { kind: 'ranking', variant: 'yari', from: 0, me: 'SHA256:aki' } as const;
    const { ranked, rankedCount, own, provisional } = await asked.look(question);
    expect([ranked, rankedCount, own, provisional?.games]).toEqual([[], 0, undefined, 1]);
  });

  test('knows people whom it has met, as they are after each game', async () => {
    const { asked, end } = await rated(kind);
    await asked.meet(['SHA256:aki', 'SHA256:ben', 'guest:1']);
    expect(asked.known('SHA256:ben')?.ratings.size).toBe(0);
    expect(asked.known('guest:1')).toBeUndefined();
    await end();
    expect(asked.known('SHA256:ben')?.ratings.get('yari')?.games).toBe(1);
  });
});

test('a house in another process looks up whom it does not know, and tells it', async () => {
  const { asked, news } = await rated('far');
  const asking = ['SHA256:aki', 'SHA256:ben'];
  expect(asked.known('guest:1')).toBeUndefined();
  await settled();
  expect(news).toEqual([]);
  expect(asking.map((id) => asked.known(id))).toEqual([undefined, undefined]);
  await settled();
  expect(asking.map((id) => asked.known(id)?.name)).toEqual(['Aki', 'Ben']);
  expect(new Set(news.map(({ kind }) => kind))).toEqual(new Set(['known']));
});

describe('a house in another process', () => {
  test('leads to the game that follows a game', async () => {
    const { house, own, black, white } = await play();
    black.replica.send({ kind: 'resign' });
    white.replica.send({ kind: 'offer', what: 'rematch' });
    await settled();
    black.replica.send({ kind: 'offer', what: 'rematch' });
    await settled();
    await settled();
    expect([black, white].map(({ replica }) => replica.seat)).toEqual(['white', 'black']);
    await playAt(white, '4g4f');
    expect([moves(black), moves(white)]).toEqual(Array(2).fill(['P-4f']));
    expect(house.hall.games).toEqual(own.hall.games);
    const [next] = own.hall.games;
    expect(own.here.map(({ game }) => game)).toEqual(Array(2).fill(next?.began.game));
  });

  test('knows what has happened before, and hears what happens', async () => {
    const { town, house, own, ben, aki } = await open();
    const found = await house.look({ kind: 'name', name: 'aki' });
    expect(found.members.map(({ id }) => id)).toEqual([aki.person?.id]);
    const { person } = done(
      await ben.command({ kind: 'register', key: 'SHA256:ben', name: 'Ben' }),
    );
    expect(person).toEqual({ id: 'SHA256:ben', name: 'Ben' });
    await town.pass(250);
    expect(own.hall.memberOfName('ben')?.id).toBe('SHA256:ben');
    expect(house.hall.seq).toBe(own.hall.seq);
    expect(house.here).toEqual(own.here);
    expect(house.here.map(({ person: { name } }) => name)).toEqual(['Aki', 'Ben']);
  });

  test('is told only of those who come or go', async () => {
    const { town, own, house, sent } = await open();
    await town.pass(1000);
    const before = sent.length;
    const [guest, other] = ['1', '2'].map((id) => {
      return { session: `session ${id}`, person: { id: `guest:${id}`, name: `guest-${id}` } };
    });
    if (!guest || !other) throw new Error('nobody');
    own.arrive(guest);
    await town.pass(1000);
    own.depart(guest.session);
    own.arrive(other);
    own.depart(other.session);
    await town.pass(1000);
    const told = sent.slice(before).filter(({ kind }) => kind === 'here');
    expect(told[0]).toEqual({ kind: 'here', changes: { here: [guest], gone: [] } });
    expect(told[1]).toEqual({ kind: 'here', changes: { here: [], gone: [guest.session] } });
    expect(told).toHaveLength(2);
    expect(house.here).toEqual(own.here);
  });

  test('hears who is here at most four times a second, and the last of it', async () => {
    const { town, own, house } = await open();
    await town.pass(1000);
    let told = 0;
    house.follow(({ kind }) => {
      if (kind === 'here') told++;
    });
    for (let guest = 0; guest < 100; guest++) {
      const person = { id: `guest:${guest}`, name: `guest-${guest}` };
      own.arrive({ session: `session ${guest}`, person });
      await town.pass(10);
    }
    await town.pass(250);
    expect(told).toBe(5);
    expect(house.here).toEqual(own.here);
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
    for (const file of [1, 2, 3]) {
      await playAt(black, `${file}g${file}f`);
      await playAt(white, `${file}c${file}d`);
    }
    expect(moves(black)).toEqual(['P-1f', 'P-1d', 'P-2f', 'P-2d', 'P-3f', 'P-3d']);
    expect(moves(white)).toEqual(moves(black));
    white.replica.send({ kind: 'resign' });
    await settled();
    expect(black.replica.isOver).toBe(true);
    expect(own.hall.gameOfName(game)?.ended?.ending.winner).toBe('black');
    const [member] = membersOf(await house.look({ kind: 'name', name: 'Aki' }));
    expect(member?.ratings.get('yari')?.games).toBe(1);
    const record = done(await house.record(game));
    expect(mainLine(record)).toHaveLength(6);
  });

  test('a process that dies leaves its seat, and another line goes on', async () => {
    const { black, own, cut, game } = await play();
    await playAt(black, '1g1f');
    cut();
    await settled();
    expect(black.replica.presence('white')).toBe('away');
    expect(own.here.map(({ person }) => person.name)).toEqual(['Aki']);
    const { host, far } = wires();
    new HouseHost(own, host);
    const house = await openFar(far, own.time);
    const as = { kind: 'key', key: 'SHA256:ben' } as const;
    const ben = new Visit({ house, session: 'again', as, newId: () => 'again 1' });
    await ben.come();
    const white = done(await ben.join(game, 'play'));
    expect(moves(white)).toEqual(['P-1f']);
    expect(black.replica.presence('white')).toBe('here');
  });

  test('opens also while the store is away', async () => {
    const town = new Town();
    const { house: own, store } = await town.open();
    await town.come({ house: own, store }, 'Aki');
    store.setTrouble('ECONNREFUSED');
    const { host, far } = wires();
    new HouseHost(own, host);
    const house = await openFar(far, town.time);
    expect(house.hall.standing).toEqual(own.hall.standing);
  });

  test('says why it has no record of a game', async () => {
    const { house, store } = await open();
    expect(await house.record('nowhere')).toEqual({ ok: false, fault: 'no-game' });
    store.setTrouble('ECONNREFUSED');
    expect(await house.record('nowhere')).toEqual({ ok: false, fault: 'away' });
  });

  test('a session that throws keeps nothing from the others', async () => {
    const town = new Town();
    const own = await town.open();
    const faults: unknown[] = [];
    const { host, far } = wires();
    new HouseHost(own.house, host);
    const house = await openFar(far, town.time, faults);
    house.follow(() => {
      throw new Error('broken');
    });
    const heard: string[] = [];
    house.follow(({ kind }) => heard.push(kind));
    await town.come(own, 'Aki');
    expect(heard).toContain('event');
    expect(faults[0]).toEqual(new Error('broken'));
  });

  test('tells of trouble, and of the end', async () => {
    const town = new Town();
    const { house: own, store } = await town.open();
    const { host, far } = wires();
    new HouseHost(own, host);
    const house = await openFar(far, town.time);
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
