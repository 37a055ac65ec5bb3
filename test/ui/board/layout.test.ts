import { describe, expect } from 'vitest';
import { LABEL_STYLES, labelWidth } from '../../../source/rules/notation/labels.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import {
  type BoardLayout,
  chooseLayout,
  type Layout,
  previewLayout,
  sampleLayout,
} from '../../../source/ui/board/layout.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SIZES: [number, number][] = [];
for (const columns of [40, 41, 45, 50, 51, 59, 60, 65, 70, 79, 80, 95, 99, 100, 120, 140, 200]) {
  for (const rows of [16, 17, 19, 20, 21, 23, 24, 25, 30, 33, 35, 36, 40, 48, 60]) {
    SIZES.push([columns, rows]);
  }
}

describe.each(
  VARIANTS_OF_RUN.flatMap((variant) =>
    LABEL_STYLES.flatMap((labels) =>
      [false, true].map((hasTiles) => ({ variant, labels, hasTiles })),
    ),
  ),
)('$variant.id with $labels, tiles: $hasTiles', (wished) => {
  const { variant } = wished;

  sharedTest('fits every window from 40x16 up, with one row free', () => {
    const faults: string[] = [];
    for (const [columns, rows] of SIZES) {
      const layout = chooseLayout(ENGLISH, wished, columns, rows);
      if (layout === undefined) throw new Error(`no layout in ${columns}x${rows}`);
      for (const [what, holds] of Object.entries(claimsOf(layout, columns, rows))) {
        if (!holds) faults.push(`${columns}x${rows}: ${what}`);
      }
    }
    expect(faults).toEqual([]);
  });

  /** What must hold of a layout in a window. An assertion each would take ten times as long. */
  function claimsOf(layout: Layout, columns: number, rows: number) {
    const { boardColumns, boardRows, panelColumns, statusRows, cell, cellRows, gap } = layout;
    const inPanel = layout.hands === 'panel';
    const used = boardColumns + (inPanel ? gap + panelColumns : 1);
    const others = (layout.title ? 1 : 0) + (inPanel ? 0 : 2) + 1 + (layout.airy ? 2 : 0);
    const width = labelWidth(variant, layout.labels);
    const isUpright = cellRows > 1 && layout.labels === 'kanji2';
    const isNarrow = columns < 60;
    return {
      'board and panel fit': used <= layout.columns && layout.columns <= columns,
      'a row is free': boardRows + statusRows + others <= rows - 1,
      'the status has rows': statusRows >= (layout.airy ? 2 : 1),
      'all files are there': layout.files === variant.files,
      'labels fit into the squares': cell > (isUpright ? 2 : width),
      'a title from 20 rows on': layout.title === rows >= 20,
      'a frame from 20 rows on': layout.frame === rows >= 20,
      'short labels where it is narrow':
        !isNarrow || layout.labels === 'kanji' || layout.labels === 'letters',
      'a panel for names where it is not': isNarrow || panelColumns >= 18,
    };
  }

  sharedTest('leaves a wide gap only where the panel still names sides and hands in words', () => {
    for (const [columns, rows] of SIZES) {
      const layout = chooseLayout(ENGLISH, wished, columns, rows);
      if (layout && layout.gap > 1) expect(layout.panelColumns).toBeGreaterThanOrEqual(18);
    }
  });

  sharedTest.each([
    [39, 16],
    [40, 15],
    [39, 15],
    [1, 1],
    [300, 15],
    [39, 100],
  ])('has no room in %ix%i', (columns, rows) => {
    expect(chooseLayout(ENGLISH, wished, columns, rows)).toBeUndefined();
  });

  sharedTest(
    'has lines in 80x24, squares of two rows at least in 100x36 and of three in 140x48',
    () => {
      const cells = (
        [
          [80, 24],
          [100, 36],
          [140, 48],
          [200, 60],
        ] as const
      ).map(([columns, rows]) => {
        const layout = chooseLayout(ENGLISH, wished, columns, rows);
        expect(layout?.lines).toBe(true);
        return layout?.cellRows;
      });
      const [first = 0, second = 0, ...others] = cells;
      expect([first, second].sort(), 'larger squares in a larger window').toEqual([first, second]);
      const isLarge = variant.files >= 7 && variant.ranks >= 8;
      if (isLarge) expect([first, second]).toEqual([1, 2]);
      else expect(second).toBeGreaterThanOrEqual(2);
      expect(others.every((rows) => rows !== undefined && rows >= 3)).toBe(true);
    },
  );
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
  ['shogi', 'kanji', 140, 48, 'lines 8x3, kanji2, panel'],
  ['shogi', 'romaji', 140, 48, 'lines 8x3, romaji, panel'],
  ['shogi', 'kanji', 200, 60, 'lines 12x5, kanji2, panel'],
  ['shogi', 'kanji', 139, 47, 'lines 8x3, kanji2, panel'],
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
  expect(
    inWords(
      chooseLayout(
        ENGLISH,
        { variant: variantOf(id), labels: wished, hasTiles: false },
        columns,
        rows,
      ),
    ),
  ).toBe(expected);
});

test.each([
  ['shogi', 'kanji', 40, 16, 'bare 3x1, kanji, panel'],
  ['shogi', 'kanji', 80, 24, 'lines 4x1, kanji, panel'],
  ['shogi', 'kanji', 100, 36, 'lines 6x2, kanji2, panel'],
  ['shogi', 'kanji', 140, 48, 'lines 8x3, kanji2, panel'],
  ['shogi', 'kanji', 200, 60, 'lines 12x5, kanji2, panel'],
  ['shogi', 'romaji', 80, 24, 'lines 5x1, romaji, panel'],
  ['shogi', 'letters', 80, 24, 'lines 4x1, letters, panel'],
  ['yari', 'kanji', 80, 24, 'lines 6x1, kanji2, panel'],
  ['yari', 'kanji', 60, 20, 'frame 5x1, kanji2, panel'],
  ['ogi', 'kanji', 140, 48, 'lines 8x3, kanji2, panel'],
] as const)('as tiles, %s with %s in %ix%i: %s', (id, labels, columns, rows, expected) => {
  const wished = { variant: variantOf(id), labels, hasTiles: true };
  expect(inWords(chooseLayout(ENGLISH, wished, columns, rows))).toBe(expected);
});

test.each([
  [200, 60, 'lines 12x5, kanji2, panel'],
  [240, 80, 'lines 16x7, kanji2, panel'],
  [300, 100, 'lines 20x9, kanji2, panel'],
])('with pictures of any size, squares grow in %ix%i: %s', (columns, rows, expected) => {
  const wished = { variant: variantOf('shogi'), labels: 'kanji', hasTiles: true } as const;
  const pictured = { ...wished, hasLargePictures: true };
  expect(inWords(chooseLayout(ENGLISH, pictured, columns, rows))).toBe(expected);
  expect(inWords(chooseLayout(ENGLISH, wished, columns, rows))).toBe('lines 12x5, kanji2, panel');
});

test('larger windows have more room under the board and beside it', () => {
  const room = (columns: number, rows: number) => {
    const layout = chooseLayout(
      ENGLISH,
      { variant: variantOf('shogi'), labels: 'kanji', hasTiles: false },
      columns,
      rows,
    );
    return [layout?.panelColumns, layout?.statusRows];
  };
  expect(room(100, 36)).toEqual([27, 2]);
  expect(room(200, 60)?.[0]).toBeGreaterThan(60);
});

describe('a preview', () => {
  const sizes = (layout: BoardLayout | undefined) =>
    layout === undefined
      ? 'none'
      : `${layout.files} files of ${layout.cell}x${layout.cellRows}, ${layout.labels}, ${layout.boardColumns} columns`;

  test.each([
    ['shogi', 'kanji', 30, 19, 'none'],
    ['shogi', 'kanji', 33, 9, 'none'],
    // Without the edge it is one row lower at the top and one below, and as much narrower.
    ['shogi', 'kanji', 32, 19, '9 files of 3x1, kanji, 31 columns'],
    ['shogi', 'kanji', 33, 11, '9 files of 3x1, kanji, 31 columns'],
    ['shogi', 'kanji', 33, 12, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'kanji2', 33, 19, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'romaji', 51, 19, '9 files of 5x1, romaji, 51 columns'],
    ['shogi', 'romaji', 39, 19, '9 files of 3x1, letters, 33 columns'],
    ['shogi', 'kanji', 80, 30, '9 files of 6x2, kanji2, 68 columns'],
    ['yari', 'kanji', 33, 19, '7 files of 3x1, kanji, 27 columns'],
    ['yari', 'kanji', 41, 19, '7 files of 5x1, kanji2, 41 columns'],
    ['ogi', 'kanji', 30, 11, '8 files of 3x1, kanji, 30 columns'],
  ] as const)('of %s with %s in %ix%i is whole: %s', (id, wished, columns, rows, expected) => {
    expect(
      sizes(
        previewLayout({ variant: variantOf(id), labels: wished, hasTiles: false }, columns, rows),
      ),
    ).toBe(expected);
  });

  test.each([
    ['shogi', 'kanji', 39, 19, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'kanji', 39, 20, '9 files of 3x1, kanji, 33 columns'],
    ['shogi', 'kanji', 60, 20, '9 files of 4x1, kanji, 50 columns'],
    ['shogi', 'kanji', 80, 30, '9 files of 6x2, kanji2, 68 columns'],
    ['shogi', 'kanji2', 39, 19, '6 files of 5x1, kanji2, 36 columns'],
    ['shogi', 'kanji2', 3, 19, 'none'],
    ['shogi', 'kanji2', 39, 11, 'none'],
    ['yari', 'kanji', 39, 19, '6 files of 5x1, kanji2, 36 columns'],
    ['yari', 'kanji', 41, 19, '7 files of 5x1, kanji2, 41 columns'],
  ] as const)('as a sample of %s with %s in %ix%i: %s', (id, wished, columns, rows, expected) => {
    expect(
      sizes(
        sampleLayout({ variant: variantOf(id), labels: wished, hasTiles: false }, columns, rows),
      ),
    ).toBe(expected);
  });
});
