// The stores of a server: moves a second, and what many open games cost.
import { join } from 'node:path';
import { GameStore } from '../../../source/records/store/store.ts';
import type { HouseStore } from '../../../source/rooms/hall/house-store.ts';
import { FileLog } from '../../../source/rooms/logs/file-log.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import type { RoomLog } from '../../../source/rooms/room-log.ts';
import { systemTime } from '../../helpers/system-time.ts';
import { openStoreAt } from '../../rooms/logs/open-store.ts';

const WRITERS = 100;

/** Moves a second of many games; each game waits until its last move is durable. */
export async function moveRate(place: string, ms: number, prefix = 'game'): Promise<number> {
  const store = await openStoreAt(place, systemTime());
  const names = gameNames(WRITERS, prefix);
  for (const game of names) await store.openGame(game);
  const endMs = performance.now() + ms;
  const counts = await Promise.all(
    names.map(async (game) => {
      let seq = 0;
      while (performance.now() < endMs) {
        seq++;
        if (!(await store.games.append(game, [moved(game, seq)]))) throw new Error(game);
        store.games.noteFlag?.(game, seq, Date.now() + 600_000);
      }
      return seq;
    }),
  );
  await close(store, names);
  return counts.reduce((sum, count) => sum + count, 0) / (ms / 1000);
}

/**
 * CPU in milliseconds that a second with ten moves takes while many games are open.
 * @param hasLocks whether each game has a lock of its own, as at home
 */
export async function openCost(
  folder: string,
  games: number,
  ms: number,
  hasLocks: boolean,
): Promise<number> {
  const names = gameNames(games);
  let log: RoomLog;
  let end: () => Promise<void>;
  if (hasLocks) {
    const store = new GameStore({ folder: join(folder, 'games'), now: () => new Date() });
    const files = new FileLog(store, { onAsked: () => {}, onLost: () => {} });
    for (const game of names) await files.open(game, 'normal');
    log = files;
    end = async () => {
      for (const game of names) await files.close(game, true);
    };
  } else {
    const store = await openStoreAt(folder, systemTime());
    for (const game of names) await store.openGame(game);
    log = store.games;
    end = () => close(store, names);
  }
  for (const game of names) await log.append(game, [moved(game, 1)]);
  const before = process.cpuUsage();
  const moves = Math.round(ms / 100);
  for (let move = 0; move < moves; move++) {
    const game = names[move % names.length] ?? '';
    await log.append(game, [moved(game, 2 + Math.floor(move / names.length))]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { user, system } = process.cpuUsage(before);
  await end();
  return (user + system) / 1000 / (ms / 1000);
}

async function close(store: HouseStore, names: readonly string[]): Promise<void> {
  for (const game of names) await store.games.close(game, true);
  await store.close();
}

function gameNames(count: number, prefix = 'game'): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
}

/** A line as long as that of most moves. */
function moved(game: string, seq: number): RoomEvent {
  const at = 1_795_371_064_000 + seq * 1000;
  return {
    seq,
    at,
    by: 'black',
    id: `${game}-${seq}`,
    turnMs: 12_345,
    kind: 'moved',
    move: '7g7f',
  };
}
