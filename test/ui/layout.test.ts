import { describe, expect, test } from 'vitest';
import type { Variant } from '../../source/core/variant.ts';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { LABEL_STYLES, labelWidth } from '../../source/notation/labels.ts';
import { type BoardLayout, chooseLayout, previewLayout } from '../../source/ui/layout.ts';
import { variantOf } from '../helpers/variant-of.ts';

const SIZES: [number, number][] = [];
for (const columns of [40, 41, 45, 50, 51, 59, 60, 65, 70, 79, 80, 95, 99, 100, 120, 200]) {
  for (const rows of [16, 17, 19, 20, 21, 23, 24, 25, 30, 33, 35, 36, 40, 60]) {
    SIZES.push([columns, rows]);
  }
}

/** A small board as a new variant might have it. */
const MINISHOGI: Variant = {
  ...variantOf('shogi'),
  id: 'minishogi',
  files: 5,
  ranks: 5,
  start: 'rbsgk/4p/5/P4/KGSBR b - 1',
};

describe.each(
  [...VARIANTS, MINISHOGI].flatMap((variant) =>
    LABEL_STYLES.map((labels) => ({ variant, labels })),
  ),
)('$variant.id with $labels', ({ variant, labels }) => {
  test('fits every window from 40x16 up, with one row free', () => {
    for (const [columns, rows] of SIZES) {
      const size = `${columns}x${rows}`;
      const layout = chooseLayout(variant, labels, columns, rows);
      if (layout === undefined) throw new Error(`no layout in ${size}`);
      const { boardColumns, boardRows, panelColumns, statusRows, cell, cellRows } = layout;
      const inPanel = layout.hands === 'panel';
      expect(boardColumns + (inPanel ? 1 + panelColumns : 1), size).toBeLessThanOrEqual(columns);
      const others = (layout.title ? 1 : 0) + (inPanel ? 0 : 2) + 1;
      expect(boardRows + statusRows + others, size).toBeLessThanOrEqual(rows - 1);
      expect(statusRows, size).toBeGreaterThanOrEqual(1);
      expect(layout.files, size).toBe(variant.files);
      const width = labelWidth(variant, layout.labels);
      const isUpright = cellRows === 2 && layout.labels === 'kanji2';
      expect(cell, size).toBeGreaterThan(isUpright ? 2 : width);
      expect([layout.title, layout.frame], size).toEqual([rows >= 20, rows >= 20]);
      if (columns < 60) expect(['kanji', 'letters'], size).toContain(layout.labels);
      else expect(panelColumns, size).toBeGreaterThanOrEqual(18);
    }
  });

  test.each([
    [39, 16],
    [40, 15],
    [39, 15],
    [1, 1],
    [300, 15],
    [39, 100],
  ])('has no room in %ix%i', (columns, rows) => {
    expect(chooseLayout(variant, labels, columns, rows)).toBeUndefined();
  });

  test('has squares of two rows in 100x36, and lines in 80x24', () => {
    expect(chooseLayout(variant, labels, 100, 36)).toMatchObject({ lines: true, cellRows: 2 });
    expect(chooseLayout(variant, labels, 80, 24)).toMatchObject({ lines: true });
  });
});

/** A layout in a few words: `lines 4x1, kanji, panel`. */
function inWords(layout: ReturnType<typeof chooseLayout>): string {
  if (layout === undefined) return 'none';
  const { lines, frame, cell, cellRows, labels, fellBack, hands } = layout;
  const form = lines ? 'lines' : frame ? 'frame' : 'bare';
  return `${form} ${cell}x${cellRows}, ${labels}${fellBack ? ' fell back' : ''}, ${hands}`;
}

test.each([
  ['shogi', 'kanji', 40, 16, 'bare 3x1, kanji, panel'],
  ['shogi', 'kanji', 40, 20, 'frame 3x1, kanji, rows'],
  ['shogi', 'kanji2', 40, 20, 'frame 3x1, kanji fell back, rows'],
  ['shogi', 'kanji', 45, 18, 'bare 3x1, kanji, panel'],
  ['shogi', 'kanji', 45, 20, 'frame 3x1, kanji, panel'],
  ['shogi', 'romaji', 59, 19, 'bare 3x1, letters fell back, panel'],
  ['shogi', 'kanji', 80, 19, 'bare 3x1, kanji, panel'],
  ['shogi', 'kanji2', 80, 19, 'bare 5x1, kanji2, panel'],
  ['shogi', 'kanji', 60, 20, 'frame 3x1, kanji, panel'],
  ['shogi', 'kanji2', 60, 20, 'frame 3x1, kanji fell back, panel'],
  ['shogi', 'romaji', 60, 20, 'frame 3x1, letters fell back, panel'],
  ['shogi', 'kanji', 80, 23, 'frame 3x1, kanji, panel'],
  ['shogi', 'kanji', 60, 40, 'frame 3x1, kanji, panel'],
  ['shogi', 'kanji', 80, 24, 'lines 4x1, kanji, panel'],
  ['shogi', 'kanji2', 80, 24, 'lines 5x1, kanji2, panel'],
  ['shogi', 'romaji', 80, 24, 'lines 5x1, romaji, panel'],
  ['shogi', 'letters', 80, 24, 'lines 4x1, letters, panel'],
  ['shogi', 'kanji', 80, 60, 'lines 4x1, kanji, panel'],
  ['shogi', 'kanji', 200, 32, 'lines 4x1, kanji, panel'],
  ['shogi', 'kanji', 99, 35, 'lines 6x2, kanji2, panel'],
  ['shogi', 'kanji', 100, 36, 'lines 6x2, kanji2, panel'],
  ['shogi', 'kanji2', 100, 36, 'lines 6x2, kanji2, panel'],
  ['shogi', 'romaji', 100, 36, 'lines 6x2, romaji, panel'],
  ['shogi', 'letters', 100, 36, 'lines 6x2, letters, panel'],
  ['yari', 'kanji', 40, 16, 'bare 3x1, kanji, panel'],
  ['yari', 'kanji', 59, 20, 'frame 3x1, kanji, panel'],
  ['yari', 'romaji', 59, 20, 'frame 4x1, letters fell back, panel'],
  ['yari', 'kanji', 60, 20, 'frame 5x1, kanji2, panel'],
  ['yari', 'kanji2', 60, 20, 'frame 5x1, kanji2, panel'],
  ['yari', 'romaji', 60, 20, 'frame 5x1, romaji, panel'],
  ['yari', 'letters', 60, 20, 'frame 4x1, letters, panel'],
  ['yari', 'kanji', 80, 24, 'lines 5x1, kanji2, panel'],
  ['yari', 'kanji', 100, 36, 'lines 6x2, kanji2, panel'],
  ['ogi', 'kanji', 40, 16, 'bare 3x1, kanji, panel'],
  ['ogi', 'kanji2', 60, 20, 'frame 3x1, kanji fell back, panel'],
  ['ogi', 'romaji', 66, 20, 'frame 5x1, romaji, panel'],
  ['ogi', 'kanji', 80, 24, 'lines 4x1, kanji, panel'],
  ['ogi', 'romaji', 80, 24, 'lines 5x1, romaji, panel'],
  ['ogi', 'kanji', 100, 36, 'lines 6x2, kanji2, panel'],
] as const)('%s with %s in %ix%i: %s', (id, wished, columns, rows, expected) => {
  expect(inWords(chooseLayout(variantOf(id), wished, columns, rows))).toBe(expected);
});

test('larger windows have more room under the board and beside it', () => {
  const room = (columns: number, rows: number) => {
    const layout = chooseLayout(variantOf('shogi'), 'kanji', columns, rows);
    return [layout?.panelColumns, layout?.statusRows];
  };
  expect(room(100, 36)).toEqual([31, 4]);
  expect(room(200, 60)).toEqual([131, 28]);
});

describe('a preview', () => {
  const sizes = ({ files, cell, cellRows, labels, boardColumns }: BoardLayout) =>
    `${files} files of ${cell}x${cellRows}, ${labels}, ${boardColumns} columns`;

  test.each([
    ['shogi', 'kanji', 39, 19, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'kanji', 39, 20, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'kanji', 60, 20, '9 files of 4x1, kanji, 50 columns'],
    ['shogi', 'kanji', 80, 30, '9 files of 6x2, kanji2, 68 columns'],
    ['shogi', 'kanji2', 39, 19, '6 files of 5x1, kanji2, 36 columns'],
    ['shogi', 'kanji2', 3, 3, '1 files of 5x1, kanji2, 11 columns'],
    ['yari', 'kanji', 39, 19, '6 files of 5x1, kanji2, 36 columns'],
    ['yari', 'kanji', 41, 19, '7 files of 5x1, kanji2, 41 columns'],
  ] as const)('of %s with %s in %ix%i: %s', (id, wished, columns, rows, expected) => {
    expect(sizes(previewLayout(variantOf(id), wished, columns, rows))).toBe(expected);
  });
});
