import { type PieceCode, pieceCode } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { squareAt } from '../../rules/notation/square.ts';
import type { Mark } from '../app/palettes.ts';
import { addMark } from './board-marks.ts';

/** A position to show how things look, with marks on some of its squares. */
export interface SampleBoard {
  readonly placement: Placement;
  readonly marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
}

/**
 * The places of the marks: columns from the right, rows from the top of the board as it is drawn.
 */
const MARKED: readonly (readonly [Mark, column: number, row: number])[] = [
  ['last-move', 1, 3],
  ['last-move', 1, 4],
  ['picked', 2, 3],
  ['cursor', 3, 3],
  ['last-capture', 1, 1],
  ['capture', 2, 1],
  ['target', 2, 5],
];
const PROMOTED_AT = { white: [2, 4], black: [3, 4] } as const;

/**
 * The position with a promoted piece of each side and every mark in the upper right corner of the
 * board as it is drawn.
 */
export function sampleBoard(variant: Variant, start: Placement, flipped: boolean): SampleBoard {
  const { files, ranks, pieces } = variant;
  const at = (column: number, row: number) =>
    flipped
      ? squareAt(variant, files + 1 - column, ranks + 1 - row)
      : squareAt(variant, column, row);
  const board = start.board.slice();
  const put = ([column, row]: readonly [number, number], code: PieceCode) => {
    const square = at(column, row);
    if (square !== undefined) board[square] = code;
  };
  const [first, ...others] = pieces.flatMap(({ back }, kind) => (back ? [kind] : []));
  if (first !== undefined) {
    put(PROMOTED_AT.white, pieceCode('white', first, true));
    put(PROMOTED_AT.black, pieceCode('black', others.at(-1) ?? first, true));
  }
  const marks = new Map<Square, Set<Mark>>();
  for (const [mark, column, row] of MARKED) {
    const square = at(column, row);
    if (square !== undefined) addMark(marks, square, mark);
  }
  const royal = pieces.findIndex(({ role }) => role === 'royal');
  const [upper, lower] = flipped ? (['black', 'white'] as const) : (['white', 'black'] as const);
  for (const [mark, color] of [
    ['check', upper],
    ['mate', lower],
  ] as const) {
    const king = board.indexOf(pieceCode(color, royal, false));
    if (king >= 0) addMark(marks, king as Square, mark);
  }
  return { placement: { ...start, board }, marks };
}
