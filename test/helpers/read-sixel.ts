/** What a sixel sequence draws. */
interface SixelPicture {
  readonly width: number;
  readonly height: number;
  /** The colours of the pixels in parts of 100; undefined where nothing is drawn. */
  readonly rows: (string | undefined)[][];
}

/** Draws a sixel sequence with a transparent ground and raster attributes. */
export function readSixel(sequence: string): SixelPicture {
  const [, wide = '', high = '', body = ''] =
    /^\x1bP0;1;0q"1;1;(\d+);(\d+)([^\x1b]*)\x1b\\$/.exec(sequence) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, (): string | undefined => undefined),
  );
  const colours = new Map<string, string>();
  let [column, top, colour] = [0, 0, ''];
  for (const [token] of body.matchAll(/#\d+;2;\d+;\d+;\d+|#\d+|!\d+[?-~]|[?-~$-]/g)) {
    const [, number = '', parts] = /^#(\d+)(?:;2;([\d;]+))?$/.exec(token) ?? [];
    if (parts) colours.set(number, parts);
    else if (number) colour = number;
    else if (token === '$') column = 0;
    else if (token === '-') [column, top] = [0, top + 6];
    else {
      const [, count = '1', character = ''] = /^(?:!(\d+))?(.)$/.exec(token) ?? [];
      const bits = character.charCodeAt(0) - 0x3f;
      for (let at = 0; at < Number(count); at++, column++) {
        for (let row = 0; row < 6; row++) {
          const pixels = rows[top + row];
          if (pixels && bits & (1 << row)) pixels[column] = colours.get(colour);
        }
      }
    }
  }
  return { width, height, rows };
}
