import { useLayoutEffect } from 'react';
import {
  hasPictures,
  type PictureStyle,
  pictureFaces,
  pictureName,
} from '../../picture/piece-pictures.ts';
import { EMPTY } from '../../rules/core/piece-code.ts';
import { type Placement, pieceOn } from '../../rules/core/position.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import type { Reigning } from '../../rules/notation/labels.ts';
import type { PlacedPicture, SizedPicture } from '../../terminal/picture-layer.ts';
import { useServices } from '../app/services-context.ts';
import { type DrawnBoard, squareArea } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import { type Stand, standPlaces } from './stand.ts';

/**
 * Whether the pieces of a game are shown as pictures on boards of this layout. Has the pictures
 * sent where they are wished for.
 */
export function usePiecePictures(variant: Variant, layout: BoardLayout): boolean {
  const { pictures, wantsPictures } = useServices();
  const needed = wantsPictures ? neededPictures(variant, layout) : [];
  // Before the frame is sent, which covers the question where a terminal takes it for text.
  useLayoutEffect(() => {
    if (needed.length > 0) pictures?.prepare(needed);
  });
  return needed.length > 0 && pictures?.has(needed) === true;
}

/** How many kanji stand on the pieces; undefined if other labels do, or pictures have no room. */
function pictureStyle({ lines, labels }: BoardLayout): PictureStyle | undefined {
  return lines && (labels === 'kanji' || labels === 'kanji2') ? labels : undefined;
}

/** How much of the way from rank to rank the largest piece takes. */
const OF_RANK = 0.9;

type PictureRoom = Omit<SizedPicture, 'name'>;

/** The room of a picture on a board: its square, and the lines above and below it. */
function roomOnBoard({ cell, cellRows }: BoardLayout): PictureRoom {
  const rows = cellRows + 2;
  return { columns: cell, rows, share: (OF_RANK * (cellRows + 1)) / rows };
}

/** The room of a picture on a stand: its tile of two rows, and what lies around it. */
const ROOM_ON_STAND: PictureRoom = { columns: 6, rows: 4, share: 0.57 };

function neededPictures(variant: Variant, layout: BoardLayout): SizedPicture[] {
  const style = pictureStyle(layout);
  if (style === undefined || !hasPictures(variant, style)) return [];
  const onBoard = roomOnBoard(layout);
  return pictureFaces(variant, style).flatMap(({ up, down, kind, promoted }) => {
    const isCaptured = !promoted && pieceData(variant, kind).role !== 'royal';
    const rooms = isCaptured && layout.cellRows > 1 ? [onBoard, ROOM_ON_STAND] : [onBoard];
    return [up, down].flatMap((name) => rooms.map((room) => ({ name, ...room })));
  });
}

interface PicturedBoard extends DrawnBoard {
  readonly placement: Placement;
  readonly reigning: Reigning;
}

/** The pictures of the pieces on a board, placed from the corner of the block of `boardRows`. */
export function boardPictures(board: PicturedBoard): PlacedPicture[] {
  const { variant, layout, flipped, placement, reigning } = board;
  const room = roomOnBoard(layout);
  const style = pictureStyle(layout);
  const pictures: PlacedPicture[] = [];
  if (style === undefined) return pictures;
  for (let rank = 1; rank <= variant.ranks; rank++) {
    for (let file = 1; file <= layout.files; file++) {
      const square = makeSquare(file, rank);
      const piece = placement.board[square] === EMPTY ? undefined : pieceOn(placement, square);
      if (!piece) continue;
      const turned = piece.color === (flipped ? 'black' : 'white');
      const name = pictureName(variant, piece, style, turned, { reigning });
      const { column, row } = squareArea(board, square);
      pictures.push({ name, ...room, column, row: row - 1 });
    }
  }
  return pictures;
}

/** The pictures of the pieces on a stand, placed from the corner of the block of `standRows`. */
export function standPictures(stand: Stand): PlacedPicture[] {
  const { variant, color, isUp } = stand;
  return standPlaces(stand).map(({ kind, column, row }) => {
    const piece = { color, kind, promoted: false };
    const name = pictureName(variant, piece, 'kanji2', !isUp);
    return { name, ...ROOM_ON_STAND, column: column - 1, row: row - 1 };
  });
}
