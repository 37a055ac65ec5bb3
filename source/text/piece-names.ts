import type { NamedPiece } from '../core/attempt.ts';
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
  return [...new Set(findFaces(variant, text).map(({ kind }) => kind))];
}

/** The pieces that a text names, as in `findPieces`, and which side of each it names. */
export function findFaces(variant: Variant, text: string): NamedPiece[] {
  const wanted = comparable(text);
  const faces = allFaces(variant);
  for (const names of [hodgesNames, wordNames, sfenNames]) {
    const found = faces.filter(({ kind, promoted }) =>
      names(variant.pieces[kind], promoted).some((name) => comparable(name) === wanted),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The letters of Hodges notation by which a player may name the pieces: `G YR +YR`. */
export function pieceLetters(variant: Variant): string[] {
  return allFaces(variant).flatMap(({ kind, promoted }) =>
    hodgesNames(variant.pieces[kind], promoted),
  );
}

/** Both sides of every piece, in the order of the variant. */
export function allFaces({ pieces }: Variant): NamedPiece[] {
  return pieces.flatMap(({ back }, kind) =>
    (back ? [false, true] : [false]).map((promoted) => ({ kind, promoted })),
  );
}

function hodgesNames({ hodges }: PieceData, promoted: boolean): string[] {
  return [promoted ? `+${hodges}` : hodges];
}

function sfenNames({ sfen }: PieceData, promoted: boolean): string[] {
  return [promoted ? `+${sfen}` : sfen];
}

function wordNames({ front, back, jewel }: PieceData, promoted: boolean): string[] {
  return (promoted ? [back] : [front, jewel]).flatMap((names) => {
    if (names === undefined) return [];
    const { english, short = english, romaji, label, kanji, kanji2, full } = names;
    return [english, short, romaji, label, kanji, kanji2, full];
  });
}

/** Without the differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}
