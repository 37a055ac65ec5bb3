import { type Color, opposite } from '../core/color.ts';
import type { EngineClock } from '../engine/engine.ts';
import { setMoveTimes } from '../records/move-times.ts';
import { type GameRecord, type RecordNode, tagValue } from '../records/record.ts';
import { parseTimeControl, type TimeControl } from '../records/time-control.ts';
import { setTurnTime, turnTime } from '../records/turn-time.ts';
import { type ClockReading, clockAfter, type GameClock } from './clock.ts';

/** What tells the time to the clocks of matches. */
export interface TimeSource {
  /** Milliseconds from any moment on; never goes back. */
  readonly nowMs: () => number;
  /** The time of day, by which a file says when it was saved. */
  readonly date: () => Date;
  /** Whether the time while a game is closed is taken from the side to move. */
  readonly awayCounts: () => boolean;
}

/** How the game of a record is timed; undefined where it is not. */
export function timeControlOf(record: GameRecord): TimeControl | undefined {
  const parsed = parseTimeControl(tagValue(record, 'TimeControl') ?? '');
  return parsed.ok ? parsed.value : undefined;
}

/**
 * The clock of a match, which is always in the turn of the side to move. It stands still until it
 * is told to run.
 */
export class MatchClock {
  readonly control: TimeControl;
  readonly #record: GameRecord;
  readonly #source: TimeSource;
  #clock: GameClock;
  #isRunning = false;

  /**
   * Goes on from a move of the record, where the match stands.
   * @param color the side to move
   */
  constructor(
    control: TimeControl,
    record: GameRecord,
    node: RecordNode,
    color: Color,
    source: TimeSource,
  ) {
    this.control = control;
    this.#record = record;
    this.#source = source;
    this.#clock = this.#standing(node, color, this.#spentBefore());
  }

  /** Whether time passes for the side to move. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The side whose turn it is. */
  get turn(): Color | undefined {
    return this.#clock.turn;
  }

  run(): void {
    this.#isRunning = true;
    if (this.#clock.isPaused) this.#clock.resume(this.#source.nowMs());
  }

  pause(): void {
    this.hold();
    this.#isRunning = false;
  }

  /** Lets no time pass until the move that is just being made is in the record: see `moved`. */
  hold(): void {
    if (!this.#clock.isPaused) this.#clock.pause(this.#source.nowMs());
  }

  /** A move was made in time: its times go into the record, and it is the turn of the other side. */
  moved(node: RecordNode, color: Color): void {
    const nowMs = this.#source.nowMs();
    const spentMs = this.#clock.stop(nowMs);
    setMoveTimes(node, { spentMs, leftMs: this.#clock.reading(color, nowMs).mainMs });
    this.#clock.start(opposite(color), nowMs);
    if (!this.#isRunning) this.#clock.pause(nowMs);
  }

  /** Goes to where it stood after a move of the record; the turn of the side to move begins anew. */
  standAt(node: RecordNode, color: Color): void {
    this.#clock = this.#standing(node, color, 0);
    if (this.#isRunning) this.run();
  }

  /** The side that has used up all it had. */
  get fallen(): Color | undefined {
    return this.#clock.fallen(this.#source.nowMs());
  }

  /** In how many milliseconds the flag falls; undefined while no time passes. */
  get fallsInMs(): number | undefined {
    return this.#clock.fallsInMs(this.#source.nowMs());
  }

  /** In how many milliseconds the clock shows another second; undefined while no time passes. */
  get ticksInMs(): number | undefined {
    const { turn } = this;
    if (!this.#isRunning || turn === undefined) return undefined;
    const { mainMs, byoyomiMs, inByoyomi } = this.reading(turn);
    const shownMs = inByoyomi ? byoyomiMs : mainMs;
    return shownMs === 0 ? 0 : ((shownMs - 1) % 1000) + 1;
  }

  reading(color: Color): ClockReading {
    return this.#clock.reading(color, this.#source.nowMs());
  }

  /** What an engine is told. */
  forEngine(): EngineClock {
    return this.#clock.forEngine(this.#source.nowMs());
  }

  /** Writes into the record how far the turn has come; nothing where the game is over. */
  keep(isOver: boolean): void {
    const spentMs = this.#clock.spentMs(this.#source.nowMs());
    setTurnTime(this.#record, isOver ? undefined : { spentMs, savedAt: this.#source.date() });
  }

  /** Used of the turn by what the record says, with the time since then where that counts. */
  #spentBefore(): number {
    const { spentMs, savedAt } = turnTime(this.#record);
    if (savedAt === undefined || !this.#source.awayCounts()) return spentMs;
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

/**
 * The clock of a match that stands at a move of its record; undefined where the record does not say
 * how it is timed, or there is nothing to tell the time.
 * @param color the side to move
 */
export function openMatchClock(
  record: GameRecord,
  node: RecordNode,
  color: Color,
  source: TimeSource | undefined,
): MatchClock | undefined {
  const control = timeControlOf(record);
  return control && source && new MatchClock(control, record, node, color, source);
}
