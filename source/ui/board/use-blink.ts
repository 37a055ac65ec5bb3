import { useEffect, useReducer, useRef } from 'react';
import { systemSchedule } from '../../terminal/keys.ts';

/** How long the marks of a new move are away. */
const BLINK_MS = 150;

/** Lines that take longer to answer get no frame that is not needed. */
const SLOW_LINE_MS = 300;

/** Whether a line is quick enough for it; undefined for one that has not answered. */
export function isQuickLine(lineMs: number | undefined): boolean {
  return lineMs !== undefined && lineMs <= SLOW_LINE_MS;
}

/**
 * Whether the marks of the last move are away for a moment, so that they catch the eye when they
 * come. They are once after each move.
 * @param moves how many moves there are
 */
export function useBlink(moves: number, isOn: boolean): boolean {
  const seen = useRef(moves);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isAway = isOn && moves === seen.current + 1;
  useEffect(() => {
    if (!isAway) {
      seen.current = moves;
      return undefined;
    }
    return systemSchedule(() => {
      seen.current = moves;
      redraw();
    }, BLINK_MS);
  }, [moves, isAway]);
  return isAway;
}
