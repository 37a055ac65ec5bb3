import { isLow } from '../../match/clock.ts';
import type { ShownClock } from '../../match/match-clock.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Look } from '../../text/charset.ts';
import type { Texts } from '../../text/texts.ts';
import type { Theme } from '../app/theme.ts';

/** What a clock shows. */
export interface ClockFace {
  readonly text: string;
  /** A shorter text, for narrow places. */
  readonly short: string;
  readonly style: Look | undefined;
  /** How long it shows that; undefined while it stands still. */
  readonly staysMs: number | undefined;
}

/** Tells what the clock of a side shows at the moment. */
export type ClockFaces = (color: Color) => ClockFace;

/** A clock that may run. */
export type FacedClock = Pick<ShownClock, 'reading'> &
  Partial<Pick<ShownClock, 'turn' | 'ticksInMs'>>;

/** What the clocks of both sides show; undefined in a game without clocks. */
export function clockFaces(
  texts: Texts,
  clock: FacedClock | undefined,
  theme: Theme,
): ClockFaces | undefined {
  if (clock === undefined) return undefined;
  return (color) => {
    const reading = clock.reading(color);
    return {
      text: texts.game.readingText(reading),
      short: texts.game.shortReadingText(reading),
      style: isLow(reading) ? theme.lowTime : undefined,
      staysMs: clock.turn === color ? clock.ticksInMs : undefined,
    };
  };
}
