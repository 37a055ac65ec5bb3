import type { NamedPiece } from '../core/attempt.ts';
import { oncePer } from '../core/once-per.ts';
import type { Variant } from '../core/variant.ts';
import { namesOf } from '../variants/index.ts';
import {
  JAPANESE_FACES,
  KOREAN_FACES,
  KOREAN_OWN_NAMES,
  KOREAN_YARI_FACES,
  THAI_FACES,
} from './face-names.ts';
import { foldText } from './fold-text.ts';
import { foldSpoken } from './spoken-words.ts';

/** A spelling of a piece, and the pieces that it means. */
export interface PieceSpelling {
  readonly text: string;
  readonly pieces: readonly NamedPiece[];
}

/** Letters that some promoted pieces have beside `+R`, by English name. */
const PROMOTED_LETTERS: Readonly<Record<string, string>> = { dragon: 'd', horse: 'h', tokin: 't' };

/**
 * The pieces in lower-case Latin letters: Hodges letters, SFEN letters, and those of dragon, horse
 * and tokin.
 */
export const letterSpellings = oncePer((variant: Variant) => listed(letters(variant)));

/** The pieces in kanji, with all their names, and as KIF names them. */
export const kanjiSpellings = oncePer((variant: Variant) => listed(kanji(variant)));

/**
 * The pieces by their English names and their Japanese readings, in small Latin letters only:
 * `yarirook`, `promotedsilver`, `narigin`; and by their names in Japanese, Korean and Thai, folded
 * by `foldSpoken`, without spaces.
 */
export const wordSpellings = oncePer((variant: Variant) => byText(words(variant)));

/** The pieces by their names in kana, Korean and Thai, folded like a typed move, without spaces. */
export const nativeSpellings = oncePer((variant: Variant) =>
  listed(
    Array.from(nativeWords(variant), ([text, piece]) => [foldText(text), piece] as const).filter(
      ([text]) => !/\p{sc=Han}/u.test(text),
    ),
  ),
);

type Spelled = readonly [text: string, piece: NamedPiece];

function* letters({ pieces }: Variant): Generator<Spelled> {
  for (const [kind, { hodges, sfen, back }] of pieces.entries()) {
    for (const letter of [hodges, sfen]) {
      yield [letter.toLowerCase(), { kind, promoted: false }];
      if (back) yield [`+${letter.toLowerCase()}`, { kind, promoted: true }];
    }
    const ownLetter = back && PROMOTED_LETTERS[back.english];
    if (ownLetter) yield [ownLetter, { kind, promoted: true }];
  }
}

function* kanji(variant: Variant): Generator<Spelled> {
  const { kif } = namesOf(variant);
  for (const [kind, { sfen, front, back, jewel }] of variant.pieces.entries()) {
    for (const names of [front, jewel, back]) {
      if (!names) continue;
      const piece = { kind, promoted: names === back };
      for (const name of [names.kanji, names.kanji2, names.full]) yield [name, piece];
    }
    for (const [face, name] of (kif?.pieces?.[sfen] ?? []).entries()) {
      for (const text of [name, name.charAt(0)]) yield [text, { kind, promoted: face === 1 }];
    }
    if (!back) continue;
    for (const name of [front.kanji, front.kanji2]) yield [`成${name}`, { kind, promoted: true }];
  }
}

function* words(variant: Variant): Generator<Spelled> {
  yield* latinWords(variant);
  yield* nativeWords(variant);
}

function* nativeWords({ id, pieces }: Variant): Generator<Spelled> {
  for (const [kind, { front, back, jewel }] of pieces.entries()) {
    for (const face of [front, jewel, back]) {
      if (!face) continue;
      const { english, short = english } = face;
      for (const name of new Set([short, english].flatMap((one) => nativeNames(id, one)))) {
        yield [foldSpoken(name).replaceAll(' ', ''), { kind, promoted: face === back }];
      }
    }
  }
}

function nativeNames(variantId: string, english: string): readonly string[] {
  const yari = variantId === 'yari' ? nameIn(KOREAN_YARI_FACES, english) : undefined;
  return [
    nameIn(JAPANESE_FACES, english),
    yari,
    nameIn(KOREAN_FACES, english),
    nameIn(KOREAN_OWN_NAMES, english),
    nameIn(THAI_FACES, english),
  ].flatMap((names) => names ?? []);
}

function nameIn<Name>(table: Readonly<Record<string, Name>>, english: string): Name | undefined {
  return Object.hasOwn(table, english) ? table[english] : undefined;
}

function* latinWords({ pieces }: Variant): Generator<Spelled> {
  for (const [kind, { front, back, jewel }] of pieces.entries()) {
    for (const face of [front, jewel, back]) {
      if (!face) continue;
      const { english, short = english, romaji, reading = romaji, label } = face;
      const piece = { kind, promoted: face === back };
      for (const name of [english, short, romaji, reading, label]) yield [foldName(name), piece];
    }
    if (!back) continue;
    for (const name of [front.english, front.short ?? front.english]) {
      yield [foldName(`promoted ${name}`), { kind, promoted: true }];
    }
  }
}

/** The pieces by text, each once. */
function byText(spelled: Iterable<Spelled>): ReadonlyMap<string, readonly NamedPiece[]> {
  const all = new Map<string, NamedPiece[]>();
  for (const [text, piece] of spelled) {
    const pieces = all.get(text) ?? [];
    if (!pieces.some((one) => pieceKey(one) === pieceKey(piece))) all.set(text, [...pieces, piece]);
  }
  return all;
}

function listed(spelled: Iterable<Spelled>): readonly PieceSpelling[] {
  return Array.from(byText(spelled), ([text, pieces]) => ({ text, pieces }));
}

/** A name in small letters, without accents, spaces and hyphens. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** All texts among the spellings that mean this piece. */
export function spellingsOf(
  spellings: readonly PieceSpelling[],
  piece: NamedPiece,
): readonly string[] {
  return textsByPiece(spellings).get(pieceKey(piece)) ?? [];
}

const textsByPiece = oncePer((spellings: readonly PieceSpelling[]) => {
  const sentences = new Map<number, string[]>();
  for (const { text, pieces } of spellings) {
    for (const piece of pieces) {
      const key = pieceKey(piece);
      sentences.set(key, [...(sentences.get(key) ?? []), text]);
    }
  }
  return sentences;
});

function pieceKey({ kind, promoted }: NamedPiece): number {
  return kind * 2 + (promoted ? 1 : 0);
}
