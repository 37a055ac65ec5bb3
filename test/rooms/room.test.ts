import { describe, expect, test } from 'vitest';
import { Room } from '../../source/rooms/room.ts';
import type { RoomCommandBody } from '../../source/rooms/room-command.ts';
import type { RoomNews } from '../../source/rooms/room-news.ts';
import type { RoomSeat } from '../../source/rooms/seat.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { parseUsi } from '../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { allTold, OPENING, RoomTable, roomTime, TestLog } from '../helpers/room-table.ts';

/** What is told at an end of a room, in a few words. */
function newsOf(seat: RoomSeat): string[] {
  const told: string[] = [];
  seat.follow((news: RoomNews) => {
    if (news.kind === 'event') told.push(`${news.isOwn ? 'own ' : ''}${news.event.kind}`);
    if (news.kind === 'refused') told.push(`refused ${news.refusal.code}`);
    if (news.kind === 'closed') told.push(`closed ${news.why}`);
    if (news.kind === 'rematch') told.push(news.kind);
  });
  return told;
}

/** A room with Black and White in it. */
async function twoPlayers(timeControl = '') {
  const table = await RoomTable.open({ timeControl });
  const black = await table.enter('1');
  const white = await table.enter('2');
  const news = { black: newsOf(black.seat), white: newsOf(white.seat) };
  const play = async (text: string, color?: Color) => {
    const seat = (color ?? black.seat.match.game.turn) === 'black' ? black : white;
    const move = parseUsi(seat.seat.match.variant, text);
    if (move === undefined) throw new Error(text);
    seat.seat.play(move, text);
    await allTold();
  };
  const send = async (color: Color, body: RoomCommandBody) => {
    ({ black, white })[color].seat.send(body, body.kind);
    await allTold();
  };
  return { table, black, white, news, play, send };
}

describe('a room', () => {
  test('gives the second who comes the free seat, and both the same game', async () => {
    const { black, white, play } = await twoPlayers();
    expect([black.seat.side, white.seat.side]).toEqual(['black', 'white']);
    await play('4g4f');
    await play('4c4d');
    expect(black.seat.match.moves).toEqual(white.seat.match.moves);
    expect(white.seat.match.moves.map(({ ply }) => ply)).toEqual([1, 2]);
    expect(black.seat.match.record.tags).toContainEqual({ name: 'White', value: 'Player 2' });
  });

  test('lets a third watch, and not play', async () => {
    const { table, black } = await twoPlayers();
    const watcher = await table.enter('3', 'watch');
    expect(watcher.seat.side).toBeUndefined();
    expect(black.seat.watchers).toBe(1);
    await expect(table.enter('3')).rejects.toThrow('full');
    const news = newsOf(watcher.seat);
    watcher.seat.send({ kind: 'resign' });
    await allTold();
    expect(news).toEqual(['refused watching']);
  });

  test('lets nobody watch if the host does not want it', async () => {
    const table = await RoomTable.open({ hasWatchers: false });
    await expect(table.enter('3', 'watch')).rejects.toThrow('no-watchers');
  });

  describe('whose log does not say what it has done', () => {
    const SILENT = Object.assign(new Error('time-out'), { code: 'ETIMEDOUT' });

    test('is not sure of a move that was written, and tells it once', async () => {
      const { table, black, white, news, play } = await twoPlayers('60+0+0');
      table.log.answer = SILENT;
      await play('4g4f');
      expect(news.black).toEqual(['refused not-sure']);
      expect(black.seat.tentative?.played.text).toBeDefined();
      table.time.advance(1000);
      await allTold();
      expect([news.black, news.white]).toEqual([['refused not-sure', 'own moved'], ['moved']]);
      expect(table.log.events.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
      expect(white.seat.match.moves).toHaveLength(1);
      expect(black.seat.waitMs).toBe(0);
    });

    test('plays a move that was not written as soon as it can be', async () => {
      const { table, news, play } = await twoPlayers();
      table.log.fails = SILENT;
      await play('4g4f');
      for (let second = 0; second < 12; second++) {
        table.time.advance(1000);
        await allTold();
      }
      expect(news).toEqual({ black: ['refused not-sure'], white: [] });
      table.log.fails = undefined;
      table.time.advance(1000);
      await allTold();
      expect(news).toEqual({ black: ['refused not-sure', 'own moved'], white: ['moved'] });
    });

    test('says so as soon as a move is refused for certain, and gives the line back', async () => {
      const { table, black, news, play } = await twoPlayers();
      const typed: string[] = [];
      black.seat.follow((one) => {
        if (one.kind === 'refused') typed.push(one.typed);
      });
      table.log.fails = SILENT;
      await play('4g4f');
      table.log.fails = Object.assign(new Error('full'), { code: '53100' });
      table.time.advance(1000);
      await allTold();
      expect(news.black).toEqual(['refused not-sure', 'refused not-saved']);
      expect(typed).toEqual(['', '4g4f']);
      expect(black.seat.tentative).toBeUndefined();
    });

    test('counts what is said once, however often it tries', async () => {
      const { table, news, send } = await twoPlayers();
      table.log.fails = SILENT;
      await send('black', { kind: 'say', text: 'hello' });
      for (let second = 0; second < 9; second++) {
        table.time.advance(1000);
        await allTold();
      }
      table.log.fails = undefined;
      table.time.advance(1000);
      await allTold();
      expect(news.black).toEqual(['refused not-sure', 'own said']);
    });
  });

  test('says why it could not write also to whoever looks after the log', async () => {
    const [log, troubles]: [TestLog, unknown[]] = [new TestLog(), []];
    const onTrouble = (error: unknown) => troubles.push(error);
    const room = await Room.open({ game: 'game', log, time: roomTime(), onTrouble }, OPENING);
    log.fails = Object.assign(new Error('full'), { code: 'ENOSPC' });
    const guest = { account: '2', name: 'Guest', wants: 'play' } as const;
    expect(await room.enter(guest, () => {})).toMatchObject({ fault: 'not-saved' });
    expect(troubles).toEqual([log.fails]);
  });

  test('shows an event to others only when it is durable', async () => {
    const { table, black, white, news, play } = await twoPlayers();
    table.log.fails = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await play('4g4f');
    expect(news.black).toEqual(['refused not-saved']);
    expect(news.white).toEqual([]);
    expect(black.seat.match.moves).toHaveLength(0);
    table.log.fails = undefined;
    await play('4g4f');
    expect(white.seat.match.moves).toHaveLength(1);
  });

  test('refuses a move out of turn, an illegal one, and one for an old number', async () => {
    const { news, play, send, white } = await twoPlayers();
    await send('white', { kind: 'move', move: '4c4d' });
    await send('black', { kind: 'move', move: '4g4e' });
    await play('4g4f');
    white.seat.send({ kind: 'move', move: '4c4d' });
    await send('black', { kind: 'move', move: '3g3f' });
    expect(news.white).toEqual(['refused not-your-turn', 'moved', 'own moved']);
    expect(news.black).toEqual(['refused illegal', 'own moved', 'moved', 'refused moved-on']);
  });

  test('does a command that comes twice once, and answers it twice', async () => {
    const { table, white } = await twoPlayers();
    const heard: string[] = [];
    const visitor = { account: '1', name: '', wants: 'play' } as const;
    const member = await table.room.enter(visitor, ({ kind }) => heard.push(kind));
    if (!member.ok) throw new Error(member.fault);
    heard.length = 0;
    const command = { id: 'a', seen: 3, kind: 'move', move: '4g4f' } as const;
    const { send } = member.value;
    expect(await Promise.all([send(command), send(command)])).toEqual([undefined, undefined]);
    expect(heard).toEqual(['event']);
    const late = { ...command, id: 'b' };
    const refused = { code: 'moved-on' };
    expect(await Promise.all([send(late), send(late)])).toEqual([refused, refused]);
    expect(white.seat.match.moves).toHaveLength(1);
  });

  test('lets two terminals of one account sit at one seat', async () => {
    const { table, black, news, play } = await twoPlayers();
    const second = await table.enter('1');
    expect(second.seat.side).toBe('black');
    const usi = parseUsi(second.seat.match.variant, '4g4f');
    if (usi === undefined) throw new Error('no move');
    second.seat.play(usi, '4g4f');
    await play('4g4f', 'black');
    expect(news.black).toEqual(['moved', 'refused moved-on']);
    expect(black.seat.match.moves).toHaveLength(1);
    expect(second.seat.match.moves).toHaveLength(1);
  });

  test.each([
    ['draw', { reason: 'agreement' }],
    ['take-back', undefined],
  ] as const)('offers of a %s that cross agree', async (what, ending) => {
    const { black, white, play } = await twoPlayers();
    await play('4g4f');
    await play('4c4d');
    black.seat.send({ kind: 'offer', what });
    white.seat.send({ kind: 'offer', what });
    await allTold();
    expect(white.seat.match.ending).toEqual(ending);
    expect(black.seat.match.moves).toHaveLength(what === 'draw' ? 2 : 0);
  });

  test('an offer lapses with the next move of who made it, not with that of the other', async () => {
    const { black, play, send } = await twoPlayers();
    await send('white', { kind: 'offer', what: 'draw' });
    await play('4g4f');
    expect(black.seat.game.offers).toEqual({ white: 'draw' });
    await play('4c4d');
    expect(black.seat.game.offers).toEqual({});
  });

  test('an offer is declined, and a move may be asked back three times', async () => {
    const { news, play, send } = await twoPlayers();
    await play('4g4f');
    for (let time = 0; time < 4; time++) {
      await send('black', { kind: 'offer', what: 'take-back' });
      await send('white', { kind: 'answer', accepts: false });
    }
    expect(news.black.slice(1)).toEqual([
      ...Array(3).fill(['own offered', 'declined']).flat(),
      'refused no-more-take-backs',
    ]);
    expect(news.white.at(-1)).toBe('refused no-offer');
  });

  test('a flag that falls before a move arrives beats the move', async () => {
    const { table, black, white, news, play } = await twoPlayers('10+0+0');
    table.time.advance(4000);
    await play('4g4f');
    expect(white.seat.match.clock?.reading('black').mainMs).toBe(6000);
    table.time.advance(9999);
    await play('4c4d');
    table.time.advance(6000);
    const move = parseUsi(black.seat.match.variant, '4f4e');
    if (move !== undefined) black.seat.play(move);
    await allTold();
    expect(black.seat.match.ending).toEqual({ reason: 'time', winner: 'white' });
    expect(black.seat.match.moves).toHaveLength(2);
    expect(news.white.at(-1)).toBe('ended');
  });

  test('a flag falls although nobody moves', async () => {
    const { table, white } = await twoPlayers('10+0+0');
    table.time.advance(10_000);
    await allTold();
    expect(white.seat.match.ending).toEqual({ reason: 'time', winner: 'white' });
    expect(table.log.kept).toBeGreaterThan(0);
  });

  test.each([
    ['', 120_000],
    ['600+0+0', 120_000],
    ['3600+0+0', 600_000],
  ])('with the clock %s the game may be claimed after %d ms away', async (timeControl, ms) => {
    const { table, black, white, news, send } = await twoPlayers(timeControl);
    await send('black', { kind: 'claim', result: 'win' });
    white.seat.leave();
    await allTold();
    expect(black.seat.presence('white')).toBe('away');
    table.time.advance(ms - 1);
    await send('black', { kind: 'claim', result: 'win' });
    table.time.advance(1);
    expect(black.seat.presence('white')).toBe('gone');
    await send('black', { kind: 'claim', result: 'draw' });
    expect(news.black).toEqual(['refused not-away', 'refused wait', 'own ended']);
    expect(black.seat.match.ending).toEqual({ reason: 'abandonment' });
  });

  test('a claim stays open until the other is back and has moved', async () => {
    const { table, black, white, play, send } = await twoPlayers();
    await play('4g4f');
    white.seat.leave();
    table.time.advance(120_000);
    const back = await table.enter('2');
    expect(back.seat.side).toBe('white');
    await send('white', { kind: 'say', text: 'sorry' });
    const move = parseUsi(back.seat.match.variant, '4c4d');
    const other = await table.enter('1');
    const told = newsOf(other.seat);
    if (move !== undefined) back.seat.play(move);
    await allTold();
    other.seat.send({ kind: 'claim', result: 'win' });
    await allTold();
    expect(told).toEqual(['moved', 'refused not-away']);
    expect(black.seat.match.ending).toBeUndefined();
  });

  test('who is here and does not move is warned, and may be claimed from after ten minutes', async () => {
    const { table, black, white, news, play, send } = await twoPlayers();
    await play('4g4f');
    await send('black', { kind: 'claim', result: 'win' });
    await send('white', { kind: 'claim', result: 'win' });
    expect(news).toMatchObject({
      black: ['own moved', 'refused wait'],
      white: ['moved', 'refused not-away'],
    });
    table.time.advance(540_000);
    expect([black.seat.idle, white.seat.idle]).toEqual(['warned', 'warned']);
    expect(white.seat.presence('white')).toBe('here');
    table.time.advance(60_000);
    expect(black.seat.idle).toBe('overdue');
    await send('black', { kind: 'claim', result: 'win' });
    expect(white.seat.match.ending).toEqual({ reason: 'abandonment', winner: 'black' });
    expect(white.seat.idle).toBeUndefined();
  });

  test('a move after the warning, or a clock, shuts the claim', async () => {
    const { table, white, news, play, send } = await twoPlayers();
    await play('4g4f');
    table.time.advance(599_000);
    await play('4c4d');
    table.time.advance(1000);
    await send('black', { kind: 'claim', result: 'win' });
    expect(news.black.at(-1)).toBe('refused not-away');
    expect(white.seat.idle).toBeUndefined();
    const clocked = await twoPlayers('3600+0+0');
    await clocked.play('4g4f');
    clocked.table.time.advance(1_200_000);
    await clocked.send('black', { kind: 'claim', result: 'win' });
    expect(clocked.news.black.at(-1)).toBe('refused not-away');
    expect(clocked.white.seat.idle).toBeUndefined();
  });

  test('who stays away after a warning is gone as soon as the ten minutes are over', async () => {
    const { table, black, white, play, send } = await twoPlayers();
    await play('4g4f');
    table.time.advance(570_000);
    white.seat.leave();
    expect(black.seat.presence('white')).toBe('away');
    table.time.advance(30_000);
    expect(black.seat.presence('white')).toBe('gone');
    await send('black', { kind: 'claim', result: 'draw' });
    expect(black.seat.match.ending).toEqual({ reason: 'abandonment' });
  });

  test('no time counts while nothing can be written, and none of before a restart', async () => {
    const { table, black, play } = await twoPlayers();
    await play('4g4f');
    table.time.advance(300_000);
    table.room.hold();
    table.time.advance(900_000);
    expect(black.seat.idle).toBeUndefined();
    table.room.release();
    table.time.advance(539_000);
    expect(black.seat.idle).toBeUndefined();
    table.time.advance(1000);
    expect(black.seat.idle).toBe('warned');
    await table.restart();
    const back = await table.enter('2');
    expect(back.seat.idle).toBeUndefined();
  });

  test('tells in whole milliseconds how long a claim has to wait', async () => {
    const { table, black, white, send } = await twoPlayers();
    const told: RoomNews[] = [];
    black.seat.follow((news) => told.push(news));
    white.seat.leave();
    table.time.advance(1000);
    await send('black', { kind: 'claim', result: 'win' });
    expect(told.at(-1)).toMatchObject({ refusal: { code: 'wait', waitMs: 119_000 } });
  });

  test('a game may not be claimed from a side for the time before it began', async () => {
    const table = await RoomTable.open();
    const black = await table.enter('1');
    table.time.advance(300_000);
    const white = await table.enter('2');
    const news = newsOf(black.seat);
    black.seat.send({ kind: 'claim', result: 'win' });
    await allTold();
    white.seat.leave();
    table.time.advance(1000);
    black.seat.send({ kind: 'claim', result: 'win' });
    await allTold();
    expect(news).toEqual(['refused not-away', 'refused wait']);
  });

  test('an adjourned game does not go on because a watcher or a second terminal goes', async () => {
    const { table, news, send } = await twoPlayers();
    const others = [await table.enter('3', 'watch'), await table.enter('1')];
    await send('white', { kind: 'offer', what: 'adjournment' });
    await send('black', { kind: 'answer', accepts: true });
    for (const { seat } of others) seat.leave();
    table.time.advance(500);
    await allTold();
    expect(news.white).toEqual(['own offered', 'adjourned']);
  });

  test('an adjourned game goes on when who has agreed and left at once is back', async () => {
    const { table, black, news, send } = await twoPlayers();
    await send('white', { kind: 'offer', what: 'adjournment' });
    black.seat.send({ kind: 'answer', accepts: true });
    black.seat.leave();
    await allTold();
    await table.enter('1');
    expect(news.white).toEqual(['own offered', 'adjourned', 'continued']);
  });

  test('is adjourned by agreement, and goes on when both are back', async () => {
    const { table, news, send } = await twoPlayers('60+0+0');
    table.time.advance(5000);
    await send('white', { kind: 'offer', what: 'adjournment' });
    await send('black', { kind: 'answer', accepts: true });
    table.time.advance(100_000);
    await send('black', { kind: 'move', move: '4g4f' });
    expect(news.black).toEqual(['offered', 'own adjourned', 'refused adjourned']);
    await table.room.close('left');
    await table.restart();
    const back = [await table.enter('1'), await table.enter('2')];
    await allTold();
    expect(back[1]?.seat.game.isAdjourned).toBe(false);
    expect(back[0]?.seat.match.clock?.reading('black').mainMs).toBe(55_000);
    expect(back[0]?.seat.match.clock?.isRunning).toBe(true);
  });

  test('after a crash the clock stands as after the last event until the side to move is back', async () => {
    const { table, black, white, send } = await twoPlayers('60+0+0');
    table.time.advance(5000);
    await send('white', { kind: 'say', text: 'hello' });
    table.time.advance(7000);
    await table.restart();
    black.seat.leave();
    white.seat.leave();
    const other = await table.enter('2');
    table.time.advance(20_000);
    expect(other.seat.match.clock?.reading('black').mainMs).toBe(55_000);
    await table.enter('1');
    table.time.advance(10_000);
    expect(other.seat.match.clock?.reading('black').mainMs).toBe(45_000);
  });

  test('after a crash the clock runs on after a minute, whoever is there', async () => {
    const { table } = await twoPlayers('90+0+0');
    await table.restart();
    const other = await table.enter('2');
    table.time.advance(70_000);
    expect(other.seat.match.clock?.reading('black').mainMs).toBe(80_000);
  });

  test('leaves no timer when it is closed', async () => {
    const { table, black, white } = await twoPlayers('60+0+0');
    const timers = table.time.count();
    expect(timers).toBeGreaterThan(0);
    await table.room.close('left');
    black.seat.leave();
    white.seat.leave();
    expect(table.time.count()).toBe(0);
  });

  test('says no more than a person types', async () => {
    const { news, send } = await twoPlayers();
    for (let time = 0; time < 6; time++) await send('black', { kind: 'say', text: 'hello' });
    expect(news.white).toHaveLength(5);
    expect(news.black.at(-1)).toBe('refused too-fast');
  });

  test('takes ten offers a minute from a side', async () => {
    const { news, send } = await twoPlayers();
    for (let time = 0; time < 10; time++) {
      await send('black', { kind: 'offer', what: 'draw' });
      await send('white', { kind: 'answer', accepts: false });
    }
    expect(news.black.at(-1)).not.toMatch(/^refused/);
    await send('black', { kind: 'offer', what: 'draw' });
    expect(news.black.at(-1)).toBe('refused too-fast');
  });
});

describe('talk', () => {
  test.each(['greet', 'thanks', 'well played'] as const)(
    'tells %s to the other side',
    async (what) => {
      const { table, news, send } = await twoPlayers();
      await send('black', { kind: 'greet', what });
      expect(news.white).toEqual(['greeted']);
      expect(table.log.events.at(-1)).toMatchObject({ kind: 'greeted', what, by: 'black' });
    },
  );

  test('has fixed words only where the room was opened so', async () => {
    const table = await RoomTable.open({ hasFixedWords: true });
    const black = await table.enter('1');
    const news = newsOf(black.seat);
    black.seat.send({ kind: 'say', text: 'hello' });
    black.seat.send({ kind: 'greet', what: 'greet' });
    await allTold();
    expect(news).toEqual(['refused fixed-words-only', 'own greeted']);
  });

  test('of fixed words is no faster than a person types', async () => {
    const { news, send } = await twoPlayers();
    for (let time = 0; time < 6; time++) await send('black', { kind: 'greet', what: 'thanks' });
    expect(news.white).toHaveLength(5);
    expect(news.black.at(-1)).toBe('refused too-fast');
  });
});

test('a command of which the log has lost the answer takes effect once', async () => {
  const { table, news, send } = await twoPlayers();
  const { log } = table;
  const append = log.append.bind(log);
  // The event is written, and the answer is that of another who was first.
  log.append = async (game, events) => {
    log.append = append;
    await append(game, events);
    return false;
  };
  await send('black', { kind: 'say', text: 'hello' });
  expect(news).toEqual({ black: ['own said'], white: ['said'] });
});

describe('a seat', () => {
  test('has the own move beside the game at once, and marks it after a while', async () => {
    const { table, black } = await twoPlayers('60+0+0');
    const { seat } = black;
    const move = parseUsi(seat.match.variant, '4g4f');
    table.log.delay = new Promise((resolve) => table.time.schedule(() => resolve(), 700));
    if (move !== undefined) void seat.play(move, 'P-4f');
    expect(seat.tentative?.played).toEqual({ ply: 1, color: 'black', move, text: 'P-4f' });
    expect(seat.tentative?.game.moves).toEqual([move]);
    expect([seat.match.moves, seat.match.record.root.children]).toEqual([[], []]);
    expect(seat.match.clock?.turn).toBe('black');
    expect(seat.isLate).toBe(false);
    table.time.advance(200);
    expect(seat.isLate).toBe(true);
    table.time.advance(500);
    await allTold();
    expect(seat.isLate).toBe(false);
    expect(seat.tentative).toBeUndefined();
    expect(seat.match.moves).toHaveLength(1);
    expect(table.log.events.at(-1)?.kind).toBe('moved');
  });

  test('shows the own move no longer where it cannot follow what has come before it', async () => {
    const { table, black, news } = await twoPlayers();
    const second = await table.enter('1');
    const moves = ['4g4f', '3g3f'].map((text) => parseUsi(black.seat.match.variant, text));
    const [first, other] = moves;
    if (other !== undefined) void second.seat.play(other, 'P-3f');
    if (first !== undefined) void black.seat.play(first, 'P-4f');
    expect(black.seat.tentative?.played.move).toBe(first);
    const shown: unknown[] = [];
    black.seat.follow(({ kind }) => {
      if (kind === 'event') shown.push(black.seat.tentative);
    });
    await allTold();
    expect(shown).toEqual([undefined]);
    expect(news.black).toEqual(['moved', 'refused moved-on']);
    expect(black.seat.match.game.moves).toEqual([other]);
  });

  test('takes a move back that was refused, with the line that it was', async () => {
    const { black, white, play } = await twoPlayers();
    await play('4g4f');
    await play('4c4d');
    const told: RoomNews[] = [];
    black.seat.follow((news) => told.push(news));
    const move = parseUsi(black.seat.match.variant, '4f4e');
    void white.seat.send({ kind: 'resign' });
    if (move !== undefined) void black.seat.play(move, 'P-4e');
    expect(black.seat.tentative?.game.ply).toBe(3);
    await allTold();
    expect(black.seat.match.ending).toEqual({ reason: 'resignation', winner: 'black' });
    expect(black.seat.match.moves).toHaveLength(2);
    expect(black.seat.tentative).toBeUndefined();
    const refused = told.find(({ kind }) => kind === 'refused');
    expect(refused).toMatchObject({ typed: 'P-4e', refusal: { code: 'game-over' } });
  });

  test('leaves a move that was taken back as it was when it is played again and refused', async () => {
    const { table, black, white, play, send } = await twoPlayers('60+0+0');
    table.time.advance(1000);
    await play('4g4f');
    await send('black', { kind: 'offer', what: 'take-back' });
    await send('white', { kind: 'answer', accepts: true });
    const taken = black.seat.match.record.root.children[0];
    const times = taken?.comments.join();
    expect(times).toContain('0:00:59');
    table.time.advance(5000);
    table.log.fails = new Error('full');
    await play('4g4f');
    expect(taken?.comments.join()).toBe(times);
    expect(black.seat.match.clock?.reading('black').mainMs).toBe(55_000);
    expect(white.seat.match.moves).toEqual([]);
  });

  /** Offers a draw, and gets the answer after a while. @returns the wait that is told */
  async function offerSlowly({ table, black }: Awaited<ReturnType<typeof twoPlayers>>, ms: number) {
    void black.seat.send({ kind: 'offer', what: 'draw' });
    table.time.advanceExactly(ms);
    await allTold();
    return black.seat.waitMs;
  }

  test('takes no room for slow that was late once', async () => {
    const room = await twoPlayers();
    expect(await offerSlowly(room, 40)).toBe(40);
    expect(await offerSlowly(room, 3993)).toBe(40);
    expect(await offerSlowly(room, 50)).toBe(50);
    expect(await offerSlowly(room, 3993)).toBe(3993);
  });

  test('takes no room for slow where the log could not be written', async () => {
    const room = await twoPlayers();
    room.table.log.fails = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    expect(await offerSlowly(room, 3993)).toBe(0);
    expect(room.news.black.at(-1)).toBe('refused not-saved');
  });

  test('says no more than 200 characters', async () => {
    const { news, send } = await twoPlayers();
    await send('black', { kind: 'say', text: 'x'.repeat(201) });
    await send('black', { kind: 'say', text: 'x'.repeat(200) });
    expect(news).toEqual({ black: ['refused too-long', 'own said'], white: ['said'] });
  });
});

describe('another game in the same room', () => {
  /** A game of two that Black has given up. */
  async function played(timeControl = '') {
    const two = await twoPlayers(timeControl);
    await two.play('4g4f');
    await two.send('black', { kind: 'resign' });
    two.news.black.length = 0;
    two.news.white.length = 0;
    return two;
  }

  const OFFER = { kind: 'offer', what: 'rematch' } as const;

  test.each<[string, RoomCommandBody]>([
    ['accepts', { kind: 'answer', accepts: true }],
    ['asks for it as well', OFFER],
  ])('begins when the other side %s: sides changed, and the clock anew', async (_, answer) => {
    const { table, black, white, news, play, send } = await played('60+0+0');
    const watcher = await table.enter('3', 'watch');
    const watched = newsOf(watcher.seat);
    const before = black.seat.match;
    await send('white', OFFER);
    expect(black.seat.game.offers).toEqual({ white: 'rematch' });
    await send('black', answer);
    expect(news.black).toEqual(['offered', 'own rematched']);
    await table.playAgain();
    expect([news.black, news.white, watched].map((told) => told.at(-1))).toEqual(
      Array(3).fill('rematch'),
    );
    expect([black, white, watcher].map(({ seat }) => seat.side)).toEqual([
      ...['white', 'black', undefined],
    ]);
    expect(before.ending?.reason).toBe('resignation');
    expect(before.moves).toHaveLength(1);
    await play('4g4f', 'white');
    expect([black, white, watcher].map(({ seat }) => seat.match.moves.length)).toEqual([
      ...[1, 1, 1],
    ]);
    expect(black.seat.match.record.tags).toContainEqual({ name: 'White', value: 'Host' });
    expect(black.seat.match.clock?.reading('black').mainMs).toBe(60_000);
    expect(black.seat.presence('black')).toBe('here');
    expect(black.seat.watchers).toBe(1);
  });

  test('keeps the sides of a handicap', async () => {
    const variant = VARIANTS.find(({ handicaps }) => handicaps.length > 0);
    if (!variant) return;
    const [handicap] = variant.handicaps;
    const sfen = formatSfen(variant, startPosition(variant, handicap));
    const table = await RoomTable.open({ variant: variant.id, sfen });
    const [black, white] = [await table.enter('1'), await table.enter('2')];
    for (const body of [{ kind: 'resign' }, OFFER] as const) black.seat.send(body);
    white.seat.send(OFFER);
    await allTold();
    await table.playAgain();
    expect([black.seat.side, white.seat.side]).toEqual(['black', 'white']);
    expect(formatSfen(variant, white.seat.match.record.start)).toBe(sfen);
  });

  test('is not asked for before the end, nor by who watches', async () => {
    const { table, news, send } = await twoPlayers();
    await send('black', OFFER);
    expect(news.black).toEqual(['refused not-over']);
    const watcher = await table.enter('3', 'watch');
    const watched = newsOf(watcher.seat);
    watcher.seat.send(OFFER);
    await allTold();
    expect(watched).toEqual(['refused watching']);
  });

  test('is declined, and may be asked for again', async () => {
    const { news, send } = await played();
    await send('white', OFFER);
    await send('white', OFFER);
    await send('black', { kind: 'answer', accepts: false });
    await send('white', OFFER);
    expect(news.white).toEqual([
      ...['own offered', 'refused offered-already', 'declined', 'own offered'],
    ]);
    await send('black', { kind: 'answer', accepts: false, what: 'draw' });
    expect(news.black.at(-1)).toBe('refused no-offer');
  });

  test.each(['black', 'white'] as const)('is offered no longer when %s leaves', async (color) => {
    const { table, black, white, news, send } = await played();
    await send('white', OFFER);
    ({ black, white })[color].seat.leave();
    await allTold();
    const other = color === 'black' ? 'white' : 'black';
    expect(news[other].at(-1)).toBe('lapsed');
    expect(table.room.record).toBeDefined();
    await send(other, { kind: 'answer', accepts: true });
    expect(news[other].at(-1)).toBe('refused game-over');
    await send(other, OFFER);
    expect(news[other].slice(-2)).toEqual(['own offered', 'lapsed']);
  });

  test('begins once', async () => {
    const { news, send } = await played();
    await send('white', OFFER);
    await send('black', OFFER);
    await send('white', OFFER);
    await send('black', { kind: 'answer', accepts: true });
    expect(news.white.at(-1)).toBe('refused game-over');
    expect(news.black.at(-1)).toBe('refused game-over');
  });

  test('takes nothing that was sent to the game before', async () => {
    const { table, black, white, send } = await played();
    await send('white', OFFER);
    black.seat.send(OFFER);
    white.seat.send({ kind: 'resign' });
    await table.playAgain();
    expect(white.seat.match.ending).toBeUndefined();
    expect(white.seat.isLate).toBe(false);
  });

  test('goes on after a crash', async () => {
    const { table, black, white, play, send } = await played();
    await send('white', OFFER);
    await send('black', OFFER);
    await table.playAgain();
    await table.restart();
    Object.assign(black, await table.enter('1'));
    Object.assign(white, await table.enter('2'));
    expect([black.seat.side, white.seat.side]).toEqual(['white', 'black']);
    await play('4g4f', 'white');
    expect(black.seat.match.moves).toHaveLength(1);
  });
});
