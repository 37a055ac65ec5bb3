import type { GameRecord } from '../../source/records/tree/record.ts';
import { judgeHall } from '../../source/rooms/hall/hall.ts';
import {
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from '../../source/rooms/hall/hall-command.ts';
import type { HallEventBody } from '../../source/rooms/hall/hall-event.ts';
import {
  type HallFound,
  type HallQuestion,
  lookInHall,
} from '../../source/rooms/hall/hall-lookup.ts';
import { HallState, type Member } from '../../source/rooms/hall/hall-state.ts';
import type { Here } from '../../source/rooms/hall/here.ts';
import type { GameFault, House, HouseNews } from '../../source/rooms/hall/house.ts';
import { HousePlaces, type Knock, type PlaceAnswer } from '../../source/rooms/hall/places.ts';
import { Visit } from '../../source/rooms/hall/visit.ts';
import { type DoorFault, Room, type RoomMember, type Visitor } from '../../source/rooms/room.ts';
import type { RoomEvent } from '../../source/rooms/room-event.ts';
import type { MemberNews } from '../../source/rooms/room-news.ts';
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
  /** What the logs of the games refuse with from now on. */
  set fails(error: Error | undefined) {
    for (const log of this.#logs) log.fails = error;
  }
  readonly #logs: TestLog[] = [];
  readonly #places = new HousePlaces({
    limits: { sessions: 20, sessionsOfOne: 3 },
    time: this.time,
    elsewhere: () => [],
  });
  readonly #rooms = new Map<string, Promise<Room>>();
  #codes = 0;
  #ids = 0;
  #sessions = 0;

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

  async look(question: HallQuestion): Promise<HallFound> {
    return lookInHall(this.hall, question);
  }

  known(person: string): Member | undefined {
    return this.hall.member(person);
  }

  async meet(): Promise<void> {}

  async enter(
    game: string,
    visitor: Visitor,
    hear: (news: MemberNews) => void,
  ): Promise<Result<RoomMember, DoorFault | 'no-room'>> {
    const room = await this.room(game);
    return room ? room.enter(visitor, hear) : failure('no-room');
  }

  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    if (this.trouble !== undefined) return failure('away');
    const room = await this.room(game);
    return room ? success(room.record) : failure('no-game');
  }

  async takePlace(knock: Knock, onDisplaced: () => void): Promise<PlaceAnswer> {
    const person = this.hall.memberOfKey(knock.key ?? '')?.id;
    const isKnownLong =
      person !== undefined && this.hall.gamesOf(person).some(({ ended }) => ended);
    return this.#places.take({ ...knock, person, isKnownLong }, onDisplaced);
  }

  arrive(here: Here): void {
    this.#places.note(here);

    const others = this.here.filter(({ session }) => session !== here.session);
    this.here = [...others, here];
    this.tell({ kind: 'here' });
  }

  depart(gone: string): void {
    this.#places.free(gone);
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
    this.#logs.push(log);
    log.events = events as RoomEvent[];
    const room = Room.resume({ game: name, log, time: this.time }).then((one) => {
      if (!one) throw new Error('the room has no events');
      return one;
    });
    this.#rooms.set(name, room);
    return room;
  }

  /** A session of somebody; of one whose key is new, if nobody is named. */
  visit(person?: Person): Visit {
    const key = person?.id ?? 'SHA256:new';
    const member = this.hall.memberOfKey(key);
    const known = member && { person: { id: member.id, name: member.name } };
    return new Visit({
      house: this,
      session: `session-${++this.#sessions}`,
      as: person && isGuest(person) ? { kind: 'guest', person } : { kind: 'key', key, ...known },
      newId: () => `id-${++this.#ids}`,
    });
  }

  /** The game that a session is in. */
  gameOf({ session }: Visit): string | undefined {
    return this.here.find((one) => one.session === session)?.game;
  }
}

/** `CDE222`, `CDE223`: codes that nothing else has. */
function codeOf(count: number): string {
  return `CDE2${2 + Math.floor(count / 8)}${2 + (count % 8)}`;
}
