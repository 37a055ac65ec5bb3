import { expect, test } from 'vitest';
import { systemTime } from '../../helpers/system-time.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { openStoreAt } from './open-store.ts';
import { beginGame, enter, openHouse, playOne, playRematch } from './store-houses.ts';

test('a house of a folder that was closed in the middle of a game goes on with it', async () => {
  const folder = temporaryFolder();
  const first = await openHouse(await openStoreAt(folder, systemTime()));
  const { code, game, aki, ren } = await beginGame(first, first);
  let [black, white] = [await enter(first, game, aki), await enter(first, game, ren)];
  for (let ply = 0; ply < 5; ply++) await playOne(black, white);
  await first.drain();
  const next = await openHouse(await openStoreAt(folder, systemTime()));
  expect(next.hall.game(code)?.ended).toBeUndefined();
  expect(next.hall.member(aki.id)?.name).toBe('Aki');
  [black, white] = [await enter(next, game, aki), await enter(next, game, ren)];
  expect(black.match.game.ply).toBe(5);
  for (let ply = 5; ply < 8; ply++) await playOne(black, white);
  await next.drain();
  const store = await openStoreAt(folder, systemTime());
  expect((await store.record(game))?.tags.find(({ name }) => name === 'Black')?.value).toBe('Aki');
  await store.close();
});

test('a rematch is a game of its own in the folder, and is there after a restart', async () => {
  const folder = temporaryFolder();
  const first = await openHouse(await openStoreAt(folder, systemTime()));
  const { code, game, aki, ren } = await beginGame(first, first);
  const [black, white] = [await enter(first, game, aki), await enter(first, game, ren)];
  const next = await playRematch(black, white);
  await first.drain();
  const again = await openHouse(await openStoreAt(folder, systemTime()));
  expect(again.hall.games.map(({ began }) => [began.code, began.after])).toEqual([[next, code]]);
  const white2 = await enter(again, black.name, aki);
  expect([white2.side, white2.match.game.ply]).toEqual(['white', 4]);
});
