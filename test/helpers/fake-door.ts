import type { DoorFault } from '../../source/rooms/room.ts';
import type { RoomCommand } from '../../source/rooms/room-command.ts';
import type { RoomDoor, RoomMessage, WireVisitor } from '../../source/rooms/room-port.ts';
import { failure, success } from '../../source/rules/core/result.ts';

/** Somebody whom a fake door has let in. */
export interface FakeGuest {
  readonly visitor: WireVisitor;
  /** What the room hears of them. */
  readonly commands: RoomCommand[];
  /** How often their line was closed. */
  closed: number;
  /** Tells them something. */
  readonly tell: (message: RoomMessage) => void;
}

/** The first message of a room. */
export const WELCOME: RoomMessage = { kind: 'welcome', game: 'a game', seq: 0 };

/** Something that a room says; `text` may be 200 characters long. */
export function saidMessage(seq: number, text: string): RoomMessage {
  return { kind: 'event', event: { seq, at: 0, kind: 'said', text } };
}

/** A door that remembers who came. */
export interface FakeDoor extends RoomDoor {
  readonly guests: FakeGuest[];
  /** Keeps everybody out. */
  fault: DoorFault | undefined;
  /** What everybody is told first. */
  history: readonly RoomMessage[];
  /** What happens after the first messages, before somebody is in. */
  before: () => Promise<void>;
}

export function fakeDoor(): FakeDoor {
  const door: FakeDoor = {
    guests: [],
    fault: undefined,
    history: [WELCOME],
    before: async () => {},
    enter: async (visitor, hear) => {
      if (door.fault) return failure(door.fault);
      for (const message of door.history) hear(message);
      const guest: FakeGuest = { visitor, commands: [], closed: 0, tell: hear };
      door.guests.push(guest);
      await door.before();
      return success({
        send: (command) => guest.commands.push(command),
        close: () => {
          guest.closed++;
        },
      });
    },
  };
  return door;
}
