import type { NamedPiece } from '../rules/core/attempt.ts';
import { type Face, type FaceNames, pieceData, type Variant } from '../rules/core/variant.ts';
import { type Charset, latin, kanji as shownKanji } from './charset.ts';
import { plainLatin } from './plain-latin.ts';
import type { Texts } from './texts.ts';

/** Both sides of every piece, in the order of the variant. */
export function allFaces({ pieces }: Variant): NamedPiece[] {
  return pieces.flatMap(({ back }, kind) =>
    (back ? [false, true] : [false]).map((promoted) => ({ kind, promoted })),
  );
}

/** The data of a side of a piece; of a piece that does not promote, those of its front. */
export function faceOf(variant: Variant, { kind, promoted }: NamedPiece): Face {
  const { front, back = front } = pieceData(variant, kind);
  return promoted ? back : front;
}

/** The names of a side of a piece, with those of the royal piece that does not reign. */
export function namesOnSet(variant: Variant, piece: NamedPiece): FaceNames[] {
  const { jewel } = pieceData(variant, piece.kind);
  return [faceOf(variant, piece), ...(jewel && !piece.promoted ? [jewel] : [])];
}

/**
 * `+R dragon (龍, ryuo)`, without kanji in ascii. If two pieces share a name, one that tells them
 * apart follows: `+YB yari gold, the promoted yari bishop (成角, narikyokaku)`.
 */
export function faceTitle(
  { words }: Texts,
  variant: Variant,
  piece: NamedPiece,
  charset: Charset,
): string {
  const whole = words.wholePieceName(variant, piece);
  const short = words.nameOfPiece(variant, piece);
  const isShared = isSharedName(variant, piece, words.wholePieceName);
  const written = namesOnSet(variant, piece).map(({ kanji, kanji2, romaji }) => ({
    kanji: shownKanji(variant.wideKanji ? kanji2 : kanji, charset),
    romaji: latin(romaji, charset),
  }));
  const own = isShared && short !== whole ? short : undefined;
  return words.pieceHeading(hodgesName(variant, piece), whole, own, written);
}

/** Whether another side of a piece has the same name. */
export function isSharedName(
  variant: Variant,
  piece: NamedPiece,
  nameOf: (variant: Variant, piece: NamedPiece) => string,
): boolean {
  const name = nameOf(variant, piece);
  return allFaces(variant).filter((other) => nameOf(variant, other) === name).length > 1;
}

/**
 * The pieces that a text names: by Hodges letters with or without `+`, else by a name of either side
 * in the language of the player, in English, Japanese or romaji, else by the SFEN letter. Several if
 * they share a name; none if the text names no piece.
 * @returns indices in `variant.pieces`
 */
export function findPieces(texts: Texts, variant: Variant, text: string): number[] {
  return [...new Set(findFaces(texts, variant, text).map(({ kind }) => kind))];
}

/** The pieces that a text names, as in `findPieces`, and the side of each that it names. */
export function findFaces(texts: Texts, variant: Variant, text: string): NamedPiece[] {
  const wanted = comparable(text);
  for (const namesOf of [hodgesName, wordNames, sfenName]) {
    const found = allFaces(variant).filter((face) =>
      [namesOf(variant, face, texts)].flat().some((name) => comparable(name) === wanted),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** How a player may name the pieces in a language: `G YR +YR`, `金 香飛 竜`. A name has no spaces. */
export function offeredPieces({ words }: Texts, variant: Variant): string[] {
  const offered = allFaces(variant).map((face) => {
    const name = words.nameOfPiece(variant, face).replaceAll(' ', '');
    return words.typedPiece(hodgesName(variant, face), name);
  });
  return [...new Set(offered)];
}

function hodgesName(variant: Variant, { kind, promoted }: NamedPiece): string {
  return (promoted ? '+' : '') + pieceData(variant, kind).hodges;
}

function sfenName(variant: Variant, { kind, promoted }: NamedPiece): string {
  return (promoted ? '+' : '') + pieceData(variant, kind).sfen;
}

function wordNames(variant: Variant, piece: NamedPiece, { words }: Texts): string[] {
  const names = namesOnSet(variant, piece).flatMap(
    ({ english, short = english, romaji, label, kanji, kanji2, full }) => {
      return [english, short, romaji, label, kanji, kanji2, full];
    },
  );
  return [...names, words.wholePieceName(variant, piece), words.nameOfPiece(variant, piece)];
}

/** A text without differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}
