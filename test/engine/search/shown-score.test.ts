import { describe, expect, test } from 'vitest';
import { logOdds, shownScore } from '../../../source/engine/search/shown-score.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { scaleOf, VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { HARDER } from '../../helpers/made-up.ts';
import { moveOf } from '../../helpers/play.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** Without a drawn line, which is 0 and as good for both. */
const SCORES = [-20_000, -3000, -900, -100, -10, 10, 100, 900, 3000, 20_000];
const LATE = Number.POSITIVE_INFINITY;

describe.each(VARIANTS)('the scale of $id', (variant) => {
  const scale = scaleOf(variant);
  if (scale === undefined) throw new RangeError('no scale');
  const odds = (ply: number) => SCORES.map((score) => logOdds(scale, score, ply));

  test.each([0, 7, LATE])('grows with the score after %i plies', (ply) => {
    const told = odds(ply);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(new Set(told).size).toBe(SCORES.length);
  });

  test('is later in the game the same for both sides, less what a search likes the side to move too well', () => {
    for (const score of SCORES) {
      expect(logOdds(scale, score, LATE) + logOdds(scale, -score, LATE)).toBeCloseTo(-0.07, 9);
    }
    expect(logOdds(scale, 0, LATE)).toBe(0);
  });

  test('is even at the start, and hardly less so for the other side a ply later', () => {
    expect(logOdds(scale, scale.start, 0)).toBe(0);
    expect(Math.abs(logOdds(scale, -scale.start, 1))).toBeLessThan(0.05);
    for (const swing of [-50, 50]) {
      expect(Math.abs(logOdds(scale, scale.start + swing, 0))).toBeLessThan(0.08);
    }
  });
});

/** What our games with ourselves came to: scores after 15,000 nodes, at about such a ply. */
describe('the chance told is about the share won', () => {
  test.each([
    ['dobutsu', -765, 27, 0.04],
    ['dobutsu', -353, 28, 0.13],
    ['dobutsu', -101, 28, 0.35],
    ['dobutsu', 101, 27, 0.63],
    ['dobutsu', 358, 27, 0.81],
    ['dobutsu', 757, 28, 0.96],
    ['gorogoro', -710, 15, 0.11],
    ['gorogoro', -315, 13, 0.3],
    ['gorogoro', 124, 12, 0.57],
    ['gorogoro', 354, 37, 0.74],
    ['gorogoro', 794, 39, 0.87],
    ['gorogoro', 1603, 41, 0.98],
  ])('in %s at %i after %i plies', (id, score, ply, won) => {
    const scale = scaleOf(variantOf(id));
    if (scale === undefined) throw new RangeError('no scale');
    const told = 1 / (1 + Math.exp(-logOdds(scale, score, ply)));
    expect(Math.abs(told - won)).toBeLessThan(0.14);
  });
});

const VALUE = { kind: 'value', centipawns: 700 } as const;

test('a mate is told as it is found', () => {
  const start = { variant: shogi, start: startPosition(shogi), moves: [] };
  expect(shownScore(start, { kind: 'mate', plies: -4 })).toEqual({ kind: 'mate', plies: -4 });
});

test('a game without a scale has the scores of the search', () => {
  for (const variant of HARDER) {
    const game = { variant, start: startPosition(variant), moves: [] };
    expect(shownScore(game, VALUE)).toEqual(VALUE);
  }
});

test('what is special about the start of an even game is so in no other', () => {
  const late = Math.round(600 * logOdds(scaleOfShogi(), 700, LATE));
  const said = (sfen: string, usi: readonly string[]) => {
    const moves = usi.map((text) => moveOf(shogi, text));
    return shownScore({ variant: shogi, start: readSfen(shogi, sfen), moves }, VALUE);
  };
  const lateScore = { kind: 'value', centipawns: late };
  expect(said(shogi.start, [])).not.toEqual(lateScore);
  for (const { sfen } of shogi.handicaps) expect(said(sfen, [])).toEqual(lateScore);
});

function scaleOfShogi() {
  const scale = scaleOf(shogi);
  if (scale === undefined) throw new RangeError('no scale');
  return scale;
}
