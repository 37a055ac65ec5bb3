import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RoomCommandBody } from '../../../../source/rooms/room-command.ts';
import type { RoomOpening } from '../../../../source/rooms/room-opening.ts';
import type { RoomStay } from '../../../../source/rooms/rooms.ts';
import type { RoomSeat } from '../../../../source/rooms/seat.ts';
import type { WindowSize } from '../../../../source/ui/ink/window.ts';
import type { ReplayScreen } from '../../../../source/ui/screens/replay/replay.ts';
import { roomWatchScreen } from '../../../../source/ui/screens/rooms/room-watch.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { BOTH_COME, toldStay } from '../../../helpers/fake-rooms.ts';
import { frameHeight, frameWidth, renderScreen } from '../../../helpers/frames.tsx';
import { allTold, RoomTable } from '../../../helpers/room-table.ts';
import { Desk } from '../../desk.ts';

const MOVES = ['7g7f', '3c3d', '2g2f', '4c4d', '6g6f', '5c5d'];

/** What a watcher sees. */
function textOf(screen: ReplayScreen, { services }: Desk): string {
  const { lines } = renderScreen(screen, services, { columns: 120, rows: 40 });
  return lines.map((line) => line.trim()).join(' ');
}

/** A game in which somebody watches; `players` are there, `moves` were played before. */
async function watched({
  moves = 2,
  players = 2,
  opening = {},
}: {
  readonly moves?: number;
  readonly players?: 1 | 2;
  readonly opening?: Partial<RoomOpening>;
} = {}) {
  const table = await RoomTable.open(opening);
  const host = await table.enter('1');
  const guest = players === 2 ? await table.enter('2') : undefined;
  const seats = [host.seat, guest?.seat ?? host.seat] as const;
  let played = 0;
  const send = async (seat: RoomSeat, command: RoomCommandBody) => {
    seat.send(command);
    await allTold();
  };
  const play = async (count: number) => {
    for (let index = 0; index < count; index++) {
      const move = MOVES[played] ?? '';
      await send(seats[played % 2 === 0 ? 0 : 1], { kind: 'move', move });
      played++;
    }
  };
  await play(moves);
  const { seat } = await table.enter('3', 'watch');
  let hasLeft = false;
  const stay: RoomStay = {
    seat,
    code: 'K7M2QX',
    at: undefined,
    host: 'yuki',
    saveError: undefined,
    leave: async () => {
      hasLeft = true;
    },
  };
  const desk = new Desk();
  const screen = roomWatchScreen(desk.services, stay);
  const schedule = opening.timeControl === undefined ? undefined : table.time.schedule;
  const player = desk.sit(screen, { columns: 80, rows: 24 }, schedule);
  return {
    table,
    screen,
    desk,
    player,
    play,
    send,
    host,
    guest,
    seats,
    hasLeft: () => hasLeft,
    sees: () => `${screen.activity.ply} of ${screen.view.moves.length}`,
    says: () => screen.prompt.message?.text,
    status: () => textOf(screen, desk),
  };
}

describe('the place', () => {
  test('follows the last move', async () => {
    const { play, sees } = await watched();
    expect(sees()).toBe('2 of 2');
    await play(2);
    expect(sees()).toBe('4 of 4');
  });

  test('stays at an earlier move when one comes, and follows again after End', async () => {
    const { player, play, sees, status } = await watched();
    player.press('left');
    await play(1);
    expect(sees()).toBe('1 of 3');
    expect(status()).toContain('End follows the game.');
    player.press('end');
    expect(sees()).toBe('3 of 3');
    expect(status()).not.toContain('End follows');
    await play(1);
    expect(sees()).toBe('4 of 4');
  });

  test('follows again from the last move, however one comes there', async () => {
    const { player, play, sees } = await watched();
    player.press('left', 'right');
    await play(1);
    expect(sees()).toBe('3 of 3');
  });

  test('goes back with moves that are taken back, and End is where the game stands', async () => {
    const { player, send, seats, sees } = await watched({ moves: 3 });
    await send(seats[0], { kind: 'offer', what: 'take-back' });
    await send(seats[1], { kind: 'answer', accepts: true });
    expect(sees()).toBe('2 of 3');
    player.press('left', 'end');
    expect(sees()).toBe('2 of 3');
    await send(seats[0], { kind: 'move', move: '6g6f' });
    expect(sees()).toBe('3 of 3');
  });

  test('is found again after the page of the keys', async () => {
    const { player, play, sees } = await watched();
    player.press('?');
    await play(2);
    player.press('escape');
    expect(sees()).toBe('4 of 4');
    player.press('left', '?');
    await play(1);
    expect(player.press('escape').screen.kind).toBe('replay');
    expect(sees()).toBe('3 of 5');
  });
});

describe('what is told', () => {
  test('who plays, who is there, and how many watch', async () => {
    const { status, guest, table } = await watched();
    expect(status()).toMatch(
      /^Yari shogi, even game \(1 watching\).* Host \(here\) - Player 2 \(here\)\./,
    );
    guest?.seat.leave();
    await table.enter('4', 'watch');
    expect(status()).toMatch(
      /^Yari shogi, even game \(2 watching\).* Host \(here\) - Player 2 \(away\)\./,
    );
  });

  test('that the second player has not come, and then that they have', async () => {
    const { status, table } = await watched({ players: 1, moves: 0 });
    expect(status()).toContain('The second player has not come yet.');
    await table.enter('2');
    expect(status()).toContain('Host (here) - Player 2 (here).');
    expect(status()).toContain('Player 2');
  });

  test('what the players say, until a move comes', async () => {
    const { send, seats, says, play } = await watched();
    await send(seats[1], { kind: 'say', text: 'good\u001b[2J luck' });
    expect(says()).toBe('Player 2: good?[2J luck');
    await play(1);
    expect(says()).toBeUndefined();
  });

  test('how the game ended', async () => {
    const { send, seats, screen, desk } = await watched();
    await send(seats[0], { kind: 'resign' });
    expect(textOf(screen, desk)).toContain('White wins by resignation');
  });
});

describe('engines', () => {
  test.each(['a', 'analyse', 'mistakes'])('%j is refused while the game runs', async (line) => {
    const { player, screen, says } = await watched();
    player.enter(line);
    expect(says()).toBe('Engines stay out of games between people until the end.');
    expect(screen.activity.analyst.isAnalysing).toBe(false);
  });

  test('may look at the game after its end', async () => {
    const { player, screen, send, seats } = await watched();
    await send(seats[0], { kind: 'resign' });
    player.enter('a');
    expect(screen.activity.analyst.isAnalysing).toBe(true);
    player.enter('a');
  });
});

describe('words and keys', () => {
  test.each(['P-9d', 'n x', 'P', 'D', 'play'])('%s changes nothing', async (line) => {
    const { player, screen } = await watched();
    player.press('left').enter(line);
    expect([screen.prompt.message?.tone, screen.prompt.question]).toEqual(['warning', undefined]);
    expect(screen.view.moves).toHaveLength(2);
  });

  test('export writes the game to a file', async () => {
    const { player, desk, says } = await watched();
    player.enter('export evening.psn');
    await eventually(() => expect(says()).toContain('Written to '));
    expect(existsSync(join(desk.folder, 'games', 'evening.psn'))).toBe(true);
  });

  test.each([['q', 'enter'], ['escape'], ['ctrl-d']])('%s leaves the room', async (...keys) => {
    const { player, hasLeft, play, screen } = await watched();
    player.press(...keys);
    expect([hasLeft(), player.app.hasQuit]).toEqual([true, true]);
    await play(1);
    expect(screen.view.moves).toHaveLength(2);
  });
});

test('the clocks run at the last move, and stand at an earlier one', async () => {
  const { player, status, table } = await watched({ opening: { timeControl: '600+0+0' } });
  const left = () => status().match(/Host.*?(\d+:\d\d)/)?.[1];
  table.time.advance(5000);
  expect(left()).toBe('9:55');
  player.press('left');
  expect(left()).toBe('10:00');
  player.press('end');
  expect(left()).toBe('9:55');
});

describe.each<WindowSize>([
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 40, rows: 16 },
])('in $columns x $rows', (size) => {
  const moves = MOVES.slice(0, 2).map((move, index) => {
    return { kind: 'moved', by: index === 0 ? 'black' : 'white', move } as const;
  });

  test('who is there has room', () => {
    const desk = new Desk();
    const stay = toldStay(
      undefined,
      [...BOTH_COME, ...moves],
      {},
      {
        presence: (color) => (color === 'black' ? 'here' : 'away'),
        watchers: 3,
      },
    );
    const screen = roomWatchScreen(desk.services, stay);
    const frame = renderScreen(screen, desk.services, size);
    const picture = frame.lines.join('\n');
    expect(frameWidth(frame), picture).toBeLessThanOrEqual(size.columns);
    expect(frameHeight(frame), picture).toBeLessThanOrEqual(size.rows - 1);
    const text = frame.lines.map((line) => line.trim()).join(' ');
    expect(text, picture).toContain('Aki (here)');
    if (size.rows > 16) expect(text, picture).toMatch(/even game \(3 watching\).* Ben \(away\)\./);
  });
});

test.each([false, true])(
  'another game is watched as it begins; with a page on top: %s',
  async (isAside) => {
    const { table, player, send, seats } = await watched();
    await send(seats[0], { kind: 'resign' });
    await send(seats[0], { kind: 'offer', what: 'rematch' });
    await send(seats[1], { kind: 'offer', what: 'rematch' });
    if (isAside) player.press('?');
    await table.playAgain();
    if (isAside) player.press('escape');
    const screen = player.on('replay');
    expect(screen.prompt.message?.text).toBe('Rematch: Player 2 - Host.');
    expect(screen.view.moves).toHaveLength(0);
    await send(seats[1], { kind: 'move', move: '4g4f' });
    expect(player.on('replay').activity.ply).toBe(1);
    player.press('escape');
    expect(player.app.hasQuit).toBe(true);
  },
);
