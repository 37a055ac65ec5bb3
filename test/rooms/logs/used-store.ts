import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PersonStore } from '../../../source/hall/person-files.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import type { StoredHouse } from '../../../source/rooms/hall/stored-house.ts';
import { eventually } from '../../helpers/eventually.ts';
import { beginGame, enter, openHouse, playOne, register } from './store-houses.ts';

/** A server that has been used: a game that is over, one that goes on, and somebody deleted. */
export interface UsedStore {
  readonly house: StoredHouse;
  /** The name of the game that is over, and of the one that goes on. */
  readonly over: string;
  readonly running: string;
  /** Ends the game that goes on. */
  readonly resign: () => Promise<void>;
}

/** Uses a store until the test is over: Zoe was there and is deleted, Aki has a file. */
export async function liveIn(
  store: HouseStore & { readonly people: PersonStore },
): Promise<UsedStore> {
  const house = await openHouse(store);
  const zoe = await register(house, 'SHA256:z', 'Zoe');
  await house.order({ kind: 'delete', name: zoe.name });
  const first = await playTwo(house, 4);
  await first.resign();
  const second = await playTwo(house, 3);
  const folder = await store.people.open('SHA256:a');
  mkdirSync(join(folder.folder, 'games'), { recursive: true });
  writeFileSync(join(folder.folder, 'games', 'own.psn'), 'mine\n');
  await folder.close();
  return { house, over: first.game, running: second.game, resign: second.resign };
}

async function playTwo(house: StoredHouse, plies: number) {
  const { game, code, aki, ren } = await beginGame(house, house);
  const [black, white] = [await enter(house, game, aki), await enter(house, game, ren)];
  for (let ply = 0; ply < plies; ply++) await playOne(black, white);
  const resign = async () => {
    white.send({ kind: 'resign' });
    await eventually(() => expect(house.hall.game(code)?.ended).toBeDefined());
  };
  return { game, resign };
}
