// The pictures that a terminal shows by kitty's protocol or as sixels, from all that a program has
// written.
import xterm from '@xterm/headless';
import sharp from 'sharp';
import { importSource } from '../../scripts/bundle/bundle-sources.mjs';

const { readSixel } = await importSource('test/helpers/read-sixel.ts');

/** The pixels of a cell. */
const [WIDTH, HEIGHT] = [10, 20];

/** What a terminal answers that shows pictures in one way or the other. */
export const PICTURE_ANSWERS = {
  kitty: `\x1b[6;${HEIGHT};${WIDTH}t\x1b_Gi=31;OK\x1b\\`,
  sixel: `\x1b[6;${HEIGHT};${WIDTH}t\x1b[?62;4;22c`,
};

const COMMAND = /(\x1b_G[^\x1b]*\x1b\\|\x1bP0;1;0q[^\x1b]*\x1b\\|\x1b\[2J)/;

/**
 * The pictures on the screen at the end.
 * @param size `{cols, rows}`
 * @returns each with its place and size in pixels, and its PNG file in base64
 */
export async function seenPictures(output, size) {
  const screen = new xterm.Terminal({ ...size, allowProposedApi: true });
  const shown = new Map();
  /** The files by number, and that which is still coming. */
  const files = new Map();
  let coming;
  for (const part of output.split(COMMAND)) {
    const { cursorX, cursorY } = screen.buffer.active;
    const place = { x: cursorX * WIDTH, y: cursorY * HEIGHT };
    const [, keys, payload] = /^\x1b_G([^;\x1b]*);?([^\x1b]*)/.exec(part) ?? [];
    if (part.startsWith('\x1bP')) {
      // One that is drawn later lies over those before.
      shown.set(`sixel ${shown.size}`, { ...place, ...(await pictureOf(readSixel(part))) });
    } else if (keys !== undefined) {
      const { a, i, p, c, r, d } = Object.fromEntries(keys.split(',').map((one) => one.split('=')));
      if (a === 't') coming = i;
      if (a === 't' || a === undefined) files.set(coming, (files.get(coming) ?? '') + payload);
      if (a === 't' && files.get(i) !== payload) files.set(i, payload);
      if (a === 'p') shown.set(`${i}/${p}`, { ...place, i, width: c * WIDTH, height: r * HEIGHT });
      if (a === 'd') forget(shown, i, p);
      if (a === 'd' && d === 'I') files.delete(i);
    } else {
      if (part === '\x1b[2J') shown.clear();
      await new Promise((resolve) => screen.write(part, resolve));
    }
  }
  return [...shown.values()].map(({ i, ...picture }) => ({ png: files.get(i), ...picture }));
}

function forget(shown, number, placement) {
  for (const key of [...shown.keys()]) {
    const isMeant =
      placement === undefined ? key.startsWith(`${number}/`) : key === `${number}/${placement}`;
    if (isMeant) shown.delete(key);
  }
}

async function pictureOf({ width, height, rows }) {
  const pixels = rows.flatMap((row) =>
    row.flatMap((colour) =>
      colour ? [...colour.split(';').map((part) => Math.round(part * 2.55)), 255] : [0, 0, 0, 0],
    ),
  );
  const raw = { width, height, channels: 4 };
  const file = await sharp(Buffer.from(pixels), { raw }).png().toBuffer();
  return { width, height, png: file.toString('base64') };
}

/** The pictures as elements of SVG. */
export function drawPictures(pictures) {
  return pictures
    .map(
      ({ x, y, width, height, png }) =>
        `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`,
    )
    .join('\n');
}
