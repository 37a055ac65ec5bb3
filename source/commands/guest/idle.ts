import type { Timing } from '../../pace/pace.ts';
import { LIMITS } from '../../server/limits.ts';

interface IdleSession {
  readonly time: Timing;
  /** How long nothing has come from the guest. */
  readonly idleMs: () => number;
  /** Whether a game of theirs goes on, in which they may think as long as they like. */
  readonly hasGame: () => boolean;
  readonly warn: () => void;
  readonly end: () => void;
}

/**
 * Ends a session in which nothing happens, and warns before.
 * @returns what ends the watch
 */
export function endWhenIdle({ time, idleMs, hasGame, warn, end }: IdleSession): () => void {
  const { idle, idleNotice } = LIMITS;
  const warnAtMs = idle.value - idleNotice.value;
  let cancel = () => {};
  /** The last moment at which there was a game. */
  let gameMs = time.nowMs();
  let isWarned = false;
  const look = () => {
    if (hasGame()) gameMs = time.nowMs();
    const restMs = Math.min(idleMs(), time.nowMs() - gameMs);
    if (restMs >= idle.value && isWarned) {
      end();
      return;
    }
    const isLate = restMs >= warnAtMs;
    if (isLate && !isWarned) warn();
    isWarned = isLate;
    cancel = time.schedule(look, isLate ? Math.max(idle.value - restMs, 0) : warnAtMs - restMs);
  };
  cancel = time.schedule(look, warnAtMs);
  return () => cancel();
}
