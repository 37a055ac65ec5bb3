import { isInCheck } from '../core/generate.ts';
import { canClaimImpasse } from '../core/impasse.ts';
import { BLACK_BIT, EMPTY, KIND_MASK } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import { shogi } from '../core/variants/shogi.ts';
import { openGame } from '../notation/start.ts';
import type { EngineGame } from './engine.ts';
import { positionOf } from './usi-protocol.ts';

/** Whether the side to move may claim an impasse now, and counting it gives this side the game. */
export function winsByImpasse({ variant, start, moves }: EngineGame): boolean {
  const game = openGame(variant, start.placement);
  for (const move of moves) game.play(move);
  return canClaimImpasse(game.position) && game.impasseEnding().winner === game.turn;
}

/** What a side must have in the zone and in hand to declare a win, and how many pieces there. */
const DECLARED_POINTS = { black: 28, white: 27 } as const;
const DECLARED_PIECES = 10;

/**
 * Whether `bestmove win` is right: by our rules, and by the one of 27 points (入玉宣言法, of the
 * Computer Shogi Association) that programs mean by it. It is known in shogi alone.
 */
export function mayDeclareWin(game: EngineGame): boolean {
  if (game.variant !== shogi) return false;
  const position = positionOf(game);
  if (!canClaimImpasse(position) || isInCheck(position) || !winsByImpasse(game)) return false;
  const { pieces, points } = countZone(position);
  return pieces >= DECLARED_PIECES && points >= DECLARED_POINTS[position.turn];
}

/** The pieces of the side to move in the enemy zone, but the king; points with those in hand. */
function countZone({ board, hands, rules, side }: Position): { pieces: number; points: number } {
  const { zone, squares, royal, variant } = rules;
  let [pieces, points] = [0, 0];
  for (const square of squares) {
    const code = board[square];
    if (code === EMPTY || zone[(side << 8) | square] === 0) continue;
    const kind = code & KIND_MASK;
    if ((code & BLACK_BIT ? 0 : 1) !== side || kind === royal) continue;
    pieces++;
    points += variant.pieces[kind].points;
  }
  for (const [kind, piece] of variant.pieces.entries()) {
    points += hands[(side << 4) | kind] * piece.points;
  }
  return { pieces, points };
}
