import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { EngineError } from '../../../source/engine/engine.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { mainLine, tagValue } from '../../../source/records/tree/record.ts';
import type { Score } from '../../../source/records/tree/termination.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { longTest, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { ListedEngine, type ListedOptions } from '../../match/listed-engine.ts';
import {
  addScore,
  eloDifference,
  NO_GAMES,
  playTournament,
  randomOpening,
  seededNumbers,
  type Tally,
  type TournamentGame,
  type TournamentOptions,
  winRate,
} from './games.ts';

const YARI = variantOf('yari');
const RESIGNS: ListedOptions = { replies: [], otherwise: { kind: 'resign' } };

/** A tournament of stubs: what was played, and the engines in the order in which they opened. */
async function hold(
  a: ListedOptions,
  b: ListedOptions,
  options: Partial<TournamentOptions> = {},
): Promise<{ games: TournamentGame[]; engines: Record<'a' | 'b', ListedEngine[]> }> {
  const engines: Record<'a' | 'b', ListedEngine[]> = { a: [], b: [] };
  const contestant = (side: 'a' | 'b', stub: ListedOptions) => ({
    limits: { nodes: side === 'a' ? 1 : 2 },
    open: async () => {
      const engine = new ListedEngine({ name: side, ...stub });
      engines[side].push(engine);
      return engine;
    },
  });
  const games: TournamentGame[] = [];
  const all = {
    variant: YARI,
    games: 4,
    openingPlies: 4,
    seed: 1,
    a: contestant('a', a),
    b: contestant('b', b),
    ...options,
  };
  for await (const game of playTournament(all)) games.push(game);
  return { games, engines };
}

function openingOf({ record }: TournamentGame, plies: number): string {
  return mainLine(record)
    .slice(0, plies)
    .map(({ move }) => move)
    .join(' ');
}

describe('games', () => {
  test('swap colours, and two of them have the same opening', async () => {
    const { games, engines } = await hold(RESIGNS, RESIGNS, { games: 5 });
    expect(games.map(({ number, aColor }) => [number, aColor])).toEqual([
      [1, 'black'],
      [2, 'white'],
      [3, 'black'],
      [4, 'white'],
      [5, 'black'],
    ]);
    expect(games.map(({ record }) => tagValue(record, 'Black'))).toEqual(['a', 'b', 'a', 'b', 'a']);
    expect(games.map(({ record }) => mainLine(record).length)).toEqual([4, 4, 4, 4, 4]);
    const openings = games.map((game) => openingOf(game, 4));
    expect([openings[1], openings[3]]).toEqual([openings[0], openings[2]]);
    expect(new Set(openings).size).toBe(3);
    // Black is to move after four plies, and resigns.
    expect([itemAt(engines.a, 0).asked.length, itemAt(engines.b, 0).asked.length]).toEqual([3, 2]);
    expect(itemAt(engines.b, 0).asked.map(({ limits }) => limits.nodes)).toEqual([2, 2]);
  });

  longTest('are the same for the same seed, and others for another', async () => {
    const play = async (seed: number) => {
      const { games } = await hold({ seed: 3 }, { seed: 4 }, { seed, games: 2 });
      return games.map(({ record }) => formatPsn(record)).join('\n');
    };
    const first = await play(1);
    expect(await play(1)).toBe(first);
    expect(await play(2)).not.toBe(first);
  });
});

describe('engines', () => {
  test('are opened once, and closed at the end', async () => {
    const { engines } = await hold(RESIGNS, RESIGNS);
    expect([engines.a.length, engines.b.length]).toEqual([1, 1]);
    expect([itemAt(engines.a, 0).closes, itemAt(engines.b, 0).closes]).toEqual([1, 1]);
  });

  test('that fail lose, and are opened anew', async () => {
    const fails = { otherwise: new EngineError('ended') };
    const { games, engines } = await hold(fails, RESIGNS, { openingPlies: 0 });
    // As White a is never asked, since b resigns at once.
    expect(games.map(({ record }) => record.score)).toEqual(['0-1', '0-1', '0-1', '0-1']);
    expect(games.map(({ failure }) => failure?.color)).toEqual([
      'black',
      undefined,
      'black',
      undefined,
    ]);
    expect([engines.a.length, engines.b.length]).toEqual([3, 1]);
    expect(engines.a.map(({ closes }) => closes)).toEqual([1, 1, 1]);
  });

  test('that cannot be opened end it, and the others are closed', async () => {
    const other = new ListedEngine();
    const played = hold(RESIGNS, RESIGNS, {
      a: { limits: {}, open: async () => other },
      b: {
        limits: {},
        open: async () => {
          throw new EngineError('not-started');
        },
      },
    });
    await expect(played).rejects.toThrow(EngineError);
    expect(other.closes).toBe(1);
  });

  test('are closed where nobody wants more games', async () => {
    const engine = new ListedEngine(RESIGNS);
    const contestant = { limits: {}, open: async () => engine };
    const options = { variant: YARI, games: 9, openingPlies: 0, seed: 1 };
    for await (const _ of playTournament({ ...options, a: contestant, b: contestant })) break;
    expect(engine.closes).toBe(2);
  });
});

describe('a random opening', () => {
  sharedTest.each(VARIANTS_OF_RUN)('of $id leaves the game going on', (variant) => {
    const random = seededNumbers(7);
    for (const plies of [0, 1, 4, 30]) {
      const moves = randomOpening(variant, startPosition(variant), plies, random);
      expect(moves).toHaveLength(plies);
      const game = openGame(variant, startPosition(variant).placement);
      for (const move of moves) game.play(move);
      expect(game.status().kind).toBe('playing');
    }
  });

  test('avoids a move that mates', () => {
    const shogi = variantOf('shogi');
    const start = readSfen(shogi, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
    const random = seededNumbers(1);
    for (let tries = 0; tries < 200; tries++) {
      const game = openGame(shogi, start.placement);
      for (const move of randomOpening(shogi, start, 1, random)) game.play(move);
      expect(game.status().kind).toBe('playing');
    }
  });

  test('that cannot be is not looked for without end', () => {
    const shogi = variantOf('shogi');
    const mated = readSfen(shogi, '4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1');
    expect(() => randomOpening(shogi, mated, 2, seededNumbers(1))).toThrow(RangeError);
  });
});

test('seeded numbers are from 0 to below 1, spread, and differ by seed', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seededNumbers(seed));
  const numbers = draw(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  expect(draw(1)).toEqual(numbers);
  expect(draw(2)[0]).not.toBe(numbers[0]);
});

test.each<[score: Score, color: Color, wins: number, draws: number, losses: number]>([
  ['1-0', 'black', 1, 0, 0],
  ['1-0', 'white', 0, 0, 1],
  ['0-1', 'black', 0, 0, 1],
  ['0-1', 'white', 1, 0, 0],
  ['1/2-1/2', 'black', 0, 1, 0],
  ['1/2-1/2', 'white', 0, 1, 0],
  ['*', 'black', 0, 0, 0],
])('%s as %s', (score, color, wins, draws, losses) => {
  expect(addScore(NO_GAMES, score, color)).toEqual({ wins, draws, losses });
});

describe('the share of points', () => {
  test.each<
    [wins: number, draws: number, losses: number, value: number, low: number, high: number]
  >([
    [5, 0, 5, 0.5, 0.2366, 0.7634],
    [0, 0, 10, 0, 0, 0.2775],
    [10, 0, 0, 1, 0.7225, 1],
    [65, 0, 35, 0.65, 0.5525, 0.7364],
    [4, 2, 4, 0.5, 0.2366, 0.7634],
    [1, 0, 1, 0.5, 0.0945, 0.9055],
    [0, 2, 0, 0.5, 0.0945, 0.9055],
  ])('of %i wins, %i draws and %i losses', (wins, draws, losses, value, low, high) => {
    const rate = winRate({ wins, draws, losses });
    expect(rate?.value).toBeCloseTo(value, 4);
    expect(rate?.low).toBeCloseTo(low, 4);
    expect(rate?.high).toBeCloseTo(high, 4);
  });

  test('of no games is not known', () => {
    expect(winRate(NO_GAMES)).toBeUndefined();
  });
});

describe('the difference of Elo ratings', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.85],
    [0.25, -190.85],
    [0.64, 99.95],
    [0, Number.NEGATIVE_INFINITY],
    [1, Number.POSITIVE_INFINITY],
  ])('of a share of %d is %d', (share, elo) => {
    const { value, low, high } = eloDifference({ value: share, low: share, high: share });
    if (Number.isFinite(elo)) expect(value).toBeCloseTo(elo, 1);
    else expect(value).toBe(elo);
    expect([low, high]).toEqual([value, value]);
  });
});

test.each([
  [{ wins: 0, draws: 0, losses: 5 }, 'low', 0, Number.NEGATIVE_INFINITY],
  [{ wins: 5, draws: 0, losses: 0 }, 'high', 1, Number.POSITIVE_INFINITY],
] as const)('%j: the interval ends where the value is', (tally, end, share, elo) => {
  const rate = winRate(tally);
  if (!rate) throw new RangeError('there are games');
  expect([rate[end], eloDifference(rate)[end]]).toEqual([share, elo]);
});

test('an interval holds its value, is narrower with more games, and mirrored for the other', () => {
  const games = fc
    .record({ wins: fc.nat(200), draws: fc.nat(200), losses: fc.nat(200) })
    .filter(({ wins, draws, losses }) => wins + draws + losses > 0);
  fc.assert(
    fc.property(games, ({ wins, draws, losses }: Tally) => {
      const rate = winRate({ wins, draws, losses });
      const other = winRate({ wins: losses, draws, losses: wins });
      const twice = winRate({ wins: 2 * wins, draws: 2 * draws, losses: 2 * losses });
      if (!rate || !other || !twice) throw new RangeError('there are games');
      const elo = eloDifference(rate);
      for (const { value, low, high } of [rate, elo]) {
        expect(low).toBeLessThanOrEqual(value + 1e-9);
        expect(high).toBeGreaterThanOrEqual(value - 1e-9);
      }
      expect(twice.high - twice.low).toBeLessThan(rate.high - rate.low);
      expect(other.low).toBeCloseTo(1 - rate.high, 9);
      expect(Math.min(rate.low, 1 - rate.high)).toBeGreaterThanOrEqual(0);
    }),
  );
});
