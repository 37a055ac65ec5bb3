import { describe, expect, test } from 'vitest';
import { compileBetza, DIRECTIONS, RAYS } from '../../source/core/betza.ts';
import { rulesOf } from '../../source/core/rules.ts';
import { yari } from '../../source/core/variants/yari.ts';

/** Directions as a player of Black sees them: files to the left, ranks forward. */
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
};

function namesOf(mask: number): string {
  const names = Object.entries(NAMES).filter(([, [left, forward]]) => {
    const direction = DIRECTIONS.indexOf(left - 16 * forward);
    return (mask & (1 << direction)) !== 0;
  });
  return names.map(([name]) => name).join(' ');
}

describe('Betza notation', () => {
  test.each([
    ['K', 'f b l r fl fr bl br', ''],
    ['W', 'f b l r', ''],
    ['F', 'fl fr bl br', ''],
    ['R', '', 'f b l r'],
    ['B', '', 'fl fr bl br'],
    ['WfF', 'f b l r fl fr', ''],
    ['FfW', 'f fl fr bl br', ''],
    ['fW', 'f', ''],
    ['fR', '', 'f'],
    ['ffN', 'ffl ffr', ''],
    ['N', 'ffl ffr bbl bbr llf llb rrf rrb', ''],
    ['RF', 'fl fr bl br', 'f b l r'],
    ['BW', 'f b l r', 'fl fr bl br'],
    ['frlR', '', 'f l r'],
    ['fsR', '', 'f l r'],
    ['fFfR', 'fl fr', 'f'],
    ['fRffN', 'ffl ffr', 'f'],
    ['WfFbR', 'f l r fl fr', 'b'],
    ['fKbR', 'f fl fr', 'b'],
    ['lB', '', 'fl bl'],
    ['BNW', 'f b l r ffl ffr bbl bbr llf llb rrf rrb', 'fl fr bl br'],
  ])('%s steps to "%s" and slides to "%s"', (betza, steps, slides) => {
    const movement = compileBetza(betza);
    expect([namesOf(movement.steps), namesOf(movement.slides)]).toEqual([steps, slides]);
  });

  test.each(['X', 'Q', 'W2', 'W f', 'xR', 'fN', 'lN', 'fffN', 'Wf', 'ß'])('refuses %j', (betza) => {
    expect(() => compileBetza(betza)).toThrow(RangeError);
  });

  test('the opposite of a direction is its neighbour in the list', () => {
    for (const [index, direction] of DIRECTIONS.entries()) {
      expect(DIRECTIONS[index ^ 1]).toBe(-direction);
    }
    expect(RAYS).toBe(8);
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
