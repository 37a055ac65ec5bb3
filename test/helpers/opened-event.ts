import type { RoomEvent } from '../../source/rooms/room-event.ts';
import type { Variant } from '../../source/rules/core/variant.ts';

/** The first event of a game of a room, at its even start. */
export function openedEvent({ id, start }: Variant) {
  return {
    seq: 1,
    at: 1,
    kind: 'opened',
    code: '',
    folder: '',
    timeControl: '',
    variant: id,
    sfen: start,
    hasWatchers: true,
  } as const satisfies RoomEvent;
}
