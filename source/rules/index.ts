/*
 * The entry `komadai/rules`: the games of the shogi family for other programs. A position never
 * changes, and what can fail gives a `Result`.
 */

export type { Color } from './core/color.ts';
export type { Ending, EndReason, GameStatus, Standing } from './core/game.ts';
export type { StandingPiece } from './core/illegal.ts';
export { type Move, makeDrop, makeMove } from './core/move.ts';
export type { Piece } from './core/position.ts';
export type { Result } from './core/result.ts';
export { fileOf, rankOf, type Square } from './core/square.ts';
export type { Handicap, PieceData, Variant } from './core/variant.ts';
export { checkVariant, type VariantFault } from './library/check-variant.ts';
export {
  formatUsiGame,
  type Game,
  parseUsiGame,
  startGame,
  type UsiGameFault,
} from './library/game.ts';
export {
  legalMoves,
  type MoveFault,
  type MoveParts,
  moveParts,
  perft,
  perftDivide,
  play,
} from './library/moves.ts';
export {
  formatHodges,
  formatJapanese,
  formatSfen,
  formatUsi,
  type MoveTextFault,
  parseMove,
  parseSfen,
  parseUsi,
  pieceLabel,
  startPosition,
} from './library/notation.ts';
export type { Position } from './library/position.ts';
export { parseSquare, squareAt } from './library/squares.ts';
export { type CheckedVariant, getVariant, variants } from './library/variants.ts';
export type { LabelStyle } from './notation/labels.ts';
export type { SfenFault } from './notation/sfen.ts';
export { formatSquare } from './notation/square.ts';
