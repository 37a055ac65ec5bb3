// Puts pictures side by side, to be looked at together.
import { crc32, deflateSync } from 'node:zlib';
import { renderPixels } from './render-png.mjs';

const COLUMNS = 2;
const WIDTH = 800;
const GAP = 12;
/** Each pixel is the mean of this many in each direction, so that thin lines stay even. */
const FINENESS = 3;
const GROUND = '#7f858f';
const RGBA = 4;

/** A PNG of pictures of one size, in rows of two. @param pictures SVG */
export function contactSheet(pictures) {
  const images = pictures.map((svg) =>
    shrink(renderPixels(svg, { width: WIDTH * FINENESS, background: GROUND })),
  );
  const [{ height: high }] = images;
  const width = GAP + COLUMNS * (WIDTH + GAP);
  const height = GAP + Math.ceil(images.length / COLUMNS) * (high + GAP);
  const sheet = Buffer.alloc(width * height * RGBA, `${GROUND.slice(1)}ff`, 'hex');
  for (const [index, { pixels }] of images.entries()) {
    const left = GAP + (index % COLUMNS) * (WIDTH + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (high + GAP);
    for (let row = 0; row < high; row++) {
      const from = row * WIDTH * RGBA;
      pixels.copy(sheet, ((top + row) * width + left) * RGBA, from, from + WIDTH * RGBA);
    }
  }
  return encodePng(sheet, width, height);
}

function shrink({ pixels, width, height }) {
  const [wide, high] = [width, height].map((length) => Math.floor(length / FINENESS));
  const small = Buffer.alloc(wide * high * RGBA);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      for (let part = 0; part < RGBA; part++) {
        let sum = 0;
        for (let row = y * FINENESS; row < (y + 1) * FINENESS; row++) {
          const from = (row * width + x * FINENESS) * RGBA + part;
          for (let at = 0; at < FINENESS; at++) sum += pixels[from + at * RGBA];
        }
        small[(y * wide + x) * RGBA + part] = Math.round(sum / FINENESS ** 2);
      }
    }
  }
  return { pixels: small, width: wide, height: high };
}

function encodePng(pixels, width, height) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green, blue and opacity.
  head.set([8, 6], 8);
  // A byte before each row says that it is stored as it is.
  const lines = Buffer.alloc((width * RGBA + 1) * height);
  for (let row = 0; row < height; row++) {
    const from = row * width * RGBA;
    pixels.copy(lines, row * (width * RGBA + 1) + 1, from, from + width * RGBA);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
