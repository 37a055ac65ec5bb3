import { attackersOf } from '../core/attacks.ts';
import { generateMoves, isInCheck } from '../core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../core/move.ts';
import type { Side } from '../core/piece-code.ts';
import type { Position } from '../core/position.ts';
import type { Square } from '../core/square.ts';

/**
 * Whether all that answers a check is to drop pieces in its way which the checking piece takes for
 * mate. In mating problems such drops (無駄合い) do not count: the check is mate already.
 * @param moves the legal answers, from `start` to `end`; what stands behind them is overwritten
 */
export function isMateButForDrops(
  position: Position,
  moves: Int32Array,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++) if (!isDrop(moves[at])) return false;
  const [checker] = attackersOf(
    position,
    position.kings[position.side],
    (position.side ^ 1) as Side,
  );
  if (checker === undefined) return false;
  // What is dropped on a square makes no difference: it is taken at once.
  let tried: Square = 0;
  for (let at = start; at < end; at++) {
    if (moveTo(moves[at]) === tried) continue;
    tried = moveTo(moves[at]);
    if (!isTakenForMate(position, moves, moves[at], checker, end)) return false;
  }
  return true;
}

function isTakenForMate(
  position: Position,
  moves: Int32Array,
  drop: Move,
  checker: Square,
  start: number,
): boolean {
  position.play(drop);
  const end = generateMoves(position, moves, start);
  let isMate = false;
  for (let at = start; at < end && !isMate; at++) {
    const move = moves[at];
    if (isDrop(move) || moveFrom(move) !== checker || moveTo(move) !== moveTo(drop)) continue;
    position.play(move);
    const answers = generateMoves(position, moves, end);
    isMate = isInCheck(position) && isMateButForDrops(position, moves, end, answers);
    position.undo();
  }
  position.undo();
  return isMate;
}
