// Rooms of this machine in one process: hosts with folders of games, and their guests.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameStore } from '../../../source/records/store/store.ts';
import type { TimeControl } from '../../../source/records/tree/time-control.ts';
import { PrivateRoom } from '../../../source/rooms/private/private-room.ts';
import { RoomSeat } from '../../../source/rooms/seat.ts';
import type { Color } from '../../../source/rules/core/color.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';

/** The time from a move to the next. */
const MOVE_EVERY_MS = 30;

/** A game between two in this process. */
interface Pair {
  readonly room: PrivateRoom;
  readonly host: RoomSeat;
  readonly joiner: RoomSeat;
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
    pairs.push(await openPair(join(folder, String(pair)), clock));
  }
  return pairs;
}

async function openPair(folder: string, clock?: TimeControl): Promise<Pair> {
  mkdirSync(folder, { recursive: true });
  const store = new GameStore({ folder, now: () => new Date() });
  const time = systemTime();
  const plan = { variant: yari, start: startPosition(yari), clock, side: 'black' } as const;
  const means = { store, time, ownName: () => 'Aoi' };
  const room = await PrivateRoom.host(means, { ...plan, hasWatchers: false }, 'K7M2QX', '');
  const options = { time, newId: randomUUID };
  const host = await RoomSeat.take(options, (hear) => room.enterAsHost(hear));
  const joiner = await RoomSeat.take(options, (hear) => room.enter('play', 'Ren', hear));
  if (!host.ok || !joiner.ok) throw new Error('nobody is let in');
  return { room, host: host.value, joiner: joiner.value };
}

function leave({ room }: Pair): Promise<void> {
  return room.close('left');
}

function isOver({ host }: Pair): boolean {
  return host.match.ending !== undefined;
}

/** Plays a move of the side that has the turn. */
async function timeOfMove({ host, joiner }: Pair): Promise<number> {
  const ends: Readonly<Record<Color, RoomSeat>> = { black: host, white: joiner };
  const { match } = host;
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
  void ends[turn].play(move);
  return heard;
}

function pause(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs));
}
