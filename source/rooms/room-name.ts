import { fileTime } from '../records/store/store.ts';
import type { RoomEvent } from './room-event.ts';

/** What a part of a name may be; events may come from somebody else's program. */
const LONGEST_PART = 40;

/**
 * The name of a room's game, as of a file without `.psn`: `20261122-175104-yari-K7M2QX`. The same
 * for all who have the event, as far as their clocks show the same local time.
 */
export function roomName({
  at,
  variant,
  code,
}: Pick<Extract<RoomEvent, { kind: 'opened' }>, 'at' | 'variant' | 'code'>): string {
  const parts = [variant, code].map((part) =>
    part.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_PART),
  );
  return [fileTime(new Date(at)), ...parts].filter((part) => part !== '').join('-');
}
