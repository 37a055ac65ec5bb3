import type { GameActivity } from '../activity/game.ts';
import { ClockCalls } from '../match/clock-calls.ts';
import type { ShownClock, TimeSource } from '../match/match-clock.ts';
import { tellsLittleTime } from '../settings/settings.ts';
import type { Tongue } from '../text/tongue.ts';

/**
 * Tells little time in the lines of a game, where the settings want that.
 * @returns what looks at the clock, whenever it may run otherwise than before; and what ends it
 */
export function clockLines(
  tongue: Tongue,
  activity: GameActivity,
  schedule: NonNullable<TimeSource['schedule']>,
) {
  let clock: ShownClock | undefined;
  let calls: ClockCalls | undefined;
  const look = (tell: (lines: readonly string[]) => void) => {
    const { match, settings } = activity;
    if (match.clock !== clock) {
      calls?.end();
      clock = match.clock;
      calls =
        clock &&
        new ClockCalls(clock, schedule, (call) => {
          if (tellsLittleTime(settings.all)) tell([tongue.texts.game.clockCallText(call)]);
        });
    }
    calls?.look();
  };
  return { look, end: () => calls?.end() };
}
