import type { NamedPiece } from '../core/attempt.ts';
import { pieceData, type Variant } from '../core/variant.ts';
import {
  kanjiSpellings,
  letterSpellings,
  type PieceSpelling,
  wordSpellings,
} from './piece-names.ts';
import { foldSpoken } from './spoken-words.ts';

/**
 * The piece that a text names: by letters with or without `+`, in kanji, or by a name in any of the
 * languages: `S`, `+R`, `龍`, `+飛`, `promoted silver`; undefined where it names none. Hodges letters come
 * before others.
 */
export function parseTypedPiece(variant: Variant, text: string): NamedPiece | undefined {
  const typed = text.normalize('NFKC').trim();
  const letters = typed.toLowerCase();
  const named = (spellings: readonly PieceSpelling[], wanted: string) =>
    spellings.find((spelling) => spelling.text === wanted)?.pieces ?? [];
  const found = [
    ...named(letterSpellings(variant), letters),
    ...named(kanjiSpellings(variant), typed),
    ...(wordSpellings(variant).get(foldSpoken(typed).replace(/[\s-]/g, '')) ?? []),
  ];
  const isHodges = ({ kind, promoted }: NamedPiece) =>
    (promoted ? '+' : '') + pieceData(variant, kind).hodges.toLowerCase() === letters;
  const piece = found.find(isHodges) ?? found[0];
  if (piece || !typed.startsWith('+')) return piece;
  const front = parseTypedPiece(variant, typed.slice(1));
  return front && !front.promoted && pieceData(variant, front.kind).back
    ? { ...front, promoted: true }
    : undefined;
}
