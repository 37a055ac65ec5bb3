import { randomUUID } from 'node:crypto';
import type { GameStore } from '../../records/store/store.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { type HostedRoom, hostRoom } from '../carriers/socket-host.ts';
import { FileLog } from '../logs/file-log.ts';
import { type DoorFault, Room, type RoomMember, type RoomOptions } from '../room.ts';
import type { RoomEvent } from '../room-event.ts';
import { LogDamage } from '../room-log.ts';
import { roomName } from '../room-name.ts';
import type { MemberNews, Presence } from '../room-news.ts';
import type { RoomDoor, RoomMessage, RoomPort, WireVisitor } from '../room-port.ts';
import type { RoomTime } from '../room-time.ts';
import type { HostFault, RoomStay } from '../rooms.ts';
import { RoomSeat } from '../seat.ts';
import { systemCode } from '../system-code.ts';

export interface OwnHouseOptions {
  /** The own games. */
  readonly store: GameStore;
  readonly time: RoomTime;
  /** What the host of a room is called. Others are told no more of it than `cutName` keeps. */
  readonly ownName: () => string;
}

/** How long the room of another terminal may take to give its socket up, and how often one looks. */
const HAND_OVER_MS = 5000;
const LOOK_MS = 50;

/** A room of one's own: its log, its socket, and the line of the host into it. */
export class OwnHouse {
  readonly #options: OwnHouseOptions;
  readonly #account: string;
  /** The folder of the socket; that of the system if undefined. */
  #at: string | undefined;
  readonly #log: FileLog;
  /** Undefined before it is open, and after it was closed or handed over. */
  #room: Room | undefined;
  #carrier: HostedRoom | undefined;
  /** Why the game is not on the disk as it stands. */
  #trouble: unknown;

  constructor(options: OwnHouseOptions, account: string, at: string | undefined) {
    this.#options = options;
    this.#account = account;
    this.#at = at;
    const handOver = () => void this.#close('handed-over');
    this.#log = new FileLog(options.store, { onAsked: handOver, onLost: handOver });
  }

  /** A game that goes on: the latest, or one with a name or a code. */
  async findGame(wanted: string | undefined): Promise<string | undefined> {
    const games = await this.#log.unfinished();
    if (wanted === undefined) return games[0];
    const name = wanted.replace(/\.psn$/, '');
    return games.find((game) => game === name || game.endsWith(`-${name.toUpperCase()}`));
  }

  /** Opens the socket. @returns its code */
  async listen(code?: string): Promise<Result<string, HostFault>> {
    const { time } = this.#options;
    const carrier = await hostRoom({ door: this.#door, at: this.#at, code, time });
    if (!carrier.ok) return carrier;
    this.#carrier = carrier.value;
    return success(carrier.value.code);
  }

  /** Opens the socket of a room that was open before, as soon as who had it gives it up. */
  async listenAgain(room: Room): Promise<Result<string, HostFault>> {
    this.#at ??= room.folder || undefined;
    const { nowMs, schedule } = this.#options.time;
    const endMs = nowMs() + HAND_OVER_MS;
    for (;;) {
      const code = await this.listen(room.code);
      if (code.ok || code.fault.code !== 'in-use' || nowMs() > endMs) {
        if (!code.ok) await this.#close('left');
        return code;
      }
      await new Promise<void>((resolve) => {
        schedule(resolve, LOOK_MS);
      });
    }
  }

  /** Opens the log and the room of a game. The log is taken from another terminal. */
  async open(
    game: string,
    openRoom: (options: RoomOptions) => Promise<Room | undefined>,
  ): Promise<Result<Room, HostFault>> {
    try {
      const taken = await this.#log.open(game, 'normal');
      if (!taken.ok) await this.#log.open(game, 'take-over');
      this.#room = await openRoom(this.#roomOptions(game));
      // What was agreed on just before the end of the process.
      if (this.#room?.isRematched) await this.#playAgain(this.#room);
    } catch (error) {
      this.#carrier?.close();
      if (error instanceof LogDamage) return failure({ code: 'damaged', name: game });
      return failure({ code: 'not-saved', detail: systemCode(error) });
    }
    return this.#room ? success(this.#room) : failure({ code: 'no-game', name: game });
  }

  #roomOptions(game: string): RoomOptions {
    const onTrouble = (error: unknown) => {
      this.#trouble = error;
    };
    const onEvent = ({ kind }: RoomEvent) => {
      const room = this.#room;
      if (kind === 'rematched' && room) this.#playAgain(room).catch(onTrouble);
    };
    return { game, log: this.#log, time: this.#options.time, onTrouble, onEvent };
  }

  /** Opens the room of another game behind the same socket, and takes all who are here there. */
  async #playAgain(room: Room): Promise<void> {
    const opening = room.nextOpening();
    const game = roomName(opening);
    await this.#log.open(game, 'normal');
    const next = await Room.open(this.#roomOptions(game), opening);
    // It may have been closed meanwhile.
    if (this.#room !== room) {
      await next.close('left');
      return;
    }
    this.#room = next;
    await room.moveTo(next);
    await room.close('left');
  }

  /** Takes the seat of the host. */
  async stay(room: Room): Promise<RoomStay> {
    const { time } = this.#options;
    const { code, hostSide } = room;
    const visitor = { account: this.#account, name: this.#options.ownName() };
    const seat = await RoomSeat.take({ time, newId: randomUUID }, (hear) =>
      room.enter({ ...visitor, wants: 'play', ...(hostSide && { side: hostSide }) }, hear),
    );
    if (!seat.ok) throw new RangeError('the host has a seat');
    let left: Promise<void> | undefined;
    const leave = async () => {
      await this.#close(this.#room?.hasBegun ? 'left' : 'withdrawn');
      seat.value.leave();
    };
    const trouble = () => this.#trouble;
    return {
      seat: seat.value,
      code,
      at: this.#at,
      host: undefined,
      get saveError() {
        return trouble();
      },
      leave: () => {
        left ??= leave();
        return left;
      },
    };
  }

  /** The door by which visitors come in. */
  get #door(): RoomDoor {
    return {
      enter: async (visitor, hear) => {
        const room = this.#room;
        if (!room) return failure('full');
        const isOwn = visitor.account === this.#account;
        // Two terminals of one account are told apart.
        return enterByWire(room, isOwn ? { ...visitor, name: `${visitor.name} 2` } : visitor, hear);
      },
    };
  }

  async #close(why: 'left' | 'handed-over' | 'withdrawn'): Promise<void> {
    const [room, carrier] = [this.#room, this.#carrier];
    this.#room = undefined;
    this.#carrier = undefined;
    try {
      await room?.close(why);
    } catch (error) {
      this.#trouble = error;
    } finally {
      carrier?.close();
    }
  }
}

/** Tells over a line what happens in a room, from its first event on. */
async function enterByWire(
  room: Room,
  visitor: WireVisitor,
  hear: (message: RoomMessage) => void,
): Promise<Result<RoomPort, DoorFault>> {
  let toldSeq = 0;
  let at = room;
  const welcome = (side: RoomMember['side'], seen: number) => {
    hear({ kind: 'welcome', game: at.name, ...(side && { seat: side }), seq: at.game.seq });
    toldSeq = seen;
    tellRest();
  };
  const tellRest = () => {
    for (const event of at.events.slice(toldSeq)) hear({ kind: 'event', event });
    toldSeq = at.game.seq;
    const { watchers, idle } = at;
    const sides: [Presence, Presence] = [at.presence('black'), at.presence('white')];
    hear({ kind: 'presence', sides, watchers, ...(idle && { idle }) });
    const { clock, ending } = at.game.match;
    if (!clock || ending) return;
    hear({ kind: 'clock', turnMs: clock.turnMs, isRunning: clock.isRunning });
  };
  let onNews = (_: MemberNews) => {};
  const entered = await room.enter(visitor, (news) => onNews(news));
  if (!entered.ok) return entered;
  const member = entered.value;
  onNews = (news) => {
    if (news.kind === 'closed') hear(news);
    else if (news.kind === 'rematch') {
      at = member.room as Room;
      welcome(member.side, 0);
    } else tellRest();
  };
  const isKnown = visitor.game === room.name && visitor.seen <= room.game.seq;
  welcome(member.side, isKnown ? visitor.seen : 0);
  return success({
    send: (command) => {
      void member.send(command).then((refusal) => {
        const { id } = command;
        if (refusal) hear({ kind: 'refused', id, refusal });
        else hear({ kind: 'done', id, seq: at.game.seq });
      });
    },
    close: member.leave,
  });
}
