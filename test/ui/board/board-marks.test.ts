import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { isDrop, moveFrom } from '../../../source/rules/core/move.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import type { Mark } from '../../../source/ui/app/palettes.ts';
import {
  addMark,
  addMoves,
  lastMoveMarks,
  withoutLastMove,
} from '../../../source/ui/board/board-marks.ts';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk, type GameOptions } from '../desk.ts';

const shogi = variantOf('shogi');

/** Marks by the names of their squares. */
function named(marks: ReadonlyMap<Square, ReadonlySet<Mark>>, names: readonly string[]) {
  const found = names.map((name) => {
    const square = parseSquare(shogi, name);
    return [name, [...(square === undefined ? [] : (marks.get(square) ?? []))].join(' ')];
  });
  expect(marks.size).toBe(names.length);
  return Object.fromEntries(found);
}

describe('the last move', () => {
  test.each<[name: string, options: GameOptions, marks: Record<string, string>]>([
    ['a quiet one', { moves: 'P-7f' }, { '7g': 'last-move', '7f': 'last-move' }],
    ['a capture', { moves: 'P-7f P-3d Bx2b+' }, { '8h': 'last-move', '2b': 'last-capture' }],
    ['a drop', { sfen: '4k4/9/9/9/9/9/9/9/4K4 b P 1', moves: 'P*5e' }, { '5e': 'last-move' }],
    [
      'a check',
      { sfen: '4k4/9/9/9/9/9/9/3R5/4K4 b - 1', moves: 'R-5h' },
      { '6h': 'last-move', '5h': 'last-move', '5a': 'check' },
    ],
    [
      'a mate',
      { sfen: '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', moves: 'G*5b' },
      { '5b': 'last-move', '5a': 'mate' },
    ],
    [
      'a mate by a capture',
      { sfen: '4k4/4p4/4P4/3G5/9/9/9/9/4K4 b - 1', moves: 'Px5b+' },
      { '5c': 'last-move', '5b': 'last-capture', '5a': 'check' },
    ],
  ])('%s', (_, options, marks) => {
    const { game } = new Desk().match('shogi', options);
    expect(named(lastMoveMarks(game), Object.keys(marks))).toEqual(marks);
  });

  test('leaves nothing when it is taken back', () => {
    const match = new Desk().match('shogi', { moves: 'P-7f P-3d Bx2b+' });
    expect(match.game.lastCaptured).toBe(true);
    match.game.undo();
    expect(match.game.lastCaptured).toBe(false);
  });
});

test('of the moves that are meant, captures have another mark than other moves', () => {
  const { game } = new Desk().match('shogi', { moves: 'P-7f P-3d' });
  const bishop = parseSquare(shogi, '8h');
  const meant = legalMoves(game.position).filter(
    (move) => !isDrop(move) && moveFrom(move) === bishop,
  );
  const marks = new Map<Square, Set<Mark>>();
  addMoves(marks, meant, game.position);
  expect(named(marks, ['8h', '7g', '6f', '5e', '4d', '3c', '2b'])).toMatchObject({
    '8h': 'picked',
    '4d': 'target',
    '2b': 'capture',
  });
});

test('without the marks of the last move the others stay', () => {
  const [a, b] = ['7f', '2b'].map((name) => parseSquare(shogi, name) as Square) as [Square, Square];
  const marks = new Map<Square, Set<Mark>>();
  addMark(marks, a, 'last-move');
  addMark(marks, b, 'last-capture');
  addMark(marks, b, 'check');
  expect(withoutLastMove(marks)).toEqual(new Map([[b, new Set(['check'])]]));
});
