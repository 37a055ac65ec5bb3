import type { Face, FaceNames, PieceData, Variant } from '../core/variant.ts';
import { type Charset, latin, kanji as shownKanji } from './charset.ts';
import { plainLatin } from './plain-latin.ts';

/** `+YB yari gold (成角, narikyokaku)`; without kanji in ascii. */
export function faceTitle(
  variant: Variant,
  piece: PieceData,
  face: Face,
  charset: Charset,
): string {
  const letters = face === piece.back ? `+${piece.hodges}` : piece.hodges;
  return `${letters} ${face.english} (${faceNames(variant, piece, face, charset)})`;
}

function faceNames(variant: Variant, piece: PieceData, face: Face, charset: Charset): string {
  const names: FaceNames[] = [face];
  if (face === piece.front && piece.jewel) names.push(piece.jewel);
  return names
    .map((name) => {
      const label = variant.wideKanji ? name.kanji2 : name.kanji;
      return [shownKanji(label, charset), latin(name.romaji, charset)].filter(Boolean).join(', ');
    })
    .join(' or ');
}

/**
 * The pieces that a text names: by the letters of Hodges notation with or without `+`, else by an
 * English, Japanese or romaji name of either side, else by the letter of SFEN. More than one where
 * they share a name, none where the text names no piece.
 * @returns indices in `variant.pieces`
 */
export function findPieces(variant: Variant, text: string): number[] {
  const wanted = comparable(text);
  const kinds = (matches: (piece: PieceData) => boolean) =>
    [...variant.pieces.keys()].filter((kind) => matches(variant.pieces[kind]));
  for (const names of [hodgesNames, wordNames, sfenNames]) {
    const found = kinds((piece) => names(piece).some((name) => comparable(name) === wanted));
    if (found.length > 0) return found;
  }
  return [];
}

/** The letters of Hodges notation by which a player may name the pieces: `G YR +YR`. */
export function pieceLetters(variant: Variant): string[] {
  return variant.pieces.flatMap(hodgesNames);
}

function hodgesNames(piece: PieceData): string[] {
  return piece.back ? [piece.hodges, `+${piece.hodges}`] : [piece.hodges];
}

function sfenNames(piece: PieceData): string[] {
  return piece.back ? [piece.sfen, `+${piece.sfen}`] : [piece.sfen];
}

function wordNames({ front, back, jewel }: PieceData): string[] {
  return [front, back, jewel].flatMap((names) => {
    if (names === undefined) return [];
    const { english, short = english, romaji, label, kanji, kanji2, full } = names;
    return [english, short, romaji, label, kanji, kanji2, full];
  });
}

/** Without the differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}
