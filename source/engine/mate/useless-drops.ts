import { attackersOf } from '../../rules/core/attacks.ts';
import { generateMoves, isInCheck } from '../../rules/core/generate.ts';
import { isDrop, type Move, type MoveArray, moveFrom, moveTo } from '../../rules/core/move.ts';
import type { Side } from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { NO_SQUARE, type Square } from '../../rules/core/square.ts';

/**
 * Whether the only answers to a check are drops in its way that the checking piece takes with mate.
 * In mating problems such drops (無駄合い) do not count: the check is mate already.
 * @param moves the legal answers, from `start` to `end`; moves after them are overwritten
 */
export function isMateButForDrops(
  position: Position,
  moves: MoveArray,
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
  // The kind of the dropped piece makes no difference: it is taken at once.
  let tried: Square = NO_SQUARE;
  for (let at = start; at < end; at++) {
    if (moveTo(moves[at]) === tried) continue;
    tried = moveTo(moves[at]);
    if (!isTakenForMate(position, moves, moves[at], checker, end)) return false;
  }
  return true;
}

function isTakenForMate(
  position: Position,
  moves: MoveArray,
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
