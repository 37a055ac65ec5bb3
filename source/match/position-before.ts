import type { GameRecord } from '../records/tree/record.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';

/** The position before a move of a line, and the destination of the move before that. */
export function positionBefore(
  { variant, start }: Pick<GameRecord, 'variant' | 'start'>,
  line: readonly Move[],
  ply: number,
): { readonly position: Position; readonly lastTo: Square | undefined } {
  const position = new Position(variant, start.placement);
  const moves = line.slice(0, ply - 1);
  for (const move of moves) position.play(move);
  const last = moves.at(-1);
  return { position, lastTo: last === undefined ? undefined : moveTo(last) };
}
