import type { NamedPiece } from '../rules/core/attempt.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { faceOf, isSharedName } from './piece-names.ts';
import { plainLatin } from './plain-latin.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/**
 * The name of a piece to someone who does not see it: `silver`, `dragon`. If two promoted pieces
 * share a name, it tells what the piece was: `promoted yari bishop`.
 */
export function spokenName({ words }: Texts, variant: Variant, piece: NamedPiece): string {
  const { kind, promoted } = piece;
  return promoted && isSharedName(variant, piece, words.nameOfPiece)
    ? words.promotedName(words.nameOfPiece(variant, { kind, promoted: false }))
    : words.nameOfPiece(variant, piece);
}

/** What stands on a square: `pawn on 5c`, with its side `White pawn on 5c`. */
export function standingOn(
  position: Position,
  square: Square,
  { texts, square: told }: Teller,
  naming?: 'with its side',
): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  const name = spokenName(texts, position.variant, piece);
  return texts.words.standingText(name, told(square), naming && piece.color);
}

/** The name by which a piece is read aloud in Japanese, in ASCII: `gin`, `narigin`. */
export function readingName(variant: Variant, piece: NamedPiece): string {
  const { reading, romaji } = faceOf(variant, piece);
  return reading ?? plainLatin(romaji);
}
