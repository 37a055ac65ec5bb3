import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BookedEngine } from '../../../source/match/participants/own-engines.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { GameIndex } from '../../../source/study/index/game-index.ts';
import { moveOf } from '../../helpers/play.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { AnalystStub } from '../../match/analyst-stub.ts';

const BOOK = `#YANEURAOU-DB2016 1.00
sfen ${shogi.start.replace(/ 1$/, '')} 1
1g1f none 30 12 3
2h7h none -300 12 9
`;

async function known(text = BOOK) {
  const folder = temporaryFolder();
  const [games, book] = [join(folder, 'games'), join(folder, 'own.db')];
  mkdirSync(games);
  writeFileSync(book, text);
  const index = new GameIndex(join(folder, 'index'), games);
  await index.update({ added: [book] });
  const faults: string[] = [];
  const find = (...moves: string[]) => {
    const line = moves.map((usi) => moveOf(shogi, usi)) as Move[];
    const game = { variant: shogi, start: startPosition(shogi), moves: line };
    return index.bookMove(game, 0.5, (_, { code }) => faults.push(code));
  };
  return { index, book, find, faults };
}

test('a move is played that the book calls as good as the best', async () => {
  const { find } = await known();
  const move = await find();
  expect(move && formatUsi(shogi, move)).toBe('1g1f');
  expect(await find('7g7f')).toBeUndefined();
});

test('none is played where the position occurs again', async () => {
  const { find } = await known();
  expect(await find('6i7h', '4a3b', '7h6i', '3b4a')).toBeUndefined();
});

test('a book that is gone, or none any more, is told of, and the game goes on', async () => {
  const { find, book, faults } = await known();
  rmSync(book);
  expect(await find()).toBeUndefined();
  mkdirSync(book);
  expect(await find()).toBeUndefined();
  expect(faults).toEqual(['book-missing', expect.stringMatching(/^(book-unreadable|not-a-book)$/)]);
});

test('without an index, and in a game that no book has, there is none', async () => {
  const { index } = await known();
  const start = startPosition(minishogi);
  const ignore = () => {};
  expect(await index.bookMove({ variant: minishogi, start, moves: [] }, 0, ignore)).toBeUndefined();
  const none = new GameIndex(join(temporaryFolder(), 'index'), temporaryFolder());
  const game = { variant: shogi, start: startPosition(shogi), moves: [] };
  expect(await none.bookMove(game, 0, ignore)).toBeUndefined();
});

test('the computer asks books as far as its level plays from one, then thinks', async () => {
  const { find } = await known();
  const inner = new AnalystStub();
  const engine = new BookedEngine(inner, ({ moves }) => find(...moves.map(() => '7g7f')), 1);
  const start = startPosition(shogi);
  const booked = await engine.search({ variant: shogi, start, moves: [] }, {});
  expect(booked).toEqual({ kind: 'move', move: moveOf(shogi, '1g1f') });
  expect(inner.searches).toEqual([]);
  await engine.search({ variant: shogi, start, moves: [moveOf(shogi, '7g7f')] }, {});
  expect(inner.searches).toHaveLength(1);
  const stopped = engine.search({ variant: shogi, start, moves: [] }, {});
  engine.stop();
  expect(await stopped).toEqual({ kind: 'none' });
});
