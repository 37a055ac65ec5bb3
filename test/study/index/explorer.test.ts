import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { minishogi } from '../../../source/rules/variants/minishogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { Explorer } from '../../../source/study/index/explorer.ts';
import { GameIndex } from '../../../source/study/index/game-index.ts';
import { openIndexWriter } from '../../../source/study/index/index-writer.ts';
import { refreshIndex } from '../../../source/study/index/refresh-index.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { madeGame, writeGames } from './made-games.ts';
import { given } from './plain-scan.ts';

function made() {
  const folder = temporaryFolder();
  const [games, index] = [join(folder, 'games'), join(folder, 'index')];
  mkdirSync(games);
  writeGames(games, 'a', madeGame({ variant: shogi, random: randomNumbers(1), plies: 9 }));
  return { folder, games, index };
}

const START = new Position(shogi, startPosition(shogi).placement);

/** An index with a part, of which each entry is then changed. */
async function damaged() {
  const { games, index } = made();
  const writer = given(openIndexWriter(index, { occurrences: 4, games: 1 }));
  await refreshIndex(writer, [games]);
  writer.close();
  const gameIndex = new GameIndex(index, games);
  const damage = () => {
    const path = join(index, '1.entries');
    writeFileSync(
      path,
      readFileSync(path).map((byte, at) => (at > 16 ? byte ^ 1 : byte)),
    );
  };
  return { gameIndex, damage };
}

test('an index that a question finds corrupt is made anew by the next update', async () => {
  const { gameIndex, damage } = await damaged();
  const explorer = given(await Explorer.open(gameIndex));
  damage();
  const found = explorer.lookUp(START, false);
  expect(found).toMatchObject({ ok: false, fault: { code: 'corrupt', file: '1.entries' } });
  explorer.close();
  explorer.close();
  expect(await gameIndex.open()).toMatchObject({ ok: false, fault: { code: 'corrupt' } });
  const updated = given(await gameIndex.update());
  expect(updated).toMatchObject({ games: 1, total: 1, remade: { code: 'corrupt' } });
  const again = given(await Explorer.open(gameIndex));
  expect(given(again.lookUp(START, false)).games).toBe(1);
  again.close();
});

test('one that is found corrupt while games are added is a fault, and made anew', async () => {
  const { gameIndex, damage } = await damaged();
  damage();
  expect(await gameIndex.open()).toMatchObject({ ok: false, fault: { code: 'corrupt' } });
  damage();
  expect(given(await gameIndex.update())).toMatchObject({ remade: { code: 'corrupt' } });
  expect(given(await gameIndex.update())).toMatchObject({ total: 1, remade: undefined });
});

test('books are asked for the games that they have; one that is gone says nothing', async () => {
  const { folder, games, index } = made();
  const [own, gone] = [join(folder, 'own.db'), join(folder, 'gone.db')];
  const lines = ['#YANEURAOU-DB2016 1.00', `sfen ${shogi.start}`, '7g7f none 35 12 120', ''];
  writeFileSync(own, lines.join('\n'));
  const gameIndex = new GameIndex(index, games);
  given(await gameIndex.update({ added: [own, gone] }));
  const explorer = given(await Explorer.open(gameIndex));
  expect(explorer.booked(START)).toMatchObject([{ book: own, value: 35, depth: 12, count: 120 }]);
  expect(explorer.booked(new Position(minishogi, startPosition(minishogi).placement))).toEqual([]);
  explorer.close();
});

test('what the system refuses is a fault', async () => {
  const { games, folder } = made();
  writeFileSync(join(folder, 'file'), '');
  const gameIndex = new GameIndex(join(folder, 'file', 'index'), games);
  expect(await gameIndex.open()).toMatchObject({ ok: false, fault: { code: 'unreadable' } });
  expect(await gameIndex.update()).toMatchObject({ ok: false, fault: { code: 'unreadable' } });
});
