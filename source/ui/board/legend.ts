import stringWidth from 'string-width';
import { itemAt } from '../../rules/core/item-at.ts';
import { pieceLabel } from '../../rules/notation/labels.ts';
import { wrapLines } from '../../text/page.ts';
import { PIECE, smallDiagram } from '../../text/pieces.ts';
import { centred, padText } from '../ink/columns.ts';
import { plainRow, type Row, rowWidth } from '../ink/rows.tsx';
import { cardFaces, type LegendBoard, pieceCard } from './piece-cards.ts';

/** What somebody needs who plays a game for the first time. */
export interface Legend {
  /** How a move is made, a sentence a line, the most important first. */
  readonly hints: readonly string[];
  /** Whether it may take the place of moves that were played. */
  readonly isAsked: boolean;
}

/** The most pieces side by side. */
const MOST_ACROSS = 4;

/** Columns between two pieces, the widest first. */
const GAPS = [3, 2, 1] as const;

/**
 * The hints, and each piece with its label, letters, name and moves, in at most `rows`: without
 * the moves where these have no room, without the name where that has none either; nothing where
 * the letters have none.
 */
export function legendRows(
  hints: readonly string[],
  board: LegendBoard,
  columns: number,
  rows: number,
): Row[] {
  const pieces =
    pieceRows(board, columns, rows - 1) ??
    piecesWithin(blocksOf(board, 'name'), columns, rows - 1, [0]) ??
    piecesWithin(blocksOf(board, 'letters'), columns, rows - 1, [0]);
  if (pieces === undefined) return [];
  const lines: string[] = [];
  for (const hint of hints) {
    const wrapped = wrapLines(hint, columns);
    if (lines.length + wrapped.length + pieces.length > rows) break;
    lines.push(...wrapped);
  }
  const gap: Row[] = lines.length > 0 && lines.length + pieces.length < rows ? [[]] : [];
  return [...lines.map((line) => plainRow(line)), ...gap, ...pieces];
}

/** A piece of the legend in some rows of the same width. */
type Block = readonly Row[];

/** What stands at the label of a piece: its letters at least. */
type BlockKind = 'moves' | 'name' | 'letters';

function blocksOf(board: LegendBoard, shown: BlockKind): readonly Block[] {
  return board.variant.pieces.map((_, kind) => blockOf(board, kind, shown));
}

/**
 * Each piece with its moves: on a small board if there are cards, with its promoted side where both
 * have room; undefined if they need more than `columns` and `most` rows.
 */
export function pieceRows(
  board: LegendBoard,
  columns: number,
  most: number,
): readonly Row[] | undefined {
  for (const withBacks of board.hasCards ? [true, false] : []) {
    const cards = cardFaces(board, withBacks).map((face) => pieceCard(board, face));
    const rows = piecesWithin(cards, columns, most, [1]);
    if (rows) return rows;
  }
  return piecesWithin(blocksOf(board, 'moves'), columns, most, [1, 0]);
}

/**
 * The pieces in columns, with as many empty rows between them as have room; undefined if they need
 * more than there is.
 */
function piecesWithin(
  blocks: readonly Block[],
  columns: number,
  most: number,
  gaps: readonly number[],
): readonly Row[] | undefined {
  for (const apart of gaps) {
    for (let across = MOST_ACROSS; across >= 1; across--) {
      const stacks = stacksOf(blocks, across, apart);
      const widths = stacks.map(blockWidth);
      const width = widths.reduce((sum, one) => sum + one, 0);
      const gap = GAPS.find((one) => width + one * (stacks.length - 1) <= columns);
      const rows = Math.max(...stacks.map((stack) => stack.length));
      if (gap !== undefined && rows <= most) return besideEachOther(stacks, widths, gap);
    }
  }
  return undefined;
}

/** The blocks in at most `most` stacks, all as low as can be. */
function stacksOf(blocks: readonly Block[], most: number, apart: number): Block[] {
  const between = Array.from({ length: apart }, (): Row => []);
  for (let height = 1; ; height++) {
    const stacks: Row[][] = [];
    for (const block of blocks) {
      const stack = stacks.find((one) => one.length + apart + block.length <= height);
      if (stack) stack.push(...between, ...block);
      else stacks.push([...block]);
    }
    if (stacks.length <= most) return stacks;
  }
}

function blockOf(
  { variant, labels, theme, texts }: LegendBoard,
  kind: number,
  shown: BlockKind,
): Block {
  const { front, hodges } = itemAt(variant.pieces, kind);
  const style = labels === 'kanji2' && !variant.wideKanji ? 'kanji' : labels;
  const label = pieceLabel(variant, { color: 'white', kind, promoted: false }, style);
  const letters = label === hodges ? [] : [hodges];
  if (shown === 'letters') return [plainRow([label, ...letters].join(' '))];
  const name = texts.words.nameOfPiece(variant, { kind, promoted: false });
  if (shown === 'name') return [plainRow([label, ...letters, name].join(' '))];
  const diagram = smallDiagram(front);
  const wide = stringWidth(label);
  // A label of two kanji fills its square: a gap keeps it from the mark behind it.
  const columns = wide > 2 ? wide + 1 : 2;
  // The name stands beside the piece, the letters above it, or below a piece in the first row.
  const pieceRow = diagram.findIndex((marks) => marks.includes(PIECE));
  const sentences = new Map([[pieceRow, name]]);
  const lettersRow = pieceRow > 0 ? pieceRow - 1 : 1;
  for (const text of letters) sentences.set(lettersRow, text);
  const [first = []] = diagram;
  const lines = Array.from({ length: Math.max(diagram.length, lettersRow + 1) }, (_, row) => {
    return diagram[row] ?? first.map(() => '');
  });
  return lines.map((marks, row): Row => {
    const middle = (marks.length - 1) / 2;
    const cells = marks.slice(0, shownCells(marks)).map((mark, at) => {
      if (mark === PIECE) return { text: padText(label, columns), style: theme.title };
      return { text: centred(mark, at === middle ? columns : 2), style: theme.quiet };
    });
    const style = row === lettersRow ? theme.title : undefined;
    return [...cells, { text: sentences.get(row) ?? '', style }];
  });
}

/** The cells up to the last mark; at least those around the piece. */
function shownCells(marks: readonly string[]): number {
  const last = marks.findLastIndex((mark) => mark !== '');
  return Math.max(last + 1, (marks.length + 1) / 2 + 1);
}

function blockWidth(block: Block): number {
  return Math.max(0, ...block.map(rowWidth));
}

function besideEachOther(blocks: readonly Block[], widths: readonly number[], gap: number): Row[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap((block, at): Row => {
      const spans = block[row] ?? [];
      const missing = itemAt(widths, at) - rowWidth(spans) + gap;
      return at === blocks.length - 1 ? spans : [...spans, { text: ' '.repeat(missing) }];
    }),
  );
}
