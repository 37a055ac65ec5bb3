import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roomLines } from '../../source/plain/room.ts';
import type { RoomNews } from '../../source/rooms/room-news.ts';
import { SessionSettings } from '../../source/settings/session-settings.ts';
import { openSettings } from '../../source/settings/store.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Keeper } from '../../source/text/en/room.ts';
import { FakeRooms } from '../helpers/fake-rooms.ts';
import { allTold, RoomTable } from '../helpers/room-table.ts';
import { stubEngineRoom } from '../helpers/stub-engine-room.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** The host, Black, and who has joined, both without a screen; and who watches, if somebody does. */
async function twoPlayers(keeper: Keeper = 'host', isWatched = false) {
  const rooms = new FakeRooms();
  await rooms.resume();
  if (isWatched) await rooms.watch();
  const [white, black, watcher] = rooms.stays.map((stay) => {
    const settings = new SessionSettings(openSettings(join(temporaryFolder(), 'config.json')), {});
    const mode = roomLines({
      tongue: { texts: ENGLISH },
      stay,
      settings,
      charset: 'frame',
      keeper,
      engines: stubEngineRoom(),
      store: undefined,
    });
    const told: string[] = [];
    mode.meet({ tell: (lines) => told.push(...lines) });
    const say = async (line: string) => {
      const answer = await mode.answer(line);
      await allTold();
      return answer;
    };
    return { mode, told, say, leave: stay.leave };
  });
  const { table } = rooms;
  if (!black || !white || !table) throw new Error('nobody is in a room');
  return { table, black, white, watcher: watcher ?? black };
}

describe('a game of a room without a screen', () => {
  test('tells both a move when the room has told it', async () => {
    const { black, white } = await twoPlayers();
    await black.say('P-4f');
    expect([black.told, white.told]).toEqual(Array(2).fill(['1. Black P-4f']));
  });

  test('shows the own move that is on its way, and tells it when the room has it', async () => {
    const { table, black } = await twoPlayers();
    table.log.delay = new Promise((resolve) => table.time.schedule(() => resolve(), 500));
    black.told.length = 0;
    expect(await black.say('P-4f')).toEqual([]);
    expect(await black.say('last')).toEqual(['1. Black P-4f']);
    expect((await black.say('status'))[0]).toBe('ply 1 - White to play');
    expect(await black.say('P-4e')).toEqual(['Queued: P-4e. undo empties the queue.']);
    const board = await black.say('board');
    expect(black.told).toEqual([]);
    table.time.advance(500);
    await allTold();
    expect(black.told).toContain('1. Black P-4f');
    expect(await black.say('board')).toEqual(board);
  });

  test('helps with no word that never works in a room', async () => {
    const { black } = await twoPlayers();
    const help = await black.say('help');
    expect(help.filter((line) => !/: ?\S/.test(line))).toEqual([]);
    expect(help.join('\n')).not.toMatch(/^mate\b/m);
  });

  test('shows each player their own side, until they flip the board', async () => {
    const { black, white } = await twoPlayers();
    expect(await black.say('flip')).toEqual(['White is at the bottom.']);
    expect(await white.say('flip')).toEqual(['Black is at the bottom.']);
    const [ofBlack, ofWhite] = [await black.say('board'), await white.say('board')];
    expect(ofBlack).not.toEqual(ofWhite);
    await black.say('flip');
    expect(await black.say('board')).toEqual(ofWhite);
  });

  test('tells who comes into a game that goes on the position and the last move', async () => {
    const { black, white } = await twoPlayers();
    expect(await white.mode.heading()).toEqual(['Yari shogi, even game. ply 0 - Black to play']);
    await black.say('P-4f');
    expect(await white.mode.heading()).toEqual([
      'Yari shogi, even game. ply 1 - White to play',
      ...(await white.say('board')),
      'Last: 1. Black P-4f',
    ]);
    await white.say('speech words');
    const spoken = await white.mode.heading();
    expect(spoken).toContain('Black in hand: nothing. White in hand: nothing.');
    expect(spoken.filter((line) => line.startsWith('Rank '))).toHaveLength(9);
    expect(spoken.at(-1)).toBe('Last: 1. Black pawn four f');
    await black.say('resign');
    expect(await white.mode.heading()).toHaveLength(2);
  });

  test('says of nobody that they are away who is about to come', async () => {
    const { black, white } = await twoPlayers();
    await white.leave();
    await allTold();
    expect(await black.mode.heading()).toEqual(['Yari shogi, even game. ply 0 - Black to play']);
    expect(await black.say('status')).toContain('White is away.');
    await black.say('P-4f');
    expect(await black.mode.heading()).toContain('White is away.');
  });

  test('says what to do where the room cannot be written', async () => {
    const { table, black } = await twoPlayers();
    table.log.fails = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await black.say('P-4f');
    expect(black.told).toEqual(['? NOT SAVED: the disk is full. Type it again.']);
  });

  test('says that it is not sure where the log does not answer', async () => {
    const { table, black } = await twoPlayers();
    table.log.answer = Object.assign(new Error('time-out'), { code: 'ETIMEDOUT' });
    await black.say('P-4f');
    const text = '? Not sure whether it is saved: the database does not answer. Wait.';
    expect(black.told).toEqual([text]);
    table.time.advance(1000);
    await allTold();
    expect(black.told).toEqual([text, '1. Black P-4f']);
  });

  test('tells who does not move, with a bell, and the other when the game may be claimed', async () => {
    const { black, white, table } = await twoPlayers();
    await black.say('P-4f');
    table.time.advance(540_000);
    table.time.advance(60_000);
    expect(white.told.slice(1)).toEqual([
      'You have not moved for long: in a minute the other side may claim the game.\x07',
      'You have not moved for long: until you do, the other side may claim the game.',
    ]);
    expect(black.told.slice(1)).toEqual([
      'White has not moved for a long time.',
      'White has not moved for a long time. Type "claim win" or "claim draw".',
    ]);
    await black.say('claim win');
    expect(white.told.at(-1)).toMatch(/^= Black wins/);
  });

  test('tells the host that the room is open at another terminal, and not the guest', async () => {
    const { table, black, white } = await twoPlayers();
    await table.room.close('handed-over');
    expect(white.told).toEqual([]);
    expect(black.told).toEqual(['The room is open at another terminal of yours.']);
  });
});

describe('a game that is watched without a screen', () => {
  test('is walked through, and told as it goes on', async () => {
    const { black, white, watcher } = await twoPlayers('host', true);
    await black.say('P-4f');
    await white.say('P-6d');
    expect(watcher.told).toEqual(['1. Black P-4f', '2. White P-6d']);
    expect(await watcher.say('back')).toEqual(['1. Black P-4f']);
    await black.say('P-4e');
    expect(watcher.told.at(-1)).toBe('3. Black P-4e');
    expect(await watcher.say('status')).toEqual([
      'ply 1 - White to play, of 3',
      '1. Black P-4f',
      '1 watching.',
    ]);
    expect(await watcher.say('last')).toEqual(['3. Black P-4e']);
    await white.say('P-6e');
    expect(await watcher.say('back')).toEqual(['3. Black P-4e']);
    expect(watcher.told.at(-1)).toBe('4. White P-6e');
  });

  test('is not changed, and left to people by the engines', async () => {
    const { black, watcher } = await twoPlayers('host', true);
    await black.say('P-4f');
    const only = '? This game is only watched here: "export" writes it to a file.';
    expect(await watcher.say('note good')).toEqual([only]);
    expect(await watcher.say('P-6d')).toEqual([only]);
    expect((await watcher.say('analyse'))[0]).toMatch(/^\? Engines stay out/);
  });

  test('is followed into the next one', async () => {
    const { table, black, white, watcher } = await twoPlayers('host', true);
    await black.say('P-4f');
    await black.say('resign');
    await black.say('rematch');
    await white.say('accept');
    await table.playAgain();
    expect(watcher.told.slice(-3, -1)).toEqual([
      'Rematch: Player 2 - Host.',
      'Yari shogi, even game. ply 0 - Black to play',
    ]);
    await white.say('P-1f');
    expect(await watcher.say('last')).toEqual(['1. Black P-1f']);
  });
});

test('who looks through a game that is over comes back to it, and into the next one', async () => {
  const { table, black, white } = await twoPlayers();
  await black.say('P-4f');
  await black.say('resign');
  expect((await black.say('replay'))[0]).toMatch(/^Yari shogi, even game\. 1 ply/);
  await black.say('first');
  expect(await black.say('next')).toEqual(['1. Black P-4f']);
  expect(await black.say('quit')).toEqual(['You are at the game again.']);
  await black.say('rematch');
  await white.say('replay');
  await white.say('quit');
  await white.say('accept');
  await black.say('replay');
  await table.playAgain();
  expect(await white.say('P-1f')).toEqual([]);
  expect(black.told.at(-1)).toBe('1. Black P-1f');
  await black.say('P-6d');
  expect(white.told.at(-1)).toBe('2. White P-6d');
});

test('who sits down is here', async () => {
  const table = await RoomTable.open();
  const { seat } = await table.enter('1');
  const told: RoomNews[] = [];
  seat.follow((news) => {
    if (news.kind === 'event') expect(seat.presence('white')).toBe('here');
    told.push(news);
  });
  await table.enter('2');
  expect(told).toContainEqual(expect.objectContaining({ kind: 'event' }));
});

test('another game is asked for, begins, and is played on', async () => {
  const { table, black, white } = await twoPlayers();
  await black.say('rematch');
  expect(black.told).toEqual(['? rematch: the game is not over.']);
  expect(await black.say('replay')).toEqual(['? replay: the game is not over.']);
  await black.say('resign');
  black.told.length = 0;
  await black.say('resign');
  expect(black.told).toEqual([
    '? resign: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.',
  ]);
  expect(await black.say('P-4f')).toEqual([
    '? P-4f: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.',
  ]);
  black.told.length = 0;
  white.told.length = 0;
  await black.say('rematch');
  expect(white.told).toEqual(['Black offers a rematch: type "accept" or "decline".']);
  await white.say('accept');
  await table.playAgain();
  const heading = 'Yari shogi, even game. ply 0 - Black to play';
  expect(black.told.slice(1)).toEqual([
    expect.stringMatching(/^Rematch: you play White against /),
    heading,
  ]);
  expect(white.told.slice(1)).toEqual([
    expect.stringMatching(/^Rematch: you play Black against /),
    heading,
  ]);
  await white.say('P-4f');
  expect(black.told.at(-1)).toBe('1. Black P-4f');
});
