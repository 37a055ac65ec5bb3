import { describe, expect, test } from 'vitest';
import {
  addPlayed,
  NOTHING_PLAYED,
  standingLine,
  standingVerdict,
  verdictLine,
} from '../../../tools/trial/standing.ts';

/** A win and a draw. */
const AHEAD = { tally: { wins: 1, draws: 1, losses: 0 }, plies: 180 };
const EVEN = { tally: { wins: 1, draws: 0, losses: 1 }, plies: 220 };

function standingAfter(...played: (typeof AHEAD)[]) {
  return played.reduce(addPlayed, NOTHING_PLAYED);
}

describe('the standing of a trial', () => {
  test('holds games, pairs and plies', () => {
    expect(standingAfter(AHEAD, EVEN, EVEN)).toEqual({
      pairs: [0, 0, 2, 1, 0],
      tally: { wins: 3, draws: 1, losses: 2 },
      plies: 620,
    });
  });

  test('is told in a line', () => {
    const standing = standingAfter(...Array(30).fill(EVEN), ...Array(10).fill(AHEAD));
    expect(standingLine(standing)).toBe(
      '80 games: LLR 1.13 (-2.94 to 2.94), Elo +43.7 (+20.1 to +67.6), 40-10-30, pairs 0 0 30 10 0',
    );
  });

  test.each([
    ['undecided', []],
    ['undecided', [EVEN]],
    ['accepted', Array(110).fill(AHEAD)],
    ['rejected', Array(200).fill({ ...EVEN, tally: { wins: 0, draws: 1, losses: 1 } })],
  ])('is %s in the last line', (verdict, played) => {
    const standing = standingAfter(...played);
    expect(standingVerdict(standing)).toBe(verdict);
    const line = verdictLine(standing, 'all of it', 1.25);
    expect(line).toMatch(new RegExp(`^${verdict}: all of it: ${played.length * 2} games: `));
    expect(line).toMatch(/, 1\.3 min$/);
  });
});
