/** Pictures by iTerm2's protocol (https://iterm2.com/documentation-images.html). */
import type { CellDrawing } from './cell-pictures.ts';
import { type PalettePicture, type Rgba, readPng, writePng } from './png.ts';
import { backgroundOf } from './sgr.ts';

/**
 * Each picture is sent whole, on the ground that its cells have: terminals differ in what they show
 * where a picture is clear.
 */
export const INLINE_DRAWING: CellDrawing = {
  draw(pen, { row, column, columns, rows }, { made }, cells) {
    const ground = backgroundOf(cells[row]?.styles[column] ?? '');
    const png = ground ? pngOnGround(made, ground) : made;
    const size = `width=${columns};height=${rows};preserveAspectRatio=0;doNotMoveCursor=1`;
    pen.moveTo(row, column);
    pen.send(`\x1b]1337;File=inline=1;${size}:${png}\x07`);
    // Only some of them leave the cursor where it was.
    pen.forgetPlace();
  },
};

type Rgb = readonly [red: number, green: number, blue: number];

/** A PNG file in base64 with a colour behind what is clear in it. */
function pngOnGround(base64: string, ground: Rgb): string {
  const picture = readPng(Buffer.from(base64, 'base64'));
  const palette = picture.palette.map((colour) => mix(colour, ground));
  return writePng({ ...picture, palette } satisfies PalettePicture).toString('base64');
}

function mix([red, green, blue, opacity]: Rgba, [red2, green2, blue2]: Rgb): Rgba {
  const part = (over: number, under: number) =>
    Math.round(under + ((over - under) * opacity) / 255);
  return [part(red, red2), part(green, green2), part(blue, blue2), 255];
}
