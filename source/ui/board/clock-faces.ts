import type { ClockReading } from '../../match/clock.ts';
import type { Color } from '../../rules/core/color.ts';
import { isLow, readingText, shortReadingText } from '../../text/clock.ts';
import type { Look } from '../../text/looks.ts';
import type { Theme } from '../app/theme.ts';

/** What a clock shows. */
export interface ClockFace {
  readonly text: string;
  /** A shorter text, for narrow places. */
  readonly short: string;
  readonly style: Look | undefined;
}

/** What the clocks of both sides show; undefined in a game without clocks. */
export function clockFaces(
  clock: { readonly reading: (color: Color) => ClockReading } | undefined,
  theme: Theme,
): Readonly<Record<Color, ClockFace>> | undefined {
  if (clock === undefined) return undefined;
  const faceOf = (color: Color): ClockFace => {
    const reading = clock.reading(color);
    const style = isLow(reading) ? theme.lowTime : undefined;
    return { text: readingText(reading), short: shortReadingText(reading), style };
  };
  return { black: faceOf('black'), white: faceOf('white') };
}
