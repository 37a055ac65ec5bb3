import { describe, expect, test } from 'vitest';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type EngineGame,
  positionOf,
} from '../../../source/engine/engine.ts';
import { Search } from '../../../source/engine/search/search.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { type Entrant, type PlayedPair, playPairs } from '../../../tools/trial/play-pairs.ts';
import { gamesOf, seededNumbers } from '../../bench/engine/games.ts';

const [variant] = VARIANTS;
const LIMITS = { nodes: 10 };

type Answer = (game: EngineGame) => EngineAnswer;

/** Plays any move. */
function anyMove(): Answer {
  const random = seededNumbers(3);
  return (game) => {
    const moves = legalMoves(positionOf(game));
    return { kind: 'move', move: itemAt(moves, Math.floor(random() * moves.length)) };
  };
}

/** Plays so well that it beats `anyMove`. */
function goodMove(): Answer {
  const search = new Search(1);
  return (game) => ({ kind: 'move', move: itemAt(search.run(game, { nodes: 500 }).line, 0) });
}

/** Notes the games that it is asked about, and how often it was closed. */
class StubEntrant implements Entrant {
  readonly name: string;
  readonly asked: EngineGame[] = [];
  opened = 0;
  closed = 0;
  readonly #answer: Answer;

  constructor(name: string, answer: Answer) {
    this.name = name;
    this.#answer = answer;
  }

  async open(): Promise<Engine> {
    this.opened++;
    return {
      name: this.name,
      search: async (game) => {
        this.asked.push(game);
        return this.#answer(game);
      },
      stop() {},
      close: () => {
        this.closed++;
      },
    };
  }

  /** The number of moves before its first answer in each game. */
  get firstPlies(): number[] {
    return this.asked
      .filter(({ moves }, index) => moves.length <= (this.asked[index - 1]?.moves.length ?? 99_999))
      .map(({ moves }) => moves.length);
  }
}

interface Wishes {
  readonly a?: Answer;
  readonly b?: Answer;
  readonly pairs?: number;
  readonly processes?: number;
  readonly stopsAfter?: number;
  readonly signal?: AbortSignal;
}

async function play({ a = anyMove(), b = anyMove(), ...wishes }: Wishes) {
  const { pairs = 4, processes = 1, stopsAfter = pairs, signal } = wishes;
  const entrants = { a: new StubEntrant('a one', a), b: new StubEntrant('b two', b) };
  const played: PlayedPair[] = [];
  const ended = await playPairs({
    variant,
    ...entrants,
    limits: LIMITS,
    pairs,
    processes,
    seed: 5,
    onPair: (pair) => played.push(pair) >= stopsAfter,
    ...(signal && { signal }),
  }).then(
    () => undefined,
    (error: Error) => error,
  );
  return { ...entrants, played, ended };
}

describe('pairs of games', () => {
  test('have two games each, in which both colours are played', async () => {
    const { a, b, played, ended } = await play({});
    expect(ended).toBeUndefined();
    expect(played.map(({ tally }) => gamesOf(tally))).toEqual([2, 2, 2, 2]);
    for (const { plies } of played) expect(plies).toBeGreaterThan(8);
    // From one opening, the one who begins in the first game comes second in the other.
    const firsts = a.firstPlies.map((ply, index) => [ply, b.firstPlies[index] ?? 0] as const);
    expect(firsts).toHaveLength(8);
    for (let index = 0; index < firsts.length; index += 2) {
      const [[aFirst, bFirst] = [0, 0], other] = firsts.slice(index, index + 2);
      expect(Math.abs(aFirst - bFirst)).toBe(1);
      expect(other).toEqual([bFirst, aFirst]);
      expect(Math.min(aFirst, bFirst)).toBeGreaterThanOrEqual(4);
      expect(Math.min(aFirst, bFirst)).toBeLessThanOrEqual(8);
    }
  });

  test.each([
    ['first', { a: goodMove() }, { wins: 4, draws: 0, losses: 0 }],
    ['second', { b: goodMove() }, { wins: 0, draws: 0, losses: 4 }],
  ])('are won with both colours by the %s if it is stronger', async (_, who, expected) => {
    const { played } = await play({ ...who, pairs: 2 });
    const sum = { wins: 0, draws: 0, losses: 0 };
    for (const { tally } of played) {
      sum.wins += tally.wins;
      sum.draws += tally.draws;
      sum.losses += tally.losses;
    }
    expect(sum).toEqual(expected);
  });

  test('begin with openings that differ', async () => {
    const { a, b } = await play({ pairs: 6 });
    const openings = [...a.asked, ...b.asked].map(({ moves }) => moves.slice(0, 4).join(' '));
    expect(new Set(openings).size).toBe(6);
  });

  test('end when enough is known', async () => {
    const { a, b, played } = await play({ pairs: 50, processes: 2, stopsAfter: 3 });
    expect(played).toHaveLength(3);
    for (const entrant of [a, b]) expect(entrant).toMatchObject({ opened: 2, closed: 2 });
  });

  test('end when they are broken off', async () => {
    const controller = new AbortController();
    const answer = anyMove();
    let asked = 0;
    const { a, b, played, ended } = await play({
      a: (game) => {
        if (++asked === 3) controller.abort();
        return answer(game);
      },
      signal: controller.signal,
    });
    expect({ played, ended }).toEqual({ played: [], ended: undefined });
    expect([a.closed, b.closed]).toEqual([1, 1]);
  });

  test.each<[string, Answer, string]>([
    [
      'fails',
      () => {
        throw new EngineError('ended', 'status 1');
      },
      'ended: status 1',
    ],
    ['answers with an illegal move', () => ({ kind: 'move', move: 0 as never }), 'illegal-move'],
    ['gives up', () => ({ kind: 'resign' }), 'gave up'],
    ['declares a win that is none', () => ({ kind: 'declare-win' }), 'declared a win'],
  ])('end with an error when a build %s', async (_, b, words) => {
    const { a, b: loser, ended } = await play({ b, processes: 2 });
    expect(ended?.message).toContain('b two: ');
    expect(ended?.message).toContain(words);
    expect(ended?.message).toMatch(
      /\nposition (?:sfen .*|startpos) moves( \S+){4,10}\ngo nodes 10$/,
    );
    expect(ended?.message).toContain(`USI_Variant value ${variant.id}`);
    for (const entrant of [a, loser]) expect(entrant.closed).toBe(entrant.opened);
  });
});
