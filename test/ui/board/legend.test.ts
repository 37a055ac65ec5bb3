import { expect, test } from 'vitest';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { legendRows } from '../../../source/ui/board/legend.ts';
import type { LegendBoard } from '../../../source/ui/board/piece-cards.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const SHOGI: LegendBoard = {
  variant: variantOf('shogi'),
  labels: 'kanji',
  theme: themeFor('mono', 0),
  charset: 'box',
  texts: ENGLISH,
  hasCards: false,
};

test.each<[columns: number, rows: number, king: string | undefined]>([
  [40, 16, 'o 王o king'],
  [26, 8, '王 K king'],
  [20, 6, '王 K'],
  [20, 2, undefined],
])('in %i columns and %i rows the king is shown so: %s', (columns, rows, king) => {
  const lines = legendRows(['Type.'], SHOGI, columns, rows).map((row) =>
    row.map(({ text }) => text).join(''),
  );
  expect(lines.find((line) => line.includes('王'))?.startsWith(king ?? '')).toBe(king && true);
  expect(lines.length).toBeLessThanOrEqual(rows);
});

test('a mark behind a label of two kanji stands apart from it', () => {
  const yari: LegendBoard = { ...SHOGI, variant: variantOf('yari'), labels: 'kanji2' };
  const lines = legendRows([], yari, 40, 16).map((row) => row.map(({ text }) => text).join(''));
  expect(lines.find((line) => line.includes('王将'))).toMatch(/^o 王将 o general/);
});
