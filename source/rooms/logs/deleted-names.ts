import type { Person } from '../hall/hall-command.ts';
import type { HallEvent } from '../hall/hall-event.ts';
import type { RoomEvent } from '../room-event.ts';

/** Takes the names of persons who were deleted out of events: they have numbers there as well. */
export class DeletedNames {
  readonly #names = new Map<string, string>();

  /** Hears of an event of the hall. */
  note(event: HallEvent): void {
    if (event.kind === 'deleted') this.#names.set(event.person, event.name);
  }

  inHall(event: HallEvent): HallEvent {
    switch (event.kind) {
      case 'registered':
      case 'renamed':
        return { ...event, name: this.#names.get(event.person) ?? event.name };
      case 'challenged': {
        const { to } = event;
        const isNamed = to.kind === 'person';
        return {
          ...event,
          by: this.#named(event.by),
          to: isNamed ? { ...to, name: this.#names.get(to.person) ?? to.name } : to,
        };
      }
      case 'began':
        return { ...event, black: this.#named(event.black), white: this.#named(event.white) };
      default:
        return event;
    }
  }

  inRoom(event: RoomEvent): RoomEvent {
    if (event.kind !== 'seated') return event;
    return { ...event, name: this.#names.get(event.account) ?? event.name };
  }

  #named({ id, name }: Person): Person {
    return { id, name: this.#names.get(id) ?? name };
  }
}
