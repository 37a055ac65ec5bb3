import type { RoomTime } from '../../source/rooms/room-time.ts';

/**
 * The time of the system for rooms.
 * @param haste how many times sooner timers are due. Default: 1
 */
export function systemTime(haste = 1): RoomTime {
  return {
    nowMs: () => performance.now(),
    date: () => new Date(),
    schedule: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs / haste);
      return () => clearTimeout(timer);
    },
  };
}
