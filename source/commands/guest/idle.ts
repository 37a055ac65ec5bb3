import type { Visit } from '../../hall/visit.ts';
import type { GuestLine } from '../../server/guest-line.ts';
import { LIMITS } from '../../server/limits.ts';

/**
 * Ends a session in which nothing happens, and warns before. In a game of theirs they may think as
 * long as they like.
 * @returns what ends the watch
 */
export function endWhenIdle(visit: Visit, { idleMs }: GuestLine, end: () => void): () => void {
  const { time } = visit.house;
  const { idle, idleNotice } = LIMITS;
  const warnAtMs = idle.value - idleNotice.value;
  let cancel = () => {};
  /** The last moment at which there was a game. */
  let gameMs = time.nowMs();
  let isWarned = false;
  const look = () => {
    if (visit.hasGame) gameMs = time.nowMs();
    const restMs = Math.min(idleMs(), time.nowMs() - gameMs);
    if (restMs >= idle.value && isWarned) {
      end();
      return;
    }
    const isLate = restMs >= warnAtMs;
    if (isLate && !isWarned) visit.note('idle');
    isWarned = isLate;
    cancel = time.schedule(look, isLate ? Math.max(idle.value - restMs, 0) : warnAtMs - restMs);
  };
  cancel = time.schedule(look, warnAtMs);
  return () => cancel();
}
