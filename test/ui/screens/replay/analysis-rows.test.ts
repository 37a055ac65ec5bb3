import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { Evaluation } from '../../../../source/match/analysis/analysis-score.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { themeFor } from '../../../../source/ui/app/theme.ts';
import { chooseLayout } from '../../../../source/ui/board/layout.ts';
import type { Row } from '../../../../source/ui/ink/rows.tsx';
import {
  headText,
  placeAnalysis,
  rowsBelow,
  rowsBeside,
  type ShownAnalysis,
} from '../../../../source/ui/screens/replay/analysis-rows.ts';
import { variantOf } from '../../../helpers/variant-of.ts';

const EVALUATION: Evaluation = {
  score: { kind: 'value', centipawns: 135 },
  depth: 12,
  nodes: 350_000,
  timeMs: 1000,
  line: [],
};
const LOOK = { charset: 'box', theme: themeFor('mono', 0) } as const;

function analysed(changes: Partial<ShownAnalysis> = {}): ShownAnalysis {
  return {
    evaluation: EVALUATION,
    progress: { known: 4, size: 4 },
    expected: ['P-7f', 'P-3d', 'P-2f'],
    chances: [0.5, 0.6, 0.9, 0.2],
    mistakes: new Set([3]),
    ply: 2,
    ...changes,
  };
}

const texts = (rows: readonly Row[]) => rows.map((row) => row.map(({ text }) => text).join(''));

describe('the words', () => {
  test.each<[name: string, changes: Partial<ShownAnalysis>, text: string]>([
    ['all that is known', {}, '+1.35  depth 12  350k/s'],
    ['how far the search is', { progress: { known: 1, size: 4 } }, '+1.35  depth 12  1 of 4'],
    ['that nothing is known yet', { evaluation: undefined }, 'evaluating ..'],
  ])('tell %s', (_, changes, text) => {
    expect(headText(ENGLISH, analysed(changes))).toBe(text);
  });
});

describe('below the board', () => {
  test('the words and the expected line have a row, the graph the others', () => {
    const rows = texts(rowsBelow(ENGLISH, analysed(), LOOK, 60, 4));
    expect(rows[0]).toBe(' +1.35  depth 12  350k/s  P-7f P-3d P-2f');
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)?.trimEnd()).toBe('   ^?');
  });

  test.each([10, 20, 60])('no row is wider than a window of %i columns', (columns) => {
    const chances = Array.from({ length: 200 }, () => 0.7);
    const rows = texts(rowsBelow(ENGLISH, analysed({ chances }), LOOK, columns, 6));
    expect(Math.max(...rows.map((row) => stringWidth(row)))).toBeLessThan(columns);
  });

  test('one row holds the words alone', () => {
    expect(rowsBelow(ENGLISH, analysed(), LOOK, 60, 1)).toHaveLength(1);
  });
});

describe('beside the board', () => {
  test('words, expected line and graph stand below an empty row', () => {
    const rows = texts(rowsBeside(ENGLISH, analysed(), LOOK, 20, 20));
    expect(rows.slice(0, 4)).toEqual(['', '+1.35  depth 12  3..', 'P-7f P-3d P-2f', '']);
    expect(rows).toHaveLength(9);
  });

  test('a line with more moves than have room ends with a mark', () => {
    const expected = Array.from({ length: 12 }, () => 'P-7f');
    const rows = texts(rowsBeside(ENGLISH, analysed({ expected }), LOOK, 20, 20));
    expect(rows.slice(2, 4)).toEqual(['P-7f P-7f P-7f P-7f', 'P-7f P-7f P-7f P-7..']);
  });

  test.each([0, 1, 2, 3, 5, 9, 30])('takes no more than %i rows', (space) => {
    expect(rowsBeside(ENGLISH, analysed(), LOOK, 20, space).length).toBeLessThanOrEqual(space);
  });
});

test.each([
  [80, 24, { kind: 'beside' }],
  [60, 20, { kind: 'beside' }],
  [60, 22, { kind: 'below', rows: 4 }],
  [60, 30, { kind: 'below', rows: 6 }],
  [120, 40, { kind: 'beside' }],
  [40, 16, { kind: 'below', rows: 1 }],
])('in %ix%i its place is %j', (columns, rows, place) => {
  const layout = chooseLayout(
    ENGLISH,
    { variant: variantOf('shogi'), labels: 'kanji', hasTiles: false },
    columns,
    rows,
  );
  expect(layout && placeAnalysis(layout)).toEqual(place);
});
