import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { LABEL_STYLES } from '../../../source/rules/notation/labels.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { handicapSetting } from '../../../source/settings/settings.ts';
import { newGameScreen } from '../../../source/ui/screens/new-game/new-game.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { frameHeight, frameWidth, renderScreen } from '../../helpers/frames.tsx';
import { Desk } from '../desk.ts';

const SIZES = [40, 60, 79, 80, 100, 120].flatMap((columns) =>
  [16, 20, 24, 30, 40].map((rows) => ({ columns, rows })),
);

/** Whether a board stands in the lines: none at all, all of its ranks with both edges, or a part. */
function boardIn(
  lines: readonly string[],
  files: number,
  ranks: number,
): 'none' | 'whole' | 'part' {
  const edges = lines.filter((line) => /\+-[-+]*\+/.test(line));
  const rows = lines.filter((line) => /\|.*\| [a-i]$/.test(line));
  const digits = Array.from({ length: files }, (_, index) => files - index).join(' +');
  const head = lines.some((line) => new RegExp(`(^| )${digits}$`).test(line));
  if (edges.length === 0 && rows.length === 0 && !head) return 'none';
  const letters = rows.map((line) => line.at(-1)).join('');
  // A low window leaves out the edges, both of them.
  const bare = lines.flatMap((line) => /[^|] ([a-i])$/.exec(line)?.[1] ?? []).join('');
  const wanted = 'abcdefghi'.slice(0, ranks);
  const isWhole = edges.length >= 2 ? letters === wanted : edges.length === 0 && bare === wanted;
  return head && isWhole ? 'whole' : 'part';
}

describe.each(partOfDay(VARIANTS, 10))('the preview of $id', (variant) => {
  test.each(['even', ...variant.handicaps.map(({ name }) => name)])(
    '%s is never cut',
    (handicap) => {
      for (const labels of handicap === 'even' ? LABEL_STYLES : (['kanji'] as const)) {
        const settings = { labels, variant: variant.id, [handicapSetting(variant)]: handicap };
        const desk = new Desk({ settings: { ...settings, charset: 'frame' } });
        const screen = newGameScreen(desk.services);
        for (const size of SIZES) {
          const frame = renderScreen(screen, desk.services, size);
          const text = `${size.columns}x${size.rows}\n${frame.lines.join('\n')}`;
          const board = boardIn(frame.lines, variant.files, variant.ranks);
          expect(board, text).not.toBe('part');
          if (size.columns >= 80 && size.rows >= 20) expect(board, text).toBe('whole');
          expect(frameWidth(frame), text).toBeLessThanOrEqual(size.columns);
          expect(frameHeight(frame), text).toBeLessThan(size.rows);
        }
      }
    },
  );
});

test('beside the preview every choice is whole, and a long name is shown where its caret is', () => {
  const desk = new Desk({ settings: { variant: 'shogi' } });
  const screen = newGameScreen(desk.services);
  const player = desk.sit(screen);
  for (let index = 0; index < screen.fields.length; index++) {
    for (let step = 0; step < 13; step++) {
      const field = itemAt(screen.fields, index);
      if (field.kind !== 'choice') break;
      const { lines } = renderScreen(screen, desk.services, { columns: 80, rows: 24 });
      expect(lines.join('\n')).toContain(`< ${field.value} >`);
      player.press('right');
    }
    player.press('down');
  }
  const person = desk.sit(newGameScreen(desk.services)).press('down', 'down', 'down');
  person.press('ctrl-u', 'Abcdefghijklmnopqrstuvwxyz and more');
  const frame = renderScreen(person.screen, desk.services, { columns: 80, rows: 24 });
  expect(frame.lines[5]).toMatch(/^ {3}name {10}.*and more {3,}/);
  expect(frame.cursor?.column).toBeLessThan(45);
});
