import { expect, test } from 'vitest';
import { prolongLine } from '../../../source/engine/search/prolong-line.ts';
import { SearchPath } from '../../../source/engine/search/search-path.ts';
import { EXACT, TranspositionTable } from '../../../source/engine/search/transposition-table.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi, parseUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { firstItems } from '../../helpers/items.ts';
import { positionOf } from '../../helpers/play.ts';

const movesOf = (text: string) => text.split(' ').flatMap((usi) => parseUsi(shogi, usi) ?? []);

function startPath(): SearchPath {
  const path = new SearchPath(shogi);
  path.begin({ variant: shogi, start: startPosition(shogi), moves: [] }, {});
  return path;
}

/** The first move of what the table was told, prolonged by it. */
function prolong(told: string, most: number): string {
  const table = new TranspositionTable(1);
  const position = positionOf(shogi, shogi.start);
  const moves = movesOf(told);
  for (const move of moves) {
    table.store(position, move, EXACT, 0, 1);
    position.play(move);
  }
  const path = startPath();
  const before = path.position.snapshot();
  const line = prolongLine(path, table, moves.slice(0, 1), most);
  expect(path.position.snapshot()).toEqual(before);
  return line.map((move) => formatUsi(shogi, move)).join(' ');
}

test.each([
  ['as far as the table knows', '7g7f 3c3d 2g2f', 9, '7g7f 3c3d 2g2f'],
  ['to a length', '7g7f 3c3d 2g2f 8c8d', 3, '7g7f 3c3d 2g2f'],
  ['not beyond a repetition', '5i5h 5a5b 5h5i 5b5a', 9, '5i5h 5a5b 5h5i 5b5a'],
])('a line is prolonged %s', (_, told, most, line) => {
  expect(prolong(told, most)).toBe(line);
});

test('a move that is not legal is not taken from the table', () => {
  const table = new TranspositionTable(1);
  const path = startPath();
  const [first, wrong] = firstItems(movesOf('7g7f 2g2f'), 2);
  const position = positionOf(shogi, shogi.start);
  position.play(first);
  table.store(position, wrong, EXACT, 0, 1);
  expect(prolongLine(path, table, [first], 9)).toEqual([first]);
});
