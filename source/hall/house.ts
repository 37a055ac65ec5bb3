import { randomBytes } from 'node:crypto';
import {
  type GameRecord,
  PLAYER_TAGS,
  setTag,
  standingNode,
  turnAfter,
} from '../records/tree/record.ts';
import { Listeners } from '../rooms/listeners.ts';
import { Queue } from '../rooms/queue.ts';
import type { DoorFault, Room, RoomMember, Visitor } from '../rooms/room.ts';
import { newCode } from '../rooms/room-code.ts';
import { RoomGame } from '../rooms/room-game.ts';
import type { MemberNews } from '../rooms/room-news.ts';
import type { RoomTime } from '../rooms/room-time.ts';
import { SqlLog, type StoreMeter } from '../rooms/sql-log.ts';
import { isRefusal } from '../rooms/system-code.ts';
import { COLORS, type Color } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { type Sql, SqlError, type SqlNews } from '../sql/sql.ts';
import { Challenges } from './challenges.ts';
import { type CountsGame, Games, type HallMeans, type HallPlayer, MOST_GAMES } from './games.ts';
import {
  type HallCommand,
  type HallOrder,
  type HallResult,
  hallDone,
  hallRefusal,
  isGuest,
  type Person,
} from './hall-command.ts';
import { type Challenge, type ChallengeEnd, type HallGame, HallNow } from './hall-now.ts';
import { HallPace, tooFast } from './hall-pace.ts';
import type { Here } from './here.ts';
import { HERE_NEWS, Neighbours } from './neighbours.ts';
import { OpenRooms } from './open-rooms.ts';
import { People, type Registered, removePerson } from './people.ts';
import { HousePlaces, type Knock, type PlaceAnswer, type PlaceLimits } from './places.ts';
import { HousePresence } from './presence.ts';
import { findCircles, type RatingCircle } from './rating-circles.ts';
import { ratingDay } from './rating-rule.ts';
import {
  type RankingPage,
  rankingPage,
  ratingsOf,
  removeRatings,
  renewRanking,
  type ShownRating,
} from './ratings.ts';

/** A person who is registered, and their ratings. */
export interface Member extends Registered {
  /** Indexed by variant; missing before the first rated game. */
  readonly ratings: ReadonlyMap<string, ShownRating>;
}

/** What has changed in a house. */
export type HouseNews =
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  | {
      readonly kind: 'withdrawn';
      readonly challenge: Challenge;
      readonly why: Exclude<ChallengeEnd, 'accepted'>;
    }
  | { readonly kind: 'began' | 'ended'; readonly game: HallGame }
  /** A network, a key or a person is kept out from now on. */
  | { readonly kind: 'banned'; readonly whom: string }
  /** Somebody who may be here has another name, or other keys. */
  | { readonly kind: 'person'; readonly id: string }
  /** Somebody who was here was deleted. */
  | { readonly kind: 'deleted'; readonly id: string }
  /** The people who are here. */
  | { readonly kind: 'here' }
  /** Whether what happens can be written. */
  | { readonly kind: 'trouble' }
  /** The server takes nobody in any more, and ends soon. */
  | { readonly kind: 'draining' };

/** Why the record of a game is not to be had. `away`: the database cannot be read now. */
export type GameFault = 'no-game' | 'away';

export interface HouseOptions {
  /** With the tables of `TABLES`. */
  readonly sql: Sql;
  /** Called with what should not happen: a log that is damaged, a fault of our own. */
  readonly onFault: (error: unknown) => void;
  /** How many may be here. Default: as many as come. */
  readonly limits?: PlaceLimits;
  /** Default: what nobody can foresee. */
  readonly means?: HallMeans;
}

const SAFE_MEANS: HallMeans = { random: safeRandom, newCode: () => newCode(safeRandom) };

const NO_LIMITS: PlaceLimits = {
  sessions: Number.POSITIVE_INFINITY,
  sessionsOfOne: Number.POSITIVE_INFINITY,
};

/** How often a house does what the time has brought with it. */
const LOOK_MS = 2000;

/** Somebody whose name is older counts as known. */
const KNOWN_AFTER_MS = 86_400_000;

/** What a house says to the others of its database, beside `HERE_NEWS` and that of the log. */
const HALL_NEWS = 'hall';
const PERSON_NEWS = 'person';

/**
 * What all sessions of a server share: its people and games, in tables that other houses may share,
 * and the rooms that are open in this process.
 */
export class House {
  readonly time: RoomTime;
  /** What is so in the hall now: another one after each change. */
  hall = new HallNow();
  /** How many commands the hall and the rooms were given. */
  commands = 0;
  readonly people: People;
  readonly games: Games;
  readonly #sql: Sql;
  readonly #onFault: (error: unknown) => void;
  readonly #challenges: Challenges;
  readonly #log: SqlLog;
  readonly #listeners: Listeners<HouseNews>;
  readonly #pace: HallPace;
  readonly #neighbours: Neighbours;
  readonly #presence: HousePresence;
  readonly #places: HousePlaces;
  readonly #rooms: OpenRooms;
  /** Those whom somebody has asked for, as they are now. */
  readonly #known = new Map<string, Member>();
  /** Reads what stands, once after the other. */
  readonly #readings = new Queue();
  #nextReading: Promise<void> | undefined;
  /** Who is at the other houses, as the rooms and the people here have heard it. */
  #heardElsewhere = '[]';
  /** Games that could not be opened, which was told. */
  readonly #unreadable = new Set<string>();
  /** The day of which the lists of ratings are, as far as this house has made them. */
  #rankingDay: number | undefined;
  /** Those of today, as far as they are made. */
  #renewing: ReturnType<typeof renewRanking> | undefined;
  #cancelLook = () => {};
  readonly #endFollowing: () => void;
  #drained: Promise<void> | undefined;

  /** Knows nothing of its database yet: `open` reads what stands. */
  protected constructor(options: HouseOptions) {
    const { sql, onFault, limits = NO_LIMITS, means = SAFE_MEANS } = options;
    this.time = sql.time;
    this.#sql = sql;
    this.#onFault = onFault;
    this.#listeners = new Listeners(onFault);
    this.people = new People(sql, means.newCode);
    this.games = new Games(sql, means);
    this.#challenges = new Challenges(sql, means, this.people, this.games);
    this.#log = new SqlLog(sql);
    this.#pace = new HallPace((code) => this.#challenges.wasThere(code), sql.time.nowMs);
    this.#neighbours = new Neighbours(sql);
    this.#presence = new HousePresence(this.#neighbours, sql.time, () => this.#rooms.running);
    this.#places = new HousePlaces({
      limits,
      time: sql.time,
      elsewhere: () => this.#neighbours.here,
    });
    this.#rooms = new OpenRooms({
      sql,
      log: this.#log,
      games: this.games,
      presence: this.#presence,
      onChange: () => void this.#changed(),
      onFault: (error) => this.#noteFault(error),
    });
    this.#endFollowing = sql.follow((news) => this.#hear(news));
  }

  /** Opens the house. Rejects with the error of its database. */
  static async open(options: HouseOptions): Promise<House> {
    const house = new House(options);
    await house.#neighbours.begin();
    await house.refresh();
    await house.#openAll(await house.#log.over());
    house.#lookLater();
    return house;
  }

  /** All who are here, in the order in which they came. */
  get here(): readonly Here[] {
    return this.#presence.here;
  }

  /** The code of why nothing can be written now; undefined while all is well. */
  get trouble(): string | undefined {
    return this.#sql.trouble;
  }

  get isDraining(): boolean {
    return this.#rooms.isShut;
  }

  /** What the rooms of this house have written. */
  get meter(): StoreMeter {
    return this.#log.meter;
  }

  /** How many sessions are in this house itself. */
  get ownSessions(): number {
    return this.#presence.own.length;
  }

  /** How many games are open in this house. */
  get openGames(): number {
    return this.#rooms.size;
  }

  /** Calls back at every change. @returns a function that ends that */
  follow(listener: (news: HouseNews) => void): () => void {
    return this.#listeners.follow(listener);
  }

  /** Somebody whom the lobby shows, or whom somebody has met. */
  known(person: string): Member | undefined {
    return this.#known.get(person);
  }

  /** Resolves when all of some people who are registered are known. Rejects with `SqlError`. */
  async meet(persons: readonly string[]): Promise<void> {
    const ids = [...new Set(persons)].filter(
      (id) => !this.#known.has(id) && !id.startsWith('guest:'),
    );
    if (ids.length === 0) return;
    const [found, ratings] = await Promise.all([this.people.ofIds(ids), ratingsOf(this.#sql, ids)]);
    for (const one of found) {
      this.#known.set(one.id, { ...one, ratings: ratings.get(one.id) ?? new Map() });
    }
  }

  /** Resolves when everybody is known whom the lobby shows, and who can be read now. */
  async meetAll(): Promise<void> {
    const players = this.hall.games.flatMap(({ began }) => [began.black, began.white]);
    const makers = this.hall.challenges.map(({ by }) => by);
    const here = this.here.map(({ person }) => person);
    const persons = [...players, ...makers, ...here].map(({ id }) => id);
    await this.meet(persons).catch((error) => this.#noteFault(error));
  }

  /** @param from the network from which they have come, for what counts by it. Default: not known */
  async command(by: Person, command: HallCommand, from: string = by.id): Promise<HallResult> {
    this.commands++;
    // Guests and keys without a name cost nothing: they count by where they come from.
    const who = by.name === '' || isGuest(by) ? from : by.id;
    const waitMs = this.#pace.count(who);
    if (waitMs > 0) return tooFast(waitMs);
    const limited = command.kind === 'register' ? from : who;
    const result = await this.#pace.limit(limited, command, () =>
      this.#write(() => this.#do({ ...by, network: from }, command)),
    );
    // Its clock is not to wait for somebody to come.
    if (result.ok && result.value.game !== undefined) void this.#openAll([result.value.game]);
    return result;
  }

  /** Changes what whoever runs the server wants changed. */
  order(order: HallOrder): Promise<HallResult> {
    return this.#write(() => this.#carryOut(order));
  }

  /** A page of the ratings in a variant. @param from how many are left out */
  ranking(variant: string, from: number, me?: string): Promise<RankingPage> {
    return rankingPage(this.#sql, variant, from, me);
  }

  /** Those whose points come from a few people who hardly play others. */
  circles(): Promise<readonly RatingCircle[]> {
    return findCircles(this.#sql);
  }

  /** Goes into the room of a game, to play or to watch. @param hear as that of `Room.enter` */
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

  /** The game as it stands. */
  async record(game: string): Promise<Result<GameRecord, GameFault>> {
    try {
      const known = await this.games.ofName(game);
      // That of the room is its own: whoever gets this may write into it.
      const record = await this.#readRecord(game);
      if (!known || !record) return failure('no-game');
      // The log has them as they were.
      for (const color of COLORS) setTag(record, PLAYER_TAGS[color].name, known.began[color].name);
      return success(record);
    } catch (error) {
      this.#noteFault(error);
      return failure('away');
    }
  }

  /** The side to move in a game; undefined where it is over, or cannot be read now. */
  async turn(game: string): Promise<Color | undefined> {
    const room = this.#rooms.get(game);
    if (room) return room.isOver ? undefined : room.game.match.game.turn;
    const record = await this.record(game);
    return record.ok ? turnAfter(record.value, standingNode(record.value)) : undefined;
  }

  /**
   * Gives a session a place, until it departs.
   * @param onDisplaced called when a later session of the person takes it
   */
  async takePlace(knock: Knock, onDisplaced: () => void): Promise<PlaceAnswer> {
    const known = await this.#knownAs(knock.key).catch((error) => {
      // Whoever comes while the database is away counts as nobody until they are known.
      if (this.trouble === undefined) throw error;
      return { person: undefined, isKnownLong: false };
    });
    return this.#places.take({ ...knock, ...known }, onDisplaced);
  }

  /** The person of a key, and whether they are known for long. */
  async #knownAs(key: string | undefined) {
    const member = key === undefined ? undefined : await this.people.ofKey(key);
    if (!member) return { person: undefined, isKnownLong: false };
    const isOld = this.time.date().getTime() - member.at > KNOWN_AFTER_MS;
    return { person: member.id, isKnownLong: isOld || (await this.games.hasFinished(member.id)) };
  }

  /** Notes a session, or where it is now. */
  arrive(here: Here): void {
    this.#presence.arrive(this.#places.note(here));
    this.#listeners.tell({ kind: 'here' });
    void this.meetAll();
  }

  depart(session: string): void {
    this.#places.free(session);
    const person = this.#presence.depart(session);
    if (!person) return;
    this.#listeners.tell({ kind: 'here' });
    if (!isGuest(person)) void this.people.noteSeen(person.id).catch(() => {});
    else if (!this.#presence.has(person)) void this.#withdrawOf(person).catch(() => {});
  }

  /**
   * Ends a game without a result: it counts for nobody.
   * @returns false if no game of this code goes on
   */
  async closeGame(code: string): Promise<boolean> {
    const found = this.hall.running(code);
    if (!found) return false;
    const { game } = found.began;
    await this.games.discount(game);
    const room = await this.#rooms.open(game);
    await room?.abort();
    await this.games.end(game, room?.game.match.game.ply ?? 0, { reason: 'abandonment' });
    await this.#changed();
    return true;
  }

  /** Tells all that the house closes soon. No room is opened from then on. */
  announceEnd(): void {
    if (this.isDraining) return;
    this.#rooms.shut();
    this.#listeners.tell({ kind: 'draining' });
  }

  /** Closes all rooms, so that all that has happened is durable, and then the database. */
  drain(): Promise<void> {
    this.#drained ??= this.#drain();
    return this.#drained;
  }

  /** Reads what stands, and tells what has changed. Those who ask meanwhile get one more reading. */
  refresh(): Promise<void> {
    this.#nextReading ??= this.#readings.run(() => {
      this.#nextReading = undefined;
      return this.#read();
    });
    return this.#nextReading;
  }

  async #do(by: HallPlayer, command: HallCommand): Promise<HallResult> {
    const { people } = this;
    switch (command.kind) {
      case 'register': {
        const heldMs = await people.heldMs(by.network);
        if (heldMs > 0) return failure({ code: 'network-held', waitMs: heldMs });
        return this.#toldOf(await people.register(command.key, command.name, by.network));
      }
      case 'use-key-code':
        return this.#toldOf(await people.takeKeyCode(command.key, command.code));
      case 'hold-network':
        await people.holdNetwork(command.key, command.network);
        return hallDone();
      case 'look-up': {
        // One may come with a code before one has a name.
        const { code } = command;
        const isThere = this.hall.challenge(code) ?? (await this.games.ofCode(code));
        return isThere ? hallDone({ code }) : hallRefusal('challenge-gone');
      }
      default:
    }
    const isRegistered = async () => (await people.ofIds([by.id]))[0]?.keys.length;
    if (!isGuest(by) && !(await isRegistered())) return hallRefusal('guest');
    const maker = command.kind === 'accept' ? this.hall.challenge(command.code)?.by : undefined;
    switch (command.kind) {
      case 'challenge':
        return this.#challenges.challenge(by, command, await this.#countsGames([by]));
      case 'quick':
        return this.#challenges.quick(by, command, await this.#countsGames([by]));
      case 'accept': {
        const counts = await this.#countsGames(maker ? [by, maker] : [by]);
        return this.#challenges.accept(by, command.code, counts);
      }
      case 'withdraw':
        return this.#challenges.end(by.id, command.code, 'taken-back');
      case 'decline':
        return this.#challenges.end(by.id, command.code, 'declined');
      case 'make-key-code':
        return people.makeKeyCode(by.id);
      case 'remove-key':
        return this.#toldOf(await people.removeKey(by.id, command.key), by.id);
      default:
        return command satisfies never;
    }
  }

  async #carryOut(order: HallOrder): Promise<HallResult> {
    const { people } = this;
    if ('whom' in order) {
      await people[order.kind](order.whom);
      return hallDone();
    }
    const person = await people.ofName(order.kind === 'rename' ? order.old : order.name);
    if (!person) return hallRefusal('no-such-name');
    const { id } = person;
    if (order.kind === 'rename') return this.#toldOf(await people.rename(id, order.name), id);
    const name = await this.#sql.tx(['deleted', id], async (ask) => {
      await removeRatings(ask, id);
      await this.#challenges.endAllOf(ask, id);
      return removePerson(ask, id);
    });
    return this.#toldOf(hallDone({ person: { id, name } }), id);
  }

  /** Tells everybody that something about a person has changed, if it has. */
  #toldOf(result: HallResult, id = result.ok ? result.value.person?.id : undefined): HallResult {
    if (result.ok && id !== undefined) {
      this.#sql.tell(`${PERSON_NEWS} ${id}`);
      this.#noteChanged(id);
    }
    return result;
  }

  #noteChanged(id: string): void {
    this.#known.delete(id);
    this.#listeners.tell({ kind: 'person', id });
    void this.#lookAtPeople().catch((error) => this.#noteFault(error));
  }

  /** Does what changes the hall. What the database refuses is a refusal. */
  async #write(run: () => Promise<HallResult>): Promise<HallResult> {
    let result: HallResult;
    try {
      result = await run();
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      const code = isRefusal(error.code) ? 'not-saved' : 'not-sure';
      return failure({ code, detail: error.code });
    }
    if (result.ok) await this.#changed();
    return result;
  }

  /** Tells the other houses that the hall has changed, and takes it in. */
  async #changed(): Promise<void> {
    this.#sql.tell(HALL_NEWS);
    await this.refresh().catch((error) => this.#noteFault(error));
  }

  /** Opens the games of those who have too many, to see which of them let others wait. */
  async #countsGames(people: readonly Person[]): Promise<CountsGame> {
    const running = people.map(({ id }) => this.hall.runningOf(id));
    const games = running.filter((own) => own.length >= MOST_GAMES).flat();
    await this.#openAll(games.map(({ began }) => began.game));
    return (game, person) => {
      const turn = this.#rooms.waitsFor(game);
      const began = this.hall.games.find((one) => one.began.game === game)?.began;
      return !turn || !began || began[turn].id === person;
    };
  }

  async #withdrawOf({ id }: Person): Promise<void> {
    await this.#challenges.endAllOf(this.#sql.ask, id);
    await this.#changed();
  }

  async #readRecord(game: string): Promise<GameRecord | undefined> {
    const events = await this.#log.read(game, 0);
    // It is not open, and need not be looked after.
    if (!this.#rooms.get(game)) await this.#log.close(game);
    const folded = RoomGame.fold(events, { time: { ...this.time, nowMs: () => 0 } });
    folded?.match.stopClock();
    return folded?.match.record;
  }

  async #read(): Promise<void> {
    const before = this.hall;
    const [challenges, games, banned] = await Promise.all([
      this.#challenges.standing(),
      this.games.running(),
      this.people.banned(),
    ]);
    // The same list as long as nobody else is banned: whoever checks addresses prepares it.
    const isSame = banned.join() === before.banned.join();
    const now = new HallNow(challenges, games, isSame ? before.banned : banned);
    const gone = before.challenges.filter(({ code }) => !now.challenge(code));
    const ends = await this.#challenges.endsOf(gone.map(({ code }) => code));
    const began = games.filter(({ began: { code } }) => !before.running(code));
    const ended = before.games.filter(({ began: { code } }) => !now.running(code));
    // Their ratings may have changed.
    for (const {
      began: { black, white },
    } of ended) {
      for (const { id } of [black, white]) this.#known.delete(id);
    }
    this.hall = now;
    await this.meetAll();
    const isNew = ({ code }: Challenge) => !before.challenge(code);
    const news: HouseNews[] = [
      ...challenges.filter(isNew).map((challenge) => ({ kind: 'challenged', challenge }) as const),
      ...gone.flatMap((challenge): HouseNews[] => {
        const why = ends.get(challenge.code) ?? 'away';
        return why === 'accepted' ? [] : [{ kind: 'withdrawn', challenge, why }];
      }),
      ...began.map((game) => ({ kind: 'began', game }) as const),
      ...ended.map((game) => ({ kind: 'ended', game }) as const),
      ...now.banned
        .filter((whom) => !before.banned.includes(whom))
        .map((whom) => ({ kind: 'banned', whom }) as const),
    ];
    for (const one of news) this.#listeners.tell(one);
  }

  #hear(news: SqlNews): void {
    if (news.kind === 'trouble') {
      this.#hearTrouble();
      return;
    }
    const [what = '', about = ''] = news.text.split(' ');
    const noteFault = (error: unknown) => this.#noteFault(error);
    if (what === HALL_NEWS) this.refresh().catch(noteFault);
    else if (what === HERE_NEWS) this.#lookAround().catch(noteFault);
    else if (what === PERSON_NEWS) this.#noteChanged(about);
    else this.#rooms.catchUp(about);
  }

  #hearTrouble(): void {
    const hasTrouble = this.trouble !== undefined;
    this.#rooms.hold(hasTrouble);
    this.#listeners.tell({ kind: 'trouble' });
    if (!hasTrouble) void this.#look(true);
  }

  /** While the database is away, whoever asks is told so. */
  #noteFault(error: unknown): void {
    if (this.trouble === undefined) this.#onFault(error);
  }

  /** Reads who is at the other houses. */
  async #lookAround(): Promise<void> {
    await this.#neighbours.look();
    const elsewhere = JSON.stringify(this.#neighbours.here);
    if (elsewhere === this.#heardElsewhere) return;
    this.#heardElsewhere = elsewhere;
    this.#presence.hearOthers();
    this.#places.hearOthers();
    this.#rooms.tellElsewhere();
    this.#listeners.tell({ kind: 'here' });
  }

  /** Finds out whether those who are here have other names, or are deleted. */
  async #lookAtPeople(): Promise<void> {
    const own = new Map(this.#presence.own.map(({ person }) => [person.id, person]));
    for (const { id, name, keys } of await this.people.ofIds([...own.keys()])) {
      if (keys.length === 0) this.#listeners.tell({ kind: 'deleted', id });
      if (own.get(id)?.name === name) continue;
      this.#presence.rename({ id, name });
      this.#known.delete(id);
      this.#listeners.tell({ kind: 'person', id });
    }
  }

  #lookLater(): void {
    this.#cancelLook = this.time.schedule(() => {
      if (!this.isDraining) this.#lookLater();
      void this.#look();
    }, LOOK_MS);
  }

  /**
   * Does what the time has brought with it. What fails keeps nothing else from being done.
   * @param isAnew whether the database may have lost what is not durable
   */
  async #look(isAnew = false): Promise<void> {
    if (this.trouble !== undefined) return;
    const { isShared } = this.#sql;
    const steps = [
      async () => isAnew && this.#neighbours.begin(),
      async () => isShared && this.#lookAround(),
      async () => isShared && this.#lookAtPeople(),
      async () => (isShared || isAnew) && this.refresh(),
      async () => {
        const changed = isShared || isAnew ? await this.#log.changed() : [];
        for (const game of changed) this.#rooms.catchUp(game);
      },
      () => this.#rooms.tidy(),
      async () => {
        const away = this.#presence.longAway(this.hall.challenges);
        if (away.length === 0) return;
        await this.#challenges.withdrawAway(away);
        await this.#changed();
      },
      async () => this.#openAll(await this.#log.due(this.time.date().getTime())),
      () => this.#renewRanking(),
      () => this.#challenges.tidy(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        this.#noteFault(error);
      }
    }
  }

  /** The lists of ratings are made once a day, a part at each look. */
  async #renewRanking(): Promise<void> {
    const today = ratingDay(this.time.date().getTime());
    if (today === this.#rankingDay) return;
    this.#renewing ??= renewRanking(this.#sql);
    const part = this.#renewing.next().catch((error) => {
      // All of it begins again.
      this.#renewing = undefined;
      throw error;
    });
    if (!(await part).done) return;
    this.#renewing = undefined;
    this.#rankingDay = today;
    this.#known.clear();
    await this.meetAll();
  }

  /** Opens games of which something is to be known or judged. */
  async #openAll(games: readonly string[]): Promise<void> {
    for (const game of games) {
      try {
        await this.#rooms.open(game);
        this.#unreadable.delete(game);
      } catch (error) {
        if (!this.#unreadable.has(game)) this.#noteFault(error);
        this.#unreadable.add(game);
      }
    }
  }

  async #drain(): Promise<void> {
    this.#cancelLook();
    this.announceEnd();
    await this.#rooms.close();
    this.#endFollowing();
    await this.#neighbours.end().catch((error) => this.#noteFault(error));
    await this.#log.end();
    await this.#sql.close();
  }
}

/** Uniform from 0 to below 1, which nobody can foresee. */
function safeRandom(): number {
  return randomBytes(4).readUInt32BE() / 2 ** 32;
}
