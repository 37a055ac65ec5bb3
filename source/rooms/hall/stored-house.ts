import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { Listeners } from '../listeners.ts';
import type { Room } from '../room.ts';
import type { RoomEars } from '../room-link.ts';
import type { DoorFault, RoomMessage, RoomPort, Visitor } from '../room-port.ts';
import type { RoomTime } from '../room-time.ts';
import { hallDeed, judgeHall } from './hall.ts';
import {
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { type HallFound, type HallQuestion, lookInHall } from './hall-lookup.ts';
import { HallPace, tooFast } from './hall-pace.ts';
import type { HallState, Member } from './hall-state.ts';
import { type HallAfter, HallWriter } from './hall-writer.ts';
import type { Here } from './here.ts';
import type { GameFault, House, HouseNews } from './house.ts';
import type { HouseStore, StoreNews } from './house-store.ts';
import { HallKeeper, keptHall } from './kept-hall.ts';
import { OpenRooms } from './open-rooms.ts';
import { HousePresence } from './presence.ts';

export interface StoredHouseOptions {
  readonly store: HouseStore;
  /** Called with what should not happen: a log that is damaged, a fault of our own. */
  readonly onFault: (error: unknown) => void;
}

/** How often a house does what the time has brought with it. */
const LOOK_MS = 2000;

/** A house that keeps its hall and its games in a store, which other houses may share. */
export class StoredHouse implements House {
  readonly time: RoomTime;
  readonly hall: HallState;
  readonly #store: HouseStore;
  readonly #onFault: (error: unknown) => void;
  readonly #listeners: Listeners<HouseNews>;
  readonly #writer: HallWriter;
  readonly #keeper: HallKeeper;
  readonly #pace: HallPace;
  readonly #presence: HousePresence;
  readonly #rooms: OpenRooms;
  #cancelLook = () => {};
  #endFollowing = () => {};
  #drained: Promise<void> | undefined;
  #hasTrouble: boolean;

  private constructor({ store, onFault }: StoredHouseOptions, kept: HallAfter | undefined) {
    const { time } = store;
    this.time = time;
    this.#store = store;
    this.#onFault = onFault;
    this.#listeners = new Listeners(onFault);
    const tell = (event: HallEvent) => this.#listeners.tell({ kind: 'event', event });
    this.#writer = new HallWriter(store.hall, time.date, tell, kept);
    this.#keeper = new HallKeeper(store, this.#writer);
    this.hall = this.#writer.hall;
    this.#pace = new HallPace(this.hall, time.nowMs);
    this.#presence = new HousePresence(store, () => this.#rooms.running);
    this.#rooms = new OpenRooms(store, this.#writer, this.#presence);
    this.#hasTrouble = store.trouble !== undefined;
  }

  /** Opens the house, with the games that were not over. Rejects with the error of its store. */
  static async open(options: StoredHouseOptions): Promise<StoredHouse> {
    const { store, onFault } = options;
    const house = new StoredHouse(options, await keptHall(store, onFault));
    house.#endFollowing = store.follow((news) => house.#hearStore(news));
    while (await house.#writer.catchUp());
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
    const waitMs = this.#pace.count(by, from);
    if (waitMs > 0) return tooFast(waitMs);
    const result = await this.#writer.run((write) =>
      this.#pace.limit(by, command, from, () =>
        write((hall, means) => judgeHall(hall, by, command, means)),
      ),
    );
    // Its clock is not to wait for somebody to come.
    if (result.ok && result.value.game !== undefined) this.#openSoon(result.value.game);
    return result;
  }

  async enter(
    game: string,
    visitor: Visitor,
    ears: RoomEars,
  ): Promise<Result<RoomPort, DoorFault | 'no-room'>> {
    const hear = (message: RoomMessage) => {
      try {
        ears.hear(message);
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
      const port = await room.enter(visitor, hear);
      // It may have closed on the way, because nobody was in it.
      if (port.ok || this.#rooms.get(game) === room) return port;
    }
  }

  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    try {
      const record = this.#rooms.get(game)?.record ?? (await this.#store.record(game));
      return record ? success(record) : failure('no-game');
    } catch (error) {
      this.#noteFault(error);
      return failure('away');
    }
  }

  arrive(here: Here): void {
    this.#presence.arrive(here);
    this.#listeners.tell({ kind: 'here' });
  }

  depart(session: string): void {
    const person = this.#presence.depart(session);
    if (!person) return;
    this.#listeners.tell({ kind: 'here' });
    if (isGuest(person) && !this.#presence.has(person)) void this.#withdrawOf(() => [person]);
  }

  /** Shuts a key out of the server, or lets it in again. */
  ban(key: string, isBanned: boolean): Promise<Result<HallAnswer, HallRefusal>> {
    const kind = isBanned ? 'banned' : 'unbanned';
    return this.#writer.write((hall) =>
      hallDeed(hall.isBanned(key) === isBanned ? undefined : { kind, key }),
    );
  }

  /**
   * Ends a game without a result: it counts for nobody.
   * @returns false if no game of this code goes on
   */
  async closeGame(code: string): Promise<Result<boolean, HallRefusal>> {
    const found = this.hall.game(code);
    if (!found || found.ended) return success(false);
    const ended = { kind: 'ended', code, plies: 0, ending: { reason: 'abandonment' } } as const;
    const written = await this.#writer.write((hall) =>
      hallDeed(hall.game(code)?.ended ? undefined : ended),
    );
    if (!written.ok) return written;
    const room = await this.#rooms.open(found.began.game);
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
    await this.#rooms.close(this.#onFault);
    // A game may have ended with its last command: the hall is to know.
    await this.#writer.settled();
    this.#endFollowing();
    await this.#keeper.end().catch((error) => this.#noteFault(error));
    await this.#store.close();
  }

  #openSoon(game: string): void {
    void this.#rooms.open(game).catch(this.#onFault);
  }

  #hearStore(news: StoreNews): void {
    switch (news.kind) {
      case 'hall':
        void this.#writer.catchUp().catch((error) => this.#noteFault(error));
        return;
      case 'game':
        void this.#rooms.get(news.game)?.catchUp();
        return;
      case 'here':
        this.#presence.hearOthers();
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
      void this.#look().catch((error) => this.#noteFault(error));
    }, LOOK_MS);
  }

  /** Does what the time has brought with it. */
  async #look(): Promise<void> {
    if (this.trouble !== undefined) return;
    await this.#rooms.tidy();
    await this.#withdrawOf(() => this.#presence.longAway(this.hall.challenges.map(({ by }) => by)));
    for (const game of await this.#store.due()) await this.#rooms.open(game);
    await this.#keeper.look();
  }

  /** Withdraws the challenges of people who are away. */
  #withdrawOf(findAway: () => readonly Person[]): Promise<void> {
    return this.#writer.run(async (write) => {
      const away = new Set(findAway().map(({ id }) => id));
      for (const { code } of this.hall.challenges.filter(({ by }) => away.has(by.id))) {
        const withdrawn = await write((hall) =>
          hallDeed(hall.challenge(code) && { kind: 'withdrawn', code, why: 'away' }),
        );
        if (!withdrawn.ok) return;
      }
    });
  }
}
