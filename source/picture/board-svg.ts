import type { Color } from '../core/color.ts';
import { colorOfCode, colorOfSide, EMPTY, type PieceCode, pieceCode } from '../core/piece-code.ts';
import type { Placement } from '../core/position.ts';
import { rulesOf } from '../core/rules.ts';
import type { Square } from '../core/square.ts';
import type { Variant } from '../core/variant.ts';
import {
  COUNT_OFFSET,
  handCentre,
  type Point,
  type SvgLayout,
  type SvgStyle,
  squareCentre,
  svgLayout,
} from './layout.ts';
import { squareTint, svgPicture } from './picture.ts';
import { shapeDefs, shapeId } from './piece.ts';

const TINTS = { from: '#d9a751', to: '#cd8a3c' } as const;

export interface BoardSvgStyle extends SvgStyle {
  /** The move whose squares are marked. */
  readonly lastMove?: MarkedMove;
}

/** A piece that is seen in a position, and where. */
export type Sight =
  | { readonly kind: 'board'; readonly code: PieceCode; readonly square: Square }
  | {
      readonly kind: 'hand';
      readonly code: PieceCode;
      /** From the top of the stand, 0 for the first. */
      readonly place: number;
      readonly count: number;
    };

/** The squares of a move; a drop has no `from`. */
export interface MarkedMove {
  readonly from?: Square;
  readonly to: Square;
}

/**
 * A position as an SVG file: the board with the hands beside it, without scripts and without
 * anything from elsewhere, the same bytes for the same input.
 */
export function boardSvg(variant: Variant, placement: Placement, style: BoardSvgStyle): string {
  const layout = svgLayout(variant, style, false);
  const sights = sightsOf(variant, placement);
  return svgPicture(layout, {
    style,
    defs: sightDefs(variant, sights, style),
    tints: style.lastMove ? moveTints(layout, style.lastMove) : '',
    pieces: sights.map((sight) => drawSight(layout, sight, style)).join('\n'),
  });
}

/** All that is seen of a position: first the board, rank by rank, then the hands. */
export function sightsOf(variant: Variant, { board, hands }: Placement): Sight[] {
  const sights: Sight[] = [];
  for (const square of rulesOf(variant).squares) {
    if (board[square] !== EMPTY) sights.push({ kind: 'board', code: board[square], square });
  }
  for (const side of [0, 1] as const) {
    let place = 0;
    for (const kind of variant.pieces.keys()) {
      const count = hands[(side << 4) | kind];
      if (count === 0) continue;
      const code = pieceCode(colorOfSide(side), kind, false);
      sights.push({ kind: 'hand', code, place: place++, count });
    }
  }
  return sights;
}

/** The shapes of all pieces that are seen, each once. */
export function sightDefs(variant: Variant, sights: readonly Sight[], style: SvgStyle): string {
  const shapes = new Map<string, string>();
  for (const code of new Set(sights.map((sight) => sight.code))) {
    shapes.set(shapeId(variant, code, style, false), shapeDefs(variant, code, style));
  }
  return [...shapes.values()].join('\n');
}

/** A piece at its place; of pieces in hand one, with their number behind it. */
export function drawSight(layout: SvgLayout, sight: Sight, style: SvgStyle): string {
  const { variant, bottom } = layout;
  const color = colorOfCode(sight.code);
  const { x, y } = sightCentre(layout, sight, color);
  const id = shapeId(variant, sight.code, style, color !== bottom);
  const piece = `<use href="#${id}" x="${x}" y="${y}"/>`;
  if (sight.kind === 'board' || sight.count === 1) return piece;
  const count = `x="${x + COUNT_OFFSET.x}" y="${y + COUNT_OFFSET.y}"`;
  return `${piece}<text ${count}>${sight.count}</text>`;
}

function sightCentre(layout: SvgLayout, sight: Sight, color: Color): Point {
  return sight.kind === 'board'
    ? squareCentre(layout, sight.square)
    : handCentre(layout, color, sight.place);
}

/** The marks under the squares of a move. */
export function moveTints(layout: SvgLayout, { from, to }: MarkedMove): string {
  const left = from === undefined ? '' : squareTint(layout, from, TINTS.from);
  return left + squareTint(layout, to, TINTS.to);
}
