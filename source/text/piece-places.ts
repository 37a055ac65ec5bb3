import type { NamedPiece } from '../rules/core/attempt.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { sideOf } from '../rules/core/piece-code.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import type { PlacesTold } from './en/board.ts';
import { handListText } from './hands.ts';
import { allFaces, findFaces } from './piece-names.ts';
import { spokenName } from './spoken-name.ts';
import type { Teller } from './teller.ts';

/** The pieces that a text names, those of the side to move first; none where it names nothing. */
export function whereTexts(position: Position, text: string, teller: Teller): string[] {
  const { variant, turn } = position;
  const faces = findFaces(teller.texts, variant, text);
  return [turn, opposite(turn)].flatMap((color) =>
    faces.map((face) => {
      const promoted = { kind: face.kind, promoted: true };
      const faces = [placesOf(position, color, face, teller)];
      if (!face.promoted && squaresOf(position, color, promoted).length > 0) {
        faces.push(placesOf(position, color, promoted, teller));
      }
      return teller.texts.board.placesText(faces, color === turn ? undefined : color);
    }),
  );
}

/**
 * All pieces of a side; without one, of both sides, the side to move first: `Black, 3 pieces: king
 * 5i; golds 6i, 4i; in hand nothing.`
 */
export function allPiecesTexts(
  position: Position,
  color: Color | undefined,
  teller: Teller,
): string[] {
  const { turn } = position;
  const colors = color ? [color] : [turn, opposite(turn)];
  return colors.map((one) => sideText(position, one, teller));
}

function sideText(position: Position, color: Color, teller: Teller): string {
  const { variant } = position;
  const standing = allFaces(variant)
    .map((face) => placesOf(position, color, face, teller))
    .filter(({ squares }) => squares.length > 0);
  const held = variant.pieces.map((_, kind) => position.inHand(color, kind));
  const count = itemAt(position.counts, sideOf(color)) + held.reduce((sum, some) => sum + some, 0);
  return teller.texts.board.allPlacesText(
    color,
    count,
    standing,
    handListText(teller.texts, position, color),
  );
}

function placesOf(position: Position, color: Color, face: NamedPiece, teller: Teller): PlacesTold {
  const { variant } = position;
  return {
    name: spokenName(teller.texts, variant, face),
    squares: squaresOf(position, color, face).map(teller.square),
    ...(!face.promoted && !isRoyal(variant, face) && { inHand: position.inHand(color, face.kind) }),
  };
}

/** From the top rank down, in each rank from the highest file on. */
function squaresOf(position: Position, color: Color, { kind, promoted }: NamedPiece): Square[] {
  const { files, ranks } = position.variant;
  const squares = numbersTo(ranks).flatMap((rank) =>
    numbersTo(files)
      .reverse()
      .map((file) => makeSquare(file, rank)),
  );
  return squares.filter((square) => {
    const piece = pieceOn(position, square);
    return piece?.color === color && piece.kind === kind && piece.promoted === promoted;
  });
}

function isRoyal(variant: Variant, { kind }: NamedPiece): boolean {
  return pieceData(variant, kind).role === 'royal';
}
