import type { NamedPiece } from '../core/attempt.ts';
import type { Variant } from '../core/variant.ts';

/** A spelling of a piece, and the pieces that it means. */
export interface PieceSpelling {
  readonly text: string;
  readonly pieces: readonly NamedPiece[];
}

/** Letters that some promoted pieces have beside `+R`, by English name. */
const PROMOTED_LETTERS: Readonly<Record<string, string>> = { dragon: 'd', horse: 'h', tokin: 't' };

const letters = new WeakMap<Variant, readonly PieceSpelling[]>();
const kanji = new WeakMap<Variant, readonly PieceSpelling[]>();

/**
 * The pieces in lower-case Latin letters: Hodges letters, SFEN letters, and those of dragon, horse
 * and tokin.
 */
export function letterSpellings(variant: Variant): readonly PieceSpelling[] {
  return cached(letters, variant, (add) => {
    for (const [kind, { hodges, sfen, back }] of variant.pieces.entries()) {
      for (const letter of [hodges, sfen]) {
        add(letter.toLowerCase(), { kind, promoted: false });
        if (back) add(`+${letter.toLowerCase()}`, { kind, promoted: true });
      }
      const ownLetter = back && PROMOTED_LETTERS[back.english];
      if (ownLetter) add(ownLetter, { kind, promoted: true });
    }
  });
}

/** The pieces in kanji, with all their names. */
export function kanjiSpellings(variant: Variant): readonly PieceSpelling[] {
  return cached(kanji, variant, (add) => {
    for (const [kind, { front, back, jewel }] of variant.pieces.entries()) {
      for (const names of [front, jewel, back]) {
        const promoted = names === back;
        if (!names) continue;
        for (const name of [names.kanji, names.kanji2, names.full]) add(name, { kind, promoted });
      }
      if (!back) continue;
      for (const name of [front.kanji, front.kanji2]) add(`成${name}`, { kind, promoted: true });
    }
  });
}

const words = new WeakMap<Variant, ReadonlyMap<string, readonly NamedPiece[]>>();

/**
 * The pieces by their English names and their Japanese readings, in small Latin letters only:
 * `yarirook`, `promotedsilver`, `narigin`.
 */
export function wordSpellings(variant: Variant): ReadonlyMap<string, readonly NamedPiece[]> {
  const known = words.get(variant);
  if (known) return known;
  const pieces = new Map<string, NamedPiece[]>();
  const add = (name: string, piece: NamedPiece) => {
    const letters = foldName(name);
    const named = pieces.get(letters) ?? [];
    const isNew = named.every(
      ({ kind, promoted }) => kind !== piece.kind || promoted !== piece.promoted,
    );
    if (isNew) pieces.set(letters, [...named, piece]);
  };
  for (const [kind, { front, back, jewel }] of variant.pieces.entries()) {
    for (const face of [front, jewel, back]) {
      if (!face) continue;
      const { english, short = english, romaji, reading = romaji, label } = face;
      const piece = { kind, promoted: face === back };
      for (const name of [english, short, romaji, reading, label]) add(name, piece);
    }
    if (!back) continue;
    for (const name of [front.english, front.short ?? front.english]) {
      add(`promoted ${name}`, { kind, promoted: true });
    }
  }
  words.set(variant, pieces);
  return pieces;
}

/** A name in small letters, without accents, spaces and hyphens. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

const byPiece = new WeakMap<readonly PieceSpelling[], ReadonlyMap<number, readonly string[]>>();

/** All texts among the spellings that mean this piece. */
export function spellingsOf(
  spellings: readonly PieceSpelling[],
  { kind, promoted }: NamedPiece,
): readonly string[] {
  let texts = byPiece.get(spellings);
  if (texts === undefined) {
    texts = textsByPiece(spellings);
    byPiece.set(spellings, texts);
  }
  return texts.get(pieceKey(kind, promoted)) ?? [];
}

function textsByPiece(spellings: readonly PieceSpelling[]): Map<number, string[]> {
  const texts = new Map<number, string[]>();
  for (const { text, pieces } of spellings) {
    for (const { kind, promoted } of pieces) {
      const key = pieceKey(kind, promoted);
      texts.set(key, [...(texts.get(key) ?? []), text]);
    }
  }
  return texts;
}

function pieceKey(kind: number, promoted: boolean): number {
  return kind * 2 + (promoted ? 1 : 0);
}

type AddSpelling = (text: string, piece: NamedPiece) => void;

function cached(
  cache: WeakMap<Variant, readonly PieceSpelling[]>,
  variant: Variant,
  addAll: (add: AddSpelling) => void,
): readonly PieceSpelling[] {
  const known = cache.get(variant);
  if (known) return known;
  const byText = new Map<string, NamedPiece[]>();
  addAll((text, piece) => {
    const pieces = byText.get(text) ?? [];
    const isNew = pieces.every(
      ({ kind, promoted }) => kind !== piece.kind || promoted !== piece.promoted,
    );
    if (isNew) byText.set(text, [...pieces, piece]);
  });
  const spellings = Array.from(byText, ([text, pieces]) => ({ text, pieces }));
  cache.set(variant, spellings);
  return spellings;
}
