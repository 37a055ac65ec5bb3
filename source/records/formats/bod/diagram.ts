import type { NamedPiece } from '../../../rules/core/attempt.ts';
import { type Color, opposite } from '../../../rules/core/color.ts';
import { numbersTo } from '../../../rules/core/numbers-to.ts';
import { countInHand, type Placement, pieceOn } from '../../../rules/core/position.ts';
import { makeSquare, type Square } from '../../../rules/core/square.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { pieceLabel } from '../../../rules/notation/labels.ts';
import { KANJI_DIGITS } from '../../../rules/notation/square.ts';

interface DiagramOptions {
  /** Moves made so far. Without it the diagram has no line with their number. */
  readonly ply?: number;
  /** The move that led to the position, as the diagram shows it after the ply. */
  readonly lastMove?: string;
  /** The name of a piece where it is not its kanji; the first character stands on the board. */
  readonly nameOf?: (piece: NamedPiece) => string | undefined;
}

const SIDES = { black: '先手', white: '後手' } as const;
const WIDE_SPACE = '\u3000';

/**
 * A position as a diagram of text in the form that Japanese programs exchange (BOD): hands, rows
 * between bars, whose turn it is. Pieces have one kanji, or two where `wideKanji` asks for it; as
 * usual there, the royal pieces of both sides are 玉.
 */
export function formatDiagram(
  variant: Variant,
  placement: Placement,
  { ply, lastMove = '', nameOf = () => undefined }: DiagramOptions = {},
): string {
  const files = numbersTo(variant.files).reverse();
  const ranks = numbersTo(variant.ranks);
  const edge = `+${'-'.repeat((1 + 2 * kanjiOf(variant)) * variant.files)}+`;
  const header = files.map((file) => ` ${widened(variant, fullWidthDigit(file))}`).join('');
  const rows = ranks.map((rank) => {
    const cells = files.map((file) => cellText(variant, placement, makeSquare(file, rank), nameOf));
    return `|${cells.join('')}|${KANJI_DIGITS[rank - 1]}`;
  });
  const lines = [
    handLine(variant, placement, 'white', nameOf),
    ` ${header}`.trimEnd(),
    edge,
    ...rows,
    edge,
    handLine(variant, placement, 'black', nameOf),
    `${SIDES[placement.turn]}番`,
    ...(ply === undefined ? [] : [`手数＝${ply}  ${lastMove}  まで`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** 1 to 999 as it stands after a piece in hand: 二, 十八. */
export function formatKanjiNumber(value: number): string {
  const hundreds = Math.floor(value / 100);
  const tens = Math.floor(value / 10) % 10;
  const unit = (count: number, name: string) => {
    if (count === 0) return '';
    return count === 1 ? name : KANJI_DIGITS[count - 1] + name;
  };
  return unit(hundreds, '百') + unit(tens, '十') + (KANJI_DIGITS[(value % 10) - 1] ?? '');
}

/** The last kinds come first, the pawn before all. */
function handLine(
  variant: Variant,
  placement: Placement,
  color: Color,
  nameOf: NonNullable<DiagramOptions['nameOf']>,
): string {
  const sentences = [...variant.pieces.keys()].reverse().flatMap((kind) => {
    const count = countInHand(placement, color, kind);
    if (count === 0) return [];
    const piece = { color, kind, promoted: false };
    const label = nameOf(piece)?.charAt(0) ?? pieceLabel(variant, piece, 'kanji');
    return [`${label}${count > 1 ? formatKanjiNumber(count) : ''}${WIDE_SPACE}`];
  });
  return `${SIDES[color]}の持駒：${sentences.length > 0 ? sentences.join('') : 'なし'}`;
}

function cellText(
  variant: Variant,
  placement: Placement,
  square: Square,
  nameOf: NonNullable<DiagramOptions['nameOf']>,
): string {
  const piece = pieceOn(placement, square);
  if (piece === undefined) return ` ${widened(variant, '・')}`;
  const style = variant.wideKanji ? 'kanji2' : 'kanji';
  const label =
    nameOf(piece)?.charAt(0) ??
    pieceLabel(variant, piece, style, { reigning: opposite(piece.color) });
  return (piece.color === 'white' ? 'v' : ' ') + widened(variant, label);
}

/** A label made as wide as the others of its board. */
function widened(variant: Variant, label: string): string {
  return label.padEnd(kanjiOf(variant), WIDE_SPACE);
}

/** How many kanji a piece on the board has. */
function kanjiOf(variant: Variant): number {
  return variant.wideKanji ? 2 : 1;
}

function fullWidthDigit(digit: number): string {
  return String.fromCharCode('０'.charCodeAt(0) + digit);
}
