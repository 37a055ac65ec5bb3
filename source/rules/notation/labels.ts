import type { Color } from '../core/color.ts';
import { colorOfCode, KIND_MASK, type PieceCode, PROMOTED } from '../core/piece-code.ts';
import type { Piece } from '../core/position.ts';
import { type FaceNames, pieceData, type Variant } from '../core/variant.ts';

/** How pieces are labelled: with one kanji, with two, with Latin names or with Hodges letters. */
export const LABEL_STYLES = ['kanji', 'kanji2', 'romaji', 'letters'] as const;

/**
 * A style of `pieceLabel`.
 *
 * @example
 * ```ts
 * const styles: readonly LabelStyle[] = ['kanji', 'kanji2', 'romaji', 'letters'];
 * const rook = { color: 'black', kind: 1, promoted: true } as const;
 * styles.map((style) => pieceLabel(variants.shogi, rook, style)); // => ['龍', '龍王', 'Ryu', '+R']
 * ```
 */
export type LabelStyle = (typeof LABEL_STYLES)[number];

const REIGNING = ['white', 'black', 'both'] as const;

/** The side whose royal piece is 王; the other side's is 玉. */
export type Reigning = (typeof REIGNING)[number];

export interface LabelOptions {
  /** Default `white`. */
  readonly reigning?: Reigning;
}

/**
 * The label of a piece in exactly this style: `kanji` is one kanji in every variant.
 * `fitLabelStyle` tells which style fits a cell.
 */
export function pieceLabel(
  variant: Variant,
  piece: PieceCode | Piece,
  style: LabelStyle,
  { reigning = 'white' }: LabelOptions = {},
): string {
  const { kind, promoted, color } = asPiece(piece);
  if (style === 'letters') return (promoted ? '+' : '') + pieceData(variant, kind).hodges;
  const names = faceNames(variant, kind, promoted, color, reigning);
  return style === 'romaji' ? names.label : names[style];
}

/** The name of a piece in a sentence: `rook`, `gold`, `promoted silver`. */
export function pieceName(
  variant: Variant,
  piece: PieceCode | Pick<Piece, 'kind' | 'promoted'>,
): string {
  const { kind, promoted } = typeof piece === 'number' ? asPiece(piece) : piece;
  const { front, back } = pieceData(variant, kind);
  const names: FaceNames = promoted && back ? back : front;
  return names.short ?? names.english;
}

/** The width in columns of the widest label of a style; a kanji takes two. */
export function labelWidth(variant: Variant, style: LabelStyle): number {
  if (style === 'kanji') return 2;
  if (style === 'kanji2') return 4;
  const widths = variant.pieces.flatMap(({ hodges, front, back, jewel }) =>
    style === 'letters'
      ? [hodges.length + (back ? 1 : 0)]
      : [front, back, jewel].map((names) => names?.label.length ?? 0),
  );
  return Math.max(...widths);
}

/** The style to draw with, and whether it is less than the one wished for. */
interface FittedStyle {
  readonly style: LabelStyle;
  readonly fellBack: boolean;
}

/**
 * The style for cells with room for labels of this width. Two kanji fall back to one and romaji to
 * letters. For a variant whose pieces are told apart by two kanji, `kanji` means two if there is
 * room.
 */
export function fitLabelStyle(variant: Variant, wished: LabelStyle, columns: number): FittedStyle {
  const fits = (style: LabelStyle) => labelWidth(variant, style) <= columns;
  switch (wished) {
    case 'kanji':
      return { style: variant.wideKanji && fits('kanji2') ? 'kanji2' : 'kanji', fellBack: false };
    case 'kanji2':
      return fits('kanji2') ? asWished(wished) : { style: 'kanji', fellBack: true };
    case 'romaji':
      return fits('romaji') ? asWished(wished) : { style: 'letters', fellBack: true };
    case 'letters':
      return asWished(wished);
  }
}

function asWished(style: LabelStyle): FittedStyle {
  return { style, fellBack: false };
}

function asPiece(piece: PieceCode | Piece): Piece {
  if (typeof piece !== 'number') return piece;
  return {
    color: colorOfCode(piece),
    kind: piece & KIND_MASK,
    promoted: (piece & PROMOTED) !== 0,
  };
}

function faceNames(
  variant: Variant,
  kind: number,
  promoted: boolean,
  color: Color,
  reigning: Reigning,
): FaceNames {
  const { front, back, jewel } = pieceData(variant, kind);
  if (promoted && back) return back;
  return jewel && reigning !== 'both' && reigning !== color ? jewel : front;
}
