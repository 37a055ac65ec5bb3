import type { NamedPiece } from '../../../rules/core/attempt.ts';
import type { Color } from '../../../rules/core/color.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { kanjiSpellings, letterSpellings } from '../../../rules/notation/piece-names.ts';

/** A line of the text; `number` from 1. */
export interface DiagramLine {
  readonly number: number;
  readonly text: string;
  /** As long as `text`, with ASCII for full-width characters and 龍 for 竜. */
  readonly folded: string;
}

/** What stands on a square. */
export interface DiagramCell {
  readonly color: Color;
  readonly piece: NamedPiece | 'none' | 'unknown';
  /** The index of its text in the line. */
  readonly index: number;
  readonly text: string;
}

/** A row of a board, as far as it could be told apart. */
export interface DiagramRow {
  readonly line: DiagramLine;
  readonly cells: readonly DiagramCell[];
}

const ROW = /^(\s*\|)([^|]*)\|[^|]*$/;
const FRAME = /^[-+|\s]*$/;

/** Whether a line looks like a row of a diagram. */
export function isDiagramRow(line: string): boolean {
  const squares = ROW.exec(fold(line))?.[2];
  return squares !== undefined && (squares.trim() === '' || !FRAME.test(squares));
}

/** Whether a line holds only what may stand between the rows of a diagram. */
export function isFrame({ folded }: DiagramLine): boolean {
  return FRAME.test(folded);
}

/**
 * The squares of a row: each piece or dot is one. If spaces stand for empty squares, the columns of
 * the text tell them apart.
 */
export function readRow(variant: Variant, line: DiagramLine): DiagramRow {
  const [, edge = '', squares = ''] = ROW.exec(line.folded) ?? [];
  const end = edge.length + squares.length;
  const cells = readCells(variant, line, edge.length, end);
  if (cells.length === variant.files) return { line, cells };
  const sliced = slices(line, edge.length, end, variant.files).flatMap(([start, sliceEnd]) => {
    const read = readCells(variant, line, start, sliceEnd);
    const empty: DiagramCell = { color: 'black', piece: 'none', index: start, text: '' };
    return read.length === 0 ? [empty] : read;
  });
  return { line, cells: sliced.length === variant.files ? sliced : cells };
}

/** Cuts a part of a line into slices of equal width; none where it cannot be cut so. */
function slices(line: DiagramLine, start: number, end: number, count: number): [number, number][] {
  const columns = Array.from(line.text.slice(start, end), columnsOf);
  const width = columns.reduce((sum, wide) => sum + wide, 0) / count;
  if (!Number.isInteger(width) || width === 0) return [];
  const bounds = [start];
  let at = start;
  let column = 0;
  for (const character of line.text.slice(start, end)) {
    at += character.length;
    column += columnsOf(character);
    if (column === bounds.length * width) bounds.push(at);
  }
  return bounds.slice(1).map((bound, index) => [itemAt(bounds, index), bound]);
}

/** Everything that is not plain Latin is as wide as a kanji. */
export function columnsOf(character: string): number {
  return character < '\u0100' ? 1 : 2;
}

function readCells(
  variant: Variant,
  { text, folded }: DiagramLine,
  start: number,
  end: number,
): DiagramCell[] {
  const { names, pieces } = namesInDiagrams(variant);
  const pattern = new RegExp(`([vV^]?)(${names}|[・･·.]|[^\\s・･·.vV^]+)|[vV^]`, 'g');
  return Array.from(folded.slice(start, end).matchAll(pattern), (match): DiagramCell => {
    const [whole, mark = '', name = ''] = match;
    const index = start + match.index;
    const piece = /^[・･·.]$/.test(name) ? 'none' : (pieces.get(name) ?? 'unknown');
    return {
      color: /v/i.test(mark) ? 'white' : 'black',
      piece,
      index,
      text: text.slice(index, index + whole.length),
    };
  });
}

/** All names of the pieces, and a pattern that takes the longest of them. */
export function namesInDiagrams(variant: Variant): {
  readonly pieces: ReadonlyMap<string, NamedPiece>;
  readonly names: string;
} {
  const kanji = kanjiSpellings(variant).map(
    ({ text, pieces }) => [text, itemAt(pieces, 0)] as const,
  );
  const letters = letterSpellings(variant).map(({ text, pieces }) => {
    return [text.toUpperCase(), itemAt(pieces, 0)] as const;
  });
  const byLength = (sentences: readonly (readonly [string, NamedPiece])[]) =>
    sentences.map(([text]) => text.replace('+', '\\+')).sort((a, b) => b.length - a.length);
  const names = [...byLength(kanji), `(?:${byLength(letters).join('|')})(?![A-Za-z])`].join('|');
  return { pieces: new Map([...kanji, ...letters]), names };
}

/** The lines of a text, without byte order mark. */
export function diagramLines(text: string): DiagramLine[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.map((line, index) => ({ number: index + 1, text: line, folded: fold(line) }));
}

function fold(line: string): string {
  const toAscii = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
  return line.replace(/[！-～]/g, toAscii).replaceAll('竜', '龍');
}
