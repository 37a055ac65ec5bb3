import type { NamedPiece } from '../rules/core/attempt.ts';
import {
  type Face,
  type FaceNames,
  type PieceData,
  pieceData,
  type Variant,
} from '../rules/core/variant.ts';
import { type Charset, latin, kanji as shownKanji } from './charset.ts';
import type { WrittenName } from './en/words.ts';
import { plainLatin } from './plain-latin.ts';
import type { Texts } from './texts.ts';

/**
 * `+R dragon (龍, ryuo)`, without kanji in ascii. If two pieces share a name, one that tells them
 * apart follows: `+YB yari gold, the promoted yari bishop (成角, narikyokaku)`.
 */
export function faceTitle(
  texts: Texts,
  variant: Variant,
  piece: PieceData,
  face: Face,
  charset: Charset,
): string {
  const promoted = face === piece.back;
  const named = { kind: variant.pieces.indexOf(piece), promoted };
  const letters = promoted ? `+${piece.hodges}` : piece.hodges;
  const name = texts.words.wholePieceName(variant, named);
  const written = writtenNames(variant, piece, face, charset);
  return texts.words.pieceHeading(letters, name, ownName(texts, variant, named), written);
}

/** A shorter name, where another piece of the variant also has the whole one. */
function ownName(texts: Texts, variant: Variant, piece: NamedPiece): string | undefined {
  const name = texts.words.wholePieceName(variant, piece);
  const namesakes = allFaces(variant).filter(
    (other) => texts.words.wholePieceName(variant, other) === name,
  );
  const short = texts.words.nameOfPiece(variant, piece);
  return namesakes.length > 1 && short !== name ? short : undefined;
}

function writtenNames(
  variant: Variant,
  piece: PieceData,
  face: Face,
  charset: Charset,
): WrittenName[] {
  const names: FaceNames[] = [face];
  if (face === piece.front && piece.jewel) names.push(piece.jewel);
  return names.map((name) => {
    const label = variant.wideKanji ? name.kanji2 : name.kanji;
    return { kanji: shownKanji(label, charset), romaji: latin(name.romaji, charset) };
  });
}

/**
 * The pieces that a text names: by Hodges letters with or without `+`, else by a name of either side
 * in the language of the player, in English, Japanese or romaji, else by the SFEN letter. Several if they share a name; none if the
 * text names no piece.
 * @returns indices in `variant.pieces`
 */
export function findPieces(texts: Texts, variant: Variant, text: string): number[] {
  return [...new Set(findFaces(texts, variant, text).map(({ kind }) => kind))];
}

/** The pieces that a text names, as in `findPieces`, and the side of each that it names. */
export function findFaces(texts: Texts, variant: Variant, text: string): NamedPiece[] {
  const wanted = comparable(text);
  const faces = allFaces(variant);
  for (const names of [hodgesNames, wordNames.bind(undefined, texts), sfenNames]) {
    const found = faces.filter((face) =>
      names(variant, face).some((name) => comparable(name) === wanted),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** How a player may name the pieces in a language: `G YR +YR`, `金 香飛 竜`. A name has no spaces. */
export function offeredPieces(texts: Texts, variant: Variant): string[] {
  const offered = allFaces(variant).map((face) => {
    const letters = (face.promoted ? '+' : '') + pieceData(variant, face.kind).hodges;
    const name = texts.words.nameOfPiece(variant, face).replaceAll(' ', '');
    return texts.words.typedPiece(letters, name);
  });
  return [...new Set(offered)];
}

/** Both sides of every piece, in the order of the variant. */
export function allFaces({ pieces }: Variant): NamedPiece[] {
  return pieces.flatMap(({ back }, kind) =>
    (back ? [false, true] : [false]).map((promoted) => ({ kind, promoted })),
  );
}

function hodgesNames(variant: Variant, { kind, promoted }: NamedPiece): string[] {
  const { hodges } = pieceData(variant, kind);
  return [promoted ? `+${hodges}` : hodges];
}

function sfenNames(variant: Variant, { kind, promoted }: NamedPiece): string[] {
  const { sfen } = pieceData(variant, kind);
  return [promoted ? `+${sfen}` : sfen];
}

function wordNames(texts: Texts, variant: Variant, piece: NamedPiece): string[] {
  const { front, back, jewel } = pieceData(variant, piece.kind);
  const all = (piece.promoted ? [back] : [front, jewel]).flatMap((names) => {
    if (names === undefined) return [];
    const { english, short = english, romaji, label, kanji, kanji2, full } = names;
    return [english, short, romaji, label, kanji, kanji2, full];
  });
  return [
    ...all,
    texts.words.wholePieceName(variant, piece),
    texts.words.nameOfPiece(variant, piece),
  ];
}

/** A text without differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}
