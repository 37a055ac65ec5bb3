import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { COLORS, type Color } from '../../../source/rules/core/color.ts';
import { LABEL_STYLES } from '../../../source/rules/notation/labels.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { chooseLayout, type Layout } from '../../../source/ui/board/layout.ts';
import { type Stand, standPlaces, standRows, standTile } from '../../../source/ui/board/stand.ts';
import type { Row } from '../../../source/ui/ink/rows.tsx';
import { withShoulders } from '../../helpers/drawn-cells.ts';
import { fullHands } from '../../helpers/full-hands.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const THEME = themeFor('wood', 2);
const shogi = variantOf('shogi');

function layoutIn(variant: Stand['variant'], columns: number, rows: number): Layout {
  const layout = chooseLayout(ENGLISH, { variant, labels: 'kanji', hasTiles: true }, columns, rows);
  if (layout === undefined) throw new RangeError('the window is too small');
  return layout;
}

const stand = (...made: Parameters<typeof standOf>): Row[] => standRows(standOf(...made));

function standOf(sfen: string, changes: Partial<Stand> = {}): Stand {
  const { variant = shogi } = changes;
  const layout = layoutIn(variant, 80, 24);
  return {
    variant,
    layout,
    color: 'black',
    isUp: true,
    columns: layout.panelColumns,
    charset: 'box',
    theme: THEME,
    markedKind: undefined,
    placement: readSfen(variant, sfen).placement,
    ...changes,
  };
}

const texts = (rows: readonly Row[]) =>
  rows.map((row) => withShoulders(row.map(({ text }) => text).join('')));
const HELD = '4k4/9/9/9/9/9/9/9/4K4 b R2P10pb 1';

describe('a stand', () => {
  test('has a tile for each kind in hand, with its number from two on', () => {
    expect(texts(stand(HELD)).join('\n').replace(/ +/g, ' ')).toMatch(/▐飛▌ ▐歩▌ ?2/);
    const white = texts(stand(HELD, { color: 'white', isUp: false })).join('\n');
    expect(white.replace(/ +/g, ' ')).toMatch(/▐角▌ ▐歩▌ ?10/);
  });

  test('has a space before each number where there is room', () => {
    const row = texts(stand('4k4/9/9/9/9/9/9/9/4K4 b 2R10P 1', { columns: 60 })).join('\n');
    expect(row).toMatch(/▐飛▌ 2 +▐歩▌ 10 /);
  });

  test('is there, and as large, when nothing lies on it', () => {
    const empty = stand('4k4/9/9/9/9/9/9/9/4K4 b - 1');
    expect(texts(empty).join('').trim()).toBe('');
    expect(empty).toHaveLength(stand(HELD).length);
    for (const row of empty) for (const { style } of row) expect(style).toBe(THEME.stand);
  });

  test('takes no more rows than it needs beside a low board', () => {
    const layout = layoutIn(shogi, 60, 20);
    const low = { layout, columns: layout.panelColumns };
    const rowsOf = (sfen: string) => stand(sfen, low).length;
    expect(rowsOf('4k4/9/9/9/9/9/9/9/4K4 b - 1')).toBe(1);
    expect(rowsOf('4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1')).toBeGreaterThan(1);
  });

  test('marks the kind that the cursor is on', () => {
    const pawn = shogi.pieces.findIndex(({ hodges }) => hodges === 'P');
    const looks = THEME.inHand({ owner: 'own', marks: new Set(['cursor']) });
    const marked = (rows: readonly Row[]) =>
      rows.flat().filter(({ style }) => style === looks.rim || style === looks.edge);
    expect(marked(stand(HELD))).toEqual([]);
    expect(texts([marked(stand(HELD, { markedKind: pawn }))])).toEqual(['▐▐▌']);
  });

  test.each([
    ['shogi', 80, 24],
    ['shogi', 92, 26],
    ['yari', 80, 24],
  ])('has its pieces in the middle row: %s in %ix%i', (id, columns, height) => {
    const variant = variantOf(id);
    const layout = layoutIn(variant, columns, height);
    const sfen = id === 'yari' ? '3k3/7/7/7/7/7/7/7/3K3 b P 1' : HELD;
    const rows = texts(stand(sfen, { variant, layout, columns: layout.panelColumns }));
    expect(rows.findIndex((text) => text.includes('▌'))).toBe((rows.length - 1) / 2);
  });

  test('has a rim and two kanji where the board is high', () => {
    const layout = layoutIn(shogi, 140, 48);
    const rows = stand(HELD, { layout, columns: layout.panelColumns });
    const shown = texts(rows);
    expect([shown[0]?.trim(), shown.at(-1)?.trim()]).toEqual(['', '']);
    expect(shown.join('\n')).toMatch(/飛.*歩[\s\S]*車.*兵/);
  });
});

test('has pieces with a point beside the largest squares', () => {
  const layout = layoutIn(shogi, 200, 60);
  const [, upper, middle, lower] = texts(stand(HELD, { layout, columns: layout.panelColumns }));
  expect(upper).toMatch(/^ +▗ +▖ /);
  expect(middle).toMatch(/^ +飛 +歩 /);
  expect(lower).toMatch(/^ +▐ 車 ▌ +▐ 兵 ▌ 2 /);
});

sharedTest.each(
  VARIANTS_OF_RUN.flatMap((variant) => COLORS.map((color): [string, Color] => [variant.id, color])),
)(
  '%s: with all pieces, the stand of %s is as wide as its panel and shows each of them',
  (id, color) => {
    const variant = variantOf(id);
    const { placement } = readSfen(variant, fullHands(variant, 'black', color));
    for (const [width, height] of [
      [60, 20],
      [80, 24],
      [100, 36],
      [140, 48],
      [200, 60],
    ] as const) {
      for (const labels of LABEL_STYLES) {
        const layout = chooseLayout(ENGLISH, { variant, labels, hasTiles: true }, width, height);
        if (layout === undefined || layout.hands !== 'panel') continue;
        const columns = layout.panelColumns;
        const full = standOf(variant.start, { variant, layout, columns, placement, color });
        const drawn = standRows(full);
        const name = `${labels} in ${width}x${height}\n${texts(drawn).join('\n')}`;
        for (const text of texts(drawn)) expect(stringWidth(text), name).toBe(layout.panelColumns);
        const counts = [...texts(drawn).join('\n').matchAll(/\d+/g)].map(([count]) =>
          Number(count),
        );
        const held = [...placement.hands].filter((count) => count > 1);
        expect(counts.sort(), name).toEqual(held.sort());
        // Pictures are asked for by it before any piece is captured.
        const tile = standTile(variant, layout);
        const places = standPlaces(full);
        expect(places.length > 0, name).toBe(tile !== undefined);
        for (const place of places) expect(place, name).toMatchObject(tile ?? {});
        // Half of the panel stays for the names and the moves.
        expect(2 * (drawn.length + 1), name).toBeLessThanOrEqual(layout.boardRows);
      }
    }
  },
);

test('without colours the pieces of a stand are outlines between two lines', () => {
  const layout = layoutIn(shogi, 140, 48);
  const theme = themeFor('mono', 0);
  const rows = texts(stand(HELD, { layout, theme, columns: 20 }));
  const edge = '─'.repeat(20);
  expect(rows.map((row) => row.trimEnd())).toEqual([
    ...[edge, '', ' ╱────╲   ╱────╲', ' │ 飛 │   │ 歩 │', ' └─車─┘   └─兵─┘2', '', '', edge],
  ]);
});
