import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { House } from '../../source/hall/house.ts';
import { Visit } from '../../source/hall/visit.ts';
import type { RoomStay } from '../../source/rooms/rooms.ts';
import { COLORS } from '../../source/rules/core/color.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import type { Result } from '../../source/rules/core/result.ts';
import type { Sql } from '../../source/sql/sql.ts';
import { eventually } from '../helpers/eventually.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { Postgres, whyNoPostgres } from '../helpers/postgres.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { openTestSql, SQLITES, type TestEngine, titleOf } from '../sql/engines.ts';

const QUICK = { kind: 'quick', to: { kind: 'anyone' }, side: 'lot', ...TERMS } as const;

let server: Postgres;

const POSTGRES: TestEngine = {
  name: 'PostgreSQL',
  why: whyNoPostgres(),
  newPlace: async () => ({ kind: 'postgres', url: await server.newDatabase() }),
};

/** A house that may end without a word, as if its process were killed. */
async function openHouse(sql: Sql) {
  let isDead = false;
  const alive: Sql['ask'] = (text, values) =>
    isDead ? new Promise(() => {}) : sql.ask(text, values);
  const faults: unknown[] = [];
  const house = await House.open({
    sql: {
      ...{ time: sql.time, isShared: sql.isShared, follow: sql.follow },
      close: () => sql.close(),
      get trouble() {
        return sql.trouble;
      },
      ask: alive,
      tx: (about, run) => (isDead ? new Promise(() => {}) : sql.tx(about, run)),
      tell: (text) => isDead || sql.tell(text),
    },
    onFault: (error) => faults.push(error),
  });
  onTestFinished(async () => {
    if (!isDead) await house.drain();
    expect(faults).toEqual([]);
  });
  const kill = async () => {
    isDead = true;
    await sql.close();
  };
  return { house, kill };
}

/** Somebody comes into a house with a key; without a name they get one. */
async function come(house: House, name: string): Promise<Visit> {
  const key = `SHA256:${name}`;
  const options = { session: randomUUID(), newId: randomUUID, from: name };
  const visit = new Visit({ house, ...options, as: { kind: 'key', key } });
  await visit.come();
  if (!visit.person) done(await visit.command({ kind: 'register', key, name }));
  onTestFinished(() => visit.end());
  return visit;
}

function done<Value, Fault>(result: Result<Value, Fault>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

/** Both ask for a quick game and go to the board: the first of them to ask first. */
async function meet(one: Visit, two: Visit): Promise<readonly [RoomStay, RoomStay]> {
  const { code = '' } = done(await one.command(QUICK));
  await eventually(() => expect(two.house.hall.challenge(code)).toBeDefined());
  const { game = '' } = done(await two.command(QUICK));
  return [done(await one.join(game, 'play')), done(await two.join(game, 'play'))];
}

/** Plays moves, each seen by both before the next one. */
async function play(stays: readonly RoomStay[], plies: number): Promise<void> {
  for (let count = 0; count < plies; count++) {
    const { match } = stays[0]?.seat ?? {};
    const { turn, ply, position } = match?.game ?? {};
    const mover = stays.find(({ seat }) => seat.side === turn);
    if (!mover || !position || ply === undefined) throw new RangeError('nobody can move');
    await eventually(() => expect(mover.seat.match.game.ply).toBe(ply));
    const moves = legalMoves(position);
    const move = moves[ply % moves.length];
    if (move === undefined) throw new RangeError('no move');
    expect(await mover.seat.play(move)).toBeUndefined();
    await eventually(() => {
      for (const { seat } of stays) expect(seat.match.game.ply).toBe(ply + 1);
    });
  }
}

/** Lets the side to move give up. Resolves when both houses know it. */
async function resign(stays: readonly RoomStay[], houses: readonly House[]): Promise<void> {
  const [first] = stays;
  if (!first) throw new RangeError('nobody is here');
  const loser = stays.find(({ seat }) => seat.side === seat.match.game.turn);
  expect(await loser?.seat.send({ kind: 'resign' })).toBeUndefined();
  await eventually(() => {
    for (const { seat } of stays) expect(seat.match.ending?.reason).toBe('resignation');
    for (const { hall } of houses) expect(hall.running(first.code)).toBeUndefined();
  });
}

/** Resolves when each house knows that both are there. */
function bothHere(stays: readonly RoomStay[]): Promise<void> {
  return eventually(() => {
    for (const { seat } of stays) {
      for (const color of COLORS) expect(seat.presence(color)).toBe('here');
    }
  });
}

/** Both agree to play again. */
async function playAgain(stays: readonly [RoomStay, RoomStay]): Promise<void> {
  const [one, two] = stays;
  const before = one.code;
  await bothHere(stays);
  expect(await one.seat.send({ kind: 'offer', what: 'rematch' })).toBeUndefined();
  await eventually(() => expect(two.seat.game.offers[one.seat.side ?? 'black']).toBe('rematch'));
  expect(await two.seat.send({ kind: 'answer', accepts: true })).toBeUndefined();
  await eventually(() => {
    for (const { code } of stays) expect(code).not.toBe(before);
    expect(one.code).toBe(two.code);
  });
}

/** Three rated games to the end, the last one a rematch. Both stand in the list with `?`. */
async function playThree(one: Visit, two: Visit): Promise<readonly [RoomStay, RoomStay]> {
  const houses = [one.house, two.house];
  for (let game = 0; game < 2; game++) {
    const stays = await meet(one, two);
    await play(stays, 6);
    await resign(stays, houses);
    if (game === 0) for (const stay of stays) await stay.leave();
    else {
      await playAgain(stays);
      await play(stays, 6);
      await resign(stays, houses);
      return stays;
    }
  }
  throw new RangeError('three were played');
}

async function expectRated(house: House, games: number): Promise<void> {
  const { ranked, rankedCount } = await house.ranking(TERMS.variant, 0);
  expect(rankedCount).toBe(2);
  for (const { rated } of ranked) {
    expect([rated.games, rated.isListed]).toEqual([games, false]);
  }
}

describe.each([...SQLITES, POSTGRES].map((tested) => [titleOf(tested), tested] as const))(
  '%s',
  (_, tested) => {
    describe.skipIf(tested.why !== undefined)('a house', () => {
      beforeAll(async () => {
        if (tested === POSTGRES) server = await Postgres.start(true);
      });
      afterAll(async () => {
        if (tested === POSTGRES) await server.end();
      });

      test('lets two meet, play three rated games, and knows all after its end', async () => {
        const place = await tested.newPlace(temporaryFolder());
        const { house, kill } = await openHouse(await openTestSql(tested, place));
        const [aki, ren] = [await come(house, 'Aki'), await come(house, 'Ren')];
        await playThree(aki, ren);
        await expectRated(house, 3);
        for (const visit of [aki, ren]) await visit.end();
        const [again, other] = [await come(house, 'Aki'), await come(house, 'Ren')];
        const stays = await meet(again, other);
        await play(stays, 3);
        await kill();
        const { house: next } = await openHouse(await openTestSql(tested, place));
        await expectRated(next, 3);
        const game = stays[0].seat.name;
        const back = await Promise.all(
          ['Aki', 'Ren'].map(async (name) =>
            done(await (await come(next, name)).join(game, 'play')),
          ),
        );
        await play(back, 3);
        await resign(back, [next]);
        expect((await next.games.ofPerson('SHA256:Aki', 0)).length).toBe(4);
        await expectRated(next, 4);
      });
    });
  },
);

describe.skipIf(POSTGRES.why !== undefined)(`two houses of one ${titleOf(POSTGRES)}`, () => {
  beforeAll(async () => {
    server = await Postgres.start(true);
  });
  afterAll(() => server.end());

  /** Aki in one house and Ren in the other. */
  async function twoHouses() {
    const place = await POSTGRES.newPlace('');
    const open = async () => openHouse(await openTestSql(POSTGRES, place));
    const [one, two] = [await open(), await open()];
    const [aki, ren] = [await come(one.house, 'Aki'), await come(two.house, 'Ren')];
    return { open, one, two, aki, ren, houses: [one.house, two.house] };
  }

  test('let two play, of whom one goes on at the other after a kill', async () => {
    const { one, two, aki, ren } = await twoHouses();
    const [black] = await playThree(aki, ren);
    await black.leave();
    for (const { house } of [one, two]) await expectRated(house, 3);
    const [at] = await meet(aki, ren);
    await play([at], 0);
    await two.kill();
    const back = await come(one.house, 'Ren');
    const stays = [at, done(await back.join(at.seat.name, 'play'))] as const;
    await play(stays, 6);
    await resign(stays, [one.house]);
    await playAgain(stays);
    await play(stays, 6);
    await resign(stays, [one.house]);
    await expectRated(one.house, 5);
  });

  test('go on after the database was away', async () => {
    const { aki, ren, houses } = await twoHouses();
    const stays = await meet(aki, ren);
    await play(stays, 3);
    const clocks = () =>
      stays.flatMap(({ seat }) => COLORS.map((color) => seat.match.clock?.reading(color).mainMs));
    await server.stop('SIGQUIT');
    await eventually(() => {
      for (const { trouble } of houses) expect(trouble).toBeDefined();
    });
    const before = clocks();
    const mover = stays.find(({ seat }) => seat.side === seat.match.game.turn);
    const [move] = legalMoves(stays[0].seat.match.game.position);
    if (move === undefined) throw new RangeError('no move');
    expect(await mover?.seat.play(move)).toMatchObject({ code: 'not-saved' });
    expect((await aki.command(QUICK)).ok).toBe(false);
    expect(clocks()).toEqual(before);
    await server.restart();
    await eventually(() => {
      for (const { trouble } of houses) expect(trouble).toBeUndefined();
    });
    await play(stays, 3);
    await resign(stays, houses);
    await playAgain(stays);
    await bothHere(stays);
    await play(stays, 2);
  });

  test('pair sixteen who ask at both in the same moment', async () => {
    const { one, two, houses } = await twoHouses();
    const visits = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        come(index % 2 === 0 ? one.house : two.house, `player-${index}`),
      ),
    );
    const results = await Promise.all(visits.map((visit) => visit.command(QUICK)));
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
    await eventually(() => {
      for (const { hall } of houses) {
        expect(hall.challenges).toEqual([]);
        expect(hall.games).toHaveLength(8);
      }
    });
    const { games } = one.house.hall;
    const players = games.flatMap(({ began }) => COLORS.map((color) => began[color].id));
    expect(new Set(players).size).toBe(16);
  });
});
