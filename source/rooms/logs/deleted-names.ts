import type { HallEvent } from '../hall/hall-event.ts';
import { beganWithNames, challengeWithNames, type NameOf } from '../hall/with-name.ts';
import type { RoomEvent } from '../room-event.ts';

/** Takes the names of persons who were deleted out of events: they have numbers there as well. */
export class DeletedNames {
  readonly #names = new Map<string, string>();
  readonly #nameOf: NameOf = (id) => this.#names.get(id);

  /** Hears of an event of the hall. */
  note(event: HallEvent): void {
    if (event.kind === 'deleted') this.#names.set(event.person, event.name);
  }

  inHall(event: HallEvent): HallEvent {
    switch (event.kind) {
      case 'registered':
      case 'renamed':
        return { ...event, name: this.#names.get(event.person) ?? event.name };
      case 'challenged':
        return challengeWithNames(event, this.#nameOf);
      case 'began':
        return beganWithNames(event, this.#nameOf);
      default:
        return event;
    }
  }

  inRoom(event: RoomEvent): RoomEvent {
    if (event.kind !== 'seated') return event;
    return { ...event, name: this.#names.get(event.account) ?? event.name };
  }
}
