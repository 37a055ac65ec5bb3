import { describe, expect, test } from 'vitest';
import { formatSquare } from '../../../../source/rules/notation/square.ts';
import { ReplayScreen } from '../../../../source/ui/screens/replay/replay.tsx';
import { Desk, type Player } from '../../desk.ts';

/** Twenty-five plies in which the generals of both sides step to and fro. */
const SHUFFLE = ['K-5h K-5b', 'K-5i K-5a', 'P-9f P-1d', 'K-5h K-5b', 'K-5i K-5a', 'P-8f P-2d']
  .concat(['K-5h K-5b', 'K-5i K-5a', 'P-7f P-3d', 'K-5h K-5b', 'K-5i K-5a', 'P-6f P-4d', 'P-5f'])
  .join(' ');

function open(ply?: number, desk = new Desk()): Player {
  const { record } = desk.match('shogi', { moves: SHUFFLE });
  return desk.sit(new ReplayScreen(desk.services, record, ply));
}

test('begins at the start, or where it is told to', () => {
  expect(open().on('replay').ply).toBe(0);
  expect(open(7).on('replay').ply).toBe(7);
  expect(open(99).on('replay').ply).toBe(25);
});

test.each([
  [['right'], 1],
  [['right', 'right', 'left'], 1],
  [['left'], 0],
  [['down'], 10],
  [['page-down', 'page-down', 'page-down'], 25],
  [['page-down', 'up'], 0],
  [['end'], 25],
  [['end', 'right'], 25],
  [['end', 'page-up'], 15],
  [['end', 'home'], 0],
  [['g', '1', '7', 'enter'], 17],
  [['g', '1', '7', 'backspace', 'enter'], 1],
  [['g', '1', '7', 'left', '2', 'enter'], 25],
  [['g', '9', '9', '9', '9', '9', '9', 'enter'], 25],
  [['g', '0', 'enter'], 0],
  [['right', 'g', 'enter'], 1],
  [['right', 'g', '5', 'escape', 'right'], 2],
  [['right', 'g', 'x', ' ', '5', 'q', 'enter'], 5],
  [[':', '1', '2', 'enter'], 12],
  [[':', '1', '2', 'escape', 'right'], 1],
  [['x', 'tab'], 0],
])('%j leads to ply %i', (keys, ply) => {
  const player = open().press(...keys);
  const screen = player.on('replay');
  expect(screen.ply).toBe(ply);
  expect(screen.state.typed).toBeUndefined();
  expect(screen.game.moves).toEqual(screen.moves.slice(0, ply).map(({ move }) => move));
});

test('shows what is typed after g', () => {
  const { typed } = open().press('g12').on('replay').state;
  expect([typed?.kind, typed?.line.text]).toEqual(['go', '12']);
});

test('a paste after g is no number unless it is one', () => {
  const player = open().press('g').paste('many');
  player.press('enter');
  expect(player.on('replay').state.message?.tone).toBe('warning');
  player.press('ctrl-u').paste('5').press('enter');
  expect(player.on('replay').ply).toBe(5);
});

test('f turns the board', () => {
  expect(open().press('f').on('replay').state.flipped).toBe(true);
  expect(open().press('f', 'f').on('replay').state.flipped).toBe(false);
  expect(open(0, new Desk({ settings: { flip: 'white' } })).on('replay').state.flipped).toBe(true);
});

test.each(['q', 'escape', 'ctrl-d'])('%s leaves', (key) => {
  expect(open().press(key).app.hasQuit).toBe(true);
});

test.each(['[', ']', 'P', 'D'])('%s says that there are no variations', (key) => {
  const { message, question } = open(3).press(key).on('replay').state;
  expect(message?.text).toMatch(/^(There is no other move here|This is the main line)/);
  expect(question).toBeUndefined();
});

describe('of a game that goes on', () => {
  test('does not touch it', () => {
    const player = new Desk().play('shogi', { moves: SHUFFLE }).enter('replay');
    expect(player.on('replay').ply).toBe(25);
    player.press('home', 'q').enter('P-5d');
    expect(player.moves.endsWith('P-5f P-5d')).toBe(true);
  });

  test('its own moves stay the main line', () => {
    const player = new Desk().play('shogi', { moves: SHUFFLE }).enter('replay');
    player.press('v');
    expect(player.on('replay').state.message?.text).toMatch(/^The game ends here/);
    player.press('left', 'left', 'v').enter('P-9d').press('P');
    expect(player.on('replay').state.message?.text).toMatch(/^The game can still be played on/);
    player.press('v').enter('P-1f').press('left', 'v').enter('P-2f');
    player.press('P', 'y');
    expect(player.on('replay').state.message?.text).toBe('This is the main line now.');
    player.press('q').enter('P-5d');
    expect(player.moves.endsWith('P-5f P-5d')).toBe(true);
    expect(player.on('play').activity.match.saveError).toBeUndefined();
  });
});

test('comments belong to the ply that is shown', () => {
  const desk = new Desk();
  const player = desk.play('shogi').enter('note the start', 'P-7f', 'note the first', 'P-3d');
  const replay = player.enter('replay').on('replay');
  const seen = [replay.comments];
  for (const key of ['left', 'left']) {
    player.press(key);
    seen.push(replay.comments);
  }
  expect(seen).toEqual([[], ['the first'], ['the start']]);
});

test('marks the move that is shown', () => {
  const marks = [...open(1).on('replay').marks.keys()].map(formatSquare).sort();
  expect(marks).toEqual(['5h', '5i']);
  expect(open().on('replay').marks.size).toBe(0);
});

test('the moves are told in the notation of the settings', () => {
  const screen = open(0, new Desk({ settings: { notation: 'numbers' } })).on('replay');
  expect(screen.moves.slice(0, 2).map(({ text }) => text)).toEqual(['K-58', 'K-52']);
});
