import type { Position } from './position.ts';

/** Whether the side that moved last has brought its royal piece to where it wins. */
export function hasReachedGoal({ rules, side, kings }: Position): boolean {
  const mover = side ^ 1;
  return rules.goal[(mover << 8) | kings[mover]] !== 0;
}
