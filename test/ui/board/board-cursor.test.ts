import { describe, expect, test } from 'vitest';
import type { Square } from '../../../source/rules/core/square.ts';
import { formatSquare, parseSquare } from '../../../source/rules/notation/square.ts';
import {
  type Arrow,
  type CursorField,
  type CursorPlace,
  moveCursor,
} from '../../../source/ui/board/board-cursor.ts';
import { variantOf } from '../../helpers/variant-of.ts';

function fieldOf(variant: string, options: Partial<CursorField> = {}): CursorField {
  return { variant: variantOf(variant), flipped: false, hand: [], handBelow: true, ...options };
}

function at(variant: string, square: string): CursorPlace {
  return { kind: 'square', square: parseSquare(variantOf(variant), square) as Square };
}

/** The place to which the arrows lead from a square: a square, or `hand` with the piece kind. */
function walk(field: CursorField, from: string, ...arrows: Arrow[]): string {
  let place = at(field.variant.id, from);
  for (const arrow of arrows) place = moveCursor(place, arrow, field);
  return place.kind === 'square' ? formatSquare(place.square) : `hand ${place.piece}`;
}

describe('on the board', () => {
  test.each<[Arrow, boolean, string]>([
    ['up', false, '5d'],
    ['down', false, '5f'],
    ['left', false, '6e'],
    ['right', false, '4e'],
    ['up', true, '5f'],
    ['down', true, '5d'],
    ['left', true, '4e'],
    ['right', true, '6e'],
  ])('%s, flipped %s, leads from 5e to %s', (arrow, flipped, to) => {
    expect(walk(fieldOf('shogi', { flipped }), '5e', arrow)).toBe(to);
  });

  test.each<[string, string, Arrow]>([
    ['shogi', '9e', 'left'],
    ['shogi', '1e', 'right'],
    ['shogi', '5a', 'up'],
    ['shogi', '5i', 'down'],
    ['yari', '7e', 'left'],
    ['yari', '1a', 'up'],
    ['yari', '1i', 'down'],
    ['ogi', '8d', 'left'],
    ['ogi', '4h', 'down'],
  ])('%s: at the edge on %s, %s stays', (variant, from, arrow) => {
    expect(walk(fieldOf(variant), from, arrow)).toBe(from);
  });

  test('at the edges of a flipped board too', () => {
    const field = fieldOf('ogi', { flipped: true });
    expect(walk(field, '1d', 'left')).toBe('1d');
    expect(walk(field, '8d', 'right')).toBe('8d');
    expect(walk(field, '4h', 'up')).toBe('4h');
    expect(walk(field, '4a', 'down')).toBe('4a');
  });
});

describe('the hand of the side to move', () => {
  const hand = [1, 2, 7];

  test('is entered over the near edge, at its first piece', () => {
    expect(walk(fieldOf('shogi', { hand }), '5i', 'down')).toBe('hand 1');
    expect(walk(fieldOf('shogi', { hand }), '5a', 'up')).toBe('5a');
  });

  test('lies above for the other side', () => {
    const field = fieldOf('shogi', { hand, handBelow: false });
    expect(walk(field, '5a', 'up')).toBe('hand 1');
    expect(walk(field, '5i', 'down')).toBe('5i');
  });

  test('is not entered when it is empty', () => {
    expect(walk(fieldOf('shogi'), '5i', 'down')).toBe('5i');
  });

  test('left and right go through it and stop at its ends', () => {
    const field = fieldOf('shogi', { hand });
    expect(walk(field, '5i', 'down', 'right')).toBe('hand 2');
    expect(walk(field, '5i', 'down', 'right', 'right', 'right')).toBe('hand 7');
    expect(walk(field, '5i', 'down', 'right', 'left', 'left')).toBe('hand 1');
  });

  test.each<[string, boolean, boolean, Arrow, Arrow, string]>([
    ['shogi', false, true, 'down', 'up', '5i'],
    ['shogi', true, true, 'down', 'up', '5a'],
    ['shogi', false, false, 'up', 'down', '5a'],
    ['shogi', true, false, 'up', 'down', '5i'],
    ['yari', false, true, 'down', 'up', '4i'],
    ['ogi', false, true, 'down', 'up', '4h'],
  ])('%s, flipped %s, below %s: %s into it and %s back onto %s', (...row) => {
    const [variant, flipped, handBelow, into, out, square] = row;
    const field = fieldOf(variant, { hand, flipped, handBelow });
    expect(walk(field, square, into)).toBe('hand 1');
    expect(walk(field, square, into, into)).toBe('hand 1');
    expect(walk(field, square, into, out)).toBe(square);
  });
});
