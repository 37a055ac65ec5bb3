import { describe, expect, test } from 'vitest';
import { logOdds, shownScore } from '../../../source/engine/search/shown-score.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { scaleOf, VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { HARDER } from '../../helpers/made-up.ts';
import { moveOf } from '../../helpers/play.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SCORES = [-20_000, -3000, -900, -100, -10, 0, 10, 100, 900, 3000, 20_000];
const LATE = Number.POSITIVE_INFINITY;

describe.each(VARIANTS)('the scale of $id', (variant) => {
  const scale = scaleOf(variant);
  if (scale === undefined) throw new RangeError('no scale');
  const odds = (ply: number, nodes: number) =>
    SCORES.map((score) => logOdds(scale, score, ply, nodes));

  test.each([
    [0, 15_000],
    [0, 10_000_000],
    [7, 60_000],
    [LATE, 60_000],
  ])('grows with the score after %i plies, %i nodes', (ply, nodes) => {
    const told = odds(ply, nodes);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(new Set(told).size).toBe(SCORES.length);
  });

  test('is even at 0 and the same for both sides later in the game, whatever the nodes', () => {
    const told = odds(LATE, 60_000);
    expect(told[SCORES.indexOf(0)]).toBe(0);
    for (const [at, one] of told.entries()) expect(told.at(-1 - at)).toBeCloseTo(-one, 9);
    expect(odds(LATE, 960_000)).toEqual(told);
  });

  test('gives to one side at the start what it takes from the other', () => {
    // The second ply is a bit later, and a bit of it has faded.
    const [first, second] = [0, 1].map((ply) => logOdds(scale, 0, ply, 60_000));
    expect(Math.sign(second ?? 0)).toBe(-Math.sign(first ?? 0));
  });
});

/** What our games with ourselves came to: scores after 15,000 nodes, at about such a ply. */
describe('the chance told is about the share won', () => {
  test.each([
    ['dobutsu', -368, LATE, 0.12],
    ['dobutsu', -96, LATE, 0.12],
    ['dobutsu', 77, LATE, 0.84],
    ['dobutsu', 389, LATE, 0.82],
    ['dobutsu', 757, LATE, 0.95],
    ['gorogoro', -1750, 39, 0.01],
    ['gorogoro', -369, 33, 0.22],
    ['gorogoro', 375, 34, 0.7],
    ['gorogoro', 796, 36, 0.86],
    ['gorogoro', 796, LATE, 0.86],
    ['gorogoro', -783, 187, 0.39],
    ['gorogoro', 831, 159, 0.67],
    ['gorogoro', 1673, 174, 0.87],
  ])('in %s at %i after %i plies', (id, score, ply, won) => {
    const scale = scaleOf(variantOf(id));
    if (scale === undefined) throw new RangeError('no scale');
    const told = 1 / (1 + Math.exp(-logOdds(scale, score, ply, 15_000)));
    expect(Math.abs(told - won)).toBeLessThan(0.16);
  });
});

const VALUE = { kind: 'value', centipawns: 700 } as const;

test('a mate is told as it is found', () => {
  const start = { variant: shogi, start: startPosition(shogi), moves: [] };
  expect(shownScore(start, { kind: 'mate', plies: -4 }, 1)).toEqual({ kind: 'mate', plies: -4 });
});

test('a game without a scale has the scores of the search', () => {
  for (const variant of HARDER) {
    const game = { variant, start: startPosition(variant), moves: [] };
    expect(shownScore(game, VALUE, 60_000)).toEqual(VALUE);
  }
});

test('what is special about the start of an even game is so in no other', () => {
  const late = Math.round(600 * logOdds(scaleOfShogi(), 700, LATE, 60_000));
  const said = (sfen: string, usi: readonly string[]) => {
    const moves = usi.map((text) => moveOf(shogi, text));
    return shownScore({ variant: shogi, start: readSfen(shogi, sfen), moves }, VALUE, 60_000);
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
