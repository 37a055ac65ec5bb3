import { describe, expect, test } from 'vitest';
import { ROOM_ROWS } from '../../../../source/activity/room.ts';
import type { WordRow } from '../../../../source/activity/word-row.ts';
import type { RoomStay } from '../../../../source/rooms/rooms.ts';
import type { Color } from '../../../../source/rules/core/color.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { wordHelp } from '../../../../source/text/typed.ts';
import { roomPlayScreen } from '../../../../source/ui/screens/play/room-play.ts';
import { renderScreen, statusLine } from '../../../helpers/frames.tsx';
import { pageOf } from '../../../helpers/page-of.ts';
import { allTold, RoomTable } from '../../../helpers/room-table.ts';
import { Desk, type Player } from '../../desk.ts';

const SIZE = { columns: 80, rows: 24 };

/** Two people at their terminals, in one room. */
async function twoTerminals(timeControl = '') {
  const table = await RoomTable.open({ timeControl });
  const lines = { black: await table.enter('1'), white: await table.enter('2') };
  const desk = { black: new Desk(), white: new Desk() };
  const screenOf = (color: Color, greeting?: string) => {
    const { seat } = lines[color];
    const leave = async () => seat.leave();
    const host = color === 'black' ? undefined : 'host';
    const stay: RoomStay = {
      seat,
      code: 'K7M2QX',
      at: undefined,
      host,
      saveError: undefined,
      leave,
    };
    return roomPlayScreen(desk[color].services, stay, greeting);
  };
  const screens = {
    black: screenOf('black', 'You play Black.'),
    white: screenOf('white', 'You play White.'),
  };
  const players: Record<Color, Player> = {
    black: desk.black.sit(screens.black, SIZE, table.time.schedule),
    white: desk.white.sit(screens.white, SIZE, table.time.schedule),
  };
  const enter = async (color: Color, text: string) => {
    players[color].enter(text);
    await allTold();
  };
  const frame = (color: Color) => renderScreen(screens[color], desk[color].services, SIZE).lines;
  const status = (color: Color) => statusLine(frame(color));
  return { table, lines, desk, screens, players, enter, frame, status };
}

/** The words that a screen lists: what it shows need not be asked for. */
const SHOWN: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  (ROOM_ROWS as readonly WordRow<never, unknown>[])
    .filter(({ face, isSeen, isUnlisted }) => !isSeen && !isUnlisted && face === undefined)
    .map(({ name }) => [name, wordHelp(ENGLISH, 'room', name)]),
);

describe('a game of a room', () => {
  test('a move tells the other whose turn it is, where notifications are on', async () => {
    const { desk, enter, players } = await twoTerminals();
    await enter('black', 'P-4f');
    expect(players.white.notified).toEqual([]);
    for (const { services } of Object.values(desk)) await services.settings.set('notify', 'on');
    await enter('white', 'P-4d');
    await enter('black', 'P-3f');
    expect(players.white.notified).toEqual(['Your turn. 3. Black P-3f.']);
    expect(players.black.notified).toEqual(['Your turn. 2. White P-4d.']);
  });

  test('a move is on both boards, and the bell rings at the other', async () => {
    const { enter, screens, players, frame } = await twoTerminals();
    await enter('black', 'P-4f');
    expect(screens.white.view.moves.map(({ text }) => text)).toEqual(['P-4f']);
    expect([players.black.bells, players.white.bells]).toEqual([0, 1]);
    expect(frame('white').join('\n')).toContain('White>');
    // Each prompt is for the moves of who sits there.
    expect(frame('black').join('\n')).toMatch(/White to play[\s\S]*\n Black>/);
    expect(frame('white').join('\n')).toMatch(/● Host/);
  });

  test.each([
    ['say good game', 'say good game'],
    ['P-4', ''],
  ])('what is being typed at the end: %j', async (typed, left) => {
    const { enter, players, screens } = await twoTerminals();
    players.white.press(typed);
    await enter('black', 'resign');
    players.black.press('y');
    await allTold();
    expect([screens.white.isOver, players.white.text]).toEqual([true, left]);
  });

  test('the greeting goes with the first move, what is said with the own next one', async () => {
    const { enter, status } = await twoTerminals();
    expect([status('black'), status('white')]).toEqual([
      expect.stringContaining('You play Black.'),
      expect.stringContaining('You play White.'),
    ]);
    await enter('black', 'P-4f');
    expect(status('black')).not.toContain('You play');
    expect(status('white')).not.toContain('You play');
    await enter('black', 'say good luck');
    expect(status('white')).toContain('Host: good luck');
    await enter('white', 'P-4d');
    expect(status('white')).not.toContain('good luck');
  });

  test('what waits for an answer stands before all else that is said', async () => {
    const { enter, frame, table } = await twoTerminals();
    await table.enter('3', 'watch');
    const last = (color: Color) => frame(color).at(-2)?.trim();
    await enter('black', 'P-4f');
    await enter('black', 'say hello');
    await enter('white', 'draw');
    expect(last('black')).toMatch(/^White offers a draw: type "accept" or "decline"\./);
    expect(last('black')).not.toMatch(/hello|watch/);
    await enter('white', 'say please');
    expect(last('black')).toMatch(
      /^White offers a draw: type "accept" or "decline"\. {2}Player 2: please/,
    );
    await enter('black', 'accept');
    await enter('black', 'rematch');
    expect(last('white')).toMatch(/^Black offers a rematch: type "accept" or "decline"\./);
    expect(last('white')).not.toMatch(/draw|please|watch/);
    expect(frame('white')[0]).toContain('even game (1 watching)');
  });

  test('an offer leaves a question on the screen', async () => {
    const { enter, screens } = await twoTerminals();
    await enter('white', 'resign');
    await enter('black', 'draw');
    expect(screens.white.prompt.question?.text).toMatch(/resign/i);
  });

  test('everybody sees the board from their own side', async () => {
    const { screens } = await twoTerminals();
    expect([screens.black.view.flipped, screens.white.view.flipped]).toEqual([false, true]);
  });

  test('a move that is typed too early waits, and is played in its turn', async () => {
    const { enter, screens, table } = await twoTerminals();
    await enter('white', 'P-4d');
    await enter('white', 'P-6d');
    expect(screens.white.view.moves).toHaveLength(0);
    for (const move of ['P-4f', 'P-6f']) {
      await enter('black', move);
      table.time.advance(1);
      await allTold();
    }
    const played = screens.black.view.moves.map(({ text }) => text);
    expect(played).toEqual(['P-4f', 'P-4d', 'P-6f', 'P-6d']);
  });

  test('a move that another terminal of the player was faster than is refused', async () => {
    const { table, lines, players, enter, status, frame } = await twoTerminals();
    const second = await table.enter('1');
    await second.seat.send({ kind: 'move', move: '4g4f' });
    await allTold();
    await enter('black', 'P-6f');
    expect(status('black')).toContain('The game has moved on. Enter tries it again.');
    expect(players.black.app.screen.typedText).toBe('P-6f');
    expect(frame('black').join('\n')).not.toContain('Queued');
    await enter('white', 'P-6d');
    expect(lines.black.seat.match.moves).toHaveLength(2);
    await enter('black', '');
    expect(lines.black.seat.match.moves).toHaveLength(3);
  });

  test('what one writes into the game after its end, the other does not read', async () => {
    const { enter, players, lines } = await twoTerminals();
    await enter('black', 'P-4f');
    await enter('white', 'resign');
    players.white.press('y');
    await allTold();
    await enter('black', 'replay');
    await enter('black', 'note my best move');
    expect(players.black.on('replay').activity.walk.node.comments).toEqual(['my best move']);
    await enter('white', 'replay');
    expect(players.white.on('replay').activity.walk.node.comments).toEqual([]);
    expect(lines.white.seat.match.lastNode.comments).toEqual([]);
  });

  test('a move that waits goes with the game, and Enter says what works then', async () => {
    const { enter, status, frame } = await twoTerminals();
    await enter('white', 'P-4d');
    expect(status('white')).toContain('Queued: P-4d.');
    await enter('black', 'draw');
    await enter('white', 'accept');
    expect(frame('white').join('\n')).not.toContain('Queued');
    await enter('white', '');
    expect(status('white')).toMatch(
      /The game is over. "analyse", "rematch" and "replay" work; "help" lists more\.$/,
    );
    expect(status('white')).not.toContain('Type a move');
  });

  test.each([
    ['draw', 'Black offers a draw: type "accept" or "decline".'],
    ['adjourn', 'Black offers to go on another time: type "accept" or "decline".'],
  ])('%s is a line that says how to answer', async (word, text) => {
    const { enter, status, players } = await twoTerminals();
    await enter('black', word);
    expect(status('white')).toContain(text);
    expect(players.white.bells).toBe(1);
    expect(status('black')).toContain('until your next move.');
    await enter('white', 'decline');
    expect(status('black')).toContain('White declines.');
  });

  test('who does not move is warned with a bell, on whatever screen, and loses by a claim', async () => {
    const { enter, status, players, table, screens, frame } = await twoTerminals();
    await enter('black', 'P-4f');
    players.white.press('?');
    expect(players.white.screen).not.toBe(screens.white);
    table.time.advance(539_000);
    expect(players.white.bells).toBe(1);
    table.time.advance(1000);
    expect([players.black.bells, players.white.bells]).toEqual([0, 2]);
    expect([players.black.app.news, players.white.app.news]).toEqual([
      undefined,
      'In your game: You have not moved for long: in a minute the other side may claim the game.',
    ]);
    players.white.press('escape');
    expect(status('white')).toContain('in a minute the other side may claim the game');
    expect(status('black')).toContain('White has not moved for a long time.');
    table.time.advance(60_000);
    expect(players.white.bells).toBe(2);
    expect(frame('black').join(' ')).toContain('Type "claim win" or "claim draw".');
    await enter('black', 'claim win');
    expect(screens.white.activity.match.ending).toEqual({ reason: 'abandonment', winner: 'black' });
  });

  test('what the other does is told while another screen is shown', async () => {
    const { enter, players, table } = await twoTerminals('60+0+0');
    const { app } = players.white.press('escape', '?');
    const told = () => {
      table.time.advance(1500);
      app.click(() => {});
      return app.news;
    };
    await enter('black', 'P-4f');
    expect(app.news).toBe('In your game: 1. Black P-4f.');
    expect(told()).toBeUndefined();
    await enter('black', 'draw');
    expect(app.news).toBe('In your game: Black offers a draw: type "accept" or "decline".');
    await enter('black', 'say Hello');
    expect(app.news).toMatch(/\+1$/);
    expect(told()).toBe('In your game: Host: Hello');
    expect(told()).toBeUndefined();
    table.time.advance(60_000);
    await allTold();
    expect(app.news).toBe('In your game: Black wins on time.');
    expect(players.black.app.news).toBeUndefined();
  });

  test('a draw that is accepted ends the game at both', async () => {
    const { enter, screens } = await twoTerminals();
    await enter('white', 'draw');
    await enter('black', 'accept');
    expect([screens.black.activity.match.ending, screens.white.activity.match.ending]).toEqual(
      Array(2).fill({ reason: 'agreement' }),
    );
  });

  test('a move is asked back, and both see it gone', async () => {
    const { enter, status, screens } = await twoTerminals();
    await enter('black', 'P-4f');
    await enter('black', 'undo');
    expect(status('white')).toContain('Black asks for a move back: type "accept" or "decline".');
    await enter('white', 'accept');
    expect(screens.white.view.moves).toHaveLength(0);
    expect(status('black')).toContain('Taken back: 1. Black P-4f');
  });

  test('what is said is shown, without what would act on the terminal, and can be hidden', async () => {
    const { enter, frame } = await twoTerminals();
    await enter('black', 'say good luck\u202e\u0007!');
    expect(frame('white').join('\n')).toContain('Host: good luck');
    expect(frame('white').join('\n')).not.toMatch(/[\u202e\u0007]/);
    await enter('white', 'mute');
    await enter('black', 'say are you there?');
    expect(frame('white').join('\n')).not.toContain('are you there');
  });

  test('fixed words are told, and can be hidden', async () => {
    const { enter, frame } = await twoTerminals();
    await enter('black', 'Well  played');
    expect(frame('white').join('\n')).toContain('Host: Well played!');
    await enter('white', 'mute');
    await enter('black', 'thanks');
    expect(frame('white').join('\n')).not.toContain('Thank you');
  });

  test.each([
    ['hint', 'Engines stay out'],
    ['replay', 'replay: the game is not over.'],
  ])('%s is refused until the end, then open', async (word, why) => {
    const { enter, status, players } = await twoTerminals();
    await enter('black', word);
    expect(status('black')).toContain(why);
    expect(players.black.app.screen.typedText).toBe(word);
    await enter('black', 'draw');
    await enter('white', 'draw');
    await enter('black', 'replay');
    expect(players.black.app.screen.kind).toBe('replay');
  });

  test('a move that the log refuses comes back to the prompt', async () => {
    const { table, enter, status, screens, players } = await twoTerminals();
    table.log.fails = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await enter('black', 'P-4f');
    expect(screens.black.view.moves).toHaveLength(0);
    expect(players.black.app.screen.typedText).toBe('P-4f');
    expect(status('black')).toContain('NOT SAVED: the disk is full');
    table.log.fails = undefined;
    await enter('black', '');
    expect(screens.white.view.moves).toHaveLength(1);
  });

  test('a move of which the log tells nothing stays on the board, and is told', async () => {
    const { table, enter, status, screens, players } = await twoTerminals();
    table.log.answer = Object.assign(new Error('time-out'), { code: 'ETIMEDOUT' });
    await enter('black', 'P-4f');
    expect(status('black')).toContain('Not sure whether it is saved: the database');
    expect(players.black.app.screen.typedText).toBe('');
    expect(
      [screens.black.view.moves, screens.white.view.moves].map(({ length }) => length),
    ).toEqual([1, 0]);
    table.time.advance(1000);
    await allTold();
    expect(screens.white.view.moves).toHaveLength(1);
    expect(status('black')).not.toContain('Not sure');
  });

  test('the host is told that the room is open at another terminal, and the guest is not', async () => {
    const { table, status } = await twoTerminals();
    await table.room.close('handed-over');
    expect(status('black')).toContain('The room is open at another terminal of yours.');
    expect(status('white')).not.toContain('terminal');
  });

  test.each([false, true])('? lists the words of a room; after its end: %s', async (isOver) => {
    const { players, enter } = await twoTerminals();
    if (isOver) await enter('black', 'draw');
    if (isOver) await enter('white', 'accept');
    players.black.press('?');
    const lines = pageOf(players.black).map((line) => line.trim());
    const text = lines.join(' ');
    for (const word of Object.keys(SHOWN)) {
      expect(text.replaceAll(/, .: /g, ': '), word).toContain(`${word}: ${SHOWN[word]}`);
    }
    expect(text).not.toMatch(/ (?:save|note|redo|hint|board): /);
  });

  test('another game is asked for after the end', async () => {
    const { enter, frame, status } = await twoTerminals();
    await enter('white', 'rematch');
    expect(status('white')).toContain('rematch: the game is not over.');
    await enter('black', 'draw');
    await enter('white', 'accept');
    expect(frame('black').at(-1)).toContain('rematch  replay');
    await enter('black', 'rematch');
    const asked = 'Black offers a rematch: type "accept" or "decline".';
    expect(status('white')).toContain(asked);
    expect(status('black')).toContain('until one of you leaves.');
  });

  test('another game is shown as soon as it begins, whatever is on top', async () => {
    const { table, players, enter } = await twoTerminals();
    await enter('black', 'draw');
    await enter('white', 'accept');
    await enter('black', 'rematch');
    players.black.press('?');
    players.white.press('acc', 'tab', 'enter');
    await allTold();
    const { bells } = players.black;
    await table.playAgain();
    expect(players.black.on('play').prompt.news).toBe('Rematch: you play White against Player 2.');
    expect(players.white.on('play').prompt.news).toBe('Rematch: you play Black against Host.');
    await enter('white', 'P-4f');
    expect(players.black.on('play').view.moves.map(({ text }) => text)).toEqual(['P-4f']);
    expect(players.black.bells).toBe(bells + 2);
  });

  test('a move that waited is not played in the next game', async () => {
    const { table, players, enter } = await twoTerminals();
    await enter('white', 'P-4d');
    await enter('black', 'resign');
    players.black.press('y');
    await allTold();
    await enter('black', 'rematch');
    await enter('white', 'rematch');
    await table.playAgain();
    table.time.advance(1);
    await allTold();
    expect(players.white.on('play').activity.match.moves).toEqual([]);
  });

  test('a flag falls at both ends', async () => {
    const { table, screens, enter, frame } = await twoTerminals('10+0+0');
    await enter('black', 'P-4f');
    table.time.advance(10_000);
    await allTold();
    expect(screens.white.activity.match.ending).toEqual({ reason: 'time', winner: 'black' });
    expect(frame('white').join('\n')).toContain('Black wins on time');
  });

  test('another game that is begun leaves the room; the menu does not', async () => {
    const { players, desk, lines, status } = await twoTerminals();
    players.white.press('escape');
    expect(players.white.screen.kind).toBe('list');
    expect(lines.black.seat.presence('white')).toBe('here');
    desk.white.playScreen('yari');
    await allTold();
    expect(lines.black.seat.presence('white')).toBe('away');
    expect(status('black')).toContain('White is away.');
  });
});
