import { type PieceCode, pieceCode } from '../core/piece-code.ts';
import type { Placement } from '../core/position.ts';
import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import { squareAt } from '../notation/square.ts';
import { addMark } from './board-marks.ts';
import type { Mark } from './theme.ts';

/** A position to show how things look, with marks on some of its squares. */
export interface SampleBoard {
  readonly placement: Placement;
  readonly marks: ReadonlyMap<Square, ReadonlySet<Mark>>;
}

/** Where the marks stand: columns counted from the right, rows from the top of what is drawn. */
const MARKED: readonly (readonly [Mark, column: number, row: number])[] = [
  ['last-move', 1, 3],
  ['last-move', 1, 4],
  ['picked', 2, 3],
  ['cursor', 3, 3],
  ['target', 2, 5],
];
const PROMOTED_AT = { white: [2, 4], black: [3, 4] } as const;

/**
 * The position with something of everything in its upper right corner as it is drawn: a promoted
 * piece of each side, and every mark.
 */
export function sampleBoard(variant: Variant, start: Placement, flipped: boolean): SampleBoard {
  const { files, ranks, pieces } = variant;
  const at = (column: number, row: number) =>
    flipped
      ? squareAt(variant, files + 1 - column, ranks + 1 - row)
      : squareAt(variant, column, row);
  const board = Uint8Array.from(start.board);
  const put = ([column, row]: readonly [number, number], code: PieceCode) => {
    const square = at(column, row);
    if (square !== undefined) board[square] = code;
  };
  const promotable = [...pieces.keys()].filter((kind) => pieces[kind].back);
  if (promotable.length > 0) {
    put(PROMOTED_AT.white, pieceCode('white', promotable[0], true));
    put(PROMOTED_AT.black, pieceCode('black', promotable[promotable.length - 1], true));
  }
  const marks = new Map<Square, Set<Mark>>();
  for (const [mark, column, row] of MARKED) {
    const square = at(column, row);
    if (square !== undefined) addMark(marks, square, mark);
  }
  const royal = pieces.findIndex(({ role }) => role === 'royal');
  const king = board.indexOf(pieceCode(flipped ? 'black' : 'white', royal, false));
  if (king >= 0) addMark(marks, king as Square, 'check');
  return { placement: { ...start, board }, marks };
}
