import { join } from 'node:path';
import type { Match } from '../../source/match/match.ts';
import { MatchTable } from '../../source/match/match-table.ts';
import { playerOfName } from '../../source/match/participants/side.ts';
import { GameStore } from '../../source/records/store/store.ts';
import { parseTypedTimeControl } from '../../source/records/tree/time-control.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';

interface Timer {
  readonly atMs: number;
  readonly callback: () => void;
}

/** The time of a test, which passes when the test says so: the clocks', and the time of day. */
export class FakeTime {
  nowMs = 1_000_000;
  readonly timers = new Set<Timer>();
  /** What passes whenever somebody looks. */
  stepMs = 0;

  look(): number {
    this.nowMs += this.stepMs;
    return this.nowMs;
  }

  /** Lets time pass in which no timer is called, as on a machine that is busy. */
  pass(timeMs: number): void {
    this.nowMs += timeMs;
  }

  /** Lets time pass, and calls the timers that are due then. */
  wait(timeMs: number): void {
    this.pass(timeMs);
    for (const timer of [...this.timers].sort((one, other) => one.atMs - other.atMs)) {
      if (timer.atMs <= this.nowMs && this.timers.delete(timer)) timer.callback();
    }
  }

  schedule(callback: () => void, delayMs: number): () => void {
    const timer = { atMs: this.nowMs + delayMs, callback };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  get date(): Date {
    return new Date(Date.UTC(2026, 10, 20, 18, 30) + this.nowMs);
  }
}

/** A table whose games have clocks, in a folder of the running test. */
export class TimedTable {
  readonly folder: string;
  readonly store: GameStore;
  readonly table: MatchTable;
  readonly time: FakeTime;

  constructor(
    time = new FakeTime(),
    awayTime = 'stops',
    folder = join(temporaryFolder(), 'games'),
  ) {
    this.time = time;
    this.folder = folder;
    const now = () => time.date;
    this.store = new GameStore({ folder, now });
    this.table = new MatchTable({
      store: this.store,
      now,
      nowMs: () => time.look(),
      schedule: (callback, delayMs) => time.schedule(callback, delayMs),
      illegal: () => 'refuse',
      awayCounts: () => awayTime === 'counts',
    });
  }

  /** A game of shogi whose clock runs. */
  start(clock: string, { white = 'B', sfen }: { white?: string; sfen?: string } = {}): Match {
    const variant = variantOf('shogi');
    const control = parseTypedTimeControl(clock);
    if (!control.ok) throw new RangeError(clock);
    const match = this.table.start({
      variant,
      start: sfen ? readSfen(variant, sfen) : startPosition(variant),
      players: { black: playerOfName('A'), white: playerOfName(white) },
      clock: control.value,
    });
    match.startClock();
    return match;
  }

  /** Another process on the same folder, at the same time. */
  another(awayTime = 'stops'): TimedTable {
    return new TimedTable(this.time, awayTime, this.folder);
  }

  /** Goes on with the latest game; its clock runs. */
  resume(): Match {
    const path = this.store.latestUnfinished()?.path ?? '';
    const match = this.table.resume(path);
    if (!match.ok) throw new Error(match.fault.code);
    match.value.startClock();
    return match.value;
  }
}

/** What both clocks say, in seconds: `600 595`, in byoyomi `b29`. */
export function clocksOf({ clock }: Match): string {
  if (clock === undefined) return 'none';
  return (['black', 'white'] as const)
    .map((color) => {
      const { mainMs, byoyomiMs, inByoyomi } = clock.reading(color);
      return inByoyomi ? `b${byoyomiMs / 1000}` : String(mainMs / 1000);
    })
    .join(' ');
}
