import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { endPreview, type Preview, previewRows } from '../../../source/ui/board/preview.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';

const shogi = variantOf('shogi');

/** The rows without styles. */
function shown(preview: Preview, theme: 'mono' | 'wood', columns = 90, rows = 40): string[] {
  const { settings, charset } = new Desk().services;
  const services = { settings, charset, theme: themeFor(theme, 2) };
  return previewRows(preview, services, columns, rows).map((row) =>
    row.map(({ text }) => text).join(''),
  );
}

test('a game is shown as it has come to be, with what was taken', () => {
  const [read] = parsePsn('[Variant "shogi"]\n\nP-7f P-3d 2. Bx2b+ Sx2b *');
  const { record } = itemAt(read ? [read] : [], 0);
  if (record === undefined) throw new RangeError('no game');
  const { variant, placement, hasHands } = endPreview(record);
  expect([variant.id, hasHands]).toEqual(['shogi', true]);
  expect(placement.hands.filter((count) => count > 0)).toHaveLength(2);
});

describe('the hands', () => {
  const { placement } = readSfen(shogi, '4k4/9/9/9/9/9/9/9/4K4 b R2Pb 1');
  const preview = { variant: shogi, placement, hasHands: true };

  test.each(['mono', 'wood'] as const)('stand above and below the board in %s', (theme) => {
    const text = shown(preview, theme).join('\n');
    expect(text).toMatch(/角.*王.*玉.*飛.*歩/s);
    expect(shown({ ...preview, hasHands: false }, theme).join('\n')).not.toContain('角');
  });

  test('lie on stands with a rim where there is room', () => {
    const rowsIn = (rows: number) => shown(preview, 'wood', 50, rows);
    expect(rowsIn(22).at(-1)).toContain('飛');
    expect(rowsIn(26).at(-1)?.trim()).toBe('');
    expect(rowsIn(26).at(-2)).toContain('飛');
    expect(rowsIn(26)).toHaveLength(26);
  });

  test.each([20, 22, 24, 26, 30, 40])('leave the whole in %i rows', (rows) => {
    expect(shown(preview, 'wood', 90, rows).length).toBeLessThanOrEqual(rows);
    expect(shown(preview, 'wood', 90, rows).length).toBeGreaterThan(12);
  });
});
