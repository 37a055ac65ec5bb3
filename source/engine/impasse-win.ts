import { isInCheck } from '../rules/core/generate.ts';
import { canClaimImpasse } from '../rules/core/impasse.ts';
import { BLACK_BIT, EMPTY, KIND_MASK } from '../rules/core/piece-code.ts';
import { codeOn, type Position } from '../rules/core/position.ts';
import { isInZone } from '../rules/core/rules.ts';
import { pieceData } from '../rules/core/variant.ts';
import { openGame } from '../rules/notation/start.ts';
import { type EngineGame, positionOf } from './engine.ts';

/** Whether the side to move may claim an impasse, and wins by the count. */
export function winsByImpasse({ variant, start, moves }: EngineGame): boolean {
  const game = openGame(variant, start.placement);
  for (const move of moves) game.play(move);
  return canClaimImpasse(game.position) && game.impasseEnding().winner === game.turn;
}

/** Whether `bestmove win` is right by our rules, and by those of the declaration in USI. */
export function mayDeclareWin(game: EngineGame): boolean {
  const { declaration } = game.variant;
  if (declaration === undefined) return false;
  const position = positionOf(game);
  if (!canClaimImpasse(position) || isInCheck(position) || !winsByImpasse(game)) return false;
  const { pieces, points } = countZone(position);
  return pieces >= declaration.pieces && points >= declaration.points[position.turn];
}

/** The pieces of the side to move in the enemy zone without the king; points include the hand. */
function countZone(position: Position): { pieces: number; points: number } {
  const { rules, side, turn } = position;
  const { squares, royal, variant } = rules;
  let [pieces, points] = [0, 0];
  for (const square of squares) {
    const code = codeOn(position, square);
    if (code === EMPTY || !isInZone(rules, square, side)) continue;
    const kind = code & KIND_MASK;
    if ((code & BLACK_BIT ? 0 : 1) !== side || kind === royal) continue;
    pieces++;
    points += pieceData(variant, kind).points;
  }
  for (const [kind, piece] of variant.pieces.entries()) {
    points += position.inHand(turn, kind) * piece.points;
  }
  return { pieces, points };
}
