import stringWidth from 'string-width';
import { EMPTY, handIndex, KIND_MASK, sideOf, WALL } from '../../rules/core/piece-code.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import { type LabelStyle, labelWidth } from '../../rules/notation/labels.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { handPieces } from '../../text/board-lines.ts';
import type { Texts } from '../../text/texts.ts';

/** The fewest columns of a panel that names sides and hands in words. */
export const WIDE_PANEL = 18;

/** What stands before the pieces of a hand, in its first line and in those that follow. */
export interface HandLead {
  readonly first: string;
  readonly next: string;
}

/** The words `in hand` in a wide panel, nothing in a narrow one. */
export function handLead(texts: Texts, columns: number): HandLead {
  return columns < WIDE_PANEL
    ? { first: '', next: '' }
    : { first: texts.board.IN_HAND, next: '  ' };
}

/** The pieces of a hand in lines of at most `columns`, with a space between two pieces. */
export function breakHand<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
  { first, next }: HandLead,
  columns: number,
): Piece[][] {
  let line: Piece[] = [];
  const lines = [line];
  let used = stringWidth(first);
  for (const piece of pieces) {
    const width = stringWidth(piece.text);
    const space = line.length > 0 ? 1 : 0;
    if (line.length > 0 && used + space + width > columns) {
      line = [piece];
      lines.push(line);
      used = stringWidth(next) + width;
    } else {
      line.push(piece);
      used += space + width;
    }
  }
  return lines;
}

/** How many lines a hand takes that holds every piece of the variant, in a panel of `columns`. */
export function mostHandLines(
  texts: Texts,
  variant: Variant,
  labels: LabelStyle,
  columns: number,
): number {
  const { placement } = startPosition(variant);
  const hands = new Uint16Array(placement.hands.length);
  for (const code of placement.board) {
    const kind = code & KIND_MASK;
    const isPiece = code !== EMPTY && (code & WALL) !== WALL;
    if (!isPiece || pieceData(variant, kind).role === 'royal') continue;
    const hand = handIndex(sideOf('black'), kind);
    hands[hand] = (hands[hand] ?? 0) + 1;
  }
  const pieces = handPieces(variant, { ...placement, hands }, 'black', labels);
  return breakHand(pieces, handLead(texts, columns), columns).length;
}

/** Columns before a tile on a stand. */
export const BEFORE_TILE = 1;

/** How the tiles of a stand lie in lines. */
export interface TilesInLines {
  readonly tileColumns: number;
  /** Columns of the number after a tile. */
  readonly countColumns: number;
  /** How many kinds lie in a line. */
  readonly perLine: number;
  /** The lines that all kinds of the game need. */
  readonly lines: number;
}

/** A space stands before each number where that needs no further line. */
export function tilesInLines(
  { pieces }: Variant,
  tileColumns: number,
  columns: number,
): TilesInLines {
  const kinds = pieces.filter(({ role }) => role !== 'royal').length;
  const withCount = (countColumns: number) => {
    const item = BEFORE_TILE + tileColumns + countColumns;
    const perLine = Math.max(Math.floor((columns - 1) / item), 1);
    return { tileColumns, countColumns, perLine, lines: Math.ceil(kinds / perLine) };
  };
  const [wide, narrow] = [withCount(3), withCount(2)];
  return wide.lines > narrow.lines ? narrow : wide;
}

/** The labels of tiles that are one row high. */
export function lowTileLabels({ wideKanji }: Variant, labels: LabelStyle): LabelStyle {
  return labels === 'kanji2' && !wideKanji ? 'kanji' : labels;
}

/** How tiles that are one row high lie on a stand. */
export function lowTiles(variant: Variant, labels: LabelStyle, columns: number): TilesInLines {
  return tilesInLines(variant, 2 + labelWidth(variant, labels), columns);
}
