import { formatTimeControl } from '../../source/records/tree/time-control.ts';
import type { RoomMember } from '../../source/rooms/room.ts';
import type { RoomEvent, RoomEventBody } from '../../source/rooms/room-event.ts';
import { RoomGame } from '../../source/rooms/room-game.ts';
import type {
  HostFault,
  ReachFault,
  RoomDoor,
  RoomPlan,
  RoomStay,
  Rooms,
} from '../../source/rooms/rooms.ts';
import { RoomSeat } from '../../source/rooms/seat.ts';
import type { Color } from '../../source/rules/core/color.ts';
import { failure, type Result, success } from '../../source/rules/core/result.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { OPENING, RoomTable, roomTime } from './room-table.ts';

/** A stay that knows whether it was left. */
export type FakeStay = RoomStay & { readonly hasLeft: boolean };

/** One room in memory, which this process hosts, joins and watches. */
export class FakeRooms implements Rooms {
  table: RoomTable | undefined;
  /** What is refused next, for this reason. */
  hostFault: HostFault | undefined;
  reachFault: ReachFault | undefined;
  /** Each stay, the latest last. */
  readonly stays: FakeStay[] = [];
  readonly plans: RoomPlan[] = [];
  /** What was asked for: `join K7M2QX`, `watch K7M2QX at /srv`. */
  readonly calls: string[] = [];

  /** The latest stay. */
  get stay(): FakeStay {
    const stay = this.stays.at(-1);
    if (!stay) throw new Error('nobody is in a room');
    return stay;
  }

  async host(plan: RoomPlan, at?: string): Promise<Result<RoomStay, HostFault>> {
    this.#note('host', plan.variant.id, at);
    this.plans.push(plan);
    if (this.hostFault) return failure(this.hostFault);
    const { variant, start, clock, side, hasWatchers } = plan;
    this.table = await RoomTable.open({
      variant: variant.id,
      sfen: formatSfen(variant, start),
      timeControl: clock ? formatTimeControl(clock) : '',
      hasWatchers,
      host: { color: side, account: '1', name: 'Host' },
    });
    return success(await this.#enter('1', 'play', at));
  }

  async resume(name?: string, at?: string): Promise<Result<RoomStay, HostFault>> {
    this.#note('resume', name ?? 'the latest', at);
    if (this.hostFault) return failure(this.hostFault);
    this.table ??= await RoomTable.open();
    await this.#enter('2', 'play', at);
    return success(await this.#enter('1', 'play', at));
  }

  async find(
    wants: 'play' | 'watch',
    code: string,
    at?: string,
  ): Promise<Result<RoomDoor, ReachFault>> {
    this.#note(wants === 'play' ? 'join' : wants, code, at);
    if (this.reachFault) return failure(this.reachFault);
    const enter = async () => {
      this.calls.push('entered');
      return 0;
    };
    return success({ host: 'host', enter });
  }

  /** Somebody joins, as they are served in the process of the host. */
  async join(): Promise<FakeStay> {
    this.table ??= await RoomTable.open();
    return this.#enter('2', 'play', undefined);
  }

  /** Somebody watches, as they are served in the process of the host. */
  async watch(): Promise<FakeStay> {
    this.table ??= await RoomTable.open();
    return this.#enter('3', 'watch', undefined);
  }

  #note(word: string, what: string, at: string | undefined): void {
    this.calls.push(at === undefined ? `${word} ${what}` : `${word} ${what} at ${at}`);
  }

  async #enter(
    account: string,
    wants: 'play' | 'watch',
    at: string | undefined,
  ): Promise<FakeStay> {
    const { table } = this;
    if (!table) throw new Error('there is no room');
    const { seat } = await table.enter(account, wants);
    const stay = {
      seat,
      code: table.room.game.opened.code,
      at,
      hasLeft: false,
      saveError: undefined,
      host: account === '1' ? undefined : 'host',
      async leave() {
        if (stay.hasLeft) return;
        stay.hasLeft = true;
        seat.leave();
        if (account === '1') await table.room.close(table.room.hasBegun ? 'left' : 'withdrawn');
      },
    };
    this.stays.push(stay);
    return stay;
  }
}

/** Somebody in a room whose events have come already, and nothing after them. */
export function toldStay(
  side: Color | undefined,
  bodies: readonly (RoomEventBody & { readonly by?: Color })[],
  more: Partial<RoomStay> = {},
  around: Partial<RoomMember['room']> = {},
): RoomStay {
  const { host: _, ...opening } = OPENING;
  const opened = { ...opening, kind: 'opened' } as const;
  const events = [opened, ...bodies].map((body, index): RoomEvent => {
    return { at: 0, ...body, seq: index + 1 };
  });
  const time = roomTime();
  const game = RoomGame.fold(events, { time });
  if (!game) throw new Error('there is no game');
  const room: RoomMember['room'] = {
    ...{ name: 'game', game, watchers: 0, idle: undefined },
    presence: () => 'away',
    ...around,
  };
  const seat = new RoomSeat(
    { time, newId: () => 'id' },
    { room, side, send: async () => undefined, leave() {} },
  );
  return {
    seat,
    code: opening.code,
    at: undefined,
    host: undefined,
    saveError: undefined,
    leave: async () => {},
    ...more,
  };
}

/** Both players come into a room, Aki as Black. */
export const BOTH_COME = [
  { kind: 'seated', color: 'black', account: '1', name: 'Aki' },
  { kind: 'seated', color: 'white', account: '2', name: 'Ben' },
] as const;
