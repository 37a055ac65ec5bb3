// The ways to make moves durable, each for a while: moves a second.
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { GameStore } from '../../../source/records/store/store.ts';
import { FileLog } from '../../../source/rooms/logs/file-log.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomGame, recordOf } from '../records/random-games.ts';

const WRITERS = 64;
/** The length of the game that is saved whole. */
const PLIES = 80;

const games = Array.from({ length: WRITERS }, (_, index) => `game-${index}`);

/** Through the log: each writer a game of its own, and the next move after the last is durable. */
export async function throughLog(folder: string, ms: number): Promise<number> {
  const log = new FileLog(newStore(folder), { onAsked: () => {}, onLost: () => {} });
  for (const game of games) {
    await log.open(game, 'normal');
    await log.append(game, [moved(1)]);
  }
  const rate = await rateOf(ms, games, async (game, count) => {
    if (!(await log.append(game, [moved(count + 2)]))) throw new Error(`${game} is lost`);
  });
  for (const game of games) await log.close(game, true);
  return rate;
}

/** The same files, without a log: each move is written and synced, one after the other. */
export async function oneAtATime(folder: string, ms: number): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const file = await open(join(folder, 'one'), 'w');
  const rate = await rateOf(ms, ['one'], async (_, count) => {
    await file.write(`${JSON.stringify(moved(count + 1))}\n`);
    await file.datasync();
  });
  await file.close();
  return rate;
}

/** A game of `PLIES` moves saved whole with each move. */
export async function wholeFile(folder: string, ms: number): Promise<number> {
  const store = newStore(folder);
  const record = recordOf(randomGame(randomNumbers(1), PLIES), 1);
  const path = store.create(record);
  return rateOf(ms, ['whole'], async () => store.save(path, record));
}

function newStore(folder: string): GameStore {
  return new GameStore({ folder, now: () => new Date() });
}

/** A line as long as that of most moves. */
function moved(seq: number): RoomEvent {
  const at = 1_795_371_064_000 + seq * 1000;
  return { seq, at, by: 'black', id: 'k3j2h1g5f4', turnMs: 12_345, kind: 'moved', move: '7g7f' };
}

/** What all writers do a second. @param step gets the number of the writer's steps before */
async function rateOf(
  ms: number,
  writers: readonly string[],
  step: (writer: string, count: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const counts = await Promise.all(
    writers.map(async (writer) => {
      let count = 0;
      while (performance.now() - start < ms) await step(writer, count++);
      return count;
    }),
  );
  const sum = counts.reduce((total, count) => total + count, 0);
  return (sum * 1000) / (performance.now() - start);
}
