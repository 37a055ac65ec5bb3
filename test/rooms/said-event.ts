import type { RoomEvent } from '../../source/rooms/room-event.ts';

/** An event that says something, its own number if nothing else. */
export function saidEvent(seq: number, text = `${seq}`): RoomEvent {
  return { seq, at: 1_795_371_064_000 + seq, by: 'black', id: `id-${seq}`, kind: 'said', text };
}

/** Events from one number to another, both included. */
export function saidEvents(from: number, to: number): readonly RoomEvent[] {
  return Array.from({ length: to - from + 1 }, (_, index) => saidEvent(from + index));
}
