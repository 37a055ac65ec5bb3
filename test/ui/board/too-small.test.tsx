import { expect, test } from 'vitest';
import { TooSmall } from '../../../source/ui/board/too-small.tsx';
import { draw } from '../../helpers/component.tsx';
import { FakeHouse } from '../../helpers/fake-house.ts';
import { Desk } from '../desk.ts';

function say(columns: number, rows: number, charset: 'box' | 'ascii' = 'box'): readonly string[] {
  const { services } = new Desk({ settings: { charset } });
  return draw(<TooSmall />, { columns, rows, services }).lines;
}

test.each([
  [80, 10, ['This window is 80×10; the board needs 40×16. --plain plays without one.']],
  [30, 5, ['This window is 30×5; the', 'board needs 40×16. --plain', 'plays without one.']],
  [30, 3, ['The board needs 40×16.']],
  [14, 3, ['The board', 'needs 40×16.']],
  [12, 2, ['40×16']],
  [6, 2, ['40×16']],
])('in %ix%i it says what has room: %j', (columns, rows, lines) => {
  expect(say(columns, rows)).toEqual(lines);
});

test('in ascii it says so in ascii', () => {
  expect(say(30, 3, 'ascii')).toEqual(['The board needs 40x16.']);
});

test('on a server it names what plays there without a screen', () => {
  const { services } = new Desk({
    visit: new FakeHouse().visit({ id: 'SHA256:aki', name: 'Aki' }),
  });
  const { lines } = draw(<TooSmall />, { columns: 80, rows: 10, services });
  expect(lines).toEqual(['This window is 80×10; the board needs 40×16. ssh -T plays without one.']);
});

test.each([
  [1, 1],
  [3, 2],
  [5, 30],
])('in %ix%i it stays within the window', (columns, rows) => {
  const lines = say(columns, rows);
  expect(lines.length).toBeLessThanOrEqual(Math.max(rows - 1, 1));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(
    Math.max(columns - 1, 1),
  );
});

test('it follows the window', () => {
  const { services } = new Desk();
  const drawn = draw(<TooSmall />, { columns: 80, rows: 10, services });
  drawn.again({ size: { columns: 30, rows: 3 } });
  expect(drawn.lines).toEqual(['The board needs 40×16.']);
});
