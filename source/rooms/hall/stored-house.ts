import { createHash, randomBytes } from 'node:crypto';
import type { GameRecord } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Elsewhere } from '../attendance.ts';
import { CodeTries } from '../carriers/code-tries.ts';
import { TokenBuckets } from '../carriers/token-bucket.ts';
import { Room } from '../room.ts';
import { newCode, parseCode } from '../room-code.ts';
import type { RoomEvent } from '../room-event.ts';
import type { RoomEars } from '../room-link.ts';
import type { DoorFault, RoomMessage, RoomPort, Visitor } from '../room-port.ts';
import type { RoomTime } from '../room-time.ts';
import { systemCode } from '../system-code.ts';
import { judgeHall } from './hall.ts';
import {
  type HallAnswer,
  type HallCommand,
  type HallRefusal,
  isGuest,
  type Person,
} from './hall-command.ts';
import type { HallEvent, HallEventBody } from './hall-event.ts';
import {
  AWAY_MS,
  COMMANDS_A_SECOND,
  DEEDS_A_MINUTE,
  DEEDS_AT_ONCE,
  EMPTY_ROOM_MS,
  GONE_CODES,
  GUEST_AWAY_MS,
  REGISTRATIONS_AN_HOUR,
} from './hall-limits.ts';
import { type Challenge, type HallGame, HallState } from './hall-state.ts';
import type { Here } from './here.ts';
import type { GameFault, House, HouseNews } from './house.ts';
import type { HouseStore, StoreNews } from './house-store.ts';

export interface StoredHouseOptions {
  readonly store: HouseStore;
  /** Called with what should not happen: a log that is damaged, a fault of our own. */
  readonly onFault: (error: unknown) => void;
}

/** How often a house does what the time has brought with it. */
const LOOK_MS = 2000;

/**
 * Sits in each room whose clock runs, and nobody sees them: so the other houses know that the clock
 * has not stood.
 */
const KEEPER: Person = { id: 'keeper', name: '' };

/** A room that is open in this house. */
interface OpenRoom {
  /** Undefined while it opens, and where there is no such game. */
  room: Room | undefined;
  readonly opened: Promise<Room | undefined>;
  /** The moment since which nobody is in it. */
  emptyMs: number | undefined;
}

/** A house that keeps its hall and its games in a store, which other houses may share. */
export class StoredHouse implements House {
  readonly time: RoomTime;
  readonly hall = new HallState();
  readonly #store: HouseStore;
  readonly #onFault: (error: unknown) => void;
  readonly #ownHere = new Map<string, Here>();
  readonly #rooms = new Map<string, OpenRoom>();
  /** Rooms that close; their logs are not open again before that is done. */
  readonly #closing = new Map<string, Promise<void>>();
  readonly #followers = new Set<(news: HouseNews) => void>();
  readonly #commands: TokenBuckets;
  readonly #deeds: TokenBuckets;
  readonly #registrations: TokenBuckets;
  readonly #tries: CodeTries;
  /** The codes of the latest challenges that were withdrawn, the oldest first. */
  readonly #goneCodes = new Set<string>();
  /** The moment since which somebody with a challenge is nowhere. */
  readonly #awaySince = new Map<string, number>();
  /** The games of which the others know that their clocks run here. */
  #kept: ReadonlySet<string> = new Set();
  #shownHere: readonly Here[] | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #cancelLook = () => {};
  #endFollowing = () => {};
  #isDraining = false;
  #drained: Promise<void> | undefined;
  #hasTrouble: boolean;

  private constructor({ store, onFault }: StoredHouseOptions) {
    this.#store = store;
    this.#onFault = onFault;
    this.time = store.time;
    const { nowMs } = store.time;
    this.#tries = new CodeTries(nowMs);
    this.#commands = new TokenBuckets(COMMANDS_A_SECOND, COMMANDS_A_SECOND, nowMs);
    this.#deeds = new TokenBuckets(DEEDS_A_MINUTE / 60, DEEDS_AT_ONCE, nowMs);
    const registrations = REGISTRATIONS_AN_HOUR / 3600;
    this.#registrations = new TokenBuckets(registrations, REGISTRATIONS_AN_HOUR, nowMs);
    this.#hasTrouble = store.trouble !== undefined;
  }

  /** Opens the house, with the games that were not over. Rejects with the error of its store. */
  static async open(options: StoredHouseOptions): Promise<StoredHouse> {
    const house = new StoredHouse(options);
    const { store } = options;
    house.#endFollowing = store.follow((news) => house.#hearStore(news));
    await house.#enqueue(() => house.#readHall());
    for (const game of await store.unfinished()) void house.#roomOf(game).catch(options.onFault);
    house.#lookLater();
    return house;
  }

  get here(): readonly Here[] {
    this.#shownHere ??= [...this.#hereElsewhere, ...this.#ownHere.values()];
    return this.#shownHere;
  }

  get trouble(): string | undefined {
    return this.#store.trouble;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  follow(listener: (news: HouseNews) => void): () => void {
    this.#followers.add(listener);
    return () => this.#followers.delete(listener);
  }

  async command(
    by: Person,
    command: HallCommand,
    from: string = by.id,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    // Guests and keys without a name cost nothing: they count by where they come from.
    const who = this.hall.member(by.id) ? by.id : from;
    if (!this.#commands.take(who)) return tooFast(this.#commands.waitMs(who));
    const result = await this.#enqueue(() => this.#doInTime(by, command, who, from));
    if (result.ok && result.value.game !== undefined) {
      // Its clock is not to wait for somebody to come.
      void this.#roomOf(result.value.game).catch(this.#onFault);
    }
    return result;
  }

  /** Does what a command says, unless it is one too many. */
  async #doInTime(
    by: Person,
    command: HallCommand,
    who: string,
    from: string,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    switch (command.kind) {
      case 'use-key-code':
      case 'accept':
      case 'look-up': {
        const waitMs = this.#tries.waitMs(who);
        if (waitMs > 0) return tooFast(waitMs);
        const result = await this.#do(by, command);
        if (!result.ok && this.#isWrongCode(result.fault, command.code)) {
          this.#tries.countWrong(who);
        }
        return result;
      }
      case 'challenge':
      case 'make-key-code':
        return this.#doPaced(by, command, this.#deeds, who);
      case 'register':
        return this.#doPaced(by, command, this.#registrations, from);
      default:
        return this.#do(by, command);
    }
  }

  /** The same, where what is done counts. */
  async #doPaced(
    by: Person,
    command: HallCommand,
    buckets: TokenBuckets,
    who: string,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    const waitMs = buckets.waitMs(who);
    if (waitMs > 0) return tooFast(waitMs);
    const result = await this.#do(by, command);
    if (result.ok) buckets.take(who);
    return result;
  }

  /** Whether somebody has said a code that there was not. */
  #isWrongCode({ code }: HallRefusal, said: string): boolean {
    if (code === 'wrong-key-code') return true;
    const typed = parseCode(said);
    if (code !== 'challenge-gone' || typed === undefined) return false;
    return !this.hall.game(typed) && !this.#goneCodes.has(typed);
  }

  async enter(
    game: string,
    visitor: Visitor,
    ears: RoomEars,
  ): Promise<Result<RoomPort, DoorFault | 'no-room'>> {
    const hear = (message: RoomMessage) => this.#inform(() => ears.hear(message));
    for (;;) {
      let room: Room | undefined;
      try {
        room = await this.#roomOf(game);
      } catch (error) {
        this.#noteFault(error);
        return failure('not-saved');
      }
      if (!room) return failure('no-room');
      const port = await room.enter(visitor, hear);
      // It may have closed on the way, because nobody was in it.
      if (port.ok || this.#rooms.get(game)?.room === room) return port;
    }
  }

  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    const open = this.#rooms.get(game)?.room?.record;
    if (open) return success(open);
    try {
      const record = await this.#store.record(game);
      return record ? success(record) : failure('no-game');
    } catch (error) {
      this.#noteFault(error);
      return failure('away');
    }
  }

  /** All that has happened in the hall. Rejects with the error of the store. */
  hallEvents(): Promise<readonly HallEvent[]> {
    return this.#store.hall.read(0);
  }

  arrive(here: Here): void {
    this.#ownHere.set(here.session, here);
    this.#tellHere();
  }

  depart(session: string): void {
    const here = this.#ownHere.get(session);
    if (!here) return;
    this.#ownHere.delete(session);
    this.#tellHere();
    const { person } = here;
    if (this.here.some((one) => one.person.id === person.id)) return;
    if (isGuest(person)) void this.#withdrawAway((challenge) => challenge.by.id === person.id);
  }

  /** Shuts a key out of the server, or lets it in again. */
  ban(key: string, isBanned: boolean): Promise<Result<void, HallRefusal>> {
    const kind = isBanned ? 'banned' : 'unbanned';
    return this.#enqueue(async () => {
      while (this.hall.isBanned(key) !== isBanned) {
        const added = await this.#append({ kind, key });
        if (!added.ok) return added;
      }
      return success(undefined);
    });
  }

  /**
   * Ends a game without a result: it counts for nobody.
   * @returns false if no game of this code goes on
   */
  async closeGame(code: string): Promise<Result<boolean, HallRefusal>> {
    const found = this.hall.game(code);
    if (!found || found.ended) return success(false);
    const ended = { kind: 'ended', code, plies: 0, ending: { reason: 'abandonment' } } as const;
    const added = await this.#enqueue(async () => {
      for (;;) {
        if (this.hall.game(code)?.ended) return success(true);
        const isAdded = await this.#append(ended);
        if (!isAdded.ok || isAdded.value) return isAdded;
      }
    });
    if (!added.ok) return added;
    const room = await this.#roomOf(found.began.game);
    await room?.abort();
    return success(true);
  }

  /** Tells all that the house closes soon. No room is opened from then on. */
  announceEnd(): void {
    if (this.#isDraining) return;
    this.#isDraining = true;
    this.#tell({ kind: 'draining' });
  }

  /** Closes all rooms, so that all that has happened is durable, and then the store. */
  drain(): Promise<void> {
    this.#drained ??= this.#drain();
    return this.#drained;
  }

  async #drain(): Promise<void> {
    this.#cancelLook();
    this.announceEnd();
    await this.#queue;
    for (const { opened } of this.#rooms.values()) {
      try {
        const room = await opened;
        await room?.close('left');
      } catch (error) {
        this.#onFault(error);
      }
    }
    await Promise.allSettled(this.#closing.values());
    // A game may have ended with its last command: the hall is to know.
    await this.#queue;
    this.#endFollowing();
    await this.#store.close();
  }

  /** Runs one thing at a time. */
  #enqueue<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(run);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #tell(news: HouseNews): void {
    for (const follower of [...this.#followers]) this.#inform(() => follower(news));
  }

  /** Tells one session something. A fault of it concerns no other. */
  #inform(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#onFault(error);
    }
  }

  async #do(by: Person, command: HallCommand): Promise<Result<HallAnswer, HallRefusal>> {
    for (;;) {
      const atMs = this.#atMs;
      const means = { atMs, random: safeRandom, newCode: () => newCode(safeRandom), digest };
      const judgement = judgeHall(this.hall, by, command, means);
      if (!judgement.ok) return judgement;
      const { body, answer } = judgement.value;
      if (!body) return success(answer);
      const added = await this.#append(body, atMs);
      if (!added.ok) return added;
      if (added.value) return success(answer);
    }
  }

  get #atMs(): number {
    return Math.floor(this.time.date().getTime());
  }

  /** Writes an event and tells it. @returns false if others have written before; then it is read */
  async #append(
    body: HallEventBody,
    at: number = this.#atMs,
  ): Promise<Result<boolean, HallRefusal>> {
    const event: HallEvent = { seq: this.hall.seq + 1, at, ...body };
    if (!this.hall.canFollow(event)) throw new RangeError(`nothing can be ${event.kind}`);
    let others: readonly HallEvent[] = [];
    let isAdded: boolean;
    try {
      isAdded = await this.#store.hall.append([event]);
      if (!isAdded) others = await this.#store.hall.read(this.hall.seq);
    } catch (error) {
      return failure({ code: 'not-saved', detail: systemCode(error) });
    }
    for (const one of isAdded ? [event] : others) this.#apply(one);
    return success(isAdded);
  }

  /** Takes in what was written to the hall's log by others. */
  async #readHall(): Promise<void> {
    for (const event of await this.#store.hall.read(this.hall.seq)) this.#apply(event);
  }

  #apply(event: HallEvent): void {
    if (!this.hall.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
    if (event.kind === 'withdrawn') this.#noteGone(event.code);
    this.#tell({ kind: 'event', event });
  }

  /** Whoever wants a challenge that was there a moment ago does not guess. */
  #noteGone(code: string): void {
    this.#goneCodes.add(code);
    const [oldest] = this.#goneCodes;
    if (this.#goneCodes.size > GONE_CODES && oldest !== undefined) this.#goneCodes.delete(oldest);
  }

  #hearStore(news: StoreNews): void {
    switch (news.kind) {
      case 'hall':
        void this.#enqueue(() => this.#readHall()).catch((error) => this.#noteFault(error));
        return;
      case 'game':
        void this.#rooms.get(news.game)?.room?.catchUp();
        return;
      case 'here':
        this.#shownHere = undefined;
        this.#tellRooms();
        this.#tell({ kind: 'here' });
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
    for (const { room } of hasChanged ? this.#rooms.values() : []) {
      if (hasTrouble) room?.hold();
      else room?.release();
    }
    this.#tell({ kind: 'trouble' });
    if (hasChanged && !hasTrouble) this.#hearStore({ kind: 'hall' });
  }

  /** While the store is away, whoever asks is told so. */
  #noteFault(error: unknown): void {
    if (this.trouble === undefined) this.#onFault(error);
  }

  get #hereElsewhere(): readonly Here[] {
    return this.#store.hereElsewhere.filter(({ person }) => person.id !== KEEPER.id);
  }

  #tellHere(): void {
    this.#shownHere = undefined;
    this.#tellOthers();
    this.#tell({ kind: 'here' });
  }

  /** Tells the other houses who is here, and in which rooms the clock runs. */
  #tellOthers(): void {
    const running = [...this.#rooms].filter(([, { room }]) => room?.isClockRunning);
    this.#kept = new Set(running.map(([game]) => game));
    const keepers = [...this.#kept].map((game) => {
      return { session: `keeper ${game}`, person: KEEPER, game };
    });
    this.#store.tellHere([...this.#ownHere.values(), ...keepers]);
  }

  /** Tells each room who is in it at other houses. */
  #tellRooms(): void {
    const byGame = new Map<string | undefined, Here[]>();
    for (const here of this.#hereElsewhere) {
      const known = byGame.get(here.game);
      if (known) known.push(here);
      else byGame.set(here.game, [here]);
    }
    for (const [game, { room }] of this.#rooms) {
      room?.tellElsewhere(elsewhereOf(byGame.get(game) ?? []));
    }
  }

  /** The room of a game, which is opened if it is not open. */
  async #roomOf(game: string): Promise<Room | undefined> {
    if (this.isDraining) return undefined;
    const known = this.#rooms.get(game);
    if (known) return known.opened;
    const opened = this.#openRoom(game);
    const open: OpenRoom = { room: undefined, opened, emptyMs: undefined };
    this.#rooms.set(game, open);
    try {
      open.room = await opened;
    } finally {
      if (!open.room) this.#rooms.delete(game);
    }
    const { room } = open;
    if (!room) return undefined;
    const others = this.#hereElsewhere.filter((here) => here.game === game);
    room.tellElsewhere(elsewhereOf(others));
    if (this.trouble !== undefined) room.hold();
    // What was written while it was read has been told already.
    await room.catchUp();
    this.#tellOthers();
    if (room.isOver) void this.#noteEnd(game, room);
    return room;
  }

  async #openRoom(game: string): Promise<Room | undefined> {
    await this.#closing.get(game);
    const known = this.hall.gameOfName(game);
    if (!known) return undefined;
    const { games, hereElsewhere } = this.#store;
    const events = await games.read(game, 0);
    if (events.length === 0 && known.ended) return undefined;
    await this.#store.openGame(game);
    // Whoever writes it first has opened it; the others read that.
    if (events.length === 0) await games.append(game, openingOf(known, this.#atMs));
    const isLive = hereElsewhere.some((here) => here.person.id === KEEPER.id && here.game === game);
    let room: Room | undefined;
    const onEvent = () => {
      if (!room) return;
      if (room.isOver) void this.#noteEnd(game, room);
      if (room.isClockRunning !== this.#kept.has(game)) this.#tellOthers();
    };
    room = await Room.resume({ game, log: games, time: this.time, onEvent }, { isLive });
    return room;
  }

  /** Tells the hall that a game is over, unless it knows. */
  #noteEnd(game: string, { ending, plies }: Room): Promise<void> {
    return this.#enqueue(async () => {
      for (;;) {
        const known = this.hall.gameOfName(game);
        if (!known || known.ended || !ending) return;
        const added = await this.#append({ kind: 'ended', code: known.began.code, plies, ending });
        // It is tried again at the next look.
        if (!added.ok) return;
      }
    });
  }

  #lookLater(): void {
    this.#cancelLook = this.time.schedule(() => {
      if (!this.isDraining) this.#lookLater();
      void this.#look().catch((error) => this.#noteFault(error));
    }, LOOK_MS);
  }

  /** Does what the time has brought with it. */
  async #look(): Promise<void> {
    for (const counted of [this.#commands, this.#deeds, this.#registrations, this.#tries]) {
      counted.tidy();
    }
    if (this.trouble !== undefined) return;
    for (const [game, open] of this.#rooms) await this.#tidy(game, open);
    const challengers = new Set(this.hall.challenges.map(({ by }) => by.id));
    for (const id of this.#awaySince.keys()) if (!challengers.has(id)) this.#awaySince.delete(id);
    await this.#withdrawAway((challenge) => this.#isLongAway(challenge.by));
    for (const game of await this.#store.due()) await this.#roomOf(game);
  }

  /** Tells the hall the end of a game that it has missed, and closes a room where nobody is. */
  async #tidy(game: string, open: OpenRoom): Promise<void> {
    const { room } = open;
    if (!room) return;
    if (room.isOver && !this.hall.gameOfName(game)?.ended) await this.#noteEnd(game, room);
    const nowMs = this.time.nowMs();
    open.emptyMs = room.isEmpty ? (open.emptyMs ?? nowMs) : undefined;
    if (open.emptyMs === undefined) return;
    if (room.isOver) {
      if (!this.hall.gameOfName(game)?.ended) return;
    } else if (room.hasRunningClock || nowMs - open.emptyMs < EMPTY_ROOM_MS) {
      return;
    }
    // Another look may have closed it meanwhile.
    const isOpen = this.#rooms.get(game) === open;
    if (!isOpen || !room.isEmpty || this.isDraining) return;
    this.#rooms.delete(game);
    const closed = room.close('left').finally(() => this.#closing.delete(game));
    this.#closing.set(game, closed);
    await closed;
    this.#tellOthers();
  }

  #isLongAway(person: Person): boolean {
    const nowMs = this.time.nowMs();
    if (this.here.some((here) => here.person.id === person.id)) {
      this.#awaySince.delete(person.id);
      return false;
    }
    const sinceMs = this.#awaySince.get(person.id) ?? nowMs;
    this.#awaySince.set(person.id, sinceMs);
    return nowMs - sinceMs >= (isGuest(person) ? GUEST_AWAY_MS : AWAY_MS);
  }

  /** Withdraws the challenges of people who are away. */
  #withdrawAway(isAway: (challenge: Challenge) => boolean): Promise<void> {
    return this.#enqueue(async () => {
      for (const { code } of this.hall.challenges.filter(isAway)) {
        while (this.hall.challenge(code)) {
          const added = await this.#append({ kind: 'withdrawn', code, why: 'away' });
          if (!added.ok) return;
        }
      }
    });
  }
}

/** Counts those who are in the room of a game at other houses. */
function elsewhereOf(others: readonly Here[]): Elsewhere {
  const isAt = (color: Color) => others.some(({ seat }) => seat === color);
  const watchers = others.filter(({ seat }) => seat === undefined).length;
  return { sides: { black: isAt('black'), white: isAt('white') }, watchers };
}

/** The first events of the room of a game. */
function openingOf({ began, terms }: HallGame, at: number): RoomEvent[] {
  const { code, variant, sfen, timeControl, hasWatchers, to } = terms;
  const isByInvitation = to.kind === 'invitation';
  const opened: RoomEvent = {
    ...({ seq: 1, at, kind: 'opened', code, folder: '' } as const),
    ...{ variant, sfen, timeControl, hasWatchers },
    ...(!isByInvitation && { hasFixedWords: true }),
  };
  const seated = COLORS.map((color, index): RoomEvent => {
    const { id, name } = began[color];
    return { seq: index + 2, at, kind: 'seated', color, account: id, name };
  });
  return [opened, ...seated];
}

function tooFast(waitMs: number): Result<never, HallRefusal> {
  return failure({ code: 'too-fast', waitMs });
}

/** Uniform from 0 to below 1, which nobody can foresee. */
function safeRandom(): number {
  return randomBytes(4).readUInt32BE() / 2 ** 32;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
