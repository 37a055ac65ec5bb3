import stringWidth from 'string-width';
import { expect } from 'vitest';
import { sheetSize } from '../../../source/ui/ink/sheet.tsx';
import { renderScreen, withoutStyle } from '../../helpers/frames.tsx';
import { sharedTest, shareOf } from '../../helpers/run-size.ts';
import { Desk } from '../desk.ts';
import { SCREENS } from '../every-screen.ts';

const BOARDS = [
  'a room',
  'yari',
  'shogi',
  'ogi',
  'replay',
  'problems',
  'learn',
  'themes',
  'mistakes',
  'edit',
];

/** Lists and forms with a board beside them where that has room. */
const BOARDS_BESIDE = ['menu', 'saved games', 'problem list', 'new game', 'settings', 'challenge'];

/** The screen, in which the last row of the window stays free, as lines without styles. */
function windowOf(name: string, columns: number, rows: number) {
  const desk = new Desk({ env: { NO_COLOR: '', TERM: 'xterm-256color' } });
  const screen = SCREENS.find(([one]) => one === name)?.[1](desk);
  if (screen === undefined) throw new RangeError(`no screen ${name}`);
  const { raw } = renderScreen(screen, desk.services, { columns, rows });
  return raw.split('\n').map(withoutStyle);
}

sharedTest.each(
  shareOf(
    SCREENS.flatMap(([name]) =>
      (
        [
          [80, 24],
          [200, 60],
        ] as const
      ).map(([columns, rows]): [string, number, number] => [name, columns, rows]),
    ),
  ),
)('%s stands in the middle of %ix%i', (name, columns, rows) => {
  const lines = windowOf(name, columns, rows);
  const picture = lines.join('\n');
  const shown = lines.filter((line) => line.trim() !== '');
  const left = Math.min(...shown.map((line) => line.search(/\S/)));
  const right = columns - Math.max(...shown.map((line) => stringWidth(line.trimEnd())));
  const above = lines.findIndex((line) => line.trim() !== '');
  const below = rows - 2 - lines.findLastIndex((line) => line.trim() !== '');
  expect(lines.length, picture).toBeLessThanOrEqual(rows - 1);
  if (BOARDS.includes(name)) {
    expect(Math.abs(left - right), picture).toBeLessThanOrEqual(1);
    expect(Math.abs(above - below), picture).toBeLessThanOrEqual(1);
  } else if (columns === 200 && BOARDS_BESIDE.includes(name)) {
    // A board stands in the middle of the columns that the widest of them would take.
    expect(left, picture).toBeLessThan(columns / 4);
    expect(right, picture).toBeGreaterThanOrEqual(left - 1);
    expect(right, picture).toBeLessThan(columns / 4);
    expect(Math.abs(above - below), picture).toBeLessThanOrEqual(2);
  } else if (name === 'menu') {
    expect(Math.abs(left - right), picture).toBeLessThanOrEqual(2);
    expect(Math.abs(above - below), picture).toBeLessThanOrEqual(2);
  } else {
    // The lines of a sheet begin at its left edge, and leave empty what they do not need.
    const sheet = sheetSize({ columns, rows });
    expect(left, picture).toBe((columns - sheet.columns) / 2 + 1);
    expect(right, picture).toBeGreaterThanOrEqual(left - 1);
    expect(above, picture).toBeGreaterThanOrEqual((rows - sheet.rows) / 2);
    expect(below, picture).toBeGreaterThanOrEqual((rows - sheet.rows) / 2);
  }
});
