import type { Color } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

/** A drop: `White: pawn dropped on 5e.` */
export function droppedText(color: Color, name: string, to: string): string {
  return `${sideName(color)}: ${name} dropped on ${to}.`;
}

/**
 * A move of a piece on the board: `White: bishop from 2b to 8h, takes bishop, becomes horse.`
 * @param taken the name of the captured piece
 * @param promoted what the piece has become
 */
export function movedText(
  color: Color,
  name: string,
  { from, to, taken, promoted }: { from: string; to: string; taken?: string; promoted?: string },
): string {
  const takes = taken === undefined ? '' : `, takes ${taken}`;
  const becomes = promoted === undefined ? '' : `, becomes ${promoted}`;
  return `${sideName(color)}: ${name} from ${from} to ${to}${takes}${becomes}.`;
}
