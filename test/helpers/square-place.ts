import type { ScreenPlace } from '../../source/terminal/screen-place.ts';

/** The place of a square such as `7g` on a screen with one board, by the marks at its edges. */
export function squarePlace(lines: readonly string[], square: string): ScreenPlace {
  const [file = '', rank = ''] = square;
  const column = lines.find((line) => /^ +(?:\d +){5,}\d\b/.test(line))?.indexOf(file) ?? -1;
  const row = lines.findIndex((line) => new RegExp(`\\S ${rank}(?: {2}|$)`).test(line));
  if (column < 0 || row < 0) throw new Error(`${square} is not shown\n${lines.join('\n')}`);
  return { column, row };
}
