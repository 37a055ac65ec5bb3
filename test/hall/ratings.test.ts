import { beforeEach, describe, expect, test } from 'vitest';
import { findCircles } from '../../source/hall/rating-circles.ts';
import {
  type EndedGame,
  rankingPage,
  rate,
  ratingsOf,
  removeRatings,
} from '../../source/hall/ratings.ts';
import { PAGE } from '../../source/hall/rows.ts';
import { MemorySql, type MemoryView } from '../helpers/memory-sql.ts';
import { renewRankings } from '../helpers/renew-rankings.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const DAY_MS = 86_400_000;

/** What the first game of two newcomers brings. */
const WHOLE = 162.3;

let sql: MemoryView;
let nowMs = NOON;
let games = 0;

beforeEach(() => {
  nowMs = NOON;
  const time = { nowMs: () => nowMs, date: () => new Date(nowMs), schedule: () => () => {} };
  sql = new MemorySql(time).house();
});

/** Registers somebody from a network of their own, or another one. */
async function register(id: string, network = `net ${id}`): Promise<void> {
  await sql.ask(
    `insert into person (id, name, name_key, network, at, seen, gone)
    values ($1, $2, $2, $3, 0, 0, 0)`,
    [id, `name of ${id}`, network],
  );
}

/** A game that Black wins, unless a test says otherwise, each one from a network of their own. */
function game(black: string, white: string, more: Partial<EndedGame> = {}): EndedGame {
  return {
    ...{ code: `G${games++}`, variant: 'yari', isRated: true, black, white },
    ...{ blackNetwork: `net ${black}`, whiteNetwork: `net ${white}`, plies: 60, winner: 'black' },
    ...more,
  };
}

/** Keeps a game that has ended, as the house does. */
async function keep(ended: EndedGame, endedMs = nowMs): Promise<EndedGame> {
  const { code, variant, isRated, black, white, blackNetwork, whiteNetwork, plies, winner } = ended;
  await sql.ask(
    `insert into game (code, name, variant, terms, rated, black, white, black_name, white_name,
      black_network, white_network, began, ended, plies, ending)
    values ($1, $1, $2, '{}', $3, $4, $5, $4, $5, $6, $7, 0, $8, $9, $10)`,
    [
      ...[code, variant, isRated ? 1 : 0, black, white, blackNetwork, whiteNetwork],
      ...[endedMs, plies, JSON.stringify({ reason: 'resignation', winner })],
    ],
  );
  return ended;
}

async function play(...of: Parameters<typeof game>): Promise<void> {
  await rate(sql.ask, await keep(game(...of)), nowMs);
}

async function ratingOf(id: string, variant = 'yari') {
  return (await ratingsOf(sql, [id])).get(id)?.get(variant);
}

/** Everybody plays everybody else each day, and whoever comes first wins two of three. */
async function playTogether(ids: readonly string[], more: Partial<EndedGame> = {}): Promise<void> {
  for (let day = 0; day < 12; day++, nowMs += DAY_MS) {
    for (const [at, winner] of ids.entries()) {
      for (const loser of ids.slice(at + 1)) {
        await play(winner, loser, { winner: day % 3 === 0 ? 'white' : 'black', ...more });
      }
    }
  }
}

/** Those in the list, after it is made anew. */
async function listed(): Promise<readonly string[]> {
  await renewRankings(sql);
  const { ranked } = await rankingPage(sql, 'yari', 0);
  return ranked.flatMap(({ id, rated }) => (rated.isListed ? [id] : []));
}

describe('a game', () => {
  beforeEach(async () => {
    for (const id of ['a', 'b', 'c']) await register(id);
  });

  test('changes the rating of both, in its variant alone', async () => {
    await play('a', 'b');
    const [a, b] = [await ratingOf('a'), await ratingOf('b')];
    expect(a).toMatchObject({ games: 1, isListed: false });
    expect(a?.rating.rating).toBeCloseTo(1500 + WHOLE, 1);
    expect(b?.rating.rating).toBeCloseTo(1500 - WHOLE, 1);
    await play('a', 'c', { variant: 'ogi', winner: undefined });
    expect(await ratingOf('a', 'ogi')).toMatchObject({ games: 1, rating: { rating: 1500 } });
    expect(await ratingOf('a')).toEqual(a);
    expect((await ratingsOf(sql, [])).size).toBe(0);
  });

  test.each([
    ['that is not rated', { isRated: false }],
    ['of less than six plies', { plies: 5 }],
    ['with a guest', { white: 'guest' }],
    ['with somebody who is deleted', { white: 'gone' }],
  ])('%s counts for nobody', async (_, more) => {
    await register('gone');
    await sql.ask("update person set gone = 1 where id = 'gone'");
    await play('a', 'b', more);
    expect([await ratingOf('a'), await ratingOf('b')]).toEqual([undefined, undefined]);
  });

  const ofNet = { blackNetwork: 'net', whiteNetwork: 'net' };
  test.each([
    ['the first of the two', 0, game('a', 'b'), {}, 1],
    ['the second', 1, game('a', 'b'), {}, 1],
    ['the third', 2, game('b', 'a'), {}, 1 / 2],
    ['the eleventh', 10, game('a', 'b'), {}, 0],
    ['one after those of others', 10, game('a', 'c'), {}, 1],
    ['one after unrated ones', 10, game('a', 'b', { isRated: false }), {}, 1],
    ['one after short ones', 10, game('a', 'b', { plies: 5 }), {}, 1],
    ['the seventh of a network', 6, game('c', 'd', ofNet), ofNet, 1 / 2],
    ['one between two networks', 6, game('c', 'd', { blackNetwork: 'net' }), ofNet, 1],
    ['one after those of a network', 6, game('c', 'd', ofNet), { blackNetwork: 'net' }, 1],
  ])('of a day, %s, counts by how many there were', async (_, count, before, more, weight) => {
    for (let at = 0; at < count; at++) await keep({ ...before, code: `B${at}` });
    for (let at = 0; at < 10; at++)
      await keep({ ...before, code: `Y${at}` }, NOON - DAY_MS / 2 - 1);
    await play('a', 'b', more);
    const { rating } = (await ratingOf('a')) ?? {};
    expect((rating?.rating ?? 1500) - 1500).toBeCloseTo(weight * WHOLE, 1);
  });
});

describe('the list', () => {
  test('has a club of three, the strongest first, who may have one network together', async () => {
    for (const id of ['a', 'b', 'c']) await register(id, 'club');
    // Whoever has not played for long is no other.
    for (const id of ['u', 'v', 'w', 'x']) await register(id);
    await play('u', 'v');
    await play('w', 'x');
    nowMs += 91 * DAY_MS;
    await playTogether(['a', 'b', 'c'], { blackNetwork: 'club', whiteNetwork: 'club' });
    expect(await listed()).toEqual(['a', 'b', 'c']);
  });

  test('has nobody whose others are of one network, once there are other networks', async () => {
    const [own, others] = [
      ['a', 'b', 'c', 'd', 'e', 'f'],
      ['u', 'v', 'w', 'x', 'y', 'z'],
    ];
    for (const id of own) await register(id, 'own');
    for (const id of others) await register(id);
    await playTogether(own);
    expect(await listed()).toEqual(own);
    nowMs = NOON;
    await playTogether(others);
    expect(await listed()).toEqual(others);
  });

  test('is left where nobody has played for a year, and the others stay', async () => {
    for (const id of ['a', 'b', 'c']) await register(id);
    await playTogether(['a', 'b', 'c']);
    const before = await ratingOf('a');
    nowMs += 700 * DAY_MS;
    expect(await listed()).toEqual([]);
    const after = await ratingOf('a');
    expect(after?.rating.rating).toBe(before?.rating.rating);
    expect(after?.rating.deviation).toBeGreaterThan(140);
    await play('a', 'b');
    const surer = (await ratingOf('a'))?.rating.deviation;
    expect(surer).toBeLessThan(after?.rating.deviation ?? 0);
  });

  test('ends with those who do not stand in it, and tells the own place', async () => {
    for (const id of ['a', 'b', 'c', 'new', 'newer']) await register(id);
    await playTogether(['a', 'b', 'c']);
    await renewRankings(sql);
    await play('new', 'newer');
    await sql.ask("update rating set score = 3000 where person = 'new'");
    const { ranked, rankedCount, own } = await rankingPage(sql, 'yari', 0, 'newer');
    expect(ranked.map(({ id, rated }) => [id, rated.isListed])).toEqual([
      ...[
        ['a', true],
        ['b', true],
        ['c', true],
      ],
      ...[
        ['new', false],
        ['newer', false],
      ],
    ]);
    expect([rankedCount, own?.at, own?.name]).toEqual([5, 4, 'name of newer']);
    expect((await rankingPage(sql, 'yari', 1, 'b')).own?.at).toBe(1);
    expect((await rankingPage(sql, 'yari', 1, 'nobody')).ranked[0]?.id).toBe('b');
    expect((await rankingPage(sql, 'yari', 0, 'nobody')).own).toBeUndefined();
  });

  test('forgets somebody who is deleted', async () => {
    for (const id of ['a', 'b']) await register(id);
    await play('a', 'b');
    await removeRatings(sql.ask, 'a');
    expect((await rankingPage(sql, 'yari', 0)).ranked.map(({ id }) => id)).toEqual(['b']);
    expect(await sql.ask('select person from met')).toEqual([{ person: 'b' }]);
  });

  test('of 600 is made anew in parts', async () => {
    for (let at = 0; at < 600; at++) await register(`p${at}`);
    for (let at = 0; at < 600; at += 2) await play(`p${at}`, `p${at + 1}`);
    await sql.ask('update rating set score = 0');
    expect(await renewRankings(sql)).toBe(3);
    expect(await sql.ask('select * from rating where score = 0')).toEqual([]);
    const last = await rankingPage(sql, 'yari', 600 - PAGE);
    expect([last.ranked.length, last.rankedCount]).toEqual([PAGE, 600]);
  });
});

describe('circles', () => {
  const town = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

  test('are told: whoever has their points from a few who play hardly anybody else', async () => {
    for (const id of [...town, 'star', 'fan', 'friend']) await register(id);
    for (const [at, id] of town.entries()) {
      for (const other of town.slice(at + 1)) await keep(game(id, other));
      await keep(game('star', id, { winner: 'white' }));
    }
    for (let at = 0; at < 12; at++) await keep(game(at % 3 ? 'star' : 'fan', 'friend'));
    for (let at = 0; at < 9; at++) await keep(game('star', 'a'), NOON - 31 * DAY_MS);
    for (let at = 0; at < 9; at++) await keep(game('fan', 'star', { winner: 'white' }));
    expect(await findCircles(sql)).toEqual([
      {
        ...{ name: 'name of star', variant: 'yari', points: 17, fromFew: 17 },
        few: ['name of fan', 'name of friend'],
      },
    ]);
    for (const other of town) await keep(game('fan', other));
    expect(await findCircles(sql)).toEqual([]);
  });

  test('are none in a club that has nobody else', async () => {
    for (let at = 0; at < 20; at++) await keep(game('a', 'b'));
    expect(await findCircles(sql)).toEqual([]);
  });
});
