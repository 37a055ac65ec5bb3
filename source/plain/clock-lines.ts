import type { GameActivity } from '../activity/game.ts';
import { ClockCalls } from '../match/clock-calls.ts';
import type { ShownClock, TimeSource } from '../match/match-clock.ts';
import { tellsLittleTime } from '../settings/settings.ts';
import type { Texts } from '../text/texts.ts';

/** Tells little time in the lines of a game, where the settings want that. */
export class ClockLines {
  readonly #texts: Texts;
  readonly #activity: GameActivity;
  readonly #schedule: NonNullable<TimeSource['schedule']>;
  #clock: ShownClock | undefined;
  #calls: ClockCalls | undefined;

  constructor(texts: Texts, activity: GameActivity, schedule: NonNullable<TimeSource['schedule']>) {
    this.#texts = texts;
    this.#activity = activity;
    this.#schedule = schedule;
  }

  /** To be called whenever the clock may run otherwise than before. */
  look(tell: (lines: readonly string[]) => void): void {
    const { match, settings } = this.#activity;
    if (match.clock !== this.#clock) {
      this.end();
      this.#clock = match.clock;
      this.#calls =
        this.#clock &&
        new ClockCalls(this.#clock, this.#schedule, (call) => {
          if (tellsLittleTime(settings.all)) tell([this.#texts.clock.clockCallText(call)]);
        });
    }
    this.#calls?.look();
  }

  end(): void {
    this.#calls?.end();
  }
}
