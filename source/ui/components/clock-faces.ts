import { COLORS, type Color } from '../../core/color.ts';
import type { ClockReading } from '../../match/clock.ts';
import { isLow, readingText, shortReadingText } from '../../text/clock.ts';
import type { TextStyle } from '../row.ts';
import type { Theme } from '../theme.ts';

/** What a clock shows. */
export interface ClockFace {
  readonly text: string;
  /** Where that has no room. */
  readonly short: string;
  readonly style: TextStyle | undefined;
}

/** What the clocks of both sides show; undefined in a game without. */
export function clockFaces(
  clock: { readonly reading: (color: Color) => ClockReading } | undefined,
  theme: Theme,
): Readonly<Record<Color, ClockFace>> | undefined {
  if (clock === undefined) return undefined;
  const [black, white] = COLORS.map((color): ClockFace => {
    const reading = clock.reading(color);
    const style = isLow(reading) ? theme.lowTime : undefined;
    return { text: readingText(reading), short: shortReadingText(reading), style };
  });
  return { black, white };
}
