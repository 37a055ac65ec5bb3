import stringWidth from 'string-width';
import type { NamedPiece } from '../rules/core/attempt.ts';
import { compileBetza, DIRECTIONS, RAYS, UNLIMITED, vectorOf } from '../rules/core/betza.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { type Face, type PieceData, pieceData, type Variant } from '../rules/core/variant.ts';
import { fitLabelStyle, labelWidth, pieceLabel } from '../rules/notation/labels.ts';
import { type Charset, shownLabels } from './charset.ts';
import { faceOf } from './piece-names.ts';
import type { Texts } from './texts.ts';

/** Squares from the piece to each edge of the diagram, enough for the leap of a knight. */
const REACH = 2;
const GAP = '    ';

const STEP_MARK = 'o';
const SLIDE_MARK = '*';

/** What the marks in the diagram of a piece mean. */
export function diagramKey(texts: Texts, { front, back = front }: PieceData): string {
  const marks = [front, back].flatMap((face) => [...marksOf(face).values()]);
  const leapsOn = [front, back].some(({ betza }) => compileBetza(betza).slides >> RAYS !== 0);
  const isShort = marks.some((mark) => mark !== STEP_MARK && mark !== SLIDE_MARK);
  return texts.board.diagramKeyText(STEP_MARK, SLIDE_MARK, { leapsOn, isShort });
}

/**
 * The moves of a black piece on a small board, from the rules data; the promoted side stands at the
 * right.
 */
export function pieceDiagram(variant: Variant, kind: number, charset: Charset): string[] {
  const before = faceDiagram(variant, { kind, promoted: false }, charset);
  if (pieceData(variant, kind).back === undefined) return before;
  const after = faceDiagram(variant, { kind, promoted: true }, charset);
  return before.map((line, row) => line + GAP + after[row]);
}

/** The same for one side of a piece alone, in at most `columns` if the labels can be so short. */
export function faceDiagram(
  variant: Variant,
  face: NamedPiece,
  charset: Charset,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const room = Math.floor(columns / (2 * REACH + 1)) - 1;
  const { style } = fitLabelStyle(variant, shownLabels('kanji', charset), room);
  const label = pieceLabel(variant, { ...face, color: 'white' }, style);
  const cell = labelWidth(variant, style) + 1;
  const marks = marksOf(faceOf(variant, face)).set(0, label);
  const steps = Array.from({ length: 2 * REACH + 1 }, (_, at) => REACH - at);
  return steps.map((up) => {
    const row = steps.map((left) => marks.get(left - 16 * up) ?? '.');
    return row.map((text) => ' '.repeat(cell - stringWidth(text)) + text).join('');
  });
}

/** The place of the piece itself in a small diagram. */
export const PIECE = 'piece';

/**
 * The moves of one side of a piece in as few rows as they need: `o` for a step or a leap, a line
 * for a slide, a number for the length of a short one, `''` for squares that it does not reach. All
 * rows have the same number of marks.
 */
export function smallDiagram({ betza }: Face): readonly (readonly string[])[] {
  const { ranges } = compileBetza(betza);
  const reached = [...ranges.entries()]
    .filter(([, range]) => range > 0)
    .map(([direction, range]) => {
      const { left, forward } = vectorOf(direction);
      const isSlide = range > 1 && direction < RAYS;
      const line = left === 0 ? '|' : forward === 0 ? '-' : left === forward ? '\\' : '/';
      const slide = range === UNLIMITED ? line : `${range}`;
      return { left, forward, mark: isSlide ? slide : STEP_MARK };
    });
  const width = Math.max(1, ...reached.map(({ left }) => Math.abs(left)));
  const top = Math.max(0, ...reached.map(({ forward }) => forward));
  const bottom = Math.min(0, ...reached.map(({ forward }) => forward));
  const across = Array.from({ length: 2 * width + 1 }, (_, at) => width - at);
  return Array.from({ length: top - bottom + 1 }, (_, row) =>
    across.map((left) => {
      if (left === 0 && row === top) return PIECE;
      return reached.find((one) => one.left === left && one.forward === top - row)?.mark ?? '';
    }),
  );
}

/** How a black piece gets to squares, by the difference that the core has for them. */
function marksOf(face: Face): Map<number, string> {
  const { ranges } = compileBetza(face.betza);
  const marks = new Map<number, string>();
  for (const [index, delta] of DIRECTIONS.entries()) {
    const range = itemAt(ranges, index);
    if (range === 0) continue;
    const mark = range === 1 ? STEP_MARK : range === UNLIMITED ? SLIDE_MARK : `${range}`;
    const shown = index < RAYS ? Math.min(range, REACH) : 1;
    // Leaps come later in the list, so they replace a slide to the same square.
    for (let step = 1; step <= shown; step++) marks.set(step * delta, mark);
  }
  return marks;
}
