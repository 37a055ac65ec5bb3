import type { OwnHouseOptions } from '../rooms/local/own-house.ts';
import type { Rooms } from '../rooms/rooms.ts';

/** The rooms of this machine. Their code is loaded when it is needed. */
export function machineRooms(options: OwnHouseOptions): Rooms {
  let opened: Promise<Rooms> | undefined;
  const load = () => {
    opened ??= import('../rooms/local/local-rooms.ts').then(
      ({ LocalRooms }) => new LocalRooms(options),
    );
    return opened;
  };
  return {
    host: async (...plan) => (await load()).host(...plan),
    resume: async (...game) => (await load()).resume(...game),
    goBack: async (...game) => (await load()).goBack(...game),
    join: async (...door) => (await load()).join(...door),
    watch: async (...door) => (await load()).watch(...door),
  };
}
