import { legalMoves } from '../../rules/core/generate.ts';
import { isPromotion, type Move } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';
import { type Goal, meets } from './goal.ts';

/**
 * The shortest way to a goal while the other side stands still; undefined if there is none.
 * @param position with the learner to move; the same again afterwards
 * @param most the most moves
 * @param allows moves that may be in it. Default: all
 */
export function solve(
  position: Position,
  goal: Goal,
  most: number,
  allows: (move: Move) => boolean = () => true,
): readonly Move[] | undefined {
  for (let moves = 1; moves <= most; moves++) {
    const line = solveIn(position, goal, moves, allows, new Map());
    if (line) return line;
  }
  return undefined;
}

/** @param hopeless positions by key, with the number of moves in which nothing was found */
function solveIn(
  position: Position,
  goal: Goal,
  moves: number,
  allows: (move: Move) => boolean,
  hopeless: Map<string, number>,
): readonly Move[] | undefined {
  const key = `${position.keyLow} ${position.keyHigh}`;
  if ((hopeless.get(key) ?? 0) >= moves) return undefined;
  for (const move of legalMoves(position)) {
    if (!allows(move)) continue;
    if (moves === 1) {
      if (meets(goal, position, move)) return [move];
      continue;
    }
    position.play(move);
    position.pass();
    const rest = solveIn(position, goal, moves - 1, allows, hopeless);
    position.pass();
    position.undo();
    if (rest) return [move, ...rest];
  }
  hopeless.set(key, moves);
  return undefined;
}

/** The same, without promotions if that takes no more moves. */
export function solveSimply(
  position: Position,
  goal: Goal,
  most: number,
): readonly Move[] | undefined {
  const line = solve(position, goal, most);
  return line && (solve(position, goal, line.length, (move) => !isPromotion(move)) ?? line);
}

/** The legal moves that reach a goal at once. */
export function movesToGoal(position: Position, goal: Goal): readonly Move[] {
  return legalMoves(position).filter((move) => meets(goal, position, move));
}
