import { sideInRematch } from '../match/furigoma.ts';
import { Throttles } from '../pace/pace.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Ending } from '../rules/core/game.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { Attendance, type Elsewhere } from './attendance.ts';
import { Idleness, type IdleState } from './idleness.ts';
import { Queue } from './queue.ts';
import { Recent } from './recent.ts';
import { judge } from './referee.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomEvent, RoomEventBody } from './room-event.ts';
import { RoomGame } from './room-game.ts';
import type { RoomLog } from './room-log.ts';
import type { Closing, MemberNews, Presence, Refusal } from './room-news.ts';
import { openingEvents, type RoomOpening, rematchOpening } from './room-opening.ts';
import type { RoomTime } from './room-time.ts';
import { isRefusal, systemCode } from './system-code.ts';

export interface RoomOptions {
  /** The name of the game in its log. */
  readonly game: string;
  readonly log: RoomLog;
  readonly time: RoomTime;
  /**
   * Called with each error of the log, and with undefined when it works again. Default: only those
   * who are refused hear of it.
   */
  readonly onTrouble?: (error: unknown) => void;
  /** Called after each event that has changed the game. Default: only those who are in it hear. */
  readonly onEvent?: (event: RoomEvent) => void;
  /** The record of a game that was kept without its events. Default: a new game */
  readonly record?: GameRecord;
}

/**
 * How a room is opened whose log other processes write to as well. `isLive`: whether the clock has
 * run in another room of the log since the last event.
 */
type SharedLog = { readonly isLive: boolean };

/** The longest time that a clock stands after the room was opened again. */
const HOLD_MS = 60_000;

/** How long a side must be away until the other may claim the game: in general, and with much time. */
const AWAY_MS = 120_000;
const LONG_AWAY_MS = 600_000;
const MUCH_TIME_MS = 900_000;

/** How much somebody may say. */
const SAYINGS = { atOnce: 5, withinMs: 10_000 };

/** The same for offers: two who offer and decline without an end would fill the log. */
const OFFERS = { atOnce: 10, withinMs: 60_000 };

/** The most refused commands that are remembered, should they come again. */
const REMEMBERED = 256;

/** The longest time that a timer of the system can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** How long after an event that could not be written it is tried again. */
const RETRY_MS = 1000;

/** A visitor of a room, as whoever lets them in has proven it. */
export interface Visitor {
  /** Tells people apart. */
  readonly account: string;
  readonly name: string;
  readonly wants: 'play' | 'watch';
  /** The side that the visitor had before. Default: any that is free, or their own */
  readonly side?: Color;
}

/** Why somebody does not get into a room. */
export type DoorFault = 'full' | 'no-watchers' | 'not-saved';

/** The log could not be written; `cause` says why. */
class NotSaved extends Error {}

/** Somebody in a room. */
export interface RoomMember {
  /** What they see of the room, which may become that of the game that follows. */
  readonly room: Pick<Room, 'name' | 'game' | 'presence' | 'watchers' | 'idle'>;
  /** Undefined for one who watches. */
  readonly side: Color | undefined;
  /** Does what a command says. @returns why it takes no effect */
  readonly send: (command: RoomCommand) => Promise<Refusal | undefined>;
  readonly leave: () => void;
}

interface Member extends RoomMember {
  room: Room;
  side: Color | undefined;
  readonly hear: (news: MemberNews) => void;
}

/**
 * A game with two seats, watchers and the only clock. Commands are judged one after the other; what
 * follows from one is written to the log, and only then folded into the game and told.
 */
export class Room {
  readonly name: string;
  readonly #log: RoomLog;
  readonly #time: RoomTime;
  readonly #onTrouble: (error: unknown) => void;
  readonly #onEvent: (event: RoomEvent) => void;
  readonly #isShared: boolean;
  readonly #events: RoomEvent[];
  /** The game as all know it: what is not durable is not in it. Nobody else changes it. */
  readonly game: RoomGame;
  readonly #attendance: Attendance<Member>;
  readonly #idleness: Idleness;
  /** Why the clock stands: nobody had the chance to move, or nothing can be written. */
  readonly #holds = new Set<'opened' | 'log'>();
  readonly #refused = new Recent<Refusal>(REMEMBERED);
  readonly #sayings: Throttles;
  readonly #offers: Throttles;
  readonly #queue = new Queue();
  /** The moment of the command that is being judged. */
  #judgedMs: number | undefined;
  #cancelFlag = () => {};
  #cancelHold = () => {};
  #isClosed = false;

  private constructor(
    options: RoomOptions,
    events: readonly RoomEvent[],
    isResumed: boolean,
    shared?: SharedLog,
  ) {
    const { game, log, time, onTrouble = () => {}, onEvent = () => {} } = options;
    this.name = game;
    this.#log = log;
    this.#time = time;
    this.#onTrouble = onTrouble;
    this.#onEvent = onEvent;
    this.#isShared = shared !== undefined;
    this.#events = [...events];
    const isLive = shared?.isLive === true;
    const isHeld = isResumed && !isLive;
    const [last] = events.slice(-1);
    if (isLive && last) this.#judgedMs = this.#momentOf(last);
    const nowMs = () => this.#judgedMs ?? time.nowMs();
    this.#sayings = new Throttles(SAYINGS, nowMs);
    this.#offers = new Throttles(OFFERS, nowMs);
    const { record } = options;
    const own = { time: { nowMs, date: time.date }, ...(record && { record }) };
    const folded = RoomGame.fold(events, own, isHeld);
    if (!folded) throw new RangeError('the log does not begin with a game');
    this.game = folded;
    const sinceMs = nowMs();
    this.#judgedMs = undefined;
    this.#attendance = new Attendance(
      {
        time,
        limitMs: (color) => this.#awayLimitMs(color),
        isOn: () => this.game.isOn,
        onGone: () => this.#tell({ kind: 'presence' }),
      },
      isHeld,
    );
    this.#attendance.countAbsence();
    this.#idleness = new Idleness(
      {
        time,
        mover: () => this.#idleMover,
        isHere: (color) => this.#attendance.isHere(color),
        onChange: () => this.#tell({ kind: 'presence' }),
      },
      sinceMs,
    );
    this.#idleness.look();
    if (isHeld) {
      this.#holds.add('opened');
      this.#cancelHold = time.schedule(() => this.#endHold('opened'), HOLD_MS);
      this.#noteFlag();
    }
    this.#awaitFlag();
  }

  /** Opens a new room, or one of a game whose record was kept. Rejects with the error of its log. */
  static async open(options: RoomOptions, opening: RoomOpening): Promise<Room> {
    const events = openingEvents(opening);
    const isAdded = await options.log.append(options.game, events);
    if (!isAdded) throw new RangeError(`there is a game ${options.game} already`);
    return new Room(options, events, options.record !== undefined);
  }

  /**
   * Opens a room again, as its log tells; undefined where that has no such game.
   * @param shared Default: nobody else writes to the log
   */
  static async resume(options: RoomOptions, shared?: SharedLog): Promise<Room | undefined> {
    const events = await options.log.read(options.game, 0);
    return events.length === 0 ? undefined : new Room(options, events, true, shared);
  }

  get record(): GameRecord {
    return this.game.match.record;
  }

  /** Whether somebody sits at both sides. */
  get hasBegun(): boolean {
    return this.game.hasBegun;
  }

  get isOver(): boolean {
    return this.ending !== undefined;
  }

  get ending(): Ending | undefined {
    return this.game.match.ending;
  }

  /** What the room of the next game is opened with, if both agree to another one. */
  nextOpening(): RoomOpening {
    return rematchOpening(this.game, this.#time.date().getTime());
  }

  /** The side to move and since when, in milliseconds since 1970; undefined in a game that stands. */
  get waitsFor(): { readonly color: Color; readonly sinceMs: number } | undefined {
    const turn = this.game.isOn ? this.#events.findLast(isTurn) : undefined;
    return turn && { color: this.game.match.game.turn, sinceMs: turn.at };
  }

  /** Whether nobody is in this room, whoever is in others of the same log. */
  get isEmpty(): boolean {
    return this.#attendance.members.length === 0;
  }

  /** Whether time passes for the side to move. */
  get isClockRunning(): boolean {
    return this.game.match.clock?.isRunning === true;
  }

  /** Whether somebody loses if nothing happens any more. */
  get hasRunningClock(): boolean {
    return this.game.isOn && this.game.match.clock !== undefined;
  }

  /** Lets somebody in. @param hear called with what happens from now on */
  enter(
    visitor: Visitor,
    hear: (news: MemberNews) => void,
  ): Promise<Result<RoomMember, DoorFault>> {
    return this.#queue.run(async () => {
      if (this.#isClosed) return failure('full');
      const side = sideFor(visitor, this.game, (color) => this.#attendance.isHere(color));
      if (!side.ok) return side;
      const member: Member = {
        ...{ room: this, side: side.value, hear },
        send: (command) => member.room.#hear(member, command),
        leave: () => member.room.#leave(member),
      };
      if (side.value && !this.game.seats[side.value]) {
        const { account, name } = visitor;
        // Who sits down is here when that is told.
        this.#attendance.enter(member);
        try {
          await this.#add({ kind: 'seated', color: side.value, account, name });
        } catch (error) {
          this.#attendance.leave(member);
          if (error instanceof NotSaved) return failure('not-saved');
          throw error;
        }
      }
      await this.#welcome(member);
      return success(member);
    });
  }

  /** Takes all who are here into the room of the game that follows, in their seats there. */
  async moveTo(next: Room): Promise<void> {
    await this.#queue.run(async () => {
      const { members } = this.#attendance;
      this.#attendance.clear();
      for (const member of members) {
        member.side = member.side && sideInRematch(this.record, member.side);
        member.room = next;
        await next.#queue.run(() => next.#welcome(member, true));
      }
    });
  }

  /** Ends the game without a winner, as whoever runs the server wishes it. */
  abort(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.isOver || !this.hasBegun) return;
      await this.#tryToAdd({ kind: 'ended', ending: { reason: 'abandonment' } });
    });
  }

  /** Closes the room for all. @param why what those who are there are told */
  async close(why: Closing): Promise<void> {
    if (this.#isClosed) return;
    await this.#queue.run(async () => {
      this.#isClosed = true;
      this.#cancelFlag();
      this.#cancelHold();
      this.#idleness.close();
      this.game.match.stopClock();
      const { members } = this.#attendance;
      // Whoever hears of it leaves, and nobody is waited for.
      this.#attendance.clear();
      for (const { hear } of members) hear({ kind: 'closed', why });
      await this.#log.close(this.name);
    });
  }

  /** Takes in what others have written to the log. */
  catchUp(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#catchUp();
    });
  }

  /** Counts in who is in the other rooms of the same log. */
  tellElsewhere(elsewhere: Elsewhere): void {
    const back = this.#attendance.setElsewhere(elsewhere);
    if (back === undefined) return;
    for (const color of back) this.#cameBack(color);
    this.#idleness.look();
    this.#tell({ kind: 'presence' });
    this.#lapse();
    if (this.#isBack) void this.#queue.run(() => this.#goOn());
  }

  /** Lets the clock stand while nothing can be written. */
  hold(): void {
    if (this.#isClosed) return;
    this.#holds.add('log');
    this.game.isHeld = true;
    this.game.match.stopClock();
    this.#tellClock();
    this.#awaitFlag();
    this.#idleness.look();
  }

  /** Ends `hold`. */
  release(): void {
    this.#endHold('log');
  }

  async #welcome(member: Member, isRematch = false): Promise<void> {
    this.#attendance.enter(member);
    if (isRematch) member.hear({ kind: 'rematch' });
    if (member.side) this.#cameBack(member.side);
    this.#idleness.look();
    this.#tell({ kind: 'presence' });
    await this.#goOn();
  }

  async #hear(member: Member, command: RoomCommand): Promise<Refusal | undefined> {
    const atMs = this.#time.nowMs();
    for (let isRepeated = false; ; isRepeated = true) {
      const answer = this.#queue.run(() => this.#answer(member, command, atMs, isRepeated));
      if (command.kind === 'offer') this.#lapse();
      const refusal = await answer;
      if (refusal?.code !== 'not-sure') return refusal;
      if (!isRepeated) member.hear({ kind: 'doubt', id: command.id, refusal });
      // The same command again finds what was written, or writes it.
      await new Promise<void>((resolve) => {
        this.#time.schedule(resolve, RETRY_MS);
      });
    }
  }

  #leave(member: Member): void {
    if (!this.#attendance.leave(member)) return;
    this.#tell({ kind: 'presence' });
    this.#lapse();
  }

  /** Lets the offer of another game lapse, after what came before, if one of the two is away. */
  #lapse(): void {
    if (this.#attendance.areBothHere) return;
    void this.#queue.run(async () => {
      const isOffered = Object.values(this.game.offers).includes('rematch');
      if (isOffered && !this.#isClosed) await this.#tryToAdd({ kind: 'lapsed', what: 'rematch' });
    });
  }

  /** Whether both are back in an adjourned game. */
  get #isBack(): boolean {
    const { hasParted, areBothHere } = this.#attendance;
    return this.game.isAdjourned && hasParted && areBothHere;
  }

  /** Goes on with an adjourned game if both are back. */
  async #goOn(): Promise<void> {
    if (this.#isBack && !this.#isClosed) await this.#tryToAdd({ kind: 'continued' });
  }

  /** Lets the clock run on for a side that is back and to move. */
  #cameBack(side: Color): void {
    if (this.game.match.game.turn === side) this.#endHold('opened');
  }

  #awayLimitMs(color: Color): number {
    const leftMs = this.game.match.clock?.reading(color).mainMs ?? 0;
    return leftMs > MUCH_TIME_MS ? LONG_AWAY_MS : AWAY_MS;
  }

  /** The side to move, if no flag of it falls while it does nothing. */
  get #idleMover(): Color | undefined {
    const { isOn, match } = this.game;
    return isOn && !match.clock && !this.#holds.has('log') ? match.game.turn : undefined;
  }

  /** How long one has to wait until the game may be claimed from a side; undefined: for ever. */
  #claimableInMs(color: Color): number | undefined {
    const [awayMs, idleMs] = [this.#attendance.waitMs(color), this.#idleness.waitMs(color)];
    if (awayMs === undefined || idleMs === undefined) return awayMs ?? idleMs;
    return Math.min(awayMs, idleMs);
  }

  /** How it is with a player. */
  presence(color: Color): Presence {
    const presence = this.#attendance.presenceOf(color);
    return presence === 'away' && this.#idleness.waitMs(color) === 0 ? 'gone' : presence;
  }

  /** How many watch. */
  get watchers(): number {
    return this.#attendance.countWatchers();
  }

  /** What becomes of the side to move, if it has not moved for long. */
  get idle(): IdleState | undefined {
    return this.#idleness.state;
  }

  #tell(news: MemberNews): void {
    for (const { hear } of this.#attendance.members) hear(news);
  }

  /** Tells that the clock stands, or runs on. */
  #tellClock(): void {
    if (this.game.match.clock && !this.isOver) this.#tell({ kind: 'state' });
  }

  /** Lets the clock run on, once nothing else holds it. */
  #endHold(why: 'opened' | 'log'): void {
    if (why === 'opened') this.#cancelHold();
    if (!this.#holds.delete(why) || this.#holds.size > 0 || this.#isClosed) return;
    if (this.#isShared) void this.#queue.run(() => this.#resumeClock());
    else this.#letRun();
  }

  #letRun(): void {
    this.game.isHeld = false;
    if (this.game.isOn) this.game.match.startClock();
    this.#tellClock();
    this.#awaitFlag();
    this.#idleness.begin(this.#time.nowMs());
  }

  /** Lets the clock run on, and the others of the log know from when on. */
  async #resumeClock(): Promise<void> {
    // Others may have said so before.
    if (this.#holds.size > 0 || this.#isClosed || !this.game.isHeld) return;
    this.game.isHeld = false;
    // If others have gone on meanwhile, their clock has not stood.
    const hasNews = await this.#catchUp();
    if (!hasNews && this.hasRunningClock) await this.#tryToAdd({ kind: 'resumed' });
    if (this.#holds.size === 0) this.#letRun();
    else this.hold();
  }

  /**
   * Answers a command that came at a moment.
   * @param isRepeated whether the room itself asks what became of it, which was told to be unsure
   */
  async #answer(
    member: Member,
    command: RoomCommand,
    atMs: number,
    isRepeated: boolean,
  ): Promise<Refusal | undefined> {
    // What comes late concerns the game before.
    if (this.#isClosed || member.room !== this) return undefined;
    const { id } = command;
    if (this.game.answers.has(id)) return undefined;
    const judge = () => this.#judge(member, command, atMs, isRepeated);
    const refusal = this.#refused.get(id) ?? (await judge());
    // What failed may be tried again.
    const isFinal = refusal && refusal.code !== 'not-saved' && refusal.code !== 'not-sure';
    if (isFinal) this.#refused.note(id, refusal);
    return refusal;
  }

  /** Does what a command says. @returns why it does not */
  async #judge(
    { side }: Member,
    command: RoomCommand,
    atMs: number,
    isRepeated: boolean,
  ): Promise<Refusal | undefined> {
    this.#judgedMs = atMs;
    try {
      const isTalk = command.kind === 'say' || command.kind === 'greet';
      const paced = isTalk ? this.#sayings : command.kind === 'offer' ? this.#offers : undefined;
      if (side && !isRepeated && paced?.take(side) === false) return { code: 'too-fast' };
      for (;;) {
        await this.#judgeFlag();
        const judgement = judge(this.game, side, command, (color) => this.#claimableInMs(color));
        if (!judgement.ok) return judgement.fault;
        if (await this.#add(judgement.value, side, command.id)) return undefined;
        // It had been written, and only the answer of the log was lost.
        if (this.game.answers.has(command.id)) return undefined;
      }
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
      const detail = systemCode(error.cause);
      return { code: isRefusal(detail) ? 'not-saved' : 'not-sure', detail };
    } finally {
      this.#judgedMs = undefined;
      this.#awaitFlag();
    }
  }

  /** Ends the game if a flag has fallen. */
  async #judgeFlag(): Promise<void> {
    const { match } = this.game;
    const fallen = match.clock?.fallen;
    if (fallen === undefined || !this.game.isOn) return;
    await this.#add({ kind: 'ended', ending: { reason: 'time', winner: opposite(fallen) } });
  }

  /** Sets the timer for the flag that falls next; none while no time passes. */
  #awaitFlag(): void {
    this.#cancelFlag();
    this.#cancelFlag = () => {};
    const fallsInMs = this.game.match.clock?.fallsInMs;
    if (fallsInMs === undefined || !this.game.isOn || this.#isClosed) return;
    const look = () => {
      void this.#queue.run(async () => {
        try {
          await this.#judgeFlag();
          this.#awaitFlag();
        } catch (error) {
          if (!(error instanceof NotSaved)) throw error;
          this.#cancelFlag = this.#time.schedule(look, RETRY_MS);
        }
      });
    };
    this.#cancelFlag = this.#time.schedule(look, Math.min(Math.ceil(fallsInMs), LONGEST_MS));
  }

  /** Writes and tells an event that may as well come later. */
  async #tryToAdd(body: RoomEventBody): Promise<void> {
    try {
      await this.#add(body);
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
    }
  }

  /**
   * Writes an event, then tells it. Throws `NotSaved`.
   * @returns false if somebody else has written to the log; then the game is as that has left it
   */
  async #add(body: RoomEventBody, by?: Color, id?: string): Promise<boolean> {
    const { clock } = this.game.match;
    const turnMs = this.game.isOn ? clock?.turnMs : undefined;
    const event = {
      seq: this.game.seq + 1,
      at: this.#time.date().getTime(),
      ...(by && { by }),
      ...(id !== undefined && { id }),
      ...(turnMs !== undefined && { turnMs }),
      ...body,
    };
    const news = await this.#write(event);
    // The time that the log took is nobody's.
    this.#judgedMs = undefined;
    if (news) this.#takeIn(news);
    else {
      this.#publish(event);
      this.#noteFlag();
    }
    await this.#keep();
    return news === undefined;
  }

  /** @returns the events that somebody else has written instead; undefined where nobody has */
  async #write(event: RoomEvent): Promise<readonly RoomEvent[] | undefined> {
    try {
      if (await this.#log.append(this.name, [event])) return undefined;
      return await this.#log.read(this.name, this.game.seq);
    } catch (error) {
      this.#onTrouble(error);
      throw new NotSaved('an event is not saved', { cause: error });
    }
  }

  /** Keeps a game that has begun in its readable form, where the log has one. */
  async #keep(): Promise<void> {
    if (!this.#log.keep || !this.hasBegun) return;
    try {
      this.game.match.save();
      await this.#log.keep(this.name, this.record);
      this.#onTrouble(undefined);
    } catch (error) {
      this.#onTrouble(error);
    }
  }

  /**
   * Tells the log when the flag falls, should nobody have the game open then. What is over is due at
   * once: whoever was to tell of the end may be gone.
   */
  #noteFlag(): void {
    const { seq, isOn, match } = this.game;
    const { clock, ending, game } = match;
    if (!(clock || ending) || !this.#isShared) return;
    const { mainMs, byoyomiMs } = clock?.reading(game.turn) ?? { mainMs: 0, byoyomiMs: 0 };
    const atMs = this.#time.date().getTime() + (ending ? 0 : mainMs + byoyomiMs);
    this.#log.noteFlag?.(this.name, seq, isOn || ending ? atMs : undefined);
  }

  /** @returns whether there was anything */
  async #catchUp(): Promise<boolean> {
    if (this.#isClosed) return false;
    let news: readonly RoomEvent[];
    try {
      news = await this.#log.read(this.name, this.game.seq);
    } catch (error) {
      this.#onTrouble(error);
      return false;
    }
    this.#takeIn(news);
    return news.length > 0;
  }

  /** Takes in events that others have written; the clock stands as at their times. */
  #takeIn(news: readonly RoomEvent[]): void {
    if (news.length === 0) return;
    // Others have the game open, and their clock does not stand.
    this.#cancelHold();
    this.#holds.delete('opened');
    this.game.isHeld = this.#holds.size > 0;
    for (const event of news) {
      this.#judgedMs = this.#momentOf(event);
      try {
        this.#publish(event);
      } finally {
        this.#judgedMs = undefined;
      }
    }
    this.#tellClock();
    this.#awaitFlag();
  }

  /** The moment at which an event has happened, on the clock of this room. */
  #momentOf({ at }: RoomEvent): number {
    return this.#time.nowMs() - Math.max(0, this.#time.date().getTime() - at);
  }

  #publish(event: RoomEvent): void {
    const { match } = this.game;
    const taken = event.kind === 'taken-back' ? match.moves.slice(-event.plies).reverse() : [];
    if (!this.game.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
    this.#events.push(event);
    if (event.kind === 'moved' && event.by) this.#attendance.noteMove(event.by);
    // Nobody was away from a game that had not begun.
    if (event.kind === 'seated') this.#attendance.countAbsence();
    if (event.kind === 'adjourned') this.#attendance.adjourn();
    const moves = event.kind === 'moved' ? match.moves.slice(-1) : taken;
    this.#tell({ kind: 'event', event, moves });
    this.#onEvent(event);
    if (this.game.isHeld) this.#tellClock();
    this.#awaitFlag();
    if (isTurn(event)) this.#idleness.begin(this.#judgedMs ?? this.#time.nowMs());
    else this.#idleness.look();
  }
}

/**
 * The side that a visitor takes; undefined for one who watches.
 * @param isHere whether somebody is at a side
 */
function sideFor(
  { wants, account, side }: Visitor,
  { seats, opened }: RoomGame,
  isHere: (color: Color) => boolean,
): Result<Color | undefined, DoorFault> {
  if (wants === 'watch') return opened.hasWatchers ? success(undefined) : failure('no-watchers');
  const isOwn = (color: Color) => seats[color]?.account === account;
  if (side && isOwn(side)) return success(side);
  const free = COLORS.find((color) => !seats[color]);
  if (free) return success(free);
  // If both sides are of one account, the side is meant at which nobody is.
  const own = COLORS.filter(isOwn);
  const found = own.find((color) => !isHere(color)) ?? own[0];
  return found ? success(found) : failure('full');
}

/** Whether an event gives a side its turn. */
function isTurn({ kind }: RoomEvent): boolean {
  return ['seated', 'moved', 'taken-back', 'continued'].includes(kind);
}
