import type { Game } from '../rules/core/game.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { PlayedMove } from './outcome.ts';

/**
 * The position before a move, and the destination of the move before that.
 * @param taken moves between the end of the game and the move. Default: none
 */
export function positionBefore(
  game: Game,
  { ply }: PlayedMove,
  taken: readonly Move[] = [],
): { readonly position: Position; readonly lastTo: Square | undefined } {
  const known = Math.min(ply - 1, game.ply);
  const position = game.positionAt(known);
  for (const move of taken) position.play(move);
  const last = taken.at(-1) ?? game.moves[known - 1];
  return { position, lastTo: last === undefined ? undefined : moveTo(last) };
}
