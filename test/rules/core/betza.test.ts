import { describe, expect, test } from 'vitest';
import {
  compileBetza,
  DIRECTIONS,
  type Movement,
  parseBetza,
  RAYS,
  UNLIMITED,
  vectorOf,
} from '../../../source/rules/core/betza.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';

/** Directions as a player of Black sees them: the long side of a knight's leap stands twice. */
const NAMES: Readonly<Record<string, readonly [left: number, forward: number]>> = {
  f: [0, 1],
  b: [0, -1],
  l: [1, 0],
  r: [-1, 0],
  fl: [1, 1],
  fr: [-1, 1],
  bl: [1, -1],
  br: [-1, -1],
  ffl: [1, 2],
  ffr: [-1, 2],
  bbl: [1, -2],
  bbr: [-1, -2],
  llf: [2, 1],
  llb: [2, -1],
  rrf: [-2, 1],
  rrb: [-2, -1],
  ff: [0, 2],
  bb: [0, -2],
  ll: [2, 0],
  rr: [-2, 0],
  ffll: [2, 2],
  ffrr: [-2, 2],
  bbll: [2, -2],
  bbrr: [-2, -2],
};

const indexOf = ([left, forward]: readonly [number, number]) =>
  DIRECTIONS.indexOf(left - 16 * forward);

/** `fl fr`, and behind a range that has an end its number: `f3`. */
function namesOf({ ranges }: Movement, mask: number): string {
  const names: string[] = [];
  for (const [name, vector] of Object.entries(NAMES)) {
    const direction = indexOf(vector);
    if ((mask & (1 << direction)) === 0) continue;
    const isLimited = itemAt(ranges, direction) > 1 && itemAt(ranges, direction) < UNLIMITED;
    names.push(isLimited ? `${name}${ranges[direction]}` : name);
  }
  return names.join(' ');
}

const ORTHOGONALS = 'f b l r';
const DIAGONALS = 'fl fr bl br';
const KNIGHT = 'ffl ffr bbl bbr llf llb rrf rrb';

describe('Betza notation', () => {
  test.each([
    ['atoms', 'W', ORTHOGONALS, ''],
    ['atoms', 'F', DIAGONALS, ''],
    ['atoms', 'K', `${ORTHOGONALS} ${DIAGONALS}`, ''],
    ['atoms', 'N', KNIGHT, ''],
    ['atoms', 'D', 'ff bb ll rr', ''],
    ['atoms', 'A', 'ffll ffrr bbll bbrr', ''],
    ['atoms', 'R', '', ORTHOGONALS],
    ['atoms', 'B', '', DIAGONALS],
    ['atoms', 'Q', '', `${ORTHOGONALS} ${DIAGONALS}`],
    ['parts add up', 'WfF', 'f b l r fl fr', ''],
    ['parts add up', 'FfW', 'f fl fr bl br', ''],
    ['parts add up', 'RF', DIAGONALS, ORTHOGONALS],
    ['parts add up', 'BW', ORTHOGONALS, DIAGONALS],
    ['parts add up', 'fFfR', 'fl fr', 'f'],
    ['parts add up', 'fRffN', 'ffl ffr', 'f'],
    ['parts add up', 'WfFbR', 'f l r fl fr', 'b'],
    ['parts add up', 'fKbR', 'f fl fr', 'b'],
    ['parts add up', 'BNW', `${ORTHOGONALS} ${KNIGHT}`, DIAGONALS],
    ['parts add up', 'fDbF', 'bl br ff', ''],
    ['a slide holds a step', 'RW', '', ORTHOGONALS],
    ['straight on', 'fW', 'f', ''],
    ['straight on', 'fR', '', 'f'],
    ['straight on', 'frlR', '', 'f l r'],
    ['straight on', 'fsR', '', 'f l r'],
    ['straight on', 'vR', '', 'f b'],
    ['straight on', 'sW', 'l r', ''],
    ['straight on', 'lrbW', 'b l r', ''],
    ['straight on', 'frW', 'f r', ''],
    ['straight on', 'fbD', 'ff bb', ''],
    ['straight on', 'rD', 'rr', ''],
    ['on diagonals', 'fF', 'fl fr', ''],
    ['on diagonals', 'lB', '', 'fl bl'],
    ['on diagonals', 'sF', DIAGONALS, ''],
    ['on diagonals', 'vF', DIAGONALS, ''],
    ['on diagonals, both true', 'brB', '', 'br'],
    ['on diagonals, both true', 'rbB', '', 'br'],
    ['on diagonals, both true', 'flF', 'fl', ''],
    ['on diagonals, both true', 'lfF', 'fl', ''],
    ['on diagonals, both true', 'frblA', 'ffrr bbll', ''],
    ['on diagonals, both true', 'fsF', 'fl fr', ''],
    ['on diagonals, both true', 'rvF', 'fr br', ''],
    ['on diagonals, both true', 'frlB', '', 'fl fr bl'],
    ['left quail', 'fRbrBblF', 'bl', 'f br'],
    ['knight', 'ffN', 'ffl ffr', ''],
    ['knight', 'fN', 'ffl ffr', ''],
    ['knight', 'bbN', 'bbl bbr', ''],
    ['knight', 'fbN', 'ffl ffr bbl bbr', ''],
    ['knight', 'vN', 'ffl ffr bbl bbr', ''],
    ['knight', 'sN', 'llf llb rrf rrb', ''],
    ['knight', 'lN', 'llf llb', ''],
    ['knight', 'fsN', 'llf rrf', ''],
    ['knight', 'bsN', 'llb rrb', ''],
    ['knight', 'rvN', 'ffr bbr', ''],
    ['knight', 'frN', 'rrf', ''],
    ['knight', 'rfN', 'ffr', ''],
    ['knight', 'lbN', 'bbl', ''],
    ['knight', 'ffsN', 'ffl ffr llf llb rrf rrb', ''],
    ['knight', 'ffNfsN', 'ffl ffr llf rrf', ''],
    ['knight, half of it', 'fhN', 'ffl ffr llf rrf', ''],
    ['knight, half of it', 'lhN', 'ffl bbl llf llb', ''],
    ['king', 'fK', 'f fl fr', ''],
    ['king', 'sK', `l r ${DIAGONALS}`, ''],
    ['queen', 'ffQ', '', 'f fl fr'],
    ['riders', 'WW', '', ORTHOGONALS],
    ['riders', 'FF', '', DIAGONALS],
    ['riders', 'KK', '', `${ORTHOGONALS} ${DIAGONALS}`],
    ['riders', 'NN', '', KNIGHT],
    ['riders', 'DD', '', 'ff bb ll rr'],
    ['riders', 'fAA', '', 'ffll ffrr'],
    ['riders', 'NNN', '', KNIGHT],
    ['ranges', 'W3', '', 'f3 b3 l3 r3'],
    ['ranges', 'R4', '', 'f4 b4 l4 r4'],
    ['ranges', 'fR2', '', 'f2'],
    ['ranges', 'B2', '', 'fl2 fr2 bl2 br2'],
    ['ranges', 'Q5', '', 'f5 b5 l5 r5 fl5 fr5 bl5 br5'],
    ['ranges', 'rfN2', '', 'ffr2'],
    ['ranges', 'bD3', '', 'bb3'],
    ['ranges', 'W1', ORTHOGONALS, ''],
    ['ranges', 'R1', ORTHOGONALS, ''],
    ['ranges', 'W0', '', ORTHOGONALS],
    ['ranges', 'F0', '', DIAGONALS],
    ['ranges', 'R0', '', ORTHOGONALS],
    ['ranges longer than a board', 'R8', '', ORTHOGONALS],
    ['ranges longer than a board', 'R9', '', ORTHOGONALS],
    ['the longer of two ranges', 'R2fR', '', 'f b2 l2 r2'],
    ['an eagle', 'fBbRWbB2', 'f l r', 'b fl fr bl2 br2'],
  ])('%s: %s steps to "%s" and slides to "%s"', (_, betza, steps, slides) => {
    const movement = compileBetza(betza);
    expect([namesOf(movement, movement.steps), namesOf(movement, movement.slides)]).toEqual([
      steps,
      slides,
    ]);
  });

  test.each([
    ['nothing', '', 'no-atom', 1],
    ['a prefix alone', 'f', 'no-atom', 2],
    ['a prefix at the end', 'Wf', 'no-atom', 3],
    ['an unknown atom', 'X', 'unknown-letter', 1],
    ['an unknown atom', 'WfFH', 'unknown-letter', 4],
    ['a letter of no alphabet', 'Wß', 'unknown-letter', 2],
    ['a space', 'W f', 'unknown-letter', 2],
    ['captures only', 'cR', 'unknown-letter', 1],
    ['moves only', 'WmF', 'unknown-letter', 2],
    ['a lame leap', 'nN', 'unknown-letter', 1],
    ['a hopper', 'fRpB', 'unknown-letter', 3],
    ['half of nothing', 'hN', 'unknown-letter', 1],
    ['a number first', '2W', 'unknown-letter', 1],
    ['a number behind a doubling', 'WW2', 'unknown-letter', 3],
    ['a range of two digits', 'fR10', 'range', 3],
    ['a slide doubled', 'FRR', 'range', 3],
    ['half of a diagonal', 'WfhF', 'direction', 2],
    ['half of a step', 'fhW', 'direction', 1],
    ['half of a vertical', 'vhN', 'direction', 1],
    ['sideways before forward on a diagonal', 'sfF', 'direction', 1],
    ['sideways before forward on a leap', 'sfN', 'direction', 1],
    ['two letters on a king', 'frK', 'direction', 1],
    ['two letters on a king', 'BfsK', 'direction', 2],
    ['two letters on a queen', 'rblQ', 'direction', 1],
    ['a second, shorter range', 'RW3', 'shorter-range', 2],
    ['a second, shorter range', 'B3FfB2', 'shorter-range', 5],
    ['a second, shorter range', 'QB1', 'shorter-range', 2],
  ])('refuses %s: %s', (_, betza, code, column) => {
    const result = parseBetza(betza);
    expect(result.ok ? 'read' : result.fault).toMatchObject({ code, column });
    expect(() => compileBetza(betza)).toThrow(
      new RangeError(`Betza ${betza}: ${code} at ${column}`),
    );
  });

  test('names the letters that do not go together', () => {
    expect(parseBetza('WfsK')).toEqual({
      ok: false,
      fault: { code: 'direction', column: 2, prefix: 'fs', atom: 'K' },
    });
  });

  test('the opposite of a direction is its neighbour in the list', () => {
    for (const [index, direction] of DIRECTIONS.entries()) {
      expect(DIRECTIONS[index ^ 1]).toBe(-direction);
    }
    expect(RAYS).toBe(8);
  });

  test('a direction leads as far as its name says', () => {
    const vectors = Object.values(NAMES);
    expect(vectors.map((vector) => vectorOf(indexOf(vector)))).toEqual(
      vectors.map(([left, forward]) => ({ left, forward })),
    );
    expect(vectors).toHaveLength(DIRECTIONS.length);
  });
});

describe('the tables of a variant', () => {
  test('are compiled once', () => {
    expect(rulesOf(yari)).toBe(rulesOf(yari));
  });

  test.each([
    ['more than nine files', { files: 10 }],
    ['more than nine ranks', { ranks: 10 }],
    ['more than sixteen pieces', { pieces: Array.from({ length: 17 }, () => yari.pieces[4]) }],
    ['a Betza string with a fault', { pieces: [brokenPiece()] }],
  ])('refuse %s', (_, change) => {
    expect(() => rulesOf({ ...yari, ...change })).toThrow(RangeError);
  });
});

function brokenPiece() {
  const piece = yari.pieces[0];
  return { ...piece, front: { ...piece.front, betza: 'Z' } };
}
