import type { NamedPiece } from '../rules/core/attempt.ts';
import {
  type Face,
  type FaceNames,
  type PieceData,
  pieceData,
  type Variant,
} from '../rules/core/variant.ts';
import { type Charset, latin, kanji as shownKanji } from './charset.ts';
import { plainLatin } from './plain-latin.ts';

/**
 * `+R dragon (龍, ryuo)`, without kanji in ascii. If two pieces share a name, one that tells them
 * apart follows: `+YB yari gold, the promoted yari bishop (成角, narikyokaku)`.
 */
export function faceTitle(
  variant: Variant,
  piece: PieceData,
  face: Face,
  charset: Charset,
): string {
  const letters = face === piece.back ? `+${piece.hodges}` : piece.hodges;
  const names = faceNames(variant, piece, face, charset);
  return `${letters} ${face.english}${ownName(variant, face)} (${names})`;
}

/** What follows a name that another piece of the variant also has. */
function ownName({ pieces }: Variant, { english, short }: Face): string {
  const faces = pieces.flatMap(({ front, back }) => [front, back]);
  const isShared = faces.filter((other) => other?.english === english).length > 1;
  return isShared && short ? `, the ${short}` : '';
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
 * The pieces that a text names: by Hodges letters with or without `+`, else by an English, Japanese
 * or romaji name of either side, else by the SFEN letter. Several if they share a name; none if the
 * text names no piece.
 * @returns indices in `variant.pieces`
 */
export function findPieces(variant: Variant, text: string): number[] {
  return [...new Set(findFaces(variant, text).map(({ kind }) => kind))];
}

/** The pieces that a text names, as in `findPieces`, and the side of each that it names. */
export function findFaces(variant: Variant, text: string): NamedPiece[] {
  const wanted = comparable(text);
  const faces = allFaces(variant);
  for (const names of [hodgesNames, wordNames, sfenNames]) {
    const found = faces.filter(({ kind, promoted }) =>
      names(pieceData(variant, kind), promoted).some((name) => comparable(name) === wanted),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The Hodges letters with which a player may name the pieces: `G YR +YR`. */
export function pieceLetters(variant: Variant): string[] {
  return allFaces(variant).flatMap(({ kind, promoted }) =>
    hodgesNames(pieceData(variant, kind), promoted),
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

/** A text without differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}
