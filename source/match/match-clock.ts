import type { EngineClock } from '../engine/engine.ts';
import { setMoveTimes, setTurnTime, turnTime } from '../records/tree/move-times.ts';
import { type GameRecord, type RecordNode, tagValue, turnAfter } from '../records/tree/record.ts';
import { parseTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import type { Color } from '../rules/core/color.ts';
import { type ClockReading, clockReading, timeLeft } from './clock.ts';

/** What tells the time to the clocks of matches. */
export interface TimeSource {
  /** Milliseconds from any moment on; never goes back. */
  readonly nowMs: () => number;
  /**
   * Calls back after a time; the returned function cancels. Missing where others judge the clock and
   * tell that a flag has fallen.
   */
  readonly schedule?: (callback: () => void, delayMs: number) => () => void;
  /** The time of day, which a file holds as the time of its save. */
  readonly date: () => Date;
  /** Whether the time while a game is closed is taken from the side to move. Default: it is not. */
  readonly awayCounts?: () => boolean;
}

/** The longest time that a timer of the system can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time control of a record; undefined if it has none. */
export function timeControlOf(record: GameRecord): TimeControl | undefined {
  const parsed = parseTimeControl(tagValue(record, 'TimeControl') ?? '');
  return parsed.ok ? parsed.value : undefined;
}

/** A side whose time runs, or stands still. */
interface Turn {
  readonly color: Color;
  /** The main time of each side at its beginning. */
  readonly left: Readonly<Record<Color, number>>;
  /** Time used before `sinceMs`, in whole milliseconds. */
  spentMs: number;
  /** The moment since which it runs; undefined while it stands still. */
  sinceMs: number | undefined;
}

/**
 * The clock of a match, which is always in the turn of the side to move. It stands still until it
 * is told to run; while it runs, and only then, a timer waits for the fall of the flag.
 */
export class MatchClock {
  readonly control: TimeControl;
  readonly #record: GameRecord;
  readonly #source: TimeSource;
  readonly #onFall: () => void;
  #turn: Turn;
  #isRunning = false;
  #cancel = () => {};

  /**
   * Stands where the match does, after a move of its record.
   * @param onFall called when the flag falls
   */
  constructor(
    control: TimeControl,
    record: GameRecord,
    node: RecordNode,
    source: TimeSource,
    onFall: () => void,
  ) {
    this.control = control;
    this.#record = record;
    this.#source = source;
    this.#onFall = onFall;
    this.#turn = this.#standing(node, this.#spentBefore());
  }

  /** Whether time passes for the side to move. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The side to move. */
  get turn(): Color {
    return this.#turn.color;
  }

  run(): void {
    this.#isRunning = true;
    this.#turn.sinceMs ??= this.#source.nowMs();
    this.#awaitFall();
  }

  pause(): void {
    this.hold();
    this.#isRunning = false;
    this.#awaitFall();
  }

  /** Lets no time pass while a move is put into the record: see `keepMove`. */
  hold(): void {
    this.#turn.spentMs = this.turnMs;
    this.#turn.sinceMs = undefined;
  }

  /**
   * Writes the times of the move of this turn into the record; one in time gets its increment. The
   * next turn must begin then.
   */
  keepMove(node: RecordNode): void {
    const { turnMs: spentMs, turn } = this;
    const { mainMs } = this.reading(turn);
    const gainedMs = this.fallen ? 0 : this.control.incrementMs;
    setMoveTimes(node, { spentMs, leftMs: mainMs + gainedMs });
  }

  /**
   * Begins the turn after a move of the record, which tells the time that is left.
   * @param spentMs time used in the turn already
   */
  beginTurn(node: RecordNode, spentMs = 0): void {
    this.#turn = this.#standing(node, spentMs);
    if (this.#isRunning) this.run();
  }

  /** The side that has used up all it had. */
  get fallen(): Color | undefined {
    return this.#restMs > 0 ? undefined : this.turn;
  }

  /** Time used in this turn; none by a time before it. */
  get turnMs(): number {
    const { spentMs, sinceMs } = this.#turn;
    if (sinceMs === undefined) return spentMs;
    return spentMs + Math.max(0, Math.floor(this.#source.nowMs() - sinceMs));
  }

  /** The time until the flag falls; undefined while no time passes. */
  get fallsInMs(): number | undefined {
    return this.#turn.sinceMs === undefined ? undefined : Math.max(0, this.#restMs);
  }

  /** The time until the clock shows another second; undefined if it will show none. */
  get ticksInMs(): number | undefined {
    if (!this.#isRunning) return undefined;
    const { mainMs, byoyomiMs, inByoyomi } = this.reading(this.turn);
    const shownMs = inByoyomi ? byoyomiMs : mainMs;
    return shownMs === 0 ? undefined : ((shownMs - 1) % 1000) + 1;
  }

  reading(color: Color): ClockReading {
    const spentMs = color === this.turn ? this.turnMs : 0;
    return clockReading(this.control, this.#turn.left[color], spentMs);
  }

  /** The clocks as an engine is told of them. */
  forEngine(): EngineClock {
    const { byoyomiMs, incrementMs } = this.control;
    return {
      blackMs: this.reading('black').mainMs,
      whiteMs: this.reading('white').mainMs,
      byoyomiMs,
      blackIncrementMs: incrementMs,
      whiteIncrementMs: incrementMs,
    };
  }

  /** Writes the time used in this turn into the record; nothing if the game is over. */
  keep(isOver: boolean): void {
    const { turnMs: spentMs } = this;
    setTurnTime(this.#record, isOver ? undefined : { spentMs, savedAt: this.#source.date() });
  }

  /** Time left to the side to move, with byoyomi; negative once the flag has fallen. */
  get #restMs(): number {
    return this.#turn.left[this.turn] + this.control.byoyomiMs - this.turnMs;
  }

  /** Sets the timer for the flag that falls next; none while no time passes. */
  #awaitFall(): void {
    this.#cancel();
    this.#cancel = () => {};
    const { fallsInMs } = this;
    const { schedule } = this.#source;
    if (fallsInMs === undefined || !schedule) return;
    const due = () => (this.fallen ? this.#onFall() : this.#awaitFall());
    this.#cancel = schedule(due, Math.min(Math.ceil(fallsInMs), LONGEST_MS));
  }

  /** Time used in this turn before the game was saved, and since then if that counts. */
  #spentBefore(): number {
    const { spentMs, savedAt } = turnTime(this.#record);
    if (savedAt === undefined || !this.#source.awayCounts?.()) return spentMs;
    return spentMs + Math.max(0, this.#source.date().getTime() - savedAt.getTime());
  }

  #standing(node: RecordNode, spentMs: number): Turn {
    const record = this.#record;
    const left = timeLeft(this.control, record, node);
    return { color: turnAfter(record, node), left, spentMs, sinceMs: undefined };
  }
}

/** The clock of a match as others see it: only the match changes it. */
export type ShownClock = Omit<
  MatchClock,
  'run' | 'pause' | 'hold' | 'keepMove' | 'beginTurn' | 'keep'
>;

/** Seconds that are told when a clock has no more than them. */
const CALLED_SECONDS = [60, 30, 10];

/** What is told of a clock that runs: the seconds that are left. */
export interface ClockCall {
  readonly color: Color;
  /** The main time, the byoyomi, or the byoyomi that begins now. */
  readonly kind: 'main' | 'byoyomi' | 'byoyomi-begins';
  readonly seconds: number;
}

/**
 * Tells the time that the side to move has left: at 60, 30 and 10 seconds of its main time and of
 * each byoyomi, and when the byoyomi begins. What a turn begins with is not told.
 */
export class ClockCalls {
  readonly #clock: ShownClock;
  readonly #schedule: NonNullable<TimeSource['schedule']>;
  readonly #tell: (call: ClockCall) => void;
  #cancel = () => {};

  constructor(
    clock: ShownClock,
    schedule: NonNullable<TimeSource['schedule']>,
    tell: (call: ClockCall) => void,
  ) {
    this.#clock = clock;
    this.#schedule = schedule;
    this.#tell = tell;
  }

  /** Waits for what is told next. To be called whenever the clock was started, moved or stopped. */
  look(): void {
    this.end();
    const { isRunning, turn, control } = this.#clock;
    if (!isRunning) return;
    const { mainMs, byoyomiMs, inByoyomi } = this.#clock.reading(turn);
    const leftMs = inByoyomi ? byoyomiMs : mainMs;
    const later = CALLED_SECONDS.find((seconds) => seconds * 1000 < leftMs);
    const begins = !inByoyomi && control.byoyomiMs > 0;
    if (later === undefined && !begins) return;
    const delayMs = Math.ceil(leftMs - (later ?? 0) * 1000);
    this.#cancel = this.#schedule(() => {
      const kind = later === undefined ? 'byoyomi-begins' : inByoyomi ? 'byoyomi' : 'main';
      this.#tell({ color: turn, kind, seconds: later ?? control.byoyomiMs / 1000 });
      this.look();
    }, delayMs);
  }

  /** Tells nothing more. */
  end(): void {
    this.#cancel();
    this.#cancel = () => {};
  }
}
