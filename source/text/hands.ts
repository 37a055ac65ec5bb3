import { COLORS, type Color } from '../rules/core/color.ts';
import type { Position } from '../rules/core/position.ts';
import { spokenName } from './spoken-name.ts';
import type { Texts } from './texts.ts';

/** `Black in hand: bishop, 2 pawns. White in hand: nothing.` */
export function handsText(texts: Texts, position: Position): string {
  return texts.words.joinSentences(COLORS.map((color) => sideInHandText(texts, position, color)));
}

/** `Black in hand: bishop, 2 pawns.` */
export function sideInHandText(texts: Texts, position: Position, color: Color): string {
  return texts.board.sideInHandText(color, handListText(texts, position, color));
}

/** `bishop, 2 pawns`, `nothing` */
export function handListText(texts: Texts, position: Position, color: Color): string {
  const { variant } = position;
  const held = variant.pieces.map((_, kind) => ({
    name: spokenName(texts, variant, { kind, promoted: false }),
    count: position.inHand(color, kind),
  }));
  return texts.board.heldPiecesText(held.filter(({ count }) => count > 0));
}
