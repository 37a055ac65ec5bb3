import { describe, expect } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { fileOf, rankOf } from '../../../source/rules/core/square.ts';
import { formatSquare } from '../../../source/rules/notation/square.ts';
import { renderScreen } from '../../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { Desk, type Player } from '../desk.ts';

/** A pawn and a knight in hand, pawns on every file of Black but the seventh. */
const HAND = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';

function cursorOf(player: Player): string | undefined {
  const { cursor } = player.on('play').prompt.hand;
  if (cursor === undefined) return undefined;
  return cursor.kind === 'square' ? formatSquare(cursor.square) : `hand ${cursor.piece}`;
}

function times(count: number, key: string): string[] {
  return Array.from({ length: count }, () => key);
}

/** The cursor on 5e. */
function start(variant: string, options: Parameters<Desk['play']>[1] = {}): Player {
  const player = new Desk().play(variant, options).press('up');
  const { cursor } = player.on('play').prompt.hand;
  if (cursor?.kind !== 'square') throw new Error('no cursor on the board');
  const right = fileOf(cursor.square) - 5;
  const up = rankOf(cursor.square) - 5;
  return player.press(
    ...times(Math.abs(right), right > 0 ? 'right' : 'left'),
    ...times(Math.abs(up), up > 0 ? 'up' : 'down'),
  );
}

test.each([
  ['shogi', '5g'],
  ['yari', '4g'],
  ['ogi', '4f'],
])('in %s the first arrow shows the cursor on a piece that can move, on %s', (variant, square) => {
  expect(cursorOf(new Desk().play(variant).press('up'))).toBe(square);
});

test('the first arrow shows the cursor in the middle where no piece on the board can move', () => {
  // In check, and only a drop between helps.
  const sfen = '4k4/9/9/9/9/9/7gg/9/r7K b G 1';
  const player = new Desk().play('shogi', { sfen }).press('up');
  expect(cursorOf(player)).toBe('5e');
});

describe('the status names what the cursor is on, and what Enter does', () => {
  /** Up to 5c, where a silver of White can be taken by the rook on 5e. */
  const sfen = '4k4/9/4s4/9/4R4/9/9/P8/L3K4 b 2P 1';
  const pointed = (...keys: string[]) => {
    const desk = new Desk();
    const { screen } = desk.play('shogi', { sfen }).press('up', ...keys);
    const { lines } = renderScreen(screen, desk.services, { columns: 80, rows: 24 });
    return lines.slice(-4).join(' ').trim().replace(/ {2,}/g, ' ');
  };

  sharedTest.each(
    shareOf<[readonly string[], string, string]>(
      [
        [[], '5e: your rook (R). Enter picks it up.', 'Enter pick up Esc no cursor Arrows move'],
        [['up'], '5d: empty.', 'Enter pick up'],
        [['up', 'up'], "5c: White's silver (S).", 'Enter pick up'],
        [['enter'], '5e: your rook (R). Enter puts it back.', 'Enter put down Esc put back'],
        [['enter', 'up'], '5d: empty. Enter moves your rook here.', 'Enter put down'],
        [
          ['enter', 'up', 'up'],
          "5c: White's silver (S). Enter captures it with your rook.",
          'Enter put down',
        ],
        [['enter', 'up', 'left'], '6d: empty. Your rook cannot go there.', 'Enter put down'],
        [times(4, 'down'), '5i: your king (K). Enter picks it up.', 'Enter pick up'],
        [times(5, 'down'), 'In your hand: 2 pawns (P). Enter picks it up.', 'Enter pick up'],
        [
          [...times(5, 'down'), 'enter', 'up', 'up'],
          '5h: empty. Enter drops your pawn here.',
          'Enter put down',
        ],
        [
          [...times(4, 'down'), ...times(4, 'left')],
          '9i: your lance (L). It cannot move now.',
          'Enter pick up',
        ],
      ],
      4,
    ),
  )('%s', (keys, status, hints) => {
    const text = pointed(...keys);
    expect(text).toContain(status);
    expect(text).toContain(hints);
  });

  test.each<[string, readonly string[], string]>([
    [
      'without a cursor',
      ['escape', 'enter'],
      'Type a move such as P-9g and press Enter. An arrow key shows a cursor.',
    ],
    [
      'on an empty square',
      ['up', 'enter'],
      'There is nothing to pick up. Go to a piece of yours first.',
    ],
    [
      'on a piece of White',
      ['up', 'up', 'enter'],
      'This is not your piece. Pick up one of yours first.',
    ],
    [
      'on a piece that cannot move',
      [...times(4, 'down'), ...times(4, 'left'), 'enter'],
      'It cannot move now.',
    ],
  ])('an Enter that does nothing says why: %s', (_, keys, why) => {
    const player = new Desk().play('shogi', { sfen }).press('up', ...keys);
    expect(player.message).toBe(why);
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
  });

  test('in check a piece that does not help says so', () => {
    const inCheck = '4k4/9/9/9/4r4/9/9/9/P3K4 b - 1';
    const player = new Desk().play('shogi', { sfen: inCheck }).press('up', ...times(4, 'left'));
    expect(player.press('enter').message).toBe(
      'It cannot move now: that would not stop the check.',
    );
  });
});

test('arrows with text edit the text and show no cursor', () => {
  const player = new Desk().play('shogi').press('ab', 'left', 'c');
  expect(player.text).toBe('acb');
  expect(cursorOf(player)).toBeUndefined();
});

test('typing hides the cursor and puts down what is picked up', () => {
  const player = start('shogi').press('down', 'down', 'enter', 'P');
  expect(cursorOf(player)).toBeUndefined();
  expect(player.on('play').prompt.hand.picked).toBeUndefined();
  expect(player.text).toBe('P');
});

describe('moving a piece', () => {
  test('Enter picks up, and on the target puts down', () => {
    const player = start('shogi').press('down', 'down', 'enter');
    const picked = player.on('play').prompt.hand.picked;
    expect(picked?.kind === 'square' && formatSquare(picked.square)).toBe('5g');
    const marks = [...player.on('play').view.marks].map(([square, set]) => [
      formatSquare(square),
      [...set].sort().join(' '),
    ]);
    expect(Object.fromEntries(marks)).toEqual({ '5f': 'target', '5g': 'cursor picked' });
    player.press('up', 'enter');
    expect(player.moves).toBe('P-5f');
    expect(cursorOf(player)).toBeUndefined();
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
    expect(player.text).toBe('');
  });

  test('Enter on the same square puts it back', () => {
    const player = start('shogi').press('down', 'down', 'enter', 'enter');
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
    expect(player.moves).toBe('');
  });

  test('Enter on another own piece picks up that one', () => {
    const player = start('shogi').press('down', 'down', 'enter', 'right', 'enter', 'up', 'enter');
    expect(player.moves).toBe('P-4f');
  });

  test('Enter on an empty square or an enemy picks up nothing', () => {
    const player = start('shogi').press('enter', 'up', 'up', 'enter');
    expect(player.on('play').prompt.hand.picked).toBeUndefined();
  });

  test('one of two pieces that could go there is the one that was picked up', () => {
    const sfen = '4k4/9/9/9/9/9/9/9/3GKG3 b - 1';
    const player = start('shogi', { sfen }).press(...times(4, 'down'), 'left', 'enter');
    player.press('up', 'right', 'enter');
    expect(player.moves).toBe('G6i-5h');
  });

  test('a capture', () => {
    const sfen = '4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1';
    expect(start('shogi', { sfen }).press('enter', 'up', 'enter').moves).toBe('Px5d');
  });

  test('a promoted piece', () => {
    const sfen = '3k5/9/9/9/4+B4/9/9/9/4K4 b - 1';
    const player = start('shogi', { sfen }).press('enter', 'up', 'enter');
    expect(player.moves).toBe('+B-5d');
  });

  test('a move that is not legal says why and leaves the piece in the fingers', () => {
    const player = start('shogi').press('down', 'down', 'enter', 'up', 'up', 'enter');
    expect(player.moves).toBe('');
    expect(player.message).toBe('P5g-5e: your pawn on 5g does not reach 5e.');
    expect(player.text).toBe('');
    player.press('down', 'enter');
    expect(player.moves).toBe('P-5f');
  });

  test('White moves on a board that is turned', () => {
    const desk = new Desk({ settings: { flip: 'turn' } });
    const player = desk.play('shogi', { moves: 'P-7f' }).press('up', 'enter');
    expect(player.press('up', 'enter').moves).toBe('P-7f P-5d');
  });
});

describe('dropping a piece', () => {
  const inHand = () => start('shogi', { sfen: HAND }).press(...times(5, 'down'));

  test('the hand lies over the near edge', () => {
    const player = inHand();
    const { variant } = player.on('play').activity.match;
    const name = () => {
      const { cursor } = player.on('play').prompt.hand;
      return cursor?.kind === 'hand' && itemAt(variant.pieces, cursor.piece).hodges;
    };
    expect(name()).toBe('N');
    player.press('right');
    expect(name()).toBe('P');
    player.press('up');
    expect(cursorOf(player)).toBe('5i');
  });

  test('picked up in the hand and put down on the board', () => {
    const player = inHand().press('enter');
    const targets = [...player.on('play').view.marks.values()].filter((set) => set.has('target'));
    expect(targets.length).toBeGreaterThan(30);
    player.press(...times(5, 'up'), 'enter');
    expect(player.moves).toBe('N*5e');
  });

  test('a second pawn on a file is refused with the reason', () => {
    const player = inHand().press('right', 'enter', ...times(5, 'up'), 'enter');
    expect(player.moves).toBe('');
    expect(player.message).toBe('P*5e: nifu. You already have a pawn on file 5 (5g).');
    expect(player.text).toBe('');
    expect(player.on('play').prompt.hand.picked?.kind).toBe('hand');
  });

  test('another file is possible in the same breath', () => {
    const sfen = HAND.replace('PP1PPPPPP', 'PP2PPPPP').replace('/2P6/', '/9/');
    const player = start('shogi', { sfen }).press(...times(5, 'down'), 'right', 'enter');
    player.press(...times(5, 'up'), 'enter', 'left', 'enter');
    expect(player.moves).toBe('P*6e');
  });

  test('Enter twice in the hand puts it back', () => {
    expect(inHand().press('enter', 'enter').on('play').prompt.hand.picked).toBeUndefined();
  });

  test("White's hand is above", () => {
    const sfen = HAND.replace(' b NP ', ' w np ');
    const player = start('shogi', { sfen }).press(...times(5, 'up'));
    expect(player.on('play').prompt.hand.cursor?.kind).toBe('hand');
    player.press('enter', ...times(5, 'down'), 'enter');
    expect(player.moves).toBe('N*5e');
  });
});

describe('the question whether to promote', () => {
  const sfen = '4k4/9/9/3p5/4B4/9/9/9/4K4 b - 1';
  const asked = () => {
    const player = start('shogi', { sfen }).press('enter', 'up', 'up', 'right', 'right', 'enter');
    expect(player.message).toBe('B5e-3c: promote?');
    return player;
  };

  test.each([
    ['+', 'B-3c+'],
    ['=', 'B-3c='],
  ])('%s plays %s', (answer, move) => {
    const player = asked().press(answer);
    expect(player.moves).toBe(move);
    expect([player.text, cursorOf(player), player.on('play').prompt.hand.picked]).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });

  test('Esc leaves the piece in the fingers', () => {
    const player = asked().press('escape');
    expect([player.text, player.moves, player.message]).toEqual(['', '', undefined]);
    expect(player.on('play').prompt.hand.picked?.kind).toBe('square');
    player.press('left', 'up', 'down', 'right', 'enter');
    expect(player.on('play').prompt.question).toBeDefined();
  });
});

test('after the end of the game there is no cursor', () => {
  const player = new Desk().play('shogi').resign().press('up');
  expect(cursorOf(player)).toBeUndefined();
});
