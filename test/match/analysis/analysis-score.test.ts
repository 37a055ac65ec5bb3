import { describe, expect, test } from 'vitest';
import {
  type Evaluation,
  evaluationOf,
  type GameScore,
  judgeMove,
  winningChance,
} from '../../../source/match/analysis/analysis-score.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import type { Move } from '../../../source/rules/core/move.ts';

const BEST = 1 as Move;
const PLAYED = 2 as Move;

function pawns(value: number): GameScore {
  return { kind: 'value', centipawns: 100 * value };
}

function mate(winner: Color, plies: number): GameScore {
  return { kind: 'mate', winner, plies };
}

function known(score: GameScore): Evaluation {
  return { score, depth: 1, nodes: 1, timeMs: 1, line: [BEST] };
}

test.each([
  ['black', { kind: 'value', centipawns: 135 }, pawns(1.35)],
  ['white', { kind: 'value', centipawns: 135 }, pawns(-1.35)],
  ['white', { kind: 'value', centipawns: 0 }, pawns(0)],
  ['black', { kind: 'mate', plies: 5 }, mate('black', 5)],
  ['black', { kind: 'mate', plies: -4 }, mate('white', 4)],
  ['white', { kind: 'mate', plies: 3 }, mate('white', 3)],
  ['white', { kind: 'mate', plies: -2 }, mate('black', 2)],
] as const)('to %s %j is %j for Black', (turn, score, expected) => {
  const report = { depth: 3, nodes: 10, timeMs: 2, score, line: [BEST] };
  expect(evaluationOf(report, turn)).toStrictEqual({ ...report, score: expected });
});

test('the chance to win grows with the score, and is even at 0', () => {
  const scores = [mate('white', 3), pawns(-9), pawns(-1), pawns(0), pawns(1), pawns(9)];
  const chances = [...scores, mate('black', 7)].map(winningChance);
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect(new Set(chances).size).toBe(chances.length);
  expect([chances[0], chances[3], chances[6]]).toEqual([0, 0.5, 1]);
  expect(winningChance({ kind: 'over', winner: undefined })).toBe(0.5);
  expect(winningChance({ kind: 'over', winner: 'white' })).toBe(0);
});

describe('a move is judged by the chance that it gave away', () => {
  test.each<[name: string, color: Color, before: GameScore, after: GameScore, mark?: '?' | '??']>([
    ['nothing lost', 'black', pawns(0.3), pawns(0.3)],
    ['a pawn and a half of an even game', 'black', pawns(0), pawns(-1.5)],
    ['three pawns of an even game', 'black', pawns(0), pawns(-3), '?'],
    ['a rook of an even game', 'black', pawns(0.5), pawns(-8), '??'],
    ['the same of White', 'white', pawns(-0.5), pawns(8), '??'],
    ['what helps White, played by White', 'white', pawns(0), pawns(-8)],
    ['eight pawns in a won game', 'black', pawns(40), pawns(32)],
    ['eight pawns in a lost game', 'black', pawns(-20), pawns(-28)],
    ['into a mate from an even game', 'black', pawns(0), mate('white', 4), '??'],
    ['into a mate from a lost game', 'black', pawns(-25), mate('white', 4)],
    ['a plain mate missed in a won game', 'black', mate('black', 3), pawns(30), '?'],
    ['a long mate missed in a won game', 'black', mate('black', 13), pawns(30)],
    ['a mate missed and all lost', 'white', mate('white', 13), pawns(1), '??'],
    ['a slower mate', 'black', mate('black', 3), mate('black', 5)],
    ['stalemated instead of mating', 'black', mate('black', 3), { kind: 'over', winner: 'black' }],
    ['a win repeated into a draw', 'black', pawns(15), { kind: 'over', winner: undefined }, '??'],
  ])('%s', (_, color, before, after, mark) => {
    expect(judgeMove(PLAYED, color, known(before), known(after))).toBe(mark);
  });

  test('the move that was thought best is no mistake, whatever was found out later', () => {
    expect(judgeMove(BEST, 'black', known(pawns(0)), known(pawns(-8)))).toBeUndefined();
  });
});
