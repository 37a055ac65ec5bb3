import type { EngineClock } from '../engine/engine.ts';
import { setMoveTimes } from '../records/tree/move-times.ts';
import { type GameRecord, type RecordNode, tagValue } from '../records/tree/record.ts';
import { parseTimeControl, type TimeControl } from '../records/tree/time-control.ts';
import { setTurnTime, turnTime } from '../records/tree/turn-time.ts';
import type { Color } from '../rules/core/color.ts';
import { type ClockReading, clockAfter, type GameClock } from './clock.ts';

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

/**
 * The clock of a match, which is always in the turn of the side to move. It stands still until it
 * is told to run; while it runs, and only then, a timer waits for the fall of the flag.
 */
export class MatchClock {
  readonly control: TimeControl;
  readonly #record: GameRecord;
  readonly #source: TimeSource;
  readonly #onFall: () => void;
  #clock: GameClock;
  #isRunning = false;
  #cancel = () => {};

  /**
   * Stands where the match does, after a move of its record.
   * @param color the side to move
   * @param onFall called when the flag falls
   */
  constructor(
    control: TimeControl,
    record: GameRecord,
    node: RecordNode,
    color: Color,
    source: TimeSource,
    onFall: () => void,
  ) {
    this.control = control;
    this.#record = record;
    this.#source = source;
    this.#onFall = onFall;
    this.#clock = this.#standing(node, color, this.#spentBefore());
  }

  /** Whether time passes for the side to move. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The side to move. */
  get turn(): Color | undefined {
    return this.#clock.turn;
  }

  run(): void {
    this.#isRunning = true;
    if (this.#clock.isPaused) this.#clock.resume(this.#source.nowMs());
    this.#awaitFall();
  }

  pause(): void {
    this.hold();
    this.#isRunning = false;
    this.#awaitFall();
  }

  /** Lets no time pass while a move is put into the record: see `keepMove`. */
  hold(): void {
    if (!this.#clock.isPaused) this.#clock.pause(this.#source.nowMs());
  }

  /** Writes the times of a move in time into the record; the next turn must begin then. */
  keepMove(node: RecordNode, color: Color): void {
    const nowMs = this.#source.nowMs();
    const spentMs = this.#clock.stop(nowMs);
    setMoveTimes(node, { spentMs, leftMs: this.#clock.reading(color, nowMs).mainMs });
  }

  /**
   * Begins the turn after a move of the record, which tells the time that is left.
   * @param spentMs time used in the turn already
   */
  beginTurn(node: RecordNode, color: Color, spentMs = 0): void {
    this.#clock = this.#standing(node, color, spentMs);
    if (this.#isRunning) this.run();
  }

  /** The side that has used up all it had. */
  get fallen(): Color | undefined {
    return this.#clock.fallen(this.#source.nowMs());
  }

  /** Time used in this turn. */
  get turnMs(): number {
    return this.#clock.spentMs(this.#source.nowMs());
  }

  /** The time until the flag falls; undefined while no time passes. */
  get fallsInMs(): number | undefined {
    return this.#clock.fallsInMs(this.#source.nowMs());
  }

  /** The time until the clock shows another second; undefined if it will show none. */
  get ticksInMs(): number | undefined {
    const { turn } = this;
    if (!this.#isRunning || turn === undefined) return undefined;
    const { mainMs, byoyomiMs, inByoyomi } = this.reading(turn);
    const shownMs = inByoyomi ? byoyomiMs : mainMs;
    return shownMs === 0 ? undefined : ((shownMs - 1) % 1000) + 1;
  }

  reading(color: Color): ClockReading {
    return this.#clock.reading(color, this.#source.nowMs());
  }

  /** The clocks as an engine is told of them. */
  forEngine(): EngineClock {
    return this.#clock.forEngine(this.#source.nowMs());
  }

  /** Writes the time used in this turn into the record; nothing if the game is over. */
  keep(isOver: boolean): void {
    const spentMs = this.#clock.spentMs(this.#source.nowMs());
    setTurnTime(this.#record, isOver ? undefined : { spentMs, savedAt: this.#source.date() });
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

  #standing(node: RecordNode, color: Color, spentMs: number): GameClock {
    const nowMs = this.#source.nowMs();
    const clock = clockAfter(this.control, this.#record, node);
    clock.start(color, nowMs - spentMs);
    clock.pause(nowMs);
    return clock;
  }
}

/** The clock of a match as others see it: only the match changes it. */
export type ShownClock = Pick<
  MatchClock,
  'control' | 'turn' | 'turnMs' | 'isRunning' | 'fallsInMs' | 'ticksInMs' | 'reading' | 'forEngine'
>;

/**
 * The clock of a match that stands after a move of its record; undefined if the record has no time
 * control, or nothing tells the time.
 * @param color the side to move
 */
export function openMatchClock(
  record: GameRecord,
  node: RecordNode,
  color: Color,
  source: TimeSource | undefined,
  onFall: () => void,
): MatchClock | undefined {
  const control = timeControlOf(record);
  return control && source && new MatchClock(control, record, node, color, source, onFall);
}
