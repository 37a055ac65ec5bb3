import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { LABEL_STYLES, labelWidth } from '../../source/notation/labels.ts';
import { chooseLayout } from '../../source/ui/layout.ts';
import { variantOf } from '../helpers/variant-of.ts';

const SIZES: [number, number][] = [];
for (let columns = 60; columns <= 130; columns += 5) {
  for (let rows = 20; rows <= 42; rows++) SIZES.push([columns, rows]);
}

describe.each(VARIANTS.flatMap((variant) => LABEL_STYLES.map((labels) => ({ variant, labels }))))(
  '$variant.id with $labels',
  ({ variant, labels }) => {
    test('fits every window from 60x20 up, with one row free', () => {
      for (const [columns, rows] of SIZES) {
        const layout = chooseLayout(variant, labels, columns, rows);
        expect(layout, `${columns}x${rows}`).toBeDefined();
        if (layout === undefined) continue;
        const { boardColumns, boardRows, panelColumns, statusRows, cell } = layout;
        expect(boardColumns + panelColumns).toBeLessThan(columns);
        expect(1 + boardRows + statusRows + 1).toBeLessThanOrEqual(rows - 1);
        expect(statusRows).toBeGreaterThanOrEqual(1);
        expect(cell).toBeGreaterThan(labelWidth(variant, layout.labels));
      }
    });

    test.each([
      [59, 20],
      [60, 19],
      [1, 1],
      [300, 19],
      [59, 100],
    ])('has no room in %ix%i', (columns, rows) => {
      expect(chooseLayout(variant, labels, columns, rows)).toBeUndefined();
    });

    test('draws lines in 120x40', () => {
      expect(chooseLayout(variant, labels, 120, 40)).toMatchObject({ lines: true });
    });
  },
);

test.each([
  ['shogi', 'kanji', 80, 24, 'kanji', true, 4, false],
  ['shogi', 'kanji2', 80, 24, 'kanji2', true, 5, false],
  ['shogi', 'romaji', 80, 24, 'romaji', true, 5, false],
  ['shogi', 'letters', 80, 24, 'letters', true, 4, false],
  ['shogi', 'kanji', 80, 23, 'kanji', false, 3, false],
  ['shogi', 'kanji', 60, 20, 'kanji', false, 3, false],
  ['shogi', 'kanji2', 60, 20, 'kanji', false, 3, true],
  ['shogi', 'romaji', 60, 20, 'letters', false, 3, true],
  ['yari', 'kanji', 80, 24, 'kanji2', true, 5, false],
  ['yari', 'kanji', 60, 20, 'kanji2', false, 5, false],
  ['yari', 'kanji2', 60, 20, 'kanji2', false, 5, false],
  ['yari', 'romaji', 60, 20, 'romaji', false, 5, false],
  ['yari', 'letters', 60, 20, 'letters', false, 4, false],
  ['ogi', 'kanji', 80, 24, 'kanji', true, 4, false],
  ['ogi', 'kanji2', 60, 20, 'kanji', false, 3, true],
  ['ogi', 'romaji', 80, 24, 'romaji', true, 5, false],
  ['ogi', 'romaji', 66, 20, 'romaji', false, 5, false],
] as const)(
  '%s with %s in %ix%i: %s, lines %s, cells of %i, fell back %s',
  (id, wished, columns, rows, labels, lines, cell, fellBack) => {
    const layout = chooseLayout(variantOf(id), wished, columns, rows);
    expect(layout).toMatchObject({ labels, lines, cell, fellBack });
  },
);
