import type { GameRecord } from '../records/tree/record.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { judge } from './referee.ts';
import type { RoomCommand } from './room-command.ts';
import type { RoomEvent, RoomEventBody } from './room-event.ts';
import { RoomGame } from './room-game.ts';
import type { RoomLog } from './room-log.ts';
import type {
  DoorFault,
  Presence,
  Refusal,
  RoomDoor,
  RoomMessage,
  RoomPort,
  Visitor,
} from './room-port.ts';
import { systemCode } from './system-code.ts';

/** The time as a room has it. */
export interface RoomTime {
  /** Milliseconds from any moment on; never goes back. */
  readonly nowMs: () => number;
  /** The time of day. */
  readonly date: () => Date;
  /** Calls back after a time; the returned function cancels. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
}

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
}

/** What a new room is opened with. */
export type RoomOpening = Omit<Extract<RoomEvent, { kind: 'opened' }>, 'kind' | 'seq'> & {
  /** Who sits there from the beginning. */
  readonly host?: { readonly color: Color; readonly account: string; readonly name: string };
};

/** After as many events the game is kept in its readable form. */
const KEEP_EVERY = 50;

/** The longest time that a clock stands after the room was opened again. */
const HOLD_MS = 60_000;

/** How long a side must be away until the other may claim the game: in general, and with much time. */
const AWAY_MS = 120_000;
const LONG_AWAY_MS = 600_000;
const MUCH_TIME_MS = 900_000;

/** Somebody may say so much in that time. */
const SAYINGS = 5;
const SAYINGS_MS = 10_000;

/** As many refused commands are remembered, should they come again. */
const REMEMBERED = 256;

/** The longest time that a timer of the system can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** How long after an event that could not be written it is tried again. */
const RETRY_MS = 1000;

/** Somebody in the room. */
interface Member {
  readonly seat: Color | undefined;
  readonly hear: (message: RoomMessage) => void;
}

/**
 * A game with two seats, watchers and the only clock. Commands are judged one after the other; what
 * follows from one is written to the log, and only then folded into the game and told.
 */
export class Room implements RoomDoor {
  readonly name: string;
  readonly #log: RoomLog;
  readonly #time: RoomTime;
  readonly #onTrouble: (error: unknown) => void;
  readonly #events: RoomEvent[];
  readonly #game: RoomGame;
  readonly #members = new Set<Member>();
  /** The moment since which nobody is at a side. */
  readonly #awaySince: Partial<Record<Color, number>> = {};
  /** Sides from which the game may be claimed until they are back and have moved. */
  readonly #claimable = new Set<Color>();
  readonly #refused = new Map<string, Refusal>();
  readonly #sayings: Record<Color, number[]> = { black: [], white: [] };
  /** The sides that have seen the end of the game. */
  readonly #knowEnd = new Set<Color>();
  /** Whether a side was away since the game was adjourned. */
  #hasParted: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  /** The moment of the command that is being judged. */
  #judgedMs: number | undefined;
  #cancelFlag = () => {};
  #cancelHold = () => {};
  readonly #cancelGone: Partial<Record<Color, () => void>> = {};
  #keptSeq = 0;
  #isClosed = false;

  private constructor(options: RoomOptions, events: readonly RoomEvent[], isResumed: boolean) {
    const { game, log, time, onTrouble = () => {} } = options;
    this.name = game;
    this.#log = log;
    this.#time = time;
    this.#onTrouble = onTrouble;
    this.#events = [...events];
    const nowMs = () => this.#judgedMs ?? time.nowMs();
    this.#game = foldEvents(events, { nowMs, date: time.date }, isResumed);
    this.#hasParted = isResumed;
    this.#countAbsence();
    if (this.#game.isHeld) {
      this.#cancelHold = time.schedule(() => this.#endHold(), HOLD_MS);
    }
  }

  /** Opens a new room. Rejects with the error of its log. */
  static async open(options: RoomOptions, opening: RoomOpening): Promise<Room> {
    const { host, ...opened } = opening;
    const events: RoomEvent[] = [{ seq: 1, kind: 'opened', ...opened }];
    if (host) events.push({ seq: 2, at: opened.at, kind: 'seated', ...host });
    const isAdded = await options.log.append(options.game, events);
    if (!isAdded) throw new RangeError(`there is a game ${options.game} already`);
    return new Room(options, events, false);
  }

  /** Opens a room again, as its log tells; undefined where that has no such game. */
  static async resume(options: RoomOptions): Promise<Room | undefined> {
    const events = await options.log.read(options.game, 0);
    return events.length === 0 ? undefined : new Room(options, events, true);
  }

  get record(): GameRecord {
    return this.#game.match.record;
  }

  /** Whether somebody sits at both sides. */
  get hasBegun(): boolean {
    return this.#game.hasBegun;
  }

  get isOver(): boolean {
    return this.#game.match.ending !== undefined;
  }

  /** The code that lets others in. */
  get code(): string {
    return this.#game.opened.code;
  }

  /** The folder of its socket; '' for that of the system. */
  get folder(): string {
    return this.#game.opened.folder;
  }

  /** The side of whoever has opened it; undefined before somebody sits there. */
  get hostSide(): Color | undefined {
    return this.#game.firstSeat;
  }

  enter(
    visitor: Visitor,
    hear: (message: RoomMessage) => void,
  ): Promise<Result<RoomPort, DoorFault>> {
    return this.#enqueue(async () => {
      if (this.#isClosed) return failure('full');
      const seat = this.#seatFor(visitor);
      if (!seat.ok) return seat;
      if (seat.value && !this.#game.seats[seat.value]) {
        const { account, name } = visitor;
        try {
          await this.#add([{ kind: 'seated', color: seat.value, account, name }], undefined);
        } catch (error) {
          if (error instanceof NotSaved) return failure('not-saved');
          throw error;
        }
      }
      return success(await this.#welcome({ seat: seat.value, hear }, visitor));
    });
  }

  /**
   * Closes the room for all. Its game can be resumed, unless it was withdrawn or has ended before
   * everybody's eyes.
   * @param why what those who are there are told
   */
  async close(why: Extract<RoomMessage, { kind: 'closed' }>['why']): Promise<void> {
    if (this.#isClosed) return;
    await this.#enqueue(async () => {
      this.#isClosed = true;
      this.#cancelFlag();
      this.#cancelHold();
      for (const color of COLORS) this.#cancelGone[color]?.();
      this.#game.match.stopClock();
      const isWithdrawn = why === 'withdrawn';
      if (this.hasBegun && !isWithdrawn) await this.#keep();
      const isKept = this.#keptSeq === this.#game.seq;
      const members = [...this.#members];
      // Whoever hears of it leaves, and nobody is waited for.
      this.#members.clear();
      for (const { hear } of members) hear({ kind: 'closed', why });
      const forget = isWithdrawn || (this.#knowEnd.size === COLORS.length && isKept);
      await this.#log.close(this.name, forget);
    });
  }

  /** Runs one thing at a time. */
  #enqueue<Value>(run: () => Promise<Value>): Promise<Value> {
    const done = this.#queue.then(run);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The side that a visitor takes; undefined for one who watches. */
  #seatFor({ wants, account, side }: Visitor): Result<Color | undefined, DoorFault> {
    const { seats, opened } = this.#game;
    if (wants === 'watch') return opened.hasWatchers ? success(undefined) : failure('no-watchers');
    const isOwn = (color: Color) => seats[color]?.account === account;
    if (side && isOwn(side)) return success(side);
    const free = COLORS.find((color) => !seats[color]);
    if (free) return success(free);
    // Of two sides of one account the one is meant where nobody is.
    const own = COLORS.filter(isOwn);
    const seat = own.find((color) => !this.#isHere(color)) ?? own[0];
    return seat ? success(seat) : failure('full');
  }

  async #welcome(member: Member, { game, seen }: Visitor): Promise<RoomPort> {
    const { seat, hear } = member;
    const { seq } = this.#game;
    hear({ kind: 'welcome', game: this.name, ...(seat && { seat }), seq });
    const known = game === this.name && seen <= seq ? seen : 0;
    for (const event of this.#events.slice(known)) hear({ kind: 'event', event });
    this.#members.add(member);
    if (seat) this.#cameBack(seat);
    this.#noteEnd();
    this.#tellPresence();
    this.#tellClock(member);
    const isBack = this.#game.isAdjourned && this.#hasParted;
    if (isBack && this.#areBothHere) {
      await this.#tryToAdd({ kind: 'continued' });
    }
    return {
      send: (command) => {
        const atMs = this.#time.nowMs();
        void this.#enqueue(() => this.#answer(member, command, atMs));
      },
      close: () => this.#leave(member),
    };
  }

  #leave(member: Member): void {
    if (!this.#members.delete(member)) return;
    const { seat } = member;
    if (seat && !this.#isHere(seat)) {
      this.#hasParted = true;
      this.#awaySince[seat] = this.#time.nowMs();
      this.#awaitGone(seat);
    }
    this.#tellPresence();
  }

  /** Counts from now on how long nobody is at a side. */
  #countAbsence(): void {
    for (const color of COLORS) {
      if (this.#isHere(color)) continue;
      this.#awaySince[color] = this.#time.nowMs();
      this.#awaitGone(color);
    }
  }

  /** Tells when the game may be claimed from a side. */
  #awaitGone(seat: Color): void {
    this.#cancelGone[seat]?.();
    const waitMs = this.#waitMs(seat);
    if (!waitMs) return;
    const look = () => {
      this.#tellPresence();
      this.#awaitGone(seat);
    };
    this.#cancelGone[seat] = this.#time.schedule(look, waitMs);
  }

  #cameBack(seat: Color): void {
    this.#waitMs(seat);
    delete this.#awaySince[seat];
    this.#cancelGone[seat]?.();
    if (this.#game.isHeld && this.#game.match.game.turn === seat) this.#endHold();
  }

  #isHere(color: Color): boolean {
    for (const { seat } of this.#members) if (seat === color) return true;
    return false;
  }

  get #areBothHere(): boolean {
    return COLORS.every((color) => this.#isHere(color));
  }

  #noteEnd(): void {
    for (const { seat } of this.isOver ? this.#members : []) if (seat) this.#knowEnd.add(seat);
  }

  #awayLimitMs(color: Color): number {
    const leftMs = this.#game.match.clock?.reading(color).mainMs ?? 0;
    return leftMs > MUCH_TIME_MS ? LONG_AWAY_MS : AWAY_MS;
  }

  /** How long one has to wait until the game may be claimed from a side; undefined: it is here. */
  #waitMs(color: Color): number | undefined {
    if (this.#claimable.has(color)) return 0;
    const since = this.#awaySince[color];
    if (since === undefined) return undefined;
    const waitMs = Math.max(0, Math.ceil(since + this.#awayLimitMs(color) - this.#time.nowMs()));
    if (waitMs === 0 && this.#game.isOn) this.#claimable.add(color);
    return waitMs;
  }

  #presenceOf(color: Color): Presence {
    if (this.#isHere(color)) return 'here';
    return this.#waitMs(color) === 0 ? 'gone' : 'away';
  }

  #tellPresence(): void {
    const [black, white] = [this.#presenceOf('black'), this.#presenceOf('white')];
    const watchers = [...this.#members].filter(({ seat }) => !seat).length;
    this.#tell({ kind: 'presence', sides: [black, white], watchers });
  }

  #tell(message: RoomMessage): void {
    for (const { hear } of [...this.#members]) hear(message);
  }

  /** Tells one or all how the clock stands. */
  #tellClock(member?: Member): void {
    const { clock, ending } = this.#game.match;
    if (!clock || ending) return;
    const { turnMs, isRunning } = clock;
    const message: RoomMessage = { kind: 'clock', turnMs, isRunning };
    if (member) member.hear(message);
    else this.#tell(message);
  }

  /** Lets the clock run on, which stood since the room was opened again. */
  #endHold(): void {
    this.#cancelHold();
    this.#game.isHeld = false;
    if (this.#game.isOn) this.#game.match.startClock();
    this.#tellClock();
    this.#awaitFlag();
  }

  /** Answers a command that came at a moment. */
  async #answer(member: Member, command: RoomCommand, atMs: number): Promise<void> {
    if (this.#isClosed) return;
    const { id } = command;
    const seq = this.#game.answers.get(id);
    if (seq !== undefined) {
      member.hear({ kind: 'done', id, seq });
      return;
    }
    const refusal = this.#refused.get(id) ?? (await this.#judge(member, command, atMs));
    if (refusal === undefined) return;
    this.#remember(id, refusal);
    member.hear({ kind: 'refused', id, refusal });
    this.#tellClock(member);
  }

  /** Does what a command says. @returns why it does not */
  async #judge({ seat }: Member, command: RoomCommand, atMs: number): Promise<Refusal | undefined> {
    this.#judgedMs = atMs;
    try {
      if (seat && command.kind === 'say' && !this.#maySay(seat, atMs)) return { code: 'too-fast' };
      for (;;) {
        await this.#judgeFlag();
        const absence = { waitMs: (color: Color) => this.#waitMs(color) };
        const judgement = judge(this.#game, seat, command, absence);
        if (!judgement.ok) return judgement.fault;
        if (await this.#add([judgement.value], seat, command.id)) return undefined;
      }
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
      return { code: 'not-saved', detail: systemCode(error.cause) };
    } finally {
      this.#judgedMs = undefined;
      this.#awaitFlag();
    }
  }

  #maySay(seat: Color, atMs: number): boolean {
    const times = this.#sayings[seat];
    while (times[0] !== undefined && times[0] <= atMs - SAYINGS_MS) times.shift();
    if (times.length >= SAYINGS) return false;
    times.push(atMs);
    return true;
  }

  #remember(id: string, refusal: Refusal): void {
    // What failed may be tried again.
    if (refusal.code === 'not-saved') return;
    this.#refused.set(id, refusal);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > REMEMBERED && oldest !== undefined) this.#refused.delete(oldest);
  }

  /** Ends the game if a flag has fallen. */
  async #judgeFlag(): Promise<void> {
    const { match } = this.#game;
    const turn = match.clock?.turn;
    if (turn === undefined || !this.#game.isOn || !match.clock?.reading(turn).hasFallen) return;
    const ending = { reason: 'time', winner: opposite(turn) } as const;
    await this.#add([{ kind: 'ended', ending }], undefined);
  }

  /** Sets the timer for the flag that falls next; none while no time passes. */
  #awaitFlag(): void {
    this.#cancelFlag();
    this.#cancelFlag = () => {};
    const fallsInMs = this.#game.match.clock?.fallsInMs;
    if (fallsInMs === undefined || !this.#game.isOn || this.#isClosed) return;
    const look = () => {
      void this.#enqueue(async () => {
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
      await this.#add([body], undefined);
    } catch (error) {
      if (!(error instanceof NotSaved)) throw error;
    }
  }

  /**
   * Writes events, then tells them. Throws `NotSaved`.
   * @returns false if somebody else has written to the log; then the game is as that has left it
   */
  async #add(
    bodies: readonly RoomEventBody[],
    by: Color | undefined,
    id?: string,
  ): Promise<boolean> {
    const { clock } = this.#game.match;
    const turnMs = this.#game.isOn ? clock?.turnMs : undefined;
    const at = this.#time.date().getTime();
    const events = bodies.map((body, index) => ({
      seq: this.#game.seq + 1 + index,
      at,
      ...(by && { by }),
      ...(id !== undefined && { id }),
      ...(turnMs !== undefined && { turnMs }),
      ...body,
    }));
    const news = await this.#write(events);
    // The time that the log took is nobody's.
    this.#judgedMs = undefined;
    for (const event of news ?? events) this.#publish(event);
    if (this.isOver || this.#game.seq - this.#keptSeq >= KEEP_EVERY || this.#keptSeq === 0) {
      if (this.hasBegun) await this.#keep();
    }
    return news === undefined;
  }

  /**
   * Writes events into the log; throws `NotSaved`.
   * @returns the events that somebody else has written instead; undefined where nobody has
   */
  async #write(events: readonly RoomEvent[]): Promise<readonly RoomEvent[] | undefined> {
    try {
      if (await this.#log.append(this.name, events)) return undefined;
      return await this.#log.read(this.name, this.#game.seq);
    } catch (error) {
      this.#onTrouble(error);
      throw new NotSaved('an event is not saved', { cause: error });
    }
  }

  #publish(event: RoomEvent): void {
    if (!this.#game.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
    this.#events.push(event);
    if (event.kind === 'moved' && event.by) this.#claimable.delete(event.by);
    // Nobody was away from a game that had not begun.
    if (event.kind === 'seated') this.#countAbsence();
    // One may have left with the word that agreed.
    if (event.kind === 'adjourned') this.#hasParted = !this.#areBothHere;
    this.#tell({ kind: 'event', event });
    this.#noteEnd();
    if (this.#game.isHeld) this.#tellClock();
    this.#awaitFlag();
  }

  /** Keeps the game in its readable form; the events stay if that fails. */
  async #keep(): Promise<void> {
    const { seq } = this.#game;
    try {
      this.#game.match.save();
      await this.#log.keep(this.name, this.record);
      this.#keptSeq = seq;
      this.#onTrouble(undefined);
    } catch (error) {
      this.#onTrouble(error);
    }
  }
}

/** The log could not be written; `cause` says why. */
class NotSaved extends Error {}

/** Folds the events of a log. @param isHeld whether the clock stands after them */
function foldEvents(
  [first, ...others]: readonly RoomEvent[],
  time: { readonly nowMs: () => number; readonly date: () => Date },
  isHeld: boolean,
): RoomGame {
  const game = first && RoomGame.open(first, { time });
  if (!game) throw new RangeError('the log does not begin with a game');
  game.isHeld = isHeld;
  for (const event of others) {
    if (!game.apply(event)) throw new RangeError(`event ${event.seq} cannot follow`);
  }
  return game;
}
