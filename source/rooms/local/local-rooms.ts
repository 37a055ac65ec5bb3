import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { cutName } from '../../clean/person-name.ts';
import type { RoomKey } from '../../records/tree/room-tag.ts';
import { formatTimeControl } from '../../records/tree/time-control.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { formatSfen } from '../../rules/notation/sfen.ts';
import { reachRoom } from '../carriers/socket-port.ts';
import { OwnFile } from '../logs/own-file.ts';
import { Replica } from '../replica.ts';
import type { Visitor } from '../room.ts';
import { Room } from '../room.ts';
import { parseCode } from '../room-code.ts';
import { isTold, RoomLink } from '../room-link.ts';
import { roomName } from '../room-name.ts';
import type { GoBackFault, HostFault, ReachFault, RoomPlan, RoomStay, Rooms } from '../rooms.ts';
import type { RoomSeat } from '../seat.ts';

import { OwnHouse, type OwnHouseOptions } from './own-house.ts';
/** Opens rooms to the accounts of this machine, and goes into theirs. */
export class LocalRooms implements Rooms {
  readonly #options: OwnHouseOptions;
  readonly #account = String(userInfo().uid);

  constructor(options: OwnHouseOptions) {
    const { ownName } = options;
    this.#options = { ...options, ownName: () => cutName(ownName()) };
  }

  async host(plan: RoomPlan, folder?: string): Promise<Result<RoomStay, HostFault>> {
    const at = wholePath(folder);
    const { time, ownName } = this.#options;
    const house = new OwnHouse(this.#options, this.#account, at);
    const code = await house.listen();
    if (!code.ok) return code;
    const { variant, start, clock, side, hasWatchers } = plan;
    const opening = {
      at: time.date().getTime(),
      code: code.value,
      folder: at ?? '',
      variant: variant.id,
      sfen: formatSfen(variant, start),
      timeControl: clock ? formatTimeControl(clock) : '',
      hasWatchers,
      host: { color: side, account: this.#account, name: ownName() },
    };
    const opened = await house.open(roomName(opening), (options) => Room.open(options, opening));
    return opened.ok ? success(await house.stay(opened.value)) : opened;
  }

  async resume(name?: string, folder?: string): Promise<Result<RoomStay, HostFault>> {
    const house = new OwnHouse(this.#options, this.#account, wholePath(folder));
    const game = await house.findGame(name);
    if (game === undefined) return failure({ code: 'no-game', name });
    const opened = await house.open(game, (options) => Room.resume(options));
    if (!opened.ok) return opened;
    const code = await house.listenAgain(opened.value);
    return code.ok ? success(await house.stay(opened.value)) : code;
  }

  async goBack(game: string, { code, at }: RoomKey): Promise<Result<RoomStay, GoBackFault>> {
    const house = new OwnHouse(this.#options, this.#account, undefined);
    const isHost = (await house.findGame(game)) !== undefined;
    if (isHost) {
      const stay = await this.resume(game);
      return stay.ok ? stay : failure({ as: 'host', fault: stay.fault });
    }
    const stay = await this.join(code, at);
    return stay.ok ? stay : failure({ as: 'guest', fault: stay.fault });
  }

  join(code: string, at?: string): Promise<Result<RoomStay, ReachFault>> {
    return this.#reach('play', code, wholePath(at));
  }

  watch(code: string, at?: string): Promise<Result<RoomStay, ReachFault>> {
    return this.#reach('watch', code, wholePath(at));
  }

  async #reach(
    wants: Visitor['wants'],
    typed: string,
    at: string | undefined,
  ): Promise<Result<RoomStay, ReachFault>> {
    const { store, time } = this.#options;
    const code = parseCode(typed);
    if (code === undefined) return failure({ code: 'no-code', found: typed });
    let host: string | undefined;
    let file: OwnFile | undefined;
    const replica: Replica = new Replica({
      time,
      newId: randomUUID,
      save: (record) => {
        if (wants === 'watch') return;
        const name = roomName(replica.game.opened);
        if (file?.path !== store.pathOf(name)) {
          // A game that follows another has a file of its own.
          file?.close();
          file = new OwnFile(store, name);
        }
        file.save(record);
      },
    });
    const link = new RoomLink<ReachFault>(
      replica,
      async (known, end) => {
        const reached = await reachRoom({ ...known, ...end, at, time, code, wants });
        if (!reached.ok) return reached;
        host = reached.value.host;
        return success(reached.value.port);
      },
      time.schedule,
    );
    const opened = await link.open();
    if (!opened.ok) return opened;
    const leave = async () => {
      link.close();
      file?.close();
    };
    if (!(await isTold(replica, time))) {
      await leave();
      return failure({ code: 'no-answer' });
    }
    return success({
      // It has all that a seat shows; the line to another process goes with the next change.
      seat: replica as unknown as RoomSeat,
      code,
      at,
      host,
      leave,
      get saveError() {
        return replica.match.saveError;
      },
    });
  }
}

/** A folder as others of this machine find it, whatever their own is. */
function wholePath(folder: string | undefined): string | undefined {
  return folder === undefined ? undefined : resolve(folder);
}
