import { describe, expect } from 'vitest';
import { formatSquare } from '../../../../source/rules/notation/square.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { annotationTexts } from '../../../../source/text/replay.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

/** Twenty-five plies in which the generals of both sides step to and fro. */
const SHUFFLE = ['K-5h K-5b', 'K-5i K-5a', 'P-9f P-1d', 'K-5h K-5b', 'K-5i K-5a', 'P-8f P-2d']
  .concat(['K-5h K-5b', 'K-5i K-5a', 'P-7f P-3d', 'K-5h K-5b', 'K-5i K-5a', 'P-6f P-4d', 'P-5f'])
  .join(' ');

function open(ply?: number, desk = new Desk()): Player {
  const { record } = desk.match('shogi', { moves: SHUFFLE });
  return desk.sit(replayOf(desk.services, record, ply));
}

test('begins at the start, or where it is told to', () => {
  expect(open().on('replay').activity.ply).toBe(0);
  expect(open(7).on('replay').activity.ply).toBe(7);
  expect(open(99).on('replay').activity.ply).toBe(25);
});

sharedTest.each(
  shareOf(
    [
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
      [['go 17', 'enter'], 17],
      [['g 17', 'enter'], 17],
      [['17', 'enter'], 17],
      [['17', 'backspace', 'enter'], 1],
      [['17', 'left', '2', 'enter', 'escape'], 0],
      [['go 0', 'enter'], 0],
      [['right', 'g 5', 'escape', 'right'], 2],
      [['next', 'enter'], 1],
      [['next 10', 'enter', 'enter'], 20],
      [['end', 'back', 'enter', 'enter', 'enter'], 22],
      [['last', 'enter', 'first', 'enter'], 0],
      [['5', 'enter', 'enter'], 6],
      [['enter', 'enter'], 2],
      [['x', 'tab', 'escape'], 0],
    ],
    4,
  ),
)('%j leads to ply %i', (keys, ply) => {
  const player = open().press(...keys);
  const { activity, typedText } = player.on('replay');
  expect([activity.ply, typedText]).toEqual([ply, '']);
  expect(activity.game.moves).toEqual(activity.moves.slice(0, ply).map(({ move }) => move));
});

sharedTest.each(
  shareOf(
    [
      ['go', 'Say the number of a ply, as in "go 30".'],
      ['go x', 'Say the number of a ply, as in "go 30".'],
      ['26', 'There are 25 plies.'],
      ['go 26', 'There are 25 plies.'],
      ['back', 'This is the start.'],
      ['variation', 'There is no other move here. A move that you type becomes one.'],
      ['comment', 'There is no comment here.'],
      ['undo', 'There is no change to take back.'],
      ['redo', 'No change was taken back.'],
    ],
    4,
  ),
)('%s is refused and stays to be typed over', (line, sentence) => {
  const { message, line: typed } = open().enter(line).on('replay').prompt;
  expect([message?.text, typed.text, typed.isSelected]).toEqual([sentence, line, true]);
});

test('keys are letters in a text', () => {
  const player = open().press('q', ' ', ']', '<', 'left', 'x');
  expect(player.on('replay').prompt.line.text).toBe('q ]x<');
  expect(player.press('home', 'right').on('replay').activity.ply).toBe(0);
});

test('flip turns the board', () => {
  expect(open().enter('flip').on('replay').view.flipped).toBe(true);
  expect(open().enter('f', 'f').on('replay').view.flipped).toBe(false);
  expect(open(0, new Desk({ settings: { flip: 'white' } })).on('replay').view.flipped).toBe(true);
});

test.each([['quit', 'enter'], ['q', 'enter'], ['escape'], ['ctrl-d']])('%s leaves', (...keys) => {
  expect(open().press(...keys).app.hasQuit).toBe(true);
});

test.each([['['], [']'], ['P', 'enter'], ['D', 'enter']])(
  '%s says that there are no variations',
  (...keys) => {
    const { message, question } = open(3)
      .press(...keys)
      .on('replay').prompt;
    expect(message?.text).toMatch(/^(There is no other move here|This is the main line)/);
    expect(question).toBeUndefined();
  },
);

describe('of a game that goes on', () => {
  test('does not touch it', () => {
    const player = new Desk().play('shogi', { moves: SHUFFLE }).enter('replay');
    expect(player.on('replay').activity.ply).toBe(25);
    player.press('home', 'escape').enter('P-5d');
    expect(player.moves.endsWith('P-5f P-5d')).toBe(true);
  });

  test('its own moves stay the main line', () => {
    const player = new Desk().play('shogi', { moves: SHUFFLE }).enter('replay', 'P-5d');
    expect(player.on('replay').prompt.message?.text).toMatch(/^The game ends here/);
    player.press('escape', 'left', 'left').enter('P-9d', 'promote');
    expect(player.on('replay').prompt.message?.text).toMatch(/^The game can still be played on/);
    player.enter('P-1f').press('left').enter('P-2f', 'promote').press('y');
    expect(player.on('replay').prompt.message?.text).toMatch(/^The new main line: \d/);
    player.press('escape').enter('P-5d');
    expect(player.moves.endsWith('P-5f P-5d')).toBe(true);
    expect(player.on('play').activity.match.saveError).toBeUndefined();
  });
});

test('the times of a move stand apart from its comment', () => {
  const { node } = open().on('replay').activity.walk;
  node.comments.push('[%emt 0:00:01] [%clk 0:09:00] well', 'thought');
  expect(annotationTexts(ENGLISH, node)).toEqual([
    '0:00:01 spent, 0:09:00 left.',
    'well',
    'thought',
  ]);
});

test('comments belong to the ply that is shown', () => {
  const desk = new Desk();
  const player = desk.play('shogi').enter('note the start', 'P-7f', 'note the first', 'P-3d');
  const { activity } = player.enter('replay').on('replay');
  const seen = [annotationTexts(ENGLISH, activity.walk.node)];
  for (const key of ['left', 'left']) {
    player.press(key);
    seen.push(annotationTexts(ENGLISH, activity.walk.node));
  }
  expect(seen).toEqual([[], ['the first'], ['the start']]);
});

test('marks the move that is shown', () => {
  const marks = [...open(1).on('replay').view.marks.keys()].map(formatSquare).sort();
  expect(marks).toEqual(['5h', '5i']);
  expect(open().on('replay').view.marks.size).toBe(0);
});

test('the moves are told in the notation of the settings', () => {
  const screen = open(0, new Desk({ settings: { notation: 'numbers' } })).on('replay');
  expect(screen.view.moves.slice(0, 2).map(({ text }) => text)).toEqual(['K-58', 'K-52']);
});
