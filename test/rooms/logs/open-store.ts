import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import { FolderStore } from '../../../source/rooms/logs/folder-store.ts';
import { PgStore } from '../../../source/rooms/logs/pg-store.ts';
import type { RoomTime } from '../../../source/rooms/room-time.ts';

/** The games that a store-child writes. */
export const STORE_GAMES = ['game-1', 'game-2', 'game-3'] as const;

/** Opens the store of a folder, or of a database. */
export async function openStoreAt(place: string, time: RoomTime): Promise<HouseStore> {
  const opened = place.startsWith('postgres:')
    ? await PgStore.open(place, time)
    : await FolderStore.open(place, time);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
}
