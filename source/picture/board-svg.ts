import { COLORS, type Color } from '../rules/core/color.ts';
import { colorOfCode, EMPTY, type PieceCode, pieceCode } from '../rules/core/piece-code.ts';
import { codeOn, countInHand, type Placement } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import type { Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
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

/** A piece of a position, and where it is drawn. */
export type Sight =
  | { readonly kind: 'board'; readonly code: PieceCode; readonly square: Square }
  | {
      readonly kind: 'hand';
      readonly code: PieceCode;
      /** Counted from the top of the stand, from 0. */
      readonly place: number;
      readonly count: number;
    };

/** The squares of a move; a drop has no `from`. */
export interface MarkedMove {
  readonly from?: Square;
  readonly to: Square;
}

/**
 * A position as an SVG file: the board with the hands beside it. It has no scripts and loads
 * nothing; the same input gives the same bytes.
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

/** All pieces of a position: first those on the board, rank by rank, then those in hand. */
export function sightsOf(variant: Variant, placement: Placement): Sight[] {
  const sights: Sight[] = [];
  for (const square of rulesOf(variant).squares) {
    const code = codeOn(placement, square);
    if (code !== EMPTY) sights.push({ kind: 'board', code, square });
  }
  for (const color of COLORS) {
    let place = 0;
    for (const kind of variant.pieces.keys()) {
      const count = countInHand(placement, color, kind);
      if (count === 0) continue;
      const code = pieceCode(color, kind, false);
      sights.push({ kind: 'hand', code, place: place++, count });
    }
  }
  return sights;
}

/** The shapes of all pieces that are drawn, each once. */
export function sightDefs(variant: Variant, sights: readonly Sight[], style: SvgStyle): string {
  const shapes = new Map<string, string>();
  for (const code of new Set(sights.map((sight) => sight.code))) {
    shapes.set(shapeId(variant, code, style, false), shapeDefs(variant, code, style));
  }
  return [...shapes.values()].join('\n');
}

/** A piece at its place. Equal pieces in hand are one piece with their number after it. */
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
