// Rooms of this machine in one process: hosts and joiners with folders of games and a line of their
// own through real sockets.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameStore } from '../../../source/records/store/store.ts';
import type { TimeControl } from '../../../source/records/tree/time-control.ts';
import { LocalRooms } from '../../../source/rooms/local/local-rooms.ts';
import type { RoomStay } from '../../../source/rooms/rooms.ts';
import type { RoomSeat } from '../../../source/rooms/seat.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Result } from '../../../source/rules/core/result.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';

/** A joiner may send 20 commands a second. */
const MOVE_EVERY_MS = 30;

/** A game between two in this process. */
interface Pair {
  readonly host: RoomStay;
  readonly joiner: RoomStay;
}

const random = randomNumbers(20_261_122);

/** Times from the play at one end until it is heard at the other, of one game after the other. */
export async function oneGame(folder: string, moves: number): Promise<number[]> {
  const times: number[] = [];
  for (let game = 0; times.length < moves; game++) {
    const pair = await openPair(join(folder, String(game)));
    while (times.length < moves && !isOver(pair)) {
      await pause(MOVE_EVERY_MS);
      times.push(await timeOfMove(pair));
    }
    await leave(pair);
  }
  return times;
}

/** The same times of many games at once. @param everyMs the time from a move to the next, of all */
export async function manyGames(
  folder: string,
  { games, moves, everyMs }: { games: number; moves: number; everyMs: number },
): Promise<number[]> {
  const pairs = await openPairs(folder, games);
  const start = performance.now();
  const times: Promise<number>[] = [];
  for (let move = 0; move < moves; move++) {
    await pause(Math.max(0, start + move * everyMs - performance.now()));
    const pair = itemAt(pairs, move % games);
    if (!isOver(pair)) times.push(timeOfMove(pair));
  }
  const measured = await Promise.all(times);
  for (const pair of pairs) await leave(pair);
  return measured;
}

/** The part of a core that rooms take whose clocks run while nobody moves. */
export async function idleRooms(folder: string, rooms: number, timeMs: number): Promise<number> {
  const clock = { mainMs: 3_600_000, byoyomiMs: 0, incrementMs: 0 };
  const pairs = await openPairs(folder, rooms, clock);
  await pause(1000);
  const start = performance.now();
  const used = process.cpuUsage();
  await pause(timeMs);
  const { user, system } = process.cpuUsage(used);
  const part = (user + system) / 1000 / (performance.now() - start);
  for (const pair of pairs) await leave(pair);
  return part;
}

/** Moves of a game of yari shogi, as a player types them. */
export function typedMoves(most: number): string[] {
  const game = openGame(yari, startPosition(yari).placement);
  const texts: string[] = [];
  while (texts.length < most && game.status().kind === 'playing') {
    const moves = legalMoves(game.position);
    const move = itemAt(moves, Math.floor(random() * moves.length));
    texts.push(formatHodges(game.position, move));
    game.play(move);
  }
  return texts;
}

async function openPairs(folder: string, count: number, clock?: TimeControl): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let pair = 0; pair < count; pair++) {
    pairs.push(await openPair(join(folder, String(pair)), clock, folder));
  }
  return pairs;
}

/** @param at the folder of the socket */
async function openPair(folder: string, clock?: TimeControl, at = folder): Promise<Pair> {
  mkdirSync(folder, { recursive: true });
  const start = startPosition(yari);
  const plan = { variant: yari, start, clock, side: 'black', hasWatchers: false } as const;
  const host = opened(await person(join(folder, 'host')).host(plan, at));
  const joiner = opened(await person(join(folder, 'joiner')).join(host.code, at));
  return { host, joiner };
}

function person(folder: string): LocalRooms {
  const store = new GameStore({ folder, now: () => new Date() });
  return new LocalRooms({ store, time: systemTime(), ownName: () => 'Aoi' });
}

function opened<Fault>(result: Result<RoomStay, Fault>): RoomStay {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

async function leave({ host, joiner }: Pair): Promise<void> {
  await joiner.leave();
  await host.leave();
}

function isOver({ host, joiner }: Pair): boolean {
  return [host, joiner].some(({ seat }) => seat.match.ending !== undefined);
}

/** Plays a move of the side that has the turn. */
async function timeOfMove({ host, joiner }: Pair): Promise<number> {
  const ends: Readonly<Record<Color, RoomSeat>> = { black: host.seat, white: joiner.seat };
  const { match } = host.seat;
  const { turn } = match.game;
  const moves = legalMoves(match.game.position);
  const move = itemAt(moves, Math.floor(random() * moves.length));
  const start = performance.now();
  const heard = new Promise<number>((resolve, reject) => {
    const unfollow = ends[turn === 'black' ? 'white' : 'black'].follow((news) => {
      if (news.kind !== 'event' || news.event.kind !== 'moved') return;
      unfollow();
      resolve(performance.now() - start);
    });
    const unhear = ends[turn].follow((news) => {
      if (news.kind === 'refused') reject(new Error(news.refusal.code));
      if (news.kind === 'event') unhear();
    });
  });
  ends[turn].play(move);
  return heard;
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
