import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatSquare } from '../../../source/rules/notation/square.ts';
import { Desk, type Player } from '../desk.ts';

/** A pawn and a knight in hand, pawns on every file of Black but the seventh. */
const HAND = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';

function cursorOf(player: Player): string | undefined {
  const { cursor } = player.on('play').hand;
  if (cursor === undefined) return undefined;
  return cursor.kind === 'square' ? formatSquare(cursor.square) : `hand ${cursor.piece}`;
}

function times(count: number, key: string): string[] {
  return Array.from({ length: count }, () => key);
}

/** The cursor on 5e after its first arrow. */
function start(variant: string, options: Parameters<Desk['play']>[1] = {}): Player {
  return new Desk().play(variant, options).press('up');
}

test.each([
  ['shogi', '5e'],
  ['yari', '4e'],
  ['ogi', '4d'],
])('in %s the first arrow shows the cursor on %s', (variant, square) => {
  expect(cursorOf(start(variant))).toBe(square);
});

test('arrows with text edit the text and show no cursor', () => {
  const player = new Desk().play('shogi').press('ab', 'left', 'c');
  expect(player.text).toBe('acb');
  expect(cursorOf(player)).toBeUndefined();
});

test('typing hides the cursor and puts down what is picked up', () => {
  const player = start('shogi').press('down', 'down', 'enter', 'P');
  expect(cursorOf(player)).toBeUndefined();
  expect(player.on('play').hand.picked).toBeUndefined();
  expect(player.text).toBe('P');
});

describe('moving a piece', () => {
  test('Enter picks up, and on the target puts down', () => {
    const player = start('shogi').press('down', 'down', 'enter');
    const picked = player.on('play').hand.picked;
    expect(picked?.kind === 'square' && formatSquare(picked.square)).toBe('5g');
    const marks = [...player.on('play').marks].map(([square, set]) => [
      formatSquare(square),
      [...set].sort().join(' '),
    ]);
    expect(Object.fromEntries(marks)).toEqual({ '5f': 'target', '5g': 'cursor picked' });
    player.press('up', 'enter');
    expect(player.moves).toBe('P-5f');
    expect(cursorOf(player)).toBeUndefined();
    expect(player.on('play').hand.picked).toBeUndefined();
    expect(player.text).toBe('');
  });

  test('Enter on the same square puts it back', () => {
    const player = start('shogi').press('down', 'down', 'enter', 'enter');
    expect(player.on('play').hand.picked).toBeUndefined();
    expect(player.moves).toBe('');
  });

  test('Enter on another own piece picks up that one', () => {
    const player = start('shogi').press('down', 'down', 'enter', 'right', 'enter', 'up', 'enter');
    expect(player.moves).toBe('P-4f');
  });

  test('Enter on an empty square or an enemy picks up nothing', () => {
    const player = start('shogi').press('enter', 'up', 'up', 'enter');
    expect(player.on('play').hand.picked).toBeUndefined();
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
    const player = desk.play('shogi', { moves: 'P-7f' }).press('up', 'down', 'down', 'enter');
    expect(player.press('up', 'enter').moves).toBe('P-7f P-5d');
  });
});

describe('dropping a piece', () => {
  const inHand = () => start('shogi', { sfen: HAND }).press(...times(5, 'down'));

  test('the hand lies over the near edge', () => {
    const player = inHand();
    const { variant } = player.on('play').match;
    const name = () => {
      const { cursor } = player.on('play').hand;
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
    const targets = [...player.on('play').marks.values()].filter((set) => set.has('target'));
    expect(targets.length).toBeGreaterThan(30);
    player.press(...times(5, 'up'), 'enter');
    expect(player.moves).toBe('N*5e');
  });

  test('a second pawn on a file is refused with the reason', () => {
    const player = inHand().press('right', 'enter', ...times(5, 'up'), 'enter');
    expect(player.moves).toBe('');
    expect(player.message).toBe('P*5e: nifu. You already have a pawn on file 5 (5g).');
    expect(player.text).toBe('');
    expect(player.on('play').hand.picked?.kind).toBe('hand');
  });

  test('another file is possible in the same breath', () => {
    const sfen = HAND.replace('PP1PPPPPP', 'PP2PPPPP').replace('/2P6/', '/9/');
    const player = start('shogi', { sfen }).press(...times(5, 'down'), 'right', 'enter');
    player.press(...times(5, 'up'), 'enter', 'left', 'enter');
    expect(player.moves).toBe('P*6e');
  });

  test('Enter twice in the hand puts it back', () => {
    expect(inHand().press('enter', 'enter').on('play').hand.picked).toBeUndefined();
  });

  test("White's hand is above", () => {
    const sfen = HAND.replace(' b NP ', ' w np ');
    const player = start('shogi', { sfen }).press(...times(5, 'up'));
    expect(player.on('play').hand.cursor?.kind).toBe('hand');
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
    expect([player.text, cursorOf(player), player.on('play').hand.picked]).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });

  test('Esc leaves the piece in the fingers', () => {
    const player = asked().press('escape');
    expect([player.text, player.moves, player.message]).toEqual(['', '', undefined]);
    expect(player.on('play').hand.picked?.kind).toBe('square');
    player.press('left', 'up', 'down', 'right', 'enter');
    expect(player.on('play').question).toBeDefined();
  });
});

test('after the end of the game there is no cursor', () => {
  const player = new Desk().play('shogi').resign().press('up');
  expect(cursorOf(player)).toBeUndefined();
});
