import { COLORS, type Color } from '../../core/color.ts';
import type { ClockReading } from '../../match/clock.ts';
import { isLow, readingText } from '../../text/clock.ts';
import type { Span } from '../row.ts';
import type { Theme } from '../theme.ts';

/** What the clocks of both sides show; undefined in a game without. */
export function clockSpans(
  clock: { readonly reading: (color: Color) => ClockReading } | undefined,
  theme: Theme,
): Readonly<Record<Color, Span>> | undefined {
  if (clock === undefined) return undefined;
  const [black, white] = COLORS.map((color): Span => {
    const reading = clock.reading(color);
    return { text: readingText(reading), ...(isLow(reading) && { style: theme.lowTime }) };
  });
  return { black, white };
}
