import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bookKey } from '../../source/engine/book/book.ts';
import { Position } from '../../source/rules/core/position.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { Judgements, sfenOf } from '../../tools/book/judgements.ts';
import { moveOf } from '../helpers/play.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SIZE = { nodes: 100, tolerance: 60 };

test('judgements stay for the next run, and one that was cut off is made again', () => {
  const folder = temporaryFolder();
  const file = join(folder, '100.jsonl');
  const position = new Position(shogi, startPosition(shogi).placement);
  const key = bookKey(position);
  const first = { sfen: sfenOf(position), moves: [['7g7f', 12] as const] };
  position.play(moveOf(shogi, '7g7f'));
  const next = bookKey(position);
  const second = { sfen: sfenOf(position), moves: [] };

  const made = new Judgements(shogi, folder, SIZE);
  made.add(first);
  appendFileSync(file, JSON.stringify(second).slice(0, -3));
  const sfens = new Map<number, string>();
  const again = new Judgements(shogi, folder, SIZE, sfens);
  expect(again.count).toBe(1);
  expect(again.of(key)).toEqual([{ move: moveOf(shogi, '7g7f'), score: 12, next, isLate: false }]);
  expect(again.of(next)).toBeUndefined();
  expect(sfens).toEqual(new Map([[next, second.sfen]]));
  again.add(second);
  expect(new Judgements(shogi, folder, SIZE).of(next)).toEqual([]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
});
