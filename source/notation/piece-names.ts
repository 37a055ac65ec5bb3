import type { NamedPiece } from '../core/attempt.ts';
import type { Variant } from '../core/variant.ts';

/** A way to write a piece, and the pieces that it means. */
export interface PieceSpelling {
  readonly text: string;
  readonly pieces: readonly NamedPiece[];
}

/** Letters of their own that some promoted pieces have beside `+R`, by their English name. */
const PROMOTED_LETTERS: Readonly<Record<string, string>> = { dragon: 'd', horse: 'h', tokin: 't' };

const letters = new WeakMap<Variant, readonly PieceSpelling[]>();
const kanji = new WeakMap<Variant, readonly PieceSpelling[]>();

/**
 * The pieces in Latin letters, in lower case: Hodges letters, those of SFEN and, for dragon, horse
 * and tokin, their own.
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

/** The pieces in kanji, by all their names. */
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
