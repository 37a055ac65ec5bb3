import type { Game } from '../core/game.ts';
import { isInCheck } from '../core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../core/move.ts';
import type { Square } from '../core/square.ts';
import type { Mark } from './theme.ts';

/** The squares of the last move and of a checked king. */
export function lastMoveMarks(game: Game): Map<Square, Set<Mark>> {
  const marks = new Map<Square, Set<Mark>>();
  const last = game.moves.at(-1);
  if (last !== undefined) {
    addMark(marks, moveTo(last), 'last-move');
    if (!isDrop(last)) addMark(marks, moveFrom(last), 'last-move');
  }
  const { position } = game;
  if (isInCheck(position)) addMark(marks, position.kings[position.side], 'check');
  return marks;
}

/** Points out where moves that are meant come from and go to. */
export function addMoves(marks: Map<Square, Set<Mark>>, moves: readonly Move[]): void {
  for (const move of moves) {
    addMark(marks, moveTo(move), 'target');
    if (!isDrop(move)) addMark(marks, moveFrom(move), 'picked');
  }
}

/** Points a square out for one thing more. */
export function addMark(marks: Map<Square, Set<Mark>>, square: Square, mark: Mark): void {
  const set = marks.get(square) ?? new Set();
  marks.set(square, set.add(mark));
}
