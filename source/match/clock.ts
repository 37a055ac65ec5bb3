import type { EngineClock } from '../engine/engine.ts';
import { moveTimes } from '../records/tree/move-times.ts';
import type { GameRecord, RecordNode } from '../records/tree/record.ts';
import type { TimeControl } from '../records/tree/time-control.ts';
import { type Color, opposite } from '../rules/core/color.ts';

/** What a side sees on its clock, in milliseconds. */
export interface ClockReading {
  readonly mainMs: number;
  /** What is left of the byoyomi for this move: all of it while there is main time. */
  readonly byoyomiMs: number;
  /** Whether the main time is used up, so that the byoyomi counts. */
  readonly inByoyomi: boolean;
  readonly hasFallen: boolean;
}

/** A side whose time runs. */
interface Turn {
  readonly color: Color;
  /** Time used before `sinceMs`. */
  spentMs: number;
  /** The moment since which it runs; undefined while the clock is paused. */
  sinceMs: number | undefined;
}

/**
 * The clock of a game for both sides. It does not know what time it is: the caller says so, in
 * milliseconds from any moment on. A time before the turn began counts as its beginning. A call
 * that breaks the order of start, pause, resume and stop throws `RangeError`.
 */
export class GameClock {
  readonly control: TimeControl;
  readonly #left: Record<Color, number>;
  #turn: Turn | undefined;
  #fallen: Color | undefined;

  /** @param leftMs main time of each side. Default: all of it */
  constructor(control: TimeControl, leftMs?: Readonly<Record<Color, number>>) {
    this.control = control;
    this.#left = leftMs ? { ...leftMs } : { black: control.mainMs, white: control.mainMs };
  }

  /** The side whose time runs, or is paused. */
  get turn(): Color | undefined {
    return this.#turn?.color;
  }

  get isPaused(): boolean {
    return this.#turn !== undefined && this.#turn.sinceMs === undefined;
  }

  /** Time used in this turn so far; 0 at rest. */
  spentMs(nowMs: number): number {
    return this.#turn ? this.#spentMs(nowMs) : 0;
  }

  /** Lets the time of a side run; `nowMs` may lie in the past. */
  start(color: Color, nowMs: number): void {
    if (this.#turn) throw new RangeError('the clock runs already');
    if (this.#fallen) throw new RangeError('the flag has fallen');
    this.#turn = { color, spentMs: 0, sinceMs: nowMs };
  }

  /**
   * Ends the turn of the side whose time runs: its move is made. A move in time gets its increment.
   * @returns the time that the move took, in whole milliseconds
   */
  stop(nowMs: number): number {
    const turn = this.#running();
    const spentMs = this.#spentMs(nowMs);
    const leftMs = Math.max(0, this.#left[turn.color] - spentMs);
    const fallen = this.fallen(nowMs);
    this.#left[turn.color] = fallen ? leftMs : leftMs + this.control.incrementMs;
    this.#fallen = fallen;
    this.#turn = undefined;
    return spentMs;
  }

  pause(nowMs: number): void {
    const turn = this.#running();
    if (turn.sinceMs === undefined) throw new RangeError('the clock is paused already');
    turn.spentMs = this.#spentMs(nowMs);
    turn.sinceMs = undefined;
  }

  resume(nowMs: number): void {
    const turn = this.#running();
    if (turn.sinceMs !== undefined) throw new RangeError('the clock is not paused');
    turn.sinceMs = nowMs;
  }

  reading(color: Color, nowMs: number): ClockReading {
    const { byoyomiMs } = this.control;
    const spentMs = this.#turn?.color === color ? this.#spentMs(nowMs) : 0;
    const overMs = Math.max(0, spentMs - this.#left[color]);
    const mainMs = Math.max(0, this.#left[color] - spentMs);
    const hasFallen = this.fallen(nowMs) === color;
    return {
      mainMs,
      byoyomiMs: hasFallen ? 0 : Math.max(0, byoyomiMs - overMs),
      inByoyomi: byoyomiMs > 0 && mainMs === 0,
      hasFallen,
    };
  }

  /** The side that has used up all it had. */
  fallen(nowMs: number): Color | undefined {
    if (this.#turn && this.#restMs(nowMs) <= 0) return this.#turn.color;
    return this.#fallen;
  }

  /** The time until the flag falls; undefined while no time runs. */
  fallsInMs(nowMs: number): number | undefined {
    if (this.#turn?.sinceMs === undefined) return undefined;
    return Math.max(0, this.#restMs(nowMs));
  }

  /** The clocks as an engine is told of them. */
  forEngine(nowMs: number): EngineClock {
    const { byoyomiMs, incrementMs } = this.control;
    return {
      blackMs: this.reading('black', nowMs).mainMs,
      whiteMs: this.reading('white', nowMs).mainMs,
      byoyomiMs,
      blackIncrementMs: incrementMs,
      whiteIncrementMs: incrementMs,
    };
  }

  #running(): Turn {
    if (!this.#turn) throw new RangeError('the clock does not run');
    return this.#turn;
  }

  #spentMs(nowMs: number): number {
    const { spentMs, sinceMs } = this.#running();
    return sinceMs === undefined ? spentMs : spentMs + Math.max(0, Math.floor(nowMs - sinceMs));
  }

  /** Time left to the side whose time runs, with byoyomi; negative once the flag has fallen. */
  #restMs(nowMs: number): number {
    const { color } = this.#running();
    return this.#left[color] + this.control.byoyomiMs - this.#spentMs(nowMs);
  }
}

/**
 * The clock as it stood after a move of a record. The time left to each side stands there
 * (`[%clk]`); a side without it has all its time.
 */
export function clockAfter(control: TimeControl, record: GameRecord, node: RecordNode): GameClock {
  const left: Partial<Record<Color, number>> = {};
  const first = record.start.placement.turn;
  const isWhole = () => left.black !== undefined && left.white !== undefined;
  for (let at: RecordNode | undefined = node; at?.parent && !isWhole(); at = at.parent) {
    const mover = at.ply % 2 === 1 ? first : opposite(first);
    const { leftMs } = moveTimes(at);
    if (leftMs !== undefined) left[mover] ??= leftMs;
  }
  return new GameClock(control, {
    black: left.black ?? control.mainMs,
    white: left.white ?? control.mainMs,
  });
}
