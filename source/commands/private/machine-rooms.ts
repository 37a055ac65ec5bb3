import { randomInt, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { cutName } from '../../clean/person-name.ts';
import { StoreError } from '../../records/store/store.ts';
import { isSystemError } from '../../records/store/whole-file.ts';
import { nameOfUid } from '../../rooms/private/account.ts';
import {
  findSavedRoom,
  PrivateRoom,
  type PrivateRoomOptions,
} from '../../rooms/private/private-room.ts';
import {
  notWritable,
  openRoomFolder,
  type RoomFolder,
  socketPath,
} from '../../rooms/private/room-folder.ts';
import { newCode } from '../../rooms/room-code.ts';
import type { RoomTime } from '../../rooms/room-time.ts';
import type { HostFault, RoomPlan, RoomStay, Rooms } from '../../rooms/rooms.ts';
import { RoomSeat } from '../../rooms/seat.ts';
import { systemCode } from '../../rooms/system-code.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { type AttachDoor, openAttachDoor } from '../../server/attach-door.ts';
import type { CommandContext } from '../command.ts';
import { findRoom } from './find-room.ts';
import { RoomGuests } from './room-guests.ts';

/** How many codes are tried until one has a free name. */
const MOST_CODES = 200;

/** How many may be at the door of a room at once. */
const MOST_CONNECTIONS = 64;

/** How often it is looked whether guests have gone, and how often at most. */
const LOOK_MS = 20;
const FAREWELL_LOOKS = 100;

/** Opens rooms to the accounts of this machine, and finds theirs. */
export class MachineRooms implements Rooms {
  readonly #context: CommandContext;
  readonly #options: PrivateRoomOptions;

  constructor(context: CommandContext, options: PrivateRoomOptions) {
    this.#context = context;
    this.#options = { ...options, ownName: () => cutName(options.ownName()) };
  }

  async host(plan: RoomPlan, folder?: string): Promise<Result<RoomStay, HostFault>> {
    const at = wholePath(folder);
    const house = openRoomFolder(at);
    if (!house.ok) return house;
    for (let tries = 0; tries < MOST_CODES; tries++) {
      const code = newCode(secretRandom);
      const open = () => PrivateRoom.host(this.#options, plan, code, at ?? '');
      const stay = await this.#open(house.value, code, open);
      if (stay.ok || stay.fault.code !== 'in-use') return stay;
    }
    return failure({ code: 'in-use' });
  }

  async resume(name?: string, folder?: string): Promise<Result<RoomStay, HostFault>> {
    const saved = await findSavedRoom(this.#options.store, name).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      return { code: 'not-saved', detail: systemCode(error) } as const;
    });
    if (saved && 'code' in saved) return failure(saved);
    if (!saved) return failure({ code: 'no-game', name });
    const { code, at } = saved.key;
    const house = openRoomFolder(wholePath(folder) ?? at);
    const stay = house.ok
      ? await this.#open(house.value, code, () => PrivateRoom.resume(this.#options, saved))
      : house;
    if (!stay.ok) saved.lock.release();
    return stay;
  }

  find: Rooms['find'] = (wants, code, at) =>
    findRoom(
      { context: this.#context, store: this.#options.store, wants, at: wholePath(at) },
      code,
    );

  /** Listens for guests, opens the room, and takes the seat of the host. */
  async #open(
    folder: RoomFolder,
    code: string,
    open: () => Promise<PrivateRoom>,
  ): Promise<Result<RoomStay, HostFault>> {
    const { time } = this.#options;
    const guests = new RoomGuests({ host: await nameOfUid(folder.uid), time });
    let door: AttachDoor;
    try {
      door = await openAttachDoor({
        path: socketPath(folder, code),
        mode: 'all',
        most: MOST_CONNECTIONS,
        admit: () => 'no',
        isBanned: () => false,
        hasGuests: true,
        texts: this.#context.texts.room.doorTexts(() => ''),
        serve: guests.serve,
        log: () => {},
      });
    } catch (error) {
      if (isSystemError(error, 'EEXIST')) return failure({ code: 'in-use' });
      return failure(notWritable(folder.path, error));
    }
    const room = await open();
    guests.open(room);
    const seat = await RoomSeat.take({ time, newId: randomUUID }, (hear) => room.enterAsHost(hear));
    if (!seat.ok) throw new RangeError(`the host is not let in: ${seat.fault}`);
    let closed: Promise<void> | undefined;
    room.onClosed((why) => {
      const isOver = seat.value.match.ending !== undefined;
      guests.close(isOver ? 'over' : why);
      closed ??= ended(door, time.schedule);
    });
    return success({
      seat: seat.value,
      code,
      at: room.folder,
      host: undefined,
      get saveError() {
        return room.saveError;
      },
      leave: async () => {
        await room.close('left');
        seat.value.leave();
        await closed;
      },
    });
  }
}

/** Waits until all who are at a door have read their last words, at most two seconds; closes it. */
async function ended(door: AttachDoor, schedule: RoomTime['schedule']): Promise<void> {
  door.drain();
  for (let looks = 0; looks < FAREWELL_LOOKS && door.count() > 0; looks++) {
    await new Promise<void>((resolve) => {
      schedule(resolve, LOOK_MS);
    });
  }
  door.close();
}

function secretRandom(): number {
  const range = 2 ** 32;
  return randomInt(range) / range;
}

/** A folder as others of this machine find it, whatever their own is. */
function wholePath(folder: string | undefined): string | undefined {
  return folder === undefined ? undefined : resolve(folder);
}
