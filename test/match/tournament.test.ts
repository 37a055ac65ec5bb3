import { describe, expect } from 'vitest';
import { EngineError } from '../../source/engine/engine.ts';
import {
  playTournament,
  randomOpening,
  seededNumbers,
  type TournamentGame,
  type TournamentOptions,
} from '../../source/match/tournament.ts';
import { formatPsn } from '../../source/records/formats/psn/psn-write.ts';
import { mainLine, tagValue } from '../../source/records/tree/record.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { longTest, sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { ListedEngine, type ListedOptions } from './listed-engine.ts';

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
    expect(games.map(({ record }) => tagValue(record, 'Round'))).toEqual(['1', '2', '3', '4', '5']);
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

  test('have the tags that are given', async () => {
    const tags = [{ name: 'Event', value: 'Match' }];
    const { games } = await hold(RESIGNS, RESIGNS, { games: 1, tags });
    expect(tagValue(itemAt(games, 0).record, 'Event')).toBe('Match');
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

test('a tournament that is left ends with the game that is left', async () => {
  const leave = new AbortController();
  let asked = 0;
  const onSearch = () => {
    asked++;
    if (asked === 3) leave.abort();
  };
  const { games, engines } = await hold(
    { ...RESIGNS, onSearch },
    { ...RESIGNS, onSearch },
    {
      signal: leave.signal,
    },
  );
  expect(games.map(({ record }) => record.score)).toEqual(['0-1', '0-1', '*']);
  expect([itemAt(engines.a, 0).closes, itemAt(engines.b, 0).closes]).toEqual([1, 1]);
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
