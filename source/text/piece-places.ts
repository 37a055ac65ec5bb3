import type { NamedPiece } from '../rules/core/attempt.ts';
import { type Color, opposite } from '../rules/core/color.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { makeSquare } from '../rules/core/square.ts';
import { pieceData } from '../rules/core/variant.ts';
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
      const back = placesOf(position, color, { kind: face.kind, promoted: true }, teller);
      const backs = face.promoted || back.squares.length === 0 ? [] : [back];
      const places = [placesOf(position, color, face, teller), ...backs];
      return teller.texts.board.placesText(places, color === turn ? undefined : color);
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
  const { texts } = teller;
  const { variant, turn } = position;
  return (color ? [color] : [turn, opposite(turn)]).map((one) => {
    const places = allFaces(variant).map((face) => placesOf(position, one, face, teller));
    const count = places.reduce((sum, { squares, inHand = 0 }) => sum + squares.length + inHand, 0);
    const standing = places.filter(({ squares }) => squares.length > 0);
    return texts.board.allPlacesText(one, count, standing, handListText(texts, position, one));
  });
}

/** Squares from the top rank down, in each rank from the highest file on. */
function placesOf(position: Position, color: Color, face: NamedPiece, teller: Teller): PlacesTold {
  const { variant } = position;
  const { kind, promoted } = face;
  const files = numbersTo(variant.files).reverse();
  const squares = numbersTo(variant.ranks)
    .flatMap((rank) => files.map((file) => makeSquare(file, rank)))
    .filter((square) => {
      const piece = pieceOn(position, square);
      return piece?.color === color && piece.kind === kind && piece.promoted === promoted;
    });
  const isHeld = !promoted && pieceData(variant, kind).role !== 'royal';
  return {
    name: spokenName(teller.texts, variant, face),
    squares: squares.map(teller.square),
    ...(isHeld && { inHand: position.inHand(color, kind) }),
  };
}
