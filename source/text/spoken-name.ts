import type { NamedPiece } from '../rules/core/attempt.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { allFaces } from './piece-names.ts';
import { plainLatin } from './plain-latin.ts';
import type { Texts } from './texts.ts';

/**
 * The name of a piece to someone who does not see it: `silver`, `dragon`. If two promoted pieces
 * share a name, it tells what the piece was: `promoted yari bishop`.
 */
export function spokenName(texts: Texts, variant: Variant, piece: NamedPiece): string {
  const name = texts.words.nameOfPiece(variant, piece);
  const namesakes = allFaces(variant).filter(
    (face) => texts.words.nameOfPiece(variant, face) === name,
  );
  if (!piece.promoted || namesakes.length === 1) return name;
  return texts.words.promotedName(
    texts.words.nameOfPiece(variant, { kind: piece.kind, promoted: false }),
  );
}

/** The name by which a piece is read aloud in Japanese, in ASCII: `gin`, `narigin`. */
export function readingName(variant: Variant, { kind, promoted }: NamedPiece): string {
  const { front, back = front } = pieceData(variant, kind);
  const { reading, romaji } = promoted ? back : front;
  return reading ?? plainLatin(romaji);
}
