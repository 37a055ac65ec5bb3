import type { Places } from '../../tree/game-builder.ts';
import type { TextPlace } from '../../tree/read-game.ts';

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

/**
 * Tells the places of a text. Each is looked for from the last one on, so that many faults in a
 * file together cost no more than one reading of it.
 */
export class TextPlaces implements Places {
  readonly text: string;
  /** The starts of the lines, once a place was asked for. */
  #starts: readonly number[] | undefined;
  /** The line of the place told last, its index in the text, and its column. */
  #line = 0;
  #index = 0;
  #column = 1;

  constructor(text: string) {
    this.text = text;
  }

  at(index: number): TextPlace {
    this.#starts ??= startsOf(this.text);
    const line = lineOf(this.#starts, index);
    if (line !== this.#line || index < this.#index) {
      this.#line = line;
      this.#index = this.#starts[line] ?? 0;
      this.#column = 1;
    }
    this.#column += countCharacters(this.text, this.#index, index);
    this.#index = index;
    return { line: line + 1, column: this.#column };
  }
}

function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** How many characters a part of a text has; the two halves of one count once. */
function countCharacters(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    count++;
    if ((text.codePointAt(at) as number) > 0xffff) at++;
  }
  return count;
}

/** The index of the last line that begins at or before an index of the text. */
function lineOf(starts: readonly number[], index: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= index) low = middle;
    else high = middle;
  }
  return low;
}
