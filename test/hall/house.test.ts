import { describe, expect } from 'vitest';
import type { ChallengeTerms } from '../../source/hall/hall-command.ts';
import type { HouseNews } from '../../source/hall/house.ts';
import type { Visit } from '../../source/hall/visit.ts';
import { tagValue } from '../../source/records/tree/record.ts';
import type { RoomStay } from '../../source/rooms/rooms.ts';
import type { RoomSeat } from '../../source/rooms/seat.ts';
import { SqlLog } from '../../source/rooms/sql-log.ts';
import type { Result } from '../../source/rules/core/result.ts';
import { SqlError } from '../../source/sql/sql.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { playAt, settled, Town, type TownHouse } from '../helpers/hall-town.ts';
import { longTest, test } from '../helpers/run-size.ts';

const CHALLENGE = { kind: 'challenge', to: { kind: 'anyone' }, side: 'black', ...TERMS } as const;

const CLOCKLESS = { timeControl: '' } as const;
const AKI_ID = 'SHA256:aki';

/** What succeeds; throws where it does not. */
function done<Value, Fault>(result: Result<Value, Fault>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Aki and Ben, each in a house, which may be the same. */
async function twoPeople(isShared = true) {
  const town = new Town();
  const one = await town.open();
  const two = isShared ? await town.open() : one;
  const aki = await town.come(one, 'Aki');
  const ben = await town.come(two, 'Ben');
  return { town, one, two, aki, ben };
}

/** Aki, who is Black, has challenged Ben, and both are in the room. */
async function twoPlayers(isShared = true, more: Partial<ChallengeTerms> = {}) {
  const people = await twoPeople(isShared);
  const { aki, ben } = people;
  const { code = '' } = done(await aki.command({ ...CHALLENGE, ...more }));
  await settled();
  const { game = '' } = done(await ben.command({ kind: 'accept', code }));
  await settled();
  const black = done(await aki.join(game, 'play'));
  const white = done(await ben.join(game, 'play'));
  await settled();
  return { ...people, code, game, black, white };
}

function moves({ seat }: RoomStay): string[] {
  return seat.match.moves.map(({ text }) => text);
}

function refusals(seat: Pick<RoomSeat, 'follow'>): string[] {
  const codes: string[] = [];
  seat.follow((news) => {
    if (news.kind === 'refused') codes.push(news.refusal.code);
  });
  return codes;
}

/** What is left on the clock of Black, in milliseconds, at both ends. */
function blackMs(...stays: readonly RoomStay[]): (number | undefined)[] {
  return stays.map(({ seat }) => seat.match.clock?.reading('black').mainMs);
}

describe('a house', () => {
  test('knows after a restart what was so before', async () => {
    const { town, one, aki, ben } = await twoPeople(false);
    await aki.command(CHALLENGE);
    const again = await town.open();
    expect((await again.house.people.ofName('BEN'))?.id).toBe(ben.person?.id);
    expect(again.house.hall.challenges).toEqual(one.house.hall.challenges);
    expect(town.faults).toEqual([]);
  });

  test('tells the other houses what happens in it', async () => {
    const { one, two, aki } = await twoPeople();
    const told: string[] = [];
    two.house.follow(({ kind }) => told.push(kind));
    await aki.command(CHALLENGE);
    await settled();
    expect(told).toEqual(['challenged']);
    expect(two.house.hall.challenges).toEqual(one.house.hall.challenges);
    expect(two.house.here.map(({ person }) => person.name)).toEqual(['Aki', 'Ben']);
  });

  test('tells what happens also where people cannot be read at that moment', async () => {
    const { two, aki } = await twoPeople();
    const told: string[] = [];
    two.house.follow(({ kind }) => told.push(kind));
    const { ask } = two.sql;
    const refuseRatings: typeof ask = async (text, values) => {
      if (text.includes('from rating')) throw new SqlError('57014');
      return ask(text, values);
    };
    Object.assign(two.sql, { ask: refuseRatings });
    two.house.arrive({ session: 'new', person: { id: 'SHA256:new', name: 'New' } });
    await aki.command(CHALLENGE);
    await settled();
    expect(told).toEqual(['here', 'challenged']);
  });

  test('makes a long list of ratings a part at each look', async () => {
    const town = new Town();
    const { sql } = await town.open();
    const many = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)';
    await sql.ask(
      `${many} insert into person select 'p' || i, 'p' || i, 'p' || i, '', 0, 0, 0 from n`,
    );
    await sql.ask(
      `${many} insert into rating
      select 'yari', 'p' || i, 1500, 80, 0.06, 12, 5, 5, '', 0, 0, 0 from n`,
    );
    const { ask } = sql;
    let isFull = false;
    const mayRefuse: typeof ask = (text, values) =>
      isFull && text.startsWith('update rating')
        ? Promise.reject(new SqlError('55P03'))
        : ask(text, values);
    Object.assign(sql, { ask: mayRefuse });
    const made: number[] = [];
    for (isFull of [false, true, false, false, false]) {
      town.time.advance(2000);
      await settled();
      const [row] = await ask('select count(*) as made from rating where score > 0');
      made.push(Number(row?.made));
      await ask('update rating set score = 0');
    }
    // The second look could write nothing, and the third begins anew.
    expect(made).toEqual([250, 0, 250, 250, 100]);
  });

  test('lets one of two who register a name at once have it', async () => {
    const town = new Town();
    const [one, two] = [await town.open(), await town.open()];
    const register = ({ house }: TownHouse, key: string) =>
      house.command({ id: key, name: '' }, { kind: 'register', key, name: 'Cem' });
    const results = await Promise.all([register(one, 'a'), register(two, 'b')]);
    expect(results.map((result) => (result.ok ? 'ok' : result.fault.code)).sort()).toEqual([
      ...['name-taken', 'ok'],
    ]);
    await settled();
    expect((await two.house.people.ofName('cem'))?.keys).toHaveLength(1);
  });

  test('lets one of two who accept at once play', async () => {
    const { town, one, two, aki, ben } = await twoPeople();
    const cem = await town.come(one, 'Cem');
    const { code = '' } = done(await aki.command(CHALLENGE));
    await settled();
    const results = await Promise.all([
      ben.command({ kind: 'accept', code }),
      cem.command({ kind: 'accept', code }),
    ]);
    expect(results.map((result) => (result.ok ? 'ok' : result.fault.code)).sort()).toEqual([
      ...['challenge-gone', 'ok'],
    ]);
    await settled();
    expect(two.house.hall.games).toEqual(one.house.hall.games);
    expect(two.house.hall.games).toHaveLength(1);
    expect(town.eventsOf(one.house.hall.games[0]?.began.game ?? '')).toHaveLength(3);
  });

  describe('begins one game', () => {
    const QUICK = { kind: 'quick', to: { kind: 'anyone' }, side: 'lot', ...TERMS } as const;

    /** The refusals of what two ask for in the same moment; undefined for what is done. */
    const faults = async (...asked: readonly ReturnType<Visit['command']>[]) => {
      const results = await Promise.all(asked);
      await settled();
      return results.map((result) => (result.ok ? undefined : result.fault.code));
    };

    test.each([true, false])(
      'of two who accept each other in the same moment: houses of a store %s',
      async (isShared) => {
        const { town, one, two, aki, ben } = await twoPeople(isShared);
        const toBen = { ...CHALLENGE, to: { kind: 'name', name: 'Ben' } } as const;
        const toAki = {
          ...CHALLENGE,
          to: { kind: 'name', name: 'Aki' },
          timeControl: '60+0+0',
        } as const;
        const { code: akis = '' } = done(await aki.command(toBen));
        const { code: bens = '' } = done(await ben.command(toAki));
        await settled();
        const refused = await faults(
          aki.command({ kind: 'accept', code: bens }),
          ben.command({ kind: 'accept', code: akis }),
        );
        expect(refused.sort()).toEqual(['game-begun', undefined]);
        for (const { house } of [one, two]) {
          expect(house.hall.games).toHaveLength(1);
          expect(house.hall.challenges).toEqual([]);
        }
        const third = await town.come(one, 'Cem');
        for (const code of [akis, bens]) {
          expect(await faults(third.command({ kind: 'accept', code }))).toEqual(['challenge-gone']);
        }
        expect(town.faults).toEqual([]);
      },
    );

    test('of two who accept each other where both have challenged anyone', async () => {
      const { one, aki, ben } = await twoPeople();
      const { code: akis = '' } = done(await aki.command(CHALLENGE));
      const { code: bens = '' } = done(await ben.command({ ...QUICK, timeControl: '60+0+0' }));
      await settled();
      const refused = await faults(
        aki.command({ kind: 'accept', code: bens }),
        ben.command({ kind: 'accept', code: akis }),
      );
      expect(refused.sort()).toEqual(['game-begun', undefined]);
      expect(one.house.hall.games).toHaveLength(1);
    });

    test('and leaves what else was offered to others by name', async () => {
      const { one, town, aki, ben } = await twoPeople();
      await town.come(one, 'Cem');
      const { code: toCem } = done(
        await aki.command({ ...CHALLENGE, to: { kind: 'name', name: 'Cem' } }),
      );
      const { code: invites } = done(
        await aki.command({ ...CHALLENGE, to: { kind: 'invitation' } }),
      );
      const { code = '' } = done(await ben.command(CHALLENGE));
      await settled();
      done(await aki.command({ kind: 'accept', code }));
      await settled();
      expect(new Set(one.house.hall.challenges.map((one) => one.code))).toEqual(
        new Set([toCem, invites]),
      );
    });

    test('of each two who ask for the same quick game, whoever decides', async () => {
      const town = new Town();
      const houses = await Promise.all([1, 2, 3].map(() => town.open()));
      const visits: Visit[] = [];
      for (let index = 0; index < 12; index++) {
        const house = houses[index % houses.length];
        if (house) visits.push(await town.come(house, `p${index}`));
      }
      expect(await faults(...visits.map((visit) => visit.command(QUICK)))).toEqual(
        visits.map(() => undefined),
      );
      for (const { house } of houses) {
        expect(house.hall.challenges).toEqual([]);
        const players = house.hall.games.flatMap(({ began }) => [began.black.id, began.white.id]);
        expect(new Set(players).size).toBe(12);
        expect(players).toHaveLength(12);
      }
      expect(town.faults).toEqual([]);
    });

    test('of a quick game with whoever has offered the same for longest', async () => {
      const { one, town, aki, ben } = await twoPeople();
      const { code: akis } = done(await aki.command({ ...CHALLENGE, side: 'lot' }));
      await settled();
      const cem = await town.come(one, 'Cem');
      // Sides that do not agree, and other terms.
      for (const [name, more] of [
        ['other side', { side: 'white' }],
        ['other clock', { timeControl: '60+0+0' }],
        ['not rated', { isRated: false }],
        ['unseen', { hasWatchers: false }],
      ] as const) {
        const other = await town.come(one, name.replace(' ', '-'));
        expect(done(await other.command({ ...QUICK, ...more })).game).toBeUndefined();
      }
      const begun = done(await ben.command(QUICK));
      expect(begun).toMatchObject({ code: akis, game: expect.any(String) });
      const stands = done(await cem.command(QUICK));
      expect(stands.game).toBeUndefined();
      expect(done(await cem.command(QUICK))).toEqual(stands);
      await settled();
      expect(one.house.hall.games).toHaveLength(1);
      expect(one.house.hall.challenges).toHaveLength(5);
    });
  });

  test('takes no more commands a second than a person types', async () => {
    const { aki } = await twoPeople(false);
    const withdraw = { kind: 'withdraw', code: 'K7M2QX' } as const;
    const results = await Promise.all(Array.from({ length: 25 }, () => aki.command(withdraw)));
    const codes = results.map((result) => (result.ok ? '' : result.fault.code));
    expect(codes.filter((code) => code === 'too-fast')).toHaveLength(6);
    expect(codes.filter((code) => code === 'challenge-gone')).toHaveLength(19);
  });

  test('lets nobody find a code by trying', async () => {
    const { town, aki } = await twoPeople(false);
    const accept = { kind: 'accept', code: 'K7M2QX' } as const;
    for (let time = 0; time < 5; time++) {
      expect(await aki.command(accept)).toMatchObject({ fault: { code: 'challenge-gone' } });
    }
    expect(await aki.command(accept)).toEqual({
      ok: false,
      fault: { code: 'too-fast', waitMs: 60_000 },
    });
    await town.pass(60_000);
    expect(await aki.command(accept)).toMatchObject({ fault: { code: 'challenge-gone' } });
  });

  test('counts the wrong codes of guests by where they come from', async () => {
    const { town, one } = await twoPeople(false);
    const lookUp = { kind: 'look-up', code: 'K7M2QX' } as const;
    for (let time = 0; time < 5; time++) {
      const guest = town.comeAsGuest(one, `guest-${time}`, '192.0.2.1');
      expect(await guest.command(lookUp)).toMatchObject({ fault: { code: 'challenge-gone' } });
      await guest.end();
    }
    const sixth = town.comeAsGuest(one, 'guest-5', '192.0.2.1');
    expect(await sixth.command(lookUp)).toMatchObject({ fault: { code: 'too-fast' } });
    const other = town.comeAsGuest(one, 'guest-6', '192.0.2.2');
    expect(await other.command(lookUp)).toMatchObject({ fault: { code: 'challenge-gone' } });
  });

  test('does not take the code of a challenge that was there for a guess', async () => {
    const { aki, ben } = await twoPeople(false);
    for (let time = 0; time < 6; time++) {
      const { code = '' } = done(await aki.command(CHALLENGE));
      done(await aki.command({ kind: 'withdraw', code }));
      const late = await ben.command({ kind: 'accept', code });
      expect(late).toMatchObject({ fault: { code: 'challenge-gone' } });
    }
  });

  test('lets nobody fill its log with challenges, not even by coming again', async () => {
    const { town, one, aki } = await twoPeople(false);
    const challengeAndWithdraw = async (visit: Visit) => {
      await town.pass(100);
      const made = await visit.command(CHALLENGE);
      if (!made.ok) return made.fault.code;
      done(await visit.command({ kind: 'withdraw', code: made.value.code ?? '' }));
      return undefined;
    };
    for (let time = 0; time < 20; time++) expect(await challengeAndWithdraw(aki)).toBeUndefined();
    expect(await challengeAndWithdraw(aki)).toBe('too-fast');
    await aki.end();
    const again = await town.come(one, 'Aki');
    expect(await challengeAndWithdraw(again)).toBe('too-fast');
    await town.pass(10_000);
    expect(await challengeAndWithdraw(again)).toBeUndefined();
    expect(await challengeAndWithdraw(again)).toBe('too-fast');
  });

  test('lets nobody register one name after the other', async () => {
    const { town, one } = await twoPeople(false);
    const register = (name: string, from: string) =>
      town.come(one, name, from).then(({ person }) => person !== undefined);
    for (let count = 0; count < 30; count++) {
      // What is no name does not count.
      expect(await register('../x', '192.0.2.1')).toBe(false);
      expect(await register(`Cora${count}`, '192.0.2.1')).toBe(true);
      await town.pass(1000);
    }
    expect(await register('Dora', '192.0.2.1')).toBe(false);
    expect(await register('Dora', '192.0.2.2')).toBe(true);
    await town.pass(120_000);
    expect(await register('Emma', '192.0.2.1')).toBe(true);
  });

  test.each([
    ['by name', { kind: 'name', name: 'Ben' }, 290_000],
    ['to anyone', { kind: 'anyone' }, 10_000],
  ] as const)('withdraws challenges %s of people who are away', async (_, to, stillMs) => {
    const { town, two, aki } = await twoPeople();
    await aki.command({ ...CHALLENGE, to });
    await settled();
    await town.pass(400_000);
    expect(two.house.hall.challenges).toHaveLength(1);
    await aki.end();
    await town.pass(stillMs);
    expect(two.house.hall.challenges).toHaveLength(1);
    await town.pass(20_000);
    expect(two.house.hall.challenges).toEqual([]);
    expect(town.sql.rows('select gone from challenge')).toEqual([{ gone: 'away' }]);
  });

  test('withdraws the challenges of a guest who goes, at once', async () => {
    const { town, one, two } = await twoPeople();
    const guest = town.comeAsGuest(one, 'guest-1');
    done(await guest.command(CHALLENGE));
    await settled();
    expect(two.house.hall.challenges).toHaveLength(1);
    await guest.end();
    await settled();
    expect(two.house.hall.challenges).toEqual([]);
  });

  test('withdraws those of a guest whose house has vanished', async () => {
    const { town, one, two } = await twoPeople();
    done(await town.comeAsGuest(one, 'guest-1').command(CHALLENGE));
    await settled();
    one.sql.vanish();
    await town.pass(30_000);
    expect(two.house.hall.challenges).toEqual([]);
  });

  test('says that nothing can be written, and does nothing then', async () => {
    const { one, aki } = await twoPeople();
    const told: HouseNews['kind'][] = [];
    one.house.follow(({ kind }) => told.push(kind));
    one.sql.setTrouble('ECONNREFUSED');
    expect(one.house.trouble).toBe('ECONNREFUSED');
    expect(await aki.command(CHALLENGE)).toEqual({
      ok: false,
      fault: { code: 'not-saved', detail: 'ECONNREFUSED' },
    });
    one.sql.setTrouble(undefined);
    expect(await aki.command(CHALLENGE)).toMatchObject({ ok: true });
    expect(told).toEqual(['trouble', 'trouble', 'challenged']);
  });

  test('says that a game cannot be read now', async () => {
    const { one } = await twoPeople();
    one.sql.setTrouble('ECONNREFUSED');
    expect(await one.house.record('game')).toEqual({ ok: false, fault: 'away' });
  });

  test('a session that throws keeps nothing from the others', async () => {
    const { town, one, aki, ben, black, white } = await twoPlayers(false);
    const heard: string[] = [];
    one.house.follow(() => {
      throw new Error('hall');
    });
    one.house.follow(({ kind }) => heard.push(kind));
    black.seat.follow((news) => {
      if (news.kind === 'event') throw new Error('room');
    });
    done(await ben.command({ ...CHALLENGE, to: { kind: 'name', name: 'Aki' } }));
    expect(heard).toEqual(['challenged']);
    white.seat.send({ kind: 'resign' });
    await settled();
    expect(white.seat.match.ending).toBeDefined();
    expect((await one.house.games.ofPerson(aki.person?.id ?? '', 0))[0]?.ended?.ending.winner).toBe(
      'black',
    );
    expect(new Set(town.faults.map(String))).toEqual(new Set(['Error: hall', 'Error: room']));
  });

  test('hears what has happened while it could not reach the store', async () => {
    const { one, two, aki } = await twoPeople();
    two.sql.setTrouble('ECONNREFUSED');
    await aki.command(CHALLENGE);
    await settled();
    expect(two.house.hall.challenges).toEqual([]);
    two.sql.setTrouble(undefined);
    await settled();
    expect(two.house.hall.challenges).toEqual(one.house.hall.challenges);
  });

  test('shuts a key out in all houses, and lets it in again', async () => {
    const { one, two, ben } = await twoPeople();
    const { key = '' } = ben;
    done(await one.house.order({ kind: 'ban', whom: key }));
    done(await one.house.order({ kind: 'ban', whom: key }));
    await settled();
    expect(await two.house.people.isBanned(key)).toBe(true);
    done(await two.house.order({ kind: 'unban', whom: key }));
    await settled();
    expect(await one.house.people.isBanned(key)).toBe(false);
  });

  longTest('lets nobody new register for a day from where somebody is who is banned', async () => {
    const { town, one, two, ben } = await twoPeople();
    const { key = '' } = ben;
    const [from, elsewhere] = ['192.0.2.7', '192.0.2.8'];
    const hold = { kind: 'hold-network', key, network: from } as const;
    const knock = () => one.house.command({ id: key, name: '' }, hold, key);
    const register = async (name: string, network: string) => {
      const command = { kind: 'register', key: name, name } as const;
      const result = await two.house.command({ id: name, name: '' }, command, network);
      return result.ok ? 'ok' : [result.fault.code, result.fault.waitMs];
    };
    await knock();
    await settled();
    expect(await register('Cem', from)).toBe('ok');
    done(await one.house.order({ kind: 'ban', whom: key }));
    await knock();
    await town.pass(1000);
    await knock();
    await settled();
    expect(await register('Dan', from)).toEqual(['network-held', 86_399_000]);
    expect(await register('Eve', elsewhere)).toBe('ok');
    town.time.advance(86_400_000);
    expect(await register('Dan', from)).toBe('ok');
  });

  test('says the name that somebody has now, in games of before as well', async () => {
    const { town, one, two, aki, ben, white, code, game } = await twoPlayers();
    white.seat.send({ kind: 'resign' });
    await settled();
    done(await two.house.order({ kind: 'rename', old: 'ben', name: 'Benno' }));
    await town.pass(1000);
    expect(ben.person?.name).toBe('Benno');
    expect(new Set(one.house.here.map(({ person }) => person.name))).toEqual(
      new Set(['Aki', 'Benno']),
    );
    expect((await one.house.games.ofCode(code))?.began.white.name).toBe('Benno');
    const record = done(await one.house.record(game));
    expect(tagValue(record, 'White')).toBe('Benno');
    expect(tagValue(record, 'Black')).toBe('Aki');
    expect((await one.house.order({ kind: 'rename', old: 'Benno', name: 'akI' })).ok).toBe(false);
    expect(aki.person?.name).toBe('Aki');
  });

  test('notes the end of a game again where that failed, whoever is still in it', async () => {
    const { town, one, white, code } = await twoPlayers(false);
    const { tx } = one.sql;
    Object.assign(one.sql, { tx: () => Promise.reject(new SqlError('once')) });
    white.seat.send({ kind: 'resign' });
    await settled();
    Object.assign(one.sql, { tx });
    expect((await one.house.games.ofCode(code))?.ended).toBeUndefined();
    await town.pass(3000);
    expect((await one.house.games.ofCode(code))?.ended?.ending.winner).toBe('black');
  });

  test('knows of a game that ends while it drains', async () => {
    const { town, one, white } = await twoPlayers(false);
    const { tx } = one.sql;
    const slowly: typeof tx = async (about, run) => {
      await settled();
      return tx(about, run);
    };
    Object.assign(one.sql, { tx: slowly });
    white.seat.send({ kind: 'resign' });
    await one.house.drain();
    const [row] = town.sql.rows('select ended from game');
    expect(row?.ended).not.toBeNull();
  });

  test('drains: it tells so, closes its rooms, and takes nobody in', async () => {
    const { one, ben, black, game } = await twoPlayers(false);
    const told: string[] = [];
    one.house.follow(({ kind }) => told.push(kind));
    black.seat.follow((news) => {
      if (news.kind === 'closed') told.push(`closed ${news.why}`);
    });
    const drained = one.house.drain();
    expect(one.house.isDraining).toBe(true);
    expect(await ben.join(game, 'play')).toEqual({ ok: false, fault: 'no-room' });
    await drained;
    expect(told).toEqual(['draining', 'closed left']);
  });
});

describe.each([
  ['one house', false],
  ['two houses', true],
])('a game in %s', (_, isShared) => {
  test('is played to its end, which counts for the ratings once', async () => {
    const { town, one, two, code, black, white } = await twoPlayers(isShared);
    for (const file of [4, 5, 3]) {
      await playAt(black, `${file}g${file}f`);
      await playAt(white, `${file}c${file}d`);
    }
    expect(moves(black)).toEqual(moves(white));
    expect(moves(black)).toHaveLength(6);
    white.seat.send({ kind: 'resign' });
    await settled();
    expect(black.seat.match.ending).toEqual({ reason: 'resignation', winner: 'black' });
    for (const { house } of [one, two]) {
      expect((await house.games.ofCode(code))?.ended).toMatchObject({ plies: 6 });
      const ratings = ['Aki', 'Ben'].map((name) => {
        return house.known(`SHA256:${name.toLowerCase()}`)?.ratings.get('yari')?.rating.rating;
      });
      expect(ratings.map((rating = 0) => Math.round(rating))).toEqual([1662, 1338]);
    }
    expect(town.faults).toEqual([]);
  });

  test('in which the other does not move shuts nobody out of new ones', async () => {
    const { town, one, two, aki, ben, black, white } = await twoPlayers(isShared, CLOCKLESS);
    await playAt(black, '4g4f');
    for (let game = 1; game < 10; game++) {
      const { code = '' } = done(await aki.command({ ...CHALLENGE, ...CLOCKLESS, side: 'white' }));
      done(await ben.command({ kind: 'accept', code }));
      await town.pass(10_000);
    }
    const open = () => aki.command({ ...CHALLENGE, ...CLOCKLESS });
    expect(await open()).toMatchObject({ fault: { code: 'too-many-games' } });
    await town.pass(600_000);
    const { code = '' } = done(await open());
    // It is Ben who lets others wait, in all of them.
    expect(await ben.command({ kind: 'accept', code })).toMatchObject({
      fault: { code: 'too-many-games' },
    });
    // One of them moves, and it is Aki who is waited for.
    await playAt(white, '4c4d');
    done(await aki.command({ kind: 'withdraw', code }));
    expect(done(await open()).code).toBeDefined();
    for (const { house } of [one, two]) expect(house.hall.runningOf(AKI_ID)).toHaveLength(10);
    expect(town.faults).toEqual([]);
  });

  test('shows each side that the other is here, away, and back', async () => {
    const { town, black, ben, game, white, aki } = await twoPlayers(isShared);
    await town.pass(1000);
    expect(black.seat.presence('white')).toBe('here');
    await white.leave();
    await town.pass(1000);
    expect(black.seat.presence('white')).toBe('away');
    await town.pass(120_000);
    expect(black.seat.presence('white')).toBe('gone');
    done(await ben.join(game, 'play'));
    await town.pass(1000);
    expect(aki.house.here.map(({ seat }) => seat).sort()).toEqual(['black', 'white']);
    expect(town.faults).toEqual([]);
  });

  test('takes one of two moves that cross, and refuses the other', async () => {
    const { town, black, white, aki, ben, game } = await twoPlayers(isShared);
    // Aki sits at a second terminal, in the other house.
    const second = isShared ? await town.come(ben, 'Aki') : aki;
    const other = done(await second.join(game, 'play'));
    await settled();
    const codes = [refusals(black.seat), refusals(other.seat)];
    await Promise.all([playAt(black, '4g4f'), playAt(other, '3g3f')]);
    await settled();
    expect(codes.flat()).toHaveLength(1);
    expect(moves(white)).toHaveLength(1);
    expect(moves(black)).toEqual(moves(white));
    expect(moves(other)).toEqual(moves(white));
  });

  test('has one clock', async () => {
    const { town, black, white } = await twoPlayers(isShared);
    await town.pass(10_000);
    expect(blackMs(black, white)).toEqual([590_000, 590_000]);
    await playAt(black, '4g4f');
    await town.pass(5000);
    await playAt(white, '4c4d');
    await town.pass(3000);
    expect(blackMs(black, white)).toEqual([587_000, 587_000]);
    expect(white.seat.match.clock?.reading('white').mainMs).toBe(595_000);
    expect(black.seat.match.clock?.reading('white').mainMs).toBe(595_000);
  });

  test('ends once by time', async () => {
    const { town, code, one, two, black, white, game } = await twoPlayers(isShared);
    await playAt(black, '4g4f');
    await town.pass(630_000);
    const lost = { reason: 'time', winner: 'black' };
    for (const stay of [black, white]) expect(stay.seat.match.ending).toEqual(lost);
    for (const { house } of [one, two])
      expect((await house.games.ofCode(code))?.ended?.ending).toEqual(lost);
    expect(town.eventsOf(game).filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });

  test.each([
    ['the moment', 0],
    ['a second', 1000],
  ])('of whose end the hall was not told is told by the next house: %s after it', async (_, ms) => {
    const { town, code, one, two, black } = await twoPlayers(isShared, CLOCKLESS);
    const houses = [one, two];
    const next = ms > 0 ? await town.open() : undefined;
    // The end is written, and the hall never hears of it.
    for (const { sql } of houses) Object.assign(sql, { tx: () => new Promise(() => {}) });
    void black.seat.send({ kind: 'resign' });
    await town.pass(ms);
    for (const { sql } of houses) sql.vanish();
    const { house } = next ?? (await town.open());
    await town.pass(5000);
    expect((await house.games.ofCode(code))?.ended?.ending.reason).toBe('resignation');
    expect(house.hall.games).toEqual([]);
  });

  test('of strangers has fixed words only', async () => {
    const { black, white } = await twoPlayers(isShared);
    const codes = refusals(black.seat);
    const heard: string[] = [];
    white.seat.follow((news) => {
      if (news.kind === 'event' && news.event.kind === 'greeted') heard.push(news.event.what);
    });
    black.seat.send({ kind: 'say', text: 'hello' });
    black.seat.send({ kind: 'greet', what: 'well played' });
    await settled();
    expect(codes).toEqual(['fixed-words-only']);
    expect(heard).toEqual(['well played']);
  });

  test('that is adjourned goes on when both are back', async () => {
    const { town, black, white, aki, ben, game, one } = await twoPlayers(isShared);
    black.seat.send({ kind: 'offer', what: 'adjournment' });
    await settled();
    white.seat.send({ kind: 'answer', accepts: true });
    await settled();
    await black.leave();
    await white.leave();
    await town.pass(120_000);
    expect(one.house.hall.games).toHaveLength(1);
    const again = done(await aki.join(game, 'play'));
    await settled();
    expect(again.seat.game.isAdjourned).toBe(true);
    done(await ben.join(game, 'play'));
    await town.pass(1000);
    expect(again.seat.game.isAdjourned).toBe(false);
    expect(town.eventsOf(game).filter(({ kind }) => kind === 'continued')).toHaveLength(1);
    expect(town.faults).toEqual([]);
  });

  test('leaves no timer when all have gone and it is over', async () => {
    const { town, black, white, aki, ben, one, two } = await twoPlayers(isShared);
    black.seat.send({ kind: 'resign' });
    await settled();
    await aki.end();
    await ben.end();
    await town.pass(10_000);
    await one.house.drain();
    if (two !== one) await two.house.drain();
    void white;
    expect(town.time.count()).toBe(0);
  });
});

describe('a game', () => {
  test('waits for whoever is to move, and counts from then on', async () => {
    const { town, aki, ben } = await twoPeople();
    const { code = '' } = done(await aki.command(CHALLENGE));
    await settled();
    const { game = '' } = done(await ben.command({ kind: 'accept', code }));
    const white = done(await ben.join(game, 'play'));
    await town.pass(20_000);
    expect(blackMs(white)).toEqual([600_000]);
    const black = done(await aki.join(game, 'play'));
    await town.pass(5000);
    expect(blackMs(black, white)).toEqual([595_000, 595_000]);
    const resumed = town.eventsOf(game).filter(({ kind }) => kind === 'resumed');
    expect(resumed).toHaveLength(1);
  });

  test('begins without who is to move after a minute', async () => {
    const { town, aki, ben } = await twoPeople();
    const { code = '' } = done(await aki.command(CHALLENGE));
    await settled();
    const { game = '' } = done(await ben.command({ kind: 'accept', code }));
    const white = done(await ben.join(game, 'play'));
    await town.pass(70_000);
    expect(blackMs(white)).toEqual([590_000]);
  });

  test('cannot be left alone to win time', async () => {
    const { town, aki, ben } = await twoPeople();
    const { code = '' } = done(await aki.command(CHALLENGE));
    await settled();
    const { game = '' } = done(await ben.command({ kind: 'accept', code }));
    await town.pass(80_000);
    const black = done(await aki.join(game, 'play'));
    await settled();
    expect(blackMs(black)).toEqual([580_000]);
  });

  test('cannot be left to win time: another house has it open', async () => {
    const { town, two, black, white, game } = await twoPlayers();
    await town.pass(10_000);
    await black.leave();
    await white.leave();
    await town.pass(20_000);
    const third = await town.open();
    const aki = await town.come(third, 'Aki');
    const again = done(await aki.join(game, 'play'));
    await town.pass(1000);
    expect(blackMs(again)).toEqual([569_000]);
    expect(two.house.here.filter(({ person }) => person.name === '')).toEqual([]);
  });

  test('goes on in the other house when one vanishes', async () => {
    const { town, one, two, black, white, game } = await twoPlayers();
    await playAt(black, '4g4f');
    await playAt(white, '4c4d');
    one.sql.vanish();
    await settled();
    expect(white.seat.presence('black')).toBe('away');
    await town.pass(3000);
    const aki = await town.come(two, 'Aki');
    const again = done(await aki.join(game, 'play'));
    await settled();
    expect(white.seat.presence('black')).toBe('here');
    expect(moves(again)).toEqual(moves(white));
    // Its clock has run on, as when a line drops.
    expect(blackMs(again, white)).toEqual([597_000, 597_000]);
    await playAt(again, '4f4e');
    expect(moves(white)).toHaveLength(3);
  });

  test('stands as after the last event when the only house is gone and back', async () => {
    const { town, one, black, white, game } = await twoPlayers(false);
    await town.pass(2000);
    await playAt(black, '4g4f');
    await playAt(white, '4c4d');
    await town.pass(7000);
    one.sql.vanish();
    await town.pass(100_000);
    const again = await town.open();
    const aki = done(await (await town.come(again, 'Aki')).join(game, 'play'));
    await town.pass(1000);
    expect(blackMs(aki)).toEqual([597_000]);
    expect(town.eventsOf(game).at(-1)).toMatchObject({ kind: 'resumed', turnMs: 0 });
  });

  test('stands until both are back in two houses that were gone', async () => {
    const { town, one, two, black, white, game } = await twoPlayers();
    await playAt(black, '4g4f');
    await playAt(white, '4c4d');
    one.sql.vanish();
    two.sql.vanish();
    await town.pass(700_000);
    const [third, fourth] = [await town.open(), await town.open()];
    // The one house does not hear at once who is at the other.
    Object.assign(fourth.sql, { follow: () => () => {} });
    const ben = done(await (await town.come(third, 'Ben')).join(game, 'play'));
    await town.pass(20_000);
    const aki = done(await (await town.come(fourth, 'Aki')).join(game, 'play'));
    await town.pass(1000);
    expect(blackMs(aki, ben)).toEqual([599_000, 599_000]);
    const events = town.eventsOf(game).filter(({ kind }) => kind === 'resumed');
    expect(events).toHaveLength(2);
  });

  test('refuses a move while the store is away, and charges nobody', async () => {
    const { town, one, two, black, white } = await twoPlayers();
    const codes = refusals(black.seat);
    await town.pass(10_000);
    for (const { sql } of [one, two]) sql.setTrouble('ECONNREFUSED');
    await town.pass(50_000);
    await playAt(black, '4g4f');
    expect(codes).toEqual(['not-saved']);
    expect(moves(black)).toEqual([]);
    await town.pass(50_000);
    expect(blackMs(black, white)).toEqual([590_000, 590_000]);
    for (const { sql } of [one, two]) sql.setTrouble(undefined);
    await town.pass(5000);
    expect(blackMs(black, white)).toEqual([585_000, 585_000]);
    await playAt(black, '4g4f');
    expect(moves(white)).toHaveLength(1);
    expect(town.faults).toEqual([]);
  });

  test('charges nobody where one house alone cannot reach the store', async () => {
    const { town, one, black, white } = await twoPlayers();
    await town.pass(10_000);
    one.sql.setTrouble('ECONNREFUSED');
    await town.pass(20_000);
    one.sql.setTrouble(undefined);
    await town.pass(5000);
    expect(blackMs(black, white)).toEqual([585_000, 585_000]);
  });

  test('takes in what was played while one house could not reach the store', async () => {
    const { town, one, black, white } = await twoPlayers();
    await playAt(black, '4g4f');
    one.sql.setTrouble('ECONNREFUSED');
    await town.pass(4000);
    await playAt(white, '4c4d');
    await town.pass(6000);
    expect(moves(black)).toHaveLength(1);
    one.sql.setTrouble(undefined);
    await settled();
    expect(moves(black)).toHaveLength(2);
    expect(blackMs(black, white)).toEqual([594_000, 594_000]);
  });

  test('hears who has left while one house could not reach the store', async () => {
    const { town, one, black, white } = await twoPlayers();
    await town.pass(1000);
    expect(black.seat.presence('white')).toBe('here');
    one.sql.setTrouble('ECONNREFUSED');
    await white.leave();
    await town.pass(2000);
    one.sql.setTrouble(undefined);
    await town.pass(1000);
    expect(black.seat.presence('white')).toBe('away');
  });

  test.each([
    ['that waits for its first move', 60_000 + 630_000, false],
    ['that goes on', 630_000, true],
  ])('%s and has lost all houses is opened when its flag has fallen', async (_, dueMs, hasMove) => {
    const { town, one, two, aki, ben, code } = await twoPeople().then(async (people) => {
      const { code = '' } = done(await people.aki.command({ ...CHALLENGE, side: 'black' }));
      await settled();
      return { ...people, code };
    });
    const { game = '' } = done(await ben.command({ kind: 'accept', code }));
    if (hasMove) await playAt(done(await aki.join(game, 'play')), '4g4f');
    await settled();
    one.sql.vanish();
    two.sql.vanish();
    const again = await town.open();
    await town.pass(dueMs);
    expect(again.house.here).toEqual([]);
    await town.pass(4000);
    // What nobody could help is charged to nobody: it begins with the time that was left.
    expect((await again.house.games.ofCode(code))?.ended).toBeUndefined();
    await town.pass(60_000 + 630_000);
    const winner = hasMove ? 'black' : 'white';
    expect((await again.house.games.ofCode(code))?.ended?.ending).toEqual({
      reason: 'time',
      winner,
    });
  });

  test('that was over before the hall knew is so when somebody enters', async () => {
    const { town, one, two, game, code } = await twoPlayers();
    one.sql.vanish();
    two.sql.vanish();
    const ending = { reason: 'resignation', winner: 'black' } as const;
    const seq = town.eventsOf(game).length + 1;
    const at = town.time.date().getTime();
    await new SqlLog(town.sql.house()).append(game, [{ seq, at, kind: 'ended', ending }]);
    const again = await town.open();
    done(await (await town.come(again, 'Aki')).join(game, 'play'));
    await settled();
    expect((await again.house.games.ofCode(code))?.ended?.ending).toEqual(ending);
  });

  test('takes in a move that was made while its room was opened', async () => {
    const { town, black, game } = await twoPlayers();
    const third = await town.open();
    const cem = await town.come(third, 'Cem');
    const { ask } = third.sql;
    let reads = 0;
    const late: typeof ask = async (text, values) => {
      const rows = await ask(text, values);
      if (text.startsWith('select seq, body') && ++reads === 2) await playAt(black, '4g4f');
      return rows;
    };
    Object.assign(third.sql, { ask: late });
    const stay = done(await cem.join(game, 'watch'));
    await settled();
    expect(moves(stay)).toHaveLength(1);
  });

  test('without a clock closes when nobody is in it for a minute, and opens again', async () => {
    const { town, one, aki, black, white, game } = await twoPlayers(false, CLOCKLESS);
    await playAt(black, '4g4f');
    await black.leave();
    await white.leave();
    await town.pass(58_000);
    expect(one.house.openGames).toBe(1);
    await town.pass(6000);
    expect(one.house.openGames).toBe(0);
    expect(moves(done(await aki.join(game, 'play')))).toHaveLength(1);
  });

  test('lets somebody in who comes at the moment in which it closes', async () => {
    const { town, aki, black, white, game } = await twoPlayers(false, CLOCKLESS);
    await black.leave();
    await white.leave();
    await town.pass(60_000);
    const joining = aki.join(game, 'play');
    town.time.advance(2000);
    done(await joining);
  });

  test('that the operator closes keeps its plies, and counts for nobody', async () => {
    const { two, code, black, white } = await twoPlayers();
    for (const file of [4, 5, 6]) {
      await playAt(black, `${file}g${file}f`);
      await playAt(white, `${file}c${file}d`);
    }
    expect(await two.house.closeGame(code)).toBe(true);
    await settled();
    const closed = await two.house.games.ofCode(code);
    expect(closed?.ended).toMatchObject({ plies: 6, ending: { reason: 'abandonment' } });
    expect(black.seat.match.ending).toEqual({ reason: 'abandonment' });
    expect(two.house.known(AKI_ID)?.ratings.size).toBe(0);
    expect(await two.house.closeGame(code)).toBe(false);
  });

  test('of those by invitation is not rated, and one may say anything', async () => {
    const { two, code, black } = await twoPlayers(true, { to: { kind: 'invitation' } as never });
    const codes = refusals(black.seat);
    black.seat.send({ kind: 'say', text: 'hello' });
    await settled();
    expect(codes).toEqual([]);
    expect((await two.house.games.ofCode(code))?.terms.isRated).toBe(false);
  });

  test('is watched from another house, if it has watchers', async () => {
    const { town, two, black, game } = await twoPlayers();
    const cem = await town.come(two, 'Cem');
    const stay = done(await cem.join(game, 'watch'));
    await town.pass(1000);
    expect(stay.seat.side).toBeUndefined();
    expect(black.seat.watchers).toBe(1);
    expect(await cem.join(game, 'play')).toEqual({ ok: false, fault: 'full' });
    await stay.leave();
    await town.pass(1000);
    expect(black.seat.watchers).toBe(0);
  });

  test('that there is not cannot be entered', async () => {
    const { aki } = await twoPeople();
    expect(await aki.join('game', 'play')).toEqual({ ok: false, fault: 'no-room' });
    expect(await aki.house.record('game')).toEqual({ ok: false, fault: 'no-game' });
  });

  test('can be read while it goes on and after it', async () => {
    const { town, one, two, aki, ben, black, white, game } = await twoPlayers();
    await playAt(black, '4g4f');
    expect(done(await two.house.record(game)).root.children).toHaveLength(1);
    white.seat.send({ kind: 'resign' });
    await settled();
    await aki.end();
    await ben.end();
    await town.pass(10_000);
    expect(done(await one.house.record(game)).root.children).toHaveLength(1);
  });
});

test('a visit tells where somebody is', async () => {
  const { one, aki, ben, black, game } = await twoPlayers(false);
  const where = (visit: Visit) => one.house.here.find(({ session }) => session === visit.session);
  expect(where(aki)).toMatchObject({ game, seat: 'black', person: { name: 'Aki' } });
  await black.leave();
  expect(where(aki)).toEqual({ session: aki.session, person: aki.person });
  await ben.end();
  expect(where(ben)).toBeUndefined();
});
