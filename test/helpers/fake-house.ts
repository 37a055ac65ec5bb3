import { judgeHall } from '../../source/rooms/hall/hall.ts';
import {
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from '../../source/rooms/hall/hall-command.ts';
import type { HallEventBody } from '../../source/rooms/hall/hall-event.ts';
import { HallState } from '../../source/rooms/hall/hall-state.ts';
import type { HallVisit } from '../../source/rooms/hall/hall-visit.ts';
import type { Here } from '../../source/rooms/hall/here.ts';
import type { House, HouseNews } from '../../source/rooms/hall/house.ts';
import { Replica } from '../../source/rooms/replica.ts';
import { Room } from '../../source/rooms/room.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import { type RoomEars, RoomLink } from '../../source/rooms/room-link.ts';
import type { DoorFault, RoomPort, Visitor } from '../../source/rooms/room-port.ts';
import type { RoomStay } from '../../source/rooms/rooms.ts';
import { failure, type Result, success } from '../../source/rules/core/result.ts';
import { HALL_AT, hallEvents } from './hall-events.ts';
import { roomTime, TestLog } from './room-table.ts';

/** A house in memory: the real fold and judge of the hall, and a real room a game. */
export class FakeHouse implements House {
  readonly time = roomTime();
  readonly hall = new HallState();
  here: readonly Here[] = [];
  trouble: string | undefined;
  isDraining = false;
  /** What is refused next, for this reason. */
  refusal: HallRefusal | undefined;
  /** What was asked for. */
  readonly commands: HallCommand[] = [];
  readonly listeners = new Set<(news: HouseNews) => void>();
  readonly #rooms = new Map<string, Promise<Room>>();
  #codes = 0;
  #ids = 0;

  constructor(...bodies: readonly HallEventBody[]) {
    this.happen(...bodies);
  }

  /** Something happens, and everybody hears of it. */
  happen(...bodies: readonly HallEventBody[]): void {
    for (const event of hallEvents(bodies, this.hall.seq)) {
      if (!this.hall.apply(event)) throw new Error(`${event.kind} cannot follow`);
      this.tell({ kind: 'event', event });
    }
  }

  tell(news: HouseNews): void {
    for (const listener of this.listeners) listener(news);
  }

  follow(listener: (news: HouseNews) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async command(by: Person, command: HallCommand): Promise<Result<HallAnswer, HallRefusal>> {
    await undefined;
    this.commands.push(command);
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal) return failure(refusal);
    const judged = judgeHall(this.hall, by, command, {
      atMs: HALL_AT,
      random: () => 0.9,
      newCode: () => codeOf(++this.#codes),
      digest: (code) => `digest of ${code}`,
    });
    if (!judged.ok) return judged;
    const { body, answer } = judged.value;
    if (body) this.happen(body);
    return success(answer);
  }

  async enter(
    game: string,
    visitor: Visitor,
    ears: RoomEars,
  ): Promise<Result<RoomPort, DoorFault | 'no-room'>> {
    const room = await this.room(game);
    return room ? room.enter(visitor, ears.hear) : failure('no-room');
  }

  async record(game: string) {
    return (await this.room(game))?.record;
  }

  arrive(here: Here): void {
    const others = this.here.filter(({ session }) => session !== here.session);
    this.here = [...others, here];
    this.tell({ kind: 'here' });
  }

  depart(gone: string): void {
    this.here = this.here.filter(({ session }) => session !== gone);
    this.tell({ kind: 'here' });
  }

  /** The room of a game, with both players seated. */
  room(name: string): Promise<Room> | undefined {
    const game = this.hall.gameOfName(name);
    if (!game) return undefined;
    const known = this.#rooms.get(name);
    if (known) return known;
    const { terms, began } = game;
    const { variant, sfen, timeControl, hasWatchers, code } = terms;
    const opened = { kind: 'opened', folder: '', code, variant, sfen, timeControl, hasWatchers };
    const seated = (['black', 'white'] as const).map((color) => {
      const { id: account, name: called } = began[color];
      return { kind: 'seated', color, account, name: called };
    });
    const events = [opened, ...seated].map((body, at) => ({ seq: at + 1, at: HALL_AT, ...body }));
    const log = new TestLog();
    log.events = events as RoomEvent[];
    const room = Room.resume({ game: name, log, time: this.time }).then((one) => {
      if (!one) throw new Error('the room has no events');
      return one;
    });
    this.#rooms.set(name, room);
    return room;
  }

  /** A session of somebody; without a name yet, if there is none. */
  visit(person: Person | undefined, key = person?.id ?? 'SHA256:new'): FakeVisit {
    const visit = new FakeVisit(this, `session-${++this.#ids}`, person, key);
    visit.arrive();
    return visit;
  }
}

/** One session of somebody at a fake house. */
class FakeVisit implements HallVisit {
  readonly house: FakeHouse;
  readonly session: string;
  readonly key: string | undefined;
  person: Person | undefined;
  /** Each stay in a room that is not left yet. */
  readonly stays = new Set<RoomStay>();
  #ids = 0;

  constructor(house: FakeHouse, session: string, person: Person | undefined, key: string) {
    this.house = house;
    this.session = session;
    this.person = person;
    this.key = person && isGuest(person) ? undefined : key;
  }

  arrive(game?: { readonly game: string; readonly seat?: 'black' | 'white' }): void {
    const { house, session, person } = this;
    if (person) house.arrive({ session, person, ...game });
  }

  async join(game: string, wants: 'play' | 'watch') {
    const { house, session, person } = this;
    if (!person) throw new Error('nobody');
    const { time } = house;
    const replica = new Replica({ time, newId: () => `${session}-${++this.#ids}` });
    const link = new RoomLink<DoorFault | 'no-room'>(
      replica,
      (known, ears) => {
        const visitor = { account: person.id, name: person.name, wants, ...known };
        return house.enter(game, visitor, ears);
      },
      time.schedule,
    );
    const opened = await link.open();
    if (!opened.ok) return opened;
    await replica.whenThere();
    const { seat } = replica;
    this.arrive({ game, ...(seat && { seat }) });
    const stay: RoomStay = {
      ...{ replica, code: replica.game.opened.code, at: undefined, host: undefined },
      saveError: undefined,
      leave: async () => {
        if (!this.stays.delete(stay)) return;
        link.close();
        this.arrive();
      },
    };
    this.stays.add(stay);
    return success(stay);
  }

  async command(command: HallCommand): Promise<Result<HallAnswer, HallRefusal>> {
    const by = this.person ?? { id: this.key ?? '', name: '' };
    const done = await this.house.command(by, command);
    if (done.ok && done.value.person) {
      this.person = done.value.person;
      this.arrive();
    }
    return done;
  }
}

/** `CDE222`, `CDE223`: codes that nothing else has. */
function codeOf(count: number): string {
  return `CDE2${2 + Math.floor(count / 8)}${2 + (count % 8)}`;
}
