import { compileBetza, DIRECTIONS, RAYS } from '../core/betza.ts';
import type { Face, Variant } from '../core/variant.ts';
import type { Charset } from './charset.ts';

/** Squares from the piece to each edge of the diagram: as far as a knight leaps. */
const REACH = 2;
/** Columns of a square: a label such as +YB, or a kanji, and the space before it. */
const CELL = 4;
const GAP = '    ';

/** What the marks of the diagrams mean. */
export const DIAGRAM_KEY = 'o moves there, * slides on in this line until something is in the way';

/**
 * The moves of a piece of Black on a small board, from the rules data; its promoted side stands at
 * the right.
 */
export function pieceDiagram(variant: Variant, kind: number, charset: Charset): string[] {
  const { front, back, hodges } = variant.pieces[kind];
  const label = (face: Face, letters: string) =>
    charset === 'ascii' ? letters.padStart(CELL) : face.kanji.padStart(CELL - 1);
  const before = faceDiagram(front, label(front, hodges));
  if (back === undefined) return before;
  const after = faceDiagram(back, label(back, `+${hodges}`));
  return before.map((line, row) => line + GAP + after[row]);
}

function faceDiagram(face: Face, label: string): string[] {
  const marks = marksOf(face);
  const lines: string[] = [];
  for (let up = REACH; up >= -REACH; up--) {
    let line = '';
    for (let left = REACH; left >= -REACH; left--) {
      const isPiece = up === 0 && left === 0;
      line += isPiece ? label : (marks.get(offset(left, up)) ?? '.').padStart(CELL);
    }
    lines.push(line);
  }
  return lines;
}

/** By difference of squares: how the piece gets there. */
function marksOf(face: Face): Map<number, string> {
  const { steps, slides } = compileBetza(face.betza);
  const marks = new Map<number, string>();
  for (const [index, delta] of DIRECTIONS.entries()) {
    if (steps & (1 << index)) marks.set(delta, 'o');
    if (index >= RAYS || (slides & (1 << index)) === 0) continue;
    for (let step = 1; step <= REACH; step++) marks.set(step * delta, '*');
  }
  return marks;
}

/** The difference of squares as the core has it, for Black. */
function offset(left: number, up: number): number {
  return left - 16 * up;
}
