import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { Listeners } from '../listeners.ts';
import { Recent } from '../recent.ts';
import type { DoorFault, Room, RoomMember, Visitor } from '../room.ts';
import type { MemberNews } from '../room-news.ts';
import type { RoomTime } from '../room-time.ts';
import { gamesInTheWay, judgeHall } from './hall.ts';
import {
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from './hall-command.ts';
import { hallDeed } from './hall-deed.ts';
import type { HallEvent } from './hall-event.ts';
import { type HallFound, type HallQuestion, lookInHall } from './hall-lookup.ts';
import type { Challenge } from './hall-now.ts';
import { type HallOrder, judgeOrder } from './hall-order.ts';
import { HallPace, tooFast } from './hall-pace.ts';
import type { HallState, Member } from './hall-state.ts';
import { type HallAfter, HallWriter } from './hall-writer.ts';
import type { Here } from './here.ts';
import type { GameFault, House, HouseNews } from './house.ts';
import type { HouseStore, StoreNews } from './house-store.ts';
import { HallKeeper, keptHall } from './kept-hall.ts';
import { OpenRooms } from './open-rooms.ts';
import { HousePlaces, type Knock, type PlaceAnswer, type PlaceLimits } from './places.ts';
import { HousePresence } from './presence.ts';
import { nameSides, sideNames } from './side-names.ts';

export interface StoredHouseOptions {
  readonly store: HouseStore;
  /** Called with what should not happen: a log that is damaged, a fault of our own. */
  readonly onFault: (error: unknown) => void;
  /** How many may be here. Default: as many as come. */
  readonly limits?: PlaceLimits;
}

const NO_LIMITS: PlaceLimits = {
  sessions: Number.POSITIVE_INFINITY,
  sessionsOfOne: Number.POSITIVE_INFINITY,
};

/** How often a house does what the time has brought with it. */
const LOOK_MS = 2000;

/** A house that keeps its hall and its games in a store, which other houses may share. */
export class StoredHouse implements House {
  readonly time: RoomTime;
  readonly hall: HallState;
  /** How many commands the hall and the rooms were given. */
  commands = 0;
  readonly #store: HouseStore;
  readonly #onFault: (error: unknown) => void;
  readonly #listeners: Listeners<HouseNews>;
  readonly #writer: HallWriter;
  readonly #keeper: HallKeeper;
  readonly #pace: HallPace;
  readonly #presence: HousePresence;
  readonly #places: HousePlaces;
  readonly #rooms: OpenRooms;
  /** When persons have left, in milliseconds since 1970. */
  readonly #seen = new Recent<number>();
  #cancelLook = () => {};
  #endFollowing = () => {};
  #drained: Promise<void> | undefined;
  #hasTrouble: boolean;

  private constructor(
    { store, onFault, limits = NO_LIMITS }: StoredHouseOptions,
    kept: HallAfter | undefined,
  ) {
    const { time } = store;
    this.time = time;
    this.#store = store;
    this.#onFault = onFault;
    this.#listeners = new Listeners(onFault);
    const tell = (event: HallEvent) => {
      if (event.kind === 'renamed') {
        this.#presence.rename({ id: event.person, name: event.name });
        this.#listeners.tell({ kind: 'here' });
      }
      this.#listeners.tell({ kind: 'event', event });
    };
    this.#writer = new HallWriter(store.hall, time.date, tell, kept);
    this.#keeper = new HallKeeper(store, this.#writer);
    this.hall = this.#writer.hall;
    this.#pace = new HallPace(this.hall, time.nowMs);
    this.#presence = new HousePresence(store, () => this.#rooms.running);
    this.#places = new HousePlaces({ limits, time, elsewhere: () => store.hereElsewhere });
    const noteFault = (error: unknown) => this.#noteFault(error);
    this.#rooms = new OpenRooms(store, this.#writer, this.#presence, noteFault);
    this.#hasTrouble = store.trouble !== undefined;
  }

  /** Opens the house, with the games that were not over. Rejects with the error of its store. */
  static async open(options: StoredHouseOptions): Promise<StoredHouse> {
    const { store, onFault } = options;
    const house = new StoredHouse(options, await keptHall(store, onFault));
    house.#endFollowing = store.follow((news) => house.#hearStore(news));
    await house.#writer.catchUp();
    for (const game of await store.unfinished()) house.#openSoon(game);
    house.#lookLater();
    return house;
  }

  get here(): readonly Here[] {
    return this.#presence.here;
  }

  get trouble(): string | undefined {
    return this.#store.trouble;
  }

  get isDraining(): boolean {
    return this.#rooms.isShut;
  }

  readonly follow: House['follow'] = (listener) => this.#listeners.follow(listener);

  async look(question: HallQuestion): Promise<HallFound> {
    return lookInHall(this.hall, question);
  }

  known(person: string): Member | undefined {
    return this.hall.member(person);
  }

  async meet(): Promise<void> {}

  async command(
    by: Person,
    command: HallCommand,
    from: string = by.id,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    this.commands++;
    const waitMs = this.#pace.count(by, from);
    if (waitMs > 0) return tooFast(waitMs);
    if (command.kind === 'register') {
      const heldMs = this.hall.networks.heldMs(from, this.time.date().getTime());
      if (heldMs > 0) return failure({ code: 'network-held', waitMs: heldMs });
    }
    await this.#openAll(gamesInTheWay(this.hall, by, command));
    const waitsFor = (game: string) => this.#rooms.waitsFor(game);
    const result = await this.#pace.limit(by, command, from, () =>
      this.#writer.write((hall, means) => judgeHall(hall, by, command, { ...means, waitsFor })),
    );
    // Its clock is not to wait for somebody to come.
    if (result.ok && result.value.game !== undefined) this.#openSoon(result.value.game);
    return result;
  }

  async enter(
    game: string,
    visitor: Visitor,
    hear: (news: MemberNews) => void,
  ): Promise<Result<RoomMember, DoorFault | 'no-room'>> {
    const hearSafely = (news: MemberNews) => {
      try {
        hear(news);
      } catch (error) {
        this.#onFault(error);
      }
    };
    for (;;) {
      let room: Room | undefined;
      try {
        room = await this.#rooms.open(game);
      } catch (error) {
        this.#noteFault(error);
        return failure('not-saved');
      }
      if (!room) return failure('no-room');
      const member = await room.enter(visitor, hearSafely);
      // It may have closed on the way, because nobody was in it.
      if (member.ok || this.#rooms.get(game) === room) return member;
    }
  }

  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    try {
      const record = this.#rooms.get(game)?.record ?? (await this.#store.record(game));
      const known = this.hall.gameOfName(game);
      // The log has them as they were.
      if (record && known) nameSides(record, sideNames(known.began));
      return record ? success(record) : failure('no-game');
    } catch (error) {
      this.#noteFault(error);
      return failure('away');
    }
  }

  async takePlace(knock: Knock, onDisplaced: () => void): Promise<PlaceAnswer> {
    const person = this.hall.memberOfKey(knock.key ?? '')?.id;
    const games = person === undefined ? [] : this.hall.gamesOf(person);
    const isKnownLong = games.some(({ ended }) => ended !== undefined);
    return this.#places.take({ ...knock, person, isKnownLong }, onDisplaced);
  }

  arrive(here: Here): void {
    this.#presence.arrive(this.#places.note(here));
    this.#listeners.tell({ kind: 'here' });
  }

  depart(session: string): void {
    this.#places.free(session);
    const person = this.#presence.depart(session);
    if (!person) return;
    if (!isGuest(person)) this.#seen.note(person.id, this.time.date().getTime());
    this.#listeners.tell({ kind: 'here' });
    if (!isGuest(person) || this.#presence.has(person)) return;
    void this.#withdraw((challenges) => challenges.filter(({ by }) => by.id === person.id));
  }

  /** Changes what whoever runs the server wants changed. */
  order(order: HallOrder): Promise<Result<HallAnswer, HallRefusal>> {
    return this.#writer.write((hall) => judgeOrder(hall, order));
  }

  /**
   * When a person left last, or began or ended a game: in milliseconds since 1970. Undefined where
   * that is not known.
   */
  seenMs(person: string): number | undefined {
    const [game] = this.hall.gamesOf(person);
    const times = [this.#seen.get(person), (game?.ended ?? game?.began)?.at];
    const known = times.filter((atMs) => atMs !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  }

  /** How many sessions are in this house itself. */
  get ownSessions(): number {
    return this.#presence.ownSessions;
  }

  /** How many games are open in this house. */
  get openGames(): number {
    return this.#rooms.size;
  }

  /** Writes the names of the sides, as they are now, into the games of a person that are over. */
  async nameGames(person: string): Promise<void> {
    for (const { began, ended } of this.hall.gamesOf(person)) {
      if (ended) await this.#store.nameSides?.(began.game, sideNames(began));
    }
  }

  /**
   * Ends a game without a result: it counts for nobody.
   * @returns false if no game of this code goes on
   */
  async closeGame(code: string): Promise<Result<boolean, HallRefusal>> {
    const found = this.hall.game(code);
    if (!found || found.ended) return success(false);
    // A game that cannot be read is closed nevertheless.
    const opening = this.#rooms.open(found.began.game);
    const room = await opening.catch((error) => this.#noteFault(error));
    const plies = room ? room.plies : 0;
    const ending = { reason: 'abandonment' } as const;
    const written = await this.#writer.write((hall) =>
      hallDeed(
        hall.game(code)?.ended ? undefined : { kind: 'ended', code, plies, ending, isVoid: true },
      ),
    );
    if (!written.ok) return written;
    await room?.abort();
    return success(true);
  }

  /** Tells all that the house closes soon. No room is opened from then on. */
  announceEnd(): void {
    if (this.isDraining) return;
    this.#rooms.shut();
    this.#listeners.tell({ kind: 'draining' });
  }

  /** Closes all rooms, so that all that has happened is durable, and then the store. */
  drain(): Promise<void> {
    this.#drained ??= this.#drain();
    return this.#drained;
  }

  async #drain(): Promise<void> {
    this.#cancelLook();
    this.announceEnd();
    await this.#writer.settled();
    await this.#rooms.close();
    // A game may have ended with its last command: the hall is to know.
    await this.#writer.settled();
    this.#endFollowing();
    await this.#keeper.end().catch((error) => this.#noteFault(error));
    await this.#store.close();
  }

  /** Opens games of which something is to be known or judged. */
  async #openAll(games: readonly string[]): Promise<void> {
    for (const game of games) {
      await this.#rooms.open(game).catch((error) => this.#noteFault(error));
    }
  }

  #openSoon(game: string): void {
    void this.#rooms.open(game).catch(this.#onFault);
  }

  #hearStore(news: StoreNews): void {
    switch (news.kind) {
      case 'hall':
        void this.#writer.catchUp(news.seq).catch((error) => this.#noteFault(error));
        return;
      case 'game':
        this.#rooms.catchUp(news.game);
        return;
      case 'here':
        this.#presence.hearOthers();
        this.#places.hearOthers();
        this.#rooms.tellElsewhere();
        this.#listeners.tell({ kind: 'here' });
        return;
      case 'trouble':
        this.#hearTrouble();
        return;
      default:
        news satisfies never;
    }
  }

  #hearTrouble(): void {
    const hasTrouble = this.trouble !== undefined;
    const hasChanged = hasTrouble !== this.#hasTrouble;
    this.#hasTrouble = hasTrouble;
    if (hasChanged) this.#rooms.hold(hasTrouble);
    this.#listeners.tell({ kind: 'trouble' });
    if (hasChanged && !hasTrouble) this.#hearStore({ kind: 'hall' });
  }

  /** While the store is away, whoever asks is told so. */
  #noteFault(error: unknown): void {
    if (this.trouble === undefined) this.#onFault(error);
  }

  #lookLater(): void {
    this.#cancelLook = this.time.schedule(() => {
      if (!this.isDraining) this.#lookLater();
      void this.#look();
    }, LOOK_MS);
  }

  /** Does what the time has brought with it. What fails keeps nothing else from being done. */
  async #look(): Promise<void> {
    if (this.trouble !== undefined) return;
    const steps = [
      () => this.#rooms.tidy(),
      () => this.#withdraw((challenges) => this.#presence.lapsed(challenges)),
      async () => this.#openAll(await this.#store.due()),
      () => this.#keeper.look(),
    ];
    for (const step of steps) await step().catch((error) => this.#noteFault(error));
  }

  /** Withdraws some of the challenges, whose makers are away. */
  async #withdraw(
    choose: (challenges: readonly Challenge[]) => readonly Challenge[],
  ): Promise<void> {
    // A challenge of theirs may be about to be written.
    await this.#writer.settled();
    const withdrawn = choose(this.hall.challenges).map(({ code }) =>
      this.#writer.write((hall) =>
        hallDeed(hall.challenge(code) && { kind: 'withdrawn', code, why: 'away' }),
      ),
    );
    await Promise.all(withdrawn);
  }
}
