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

/** A column from the right and a row from the top of the board as it is drawn. */
type Place = readonly [column: number, row: number];

/** The best places of the marks. */
const MARKED: readonly (readonly [Mark, ...Place])[] = [
  ['last-move', 1, 3],
  ['last-move', 1, 4],
  ['picked', 2, 3],
  ['cursor', 3, 3],
  ['last-capture', 1, 1],
  ['capture', 2, 1],
  ['target', 2, 5],
];
const PROMOTED_AT = { white: [2, 4], black: [3, 4] } as const;
/** The corner in which all of it stands. */
const CORNER = { columns: 3, rows: 5 };

/**
 * The position with a promoted piece of each side and every mark in the upper right corner of the
 * board as it is drawn.
 */
export function sampleBoard(variant: Variant, start: Placement, flipped: boolean): SampleBoard {
  const { files, ranks, pieces } = variant;
  const at = ([column, row]: Place) =>
    flipped
      ? squareAt(variant, files + 1 - column, ranks + 1 - row)
      : squareAt(variant, column, row);
  const board = start.board.slice();
  const royal = pieces.findIndex(({ role }) => role === 'royal');
  const [upper, lower] = flipped ? (['black', 'white'] as const) : (['white', 'black'] as const);
  const marks = new Map<Square, Set<Mark>>();
  for (const [mark, color] of [
    ['check', upper],
    ['mate', lower],
  ] as const) {
    const king = board.indexOf(pieceCode(color, royal, false));
    if (king >= 0) addMark(marks, king as Square, mark);
  }
  const taken = new Set(marks.keys());
  const best = new Set(
    [...MARKED.map(([, ...place]) => place), ...Object.values(PROMOTED_AT)].map(at),
  );
  const spare = cornerPlaces()
    .map(at)
    .filter((square) => !best.has(square));
  /** The best place, unless a king stands there or the board has no such rank. */
  const placeOf = (place: Place) =>
    [at(place), ...spare].find((square) => square !== undefined && !taken.has(square));

  const put = (place: Place, code: PieceCode) => {
    const square = placeOf(place);
    if (square === undefined) return;
    board[square] = code;
    taken.add(square);
  };
  const [first, ...others] = pieces.flatMap(({ back }, kind) => (back ? [kind] : []));
  if (first !== undefined) {
    put(PROMOTED_AT.white, pieceCode('white', first, true));
    put(PROMOTED_AT.black, pieceCode('black', others.at(-1) ?? first, true));
  }
  for (const [mark, ...place] of MARKED) {
    const square = placeOf(place);
    if (square === undefined) continue;
    addMark(marks, square, mark);
    taken.add(square);
  }
  return { placement: { ...start, board }, marks };
}

/** All places of the corner, row by row from the top. */
function cornerPlaces(): Place[] {
  const { columns, rows } = CORNER;
  return Array.from({ length: columns * rows }, (_, at): Place => {
    return [1 + (at % columns), 1 + Math.floor(at / columns)];
  });
}
