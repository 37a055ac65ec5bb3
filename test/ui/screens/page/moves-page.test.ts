import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { movesPage } from '../../../../source/ui/screens/page/pages.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { Desk } from '../../desk.ts';

test('moves of kanji stand below each other', () => {
  const desk = new Desk({ settings: { notation: 'japanese' } });
  const page = movesPage(desk.services, desk.match('shogi').game);
  const { lines } = renderScreen(page, desk.services, { columns: 80, rows: 24 });
  const rows = lines.filter((line) => /歩/.test(line));
  const columnsOf = (line: string) =>
    [...line.matchAll(/\S+/g)].map(({ index }) => stringWidth(line.slice(0, index)));
  const [first = []] = rows.map(columnsOf);
  expect(first.length).toBeGreaterThan(1);
  for (const row of rows) expect(first.slice(0, columnsOf(row).length)).toEqual(columnsOf(row));
});
