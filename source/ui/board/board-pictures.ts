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
import type { PlacedPicture, SizedPicture } from '../../terminal/screen-pictures.ts';
import type { PictureFit } from '../app/piece-pictures.ts';
import { useServices } from '../app/services-context.ts';
import { type DrawnBoard, squareArea } from './geometry.ts';
import type { BoardLayout, Layout } from './layout.ts';
import { pictureColumns, type Stand, type StandTileRows, standPlaces, standTile } from './stand.ts';

/**
 * The places of pictures on boards of this layout; undefined where none are shown. Has the
 * pictures sent where they are wished for.
 */
export function usePiecePictures(variant: Variant, layout: Layout): PictureFit | undefined {
  const { pictures, wantsPictures } = useServices();
  const fit = pictures?.fit ?? 'over';
  const needed = wantsPictures ? neededPictures(variant, layout, fit) : [];
  // Before the frame is sent, which covers the question where a terminal takes it for text.
  useLayoutEffect(() => {
    if (needed.length > 0) pictures?.prepare(needed);
  });
  return needed.length > 0 && pictures?.has(needed) ? fit : undefined;
}

/** How many kanji stand on the pieces; undefined if other labels do, or pictures have no room. */
function pictureStyle({ lines, labels }: BoardLayout): PictureStyle | undefined {
  return lines && (labels === 'kanji' || labels === 'kanji2') ? labels : undefined;
}

/** How much of the way from rank to rank the largest piece takes. */
const OF_RANK = 0.9;

type PictureRoom = Omit<SizedPicture, 'name'>;

/** The part of its cells that a picture on a stand takes which may not leave them. */
const OF_CELLS = 0.97;
/** The part of its room that a picture takes over a tile of two or three rows. */
const OVER_TILE = { 2: 0.57, 3: 0.66 } as const;
/** The part of the row of lines above a square that a picture takes which has it for itself. */
const OF_LINE = 0.4;

/** The room of a picture on a board: its square, and the lines above it, or below it as well. */
function roomOnBoard({ cell, cellRows }: BoardLayout, fit: PictureFit): PictureRoom {
  if (fit === 'inside') return { columns: cell - 2, rows: cellRows, share: OF_CELLS };
  if (fit === 'above') {
    const rows = cellRows + 1;
    return { columns: cell, rows, share: (cellRows + OF_LINE) / rows, isLow: true };
  }
  const rows = cellRows + 2;
  return { columns: cell, rows, share: (OF_RANK * (cellRows + 1)) / rows };
}

/** The room of a picture on a stand: its tile, and what lies around a high one if that is free. */
function roomOnStand(tileRows: StandTileRows, fit: PictureFit): PictureRoom {
  const columns = pictureColumns(tileRows);
  if (fit !== 'over') return { columns, rows: tileRows, share: OF_CELLS };
  const rows = tileRows + 2;
  return tileRows === 1
    ? { columns, rows, share: 0.45 }
    : { columns: columns + 2, rows, share: OVER_TILE[tileRows] };
}

function neededPictures(variant: Variant, layout: Layout, fit: PictureFit): SizedPicture[] {
  const style = pictureStyle(layout);
  if (style === undefined || !hasPictures(variant, style)) return [];
  const onBoard = roomOnBoard(layout, fit);
  const pictures = pictureFaces(variant, style).flatMap(({ up, down }) =>
    [up, down].map((name) => ({ name, ...onBoard })),
  );
  const tile = standTile(variant, layout);
  return [
    ...pictures,
    ...(tile ? onStands(variant, tile.labels, roomOnStand(tile.tileRows, fit)) : []),
  ];
}

/** The pictures of all pieces that can be in hand. */
function onStands(variant: Variant, style: PictureStyle, room: PictureRoom): SizedPicture[] {
  if (!hasPictures(variant, style)) return [];
  return pictureFaces(variant, style).flatMap(({ up, down, kind, promoted }) => {
    const isCaptured = !promoted && pieceData(variant, kind).role !== 'royal';
    return isCaptured ? [up, down].map((name) => ({ name, ...room })) : [];
  });
}

interface PicturedBoard extends DrawnBoard {
  readonly hasPictures?: PictureFit | undefined;
  readonly placement: Placement;
  readonly reigning: Reigning;
}

/** The pictures of the pieces on a board, placed from the corner of the block of `boardRows`. */
export function boardPictures(board: PicturedBoard): PlacedPicture[] {
  const { variant, layout, flipped, placement, reigning, hasPictures: fit = 'over' } = board;
  const room = roomOnBoard(layout, fit);
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
      const before = Math.floor((layout.cell - room.columns) / 2);
      const above = fit === 'inside' ? 0 : 1;
      pictures.push({ name, ...room, column: column + before, row: row - above });
    }
  }
  return pictures;
}

/** The pictures of the pieces on a stand, placed from the corner of the block of `standRows`. */
export function standPictures(stand: Stand): PlacedPicture[] {
  const { variant, color, isUp, hasPictures: fit = 'over' } = stand;
  return standPlaces(stand).map(({ kind, column, row, tileRows, labels }) => {
    const piece = { color, kind, promoted: false };
    const name = pictureName(variant, piece, labels, !isUp);
    const room = roomOnStand(tileRows, fit);
    const above = fit === 'over' ? 1 : 0;
    const before = Math.floor((room.columns - pictureColumns(tileRows)) / 2);
    return { name, ...room, column: column - before, row: row - above };
  });
}
