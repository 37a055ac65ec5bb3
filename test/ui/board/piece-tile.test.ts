import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { LABEL_STYLES, pieceLabel } from '../../../source/rules/notation/labels.ts';
import { CHARSETS } from '../../../source/terminal/capabilities.ts';
import { allFaces } from '../../../source/text/pieces.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import {
  outlineRows,
  type Tile,
  type TileCell,
  tileRows,
} from '../../../source/ui/board/piece-tile.ts';
import type { Row } from '../../../source/ui/ink/rows.tsx';
import { squareText, withShoulders } from '../../helpers/drawn-cells.ts';
import { ambiguousCharacters } from '../../helpers/frames.tsx';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';

const LOOKS = themeFor('wood', 2).square({ owner: 'own' });
const PLAIN = themeFor('mono', 0).square({ owner: 'own' });

/** Every label of every piece, in a row, and two kanji also one above the other. */
const LABELS: readonly Tile['label'][] = VARIANTS_OF_RUN.flatMap((variant) =>
  LABEL_STYLES.flatMap((style) =>
    allFaces(variant).flatMap(({ kind, promoted }): Tile['label'][] => {
      const label = pieceLabel(variant, { color: 'black', kind, promoted }, style);
      const [upper = '', lower] = label;
      return style === 'kanji2' && lower ? [[label], [upper, lower]] : [[label]];
    }),
  ),
);

/** The sizes of squares in which a label is drawn. */
function cellsOf(label: Tile['label'], charset: TileCell['charset']): TileCell[] {
  const width = Math.max(...label.map((text) => stringWidth(text)));
  const low: TileCell[] =
    label.length > 1
      ? []
      : ([1, 2] as const).map((sides) => {
          return { columns: width + sides, rows: 1, sides, charset } as const;
        });
  return [
    ...low,
    { columns: Math.max(width + 2, 6), rows: 2, charset },
    { columns: Math.max(width + 2, 8), rows: 3, charset },
    { columns: Math.max(width + 2, 12), rows: 5, charset },
  ];
}

const textOf = (row: Row) => withShoulders(row.map(({ text }) => text).join(''));

/** The columns of a row that the tile covers, in half columns at its shoulders. */
function tileWidth(row: Row): number {
  return row.reduce((width, { text, style }) => {
    if (style === LOOKS.face) return width + stringWidth(text);
    return style === LOOKS.edge || style === LOOKS.notch ? width + stringWidth(text) / 2 : width;
  }, 0);
}

describe.each(CHARSETS)('in %s', (charset) => {
  describe.each([
    ['up', true],
    ['down', false],
  ] as const)('a tile that points %s', (_, isUp) => {
    const drawn = LABELS.filter((label) => charset !== 'ascii' || /^[ -~]+$/.test(label.join('')))
      .flatMap((label) => cellsOf(label, charset).map((cell) => ({ label, cell })))
      .map(({ label, cell }) => {
        const rows = tileRows({ label, isUp }, cell, LOOKS);
        return { label, cell, rows, texts: rows.map(textOf) };
      });

    sharedTest('is exactly as large as its square, with its whole label', () => {
      for (const { label, cell, texts } of drawn) {
        const name = `${label.join()} in ${cell.columns}x${cell.rows}\n${texts.join('\n')}`;
        expect(
          texts.map((text) => stringWidth(text)),
          name,
        ).toEqual(Array(cell.rows).fill(cell.columns));
        const shown = texts.join('').replace(/[▗▖▝▘▐▌ v]/g, '');
        expect(shown, name).toBe(label.join('').replace(/[ v]/g, ''));
      }
    });

    sharedTest('is narrower at its point than at its foot', () => {
      for (const { label, cell, rows, texts } of drawn) {
        const name = `${label.join()} in ${cell.columns}x${cell.rows}\n${texts.join('\n')}`;
        const [point, foot] = isUp ? [rows[0], rows.at(-1)] : [rows.at(-1), rows[0]];
        if (cell.rows === 1) expect(texts.join(''), name).toMatch(lowTile(charset, isUp));
        else expect(tileWidth(point ?? []), name).toBeLessThan(tileWidth(foot ?? []));
      }
    });

    sharedTest('has only characters that the charset allows', () => {
      for (const { texts } of drawn) {
        const text = texts.join('');
        if (charset === 'ascii') expect(text).toMatch(/^[ -~]*$/);
        if (charset === 'frame') expect(ambiguousCharacters(text)).toEqual([]);
      }
    });
  });

  test('a tile of one row has a sign in the place of its left edge', () => {
    const cell = { columns: 3, rows: 1, sides: 1, charset, sign: ['>'] } as const;
    const [row = []] = tileRows({ label: ['+P'], isUp: true }, cell, LOOKS);
    expect(textOf(row)).toBe('>+P');
    expect(itemAt(row, 0).style).toBe(LOOKS.sign);
  });

  test.each([
    [2, 6, ['1', '2', '1', '2']],
    [3, 8, [...(charset === 'ascii' ? ['1', '2'] : ['', '']), '1', '2', '1', '2']],
    [5, 12, ['', '', '1', '2', '1', '2', '1', '2', '', '']],
  ] as const)('a tile of %i rows has a sign beside it', (height, columns, shown) => {
    const cell = { columns, rows: height, charset, sign: ['1', '2'] } as const;
    const rows = tileRows({ label: ['P'], isUp: true }, cell, LOOKS);
    const ends = rows.flatMap((row) => [row[0], row.at(-1)]);
    expect(ends.map((span) => span?.text.trim())).toEqual(shown);
    for (const row of rows) expect(stringWidth(textOf(row))).toBe(columns);
  });

  test('a tile of five rows grows wider row by row, its kanji one below the other', () => {
    const tile = { label: ['歩', '兵'], isUp: true } as const;
    const rows = tileRows(tile, { columns: 12, rows: 5, charset }, LOOKS);
    const widths = rows.map(tileWidth);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    const hasShoulders = charset !== 'ascii';
    expect(new Set(widths).size).toBeGreaterThanOrEqual(hasShoulders ? 3 : 2);
    expect(rows.map((row) => textOf(row).trim())).toEqual([
      expect.not.stringMatching(/\p{Script=Han}/u),
      expect.not.stringMatching(/\p{Script=Han}/u),
      expect.stringContaining('歩'),
      expect.stringContaining('兵'),
      expect.not.stringMatching(/\p{Script=Han}/u),
    ]);
  });

  sharedTest(
    'an outline is exactly as large as its square, with its label and its direction',
    () => {
      for (const label of LABELS) {
        if (charset === 'ascii' && !/^[ -~]+$/.test(label.join(''))) continue;
        for (const isUp of [true, false]) {
          const width = Math.max(...label.map((text) => stringWidth(text)));
          const columns = Math.max(width + 2, 8);
          const texts = outlineRows({ label, isUp }, { columns, rows: 3, charset }, PLAIN).map(
            textOf,
          );
          const name = texts.join('\n');
          if (width + 4 <= columns) {
            expect(
              texts.map((text) => stringWidth(text)),
              name,
            ).toEqual([columns, columns, columns]);
          }
          expect(squareText(texts), name).toBe((isUp ? '' : 'v') + label.join(''));
          const points = { box: ['╱', '╲'], frame: ['/', '\\'], ascii: ['/', '\\'] }[charset];
          const row = itemAt(texts, isUp ? 0 : 2).trim();
          expect([row.at(0), row.at(-1)], name).toEqual(isUp ? points : [...points].reverse());
          if (charset !== 'box') expect(ambiguousCharacters(name)).toEqual([]);
        }
      }
    },
  );
});

/** A tile of one row: a plain one, or in ASCII a `v` that points down. */
function lowTile(charset: TileCell['charset'], isUp: boolean): RegExp {
  if (charset === 'ascii') return isUp ? /^ [^v]/ : /^ *v/;
  return charset === 'box' ? /^▐[^▐▌]+▌?$/ : /^▐[^▐▌]+▐?$/;
}
