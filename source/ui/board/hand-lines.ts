import stringWidth from 'string-width';
import { EMPTY, handIndex, KIND_MASK, sideOf, WALL } from '../../rules/core/piece-code.ts';
import { pieceData, type Variant } from '../../rules/core/variant.ts';
import type { LabelStyle } from '../../rules/notation/labels.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { handPieces } from '../../text/board-lines.ts';

/** The fewest columns of a panel that names sides and hands in words. */
export const WIDE_PANEL = 18;

/** What stands before the pieces of a hand, in its first line and in those that follow. */
export interface HandLead {
  readonly first: string;
  readonly next: string;
}

/** The words `in hand` in a wide panel, nothing in a narrow one. */
export function handLead(columns: number): HandLead {
  return columns < WIDE_PANEL ? { first: '', next: '' } : { first: 'in hand ', next: '  ' };
}

/** The pieces of a hand in lines of at most `columns`, with a space between two pieces. */
export function breakHand<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
  { first, next }: HandLead,
  columns: number,
): Piece[][] {
  let line: Piece[] = [];
  const lines = [line];
  let used = first.length;
  for (const piece of pieces) {
    const width = stringWidth(piece.text);
    const space = line.length > 0 ? 1 : 0;
    if (line.length > 0 && used + space + width > columns) {
      line = [piece];
      lines.push(line);
      used = next.length + width;
    } else {
      line.push(piece);
      used += space + width;
    }
  }
  return lines;
}

/** How many lines a hand takes that holds every piece of the variant, in a panel of `columns`. */
export function mostHandLines(variant: Variant, labels: LabelStyle, columns: number): number {
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
  return breakHand(pieces, handLead(columns), columns).length;
}
