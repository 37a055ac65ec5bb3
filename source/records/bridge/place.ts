import type { RecordFaultPlace } from '../record-fault.ts';

/** A part of a text and where it begins in the whole. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): Part[] {
  const lines: Part[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, at });
    at += line.length + 1;
  }
  return lines;
}

/** Line and column of a place in a text, both from 1, the column in characters. */
export function placeAt(text: string, at: number): Pick<RecordFaultPlace, 'line' | 'column'> {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    line: before.split('\n').length,
    column: Array.from(before.slice(lineStart)).length + 1,
  };
}
