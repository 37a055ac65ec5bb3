import stringWidth from 'string-width';
import { EMPTY, KIND_MASK, sideOf, WALL } from '../core/piece-code.ts';
import type { Variant } from '../core/variant.ts';
import type { LabelStyle } from '../notation/labels.ts';
import { startPosition } from '../notation/start.ts';
import { handPieces } from '../text/board-lines.ts';

/** Columns of a panel from which on it says in words whose and what the hands are. */
export const WIDE_PANEL = 18;

/** What stands before the pieces of a hand, in its first line and in those that follow. */
export interface HandLead {
  readonly first: string;
  readonly next: string;
}

/** In a panel of so many columns: the words `in hand` where it is wide. */
export function handLead(columns: number): HandLead {
  return columns < WIDE_PANEL ? { first: '', next: '' } : { first: 'in hand ', next: '  ' };
}

/** The pieces of a hand by lines that take at most so many columns, a space between two pieces. */
export function breakHand<Piece extends { readonly text: string }>(
  pieces: readonly Piece[],
  { first, next }: HandLead,
  columns: number,
): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = first.length;
  for (const piece of pieces) {
    const line = lines[lines.length - 1];
    const width = stringWidth(piece.text);
    const space = line.length > 0 ? 1 : 0;
    if (line.length > 0 && used + space + width > columns) {
      lines.push([piece]);
      used = next.length + width;
    } else {
      line.push(piece);
      used += space + width;
    }
  }
  return lines;
}

/** The lines of a hand that holds every piece of the variant, in a panel of so many columns. */
export function mostHandLines(variant: Variant, labels: LabelStyle, columns: number): number {
  const { placement } = startPosition(variant);
  const hands = new Uint16Array(placement.hands.length);
  for (const code of placement.board) {
    const kind = code & KIND_MASK;
    const isPiece = code !== EMPTY && (code & WALL) !== WALL;
    if (isPiece && variant.pieces[kind].role !== 'royal') hands[(sideOf('black') << 4) | kind]++;
  }
  const pieces = handPieces(variant, { ...placement, hands }, 'black', labels);
  return breakHand(pieces, handLead(columns), columns).length;
}
