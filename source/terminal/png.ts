import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture with a palette. */
export interface PalettePicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each colour, from 0 to 255. */
  readonly palette: readonly Rgba[];
  /** The colours of the pixels by their place in the palette, row by row. */
  readonly pixels: Uint8Array;
}

export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** 8 bits a pixel, colours from a palette, nothing interlaced. */
const FORMAT = [8, 3, 0, 0, 0];

/**
 * Reads a PNG file as `npm run pieces` writes them: with a palette of 8 bits and no filters. Throws
 * `RangeError` for any other.
 */
export function readPng(file: Buffer): PalettePicture {
  const parts = readParts(file);
  const header = parts.get('IHDR');
  const colours = parts.get('PLTE');
  const data = parts.get('IDAT');
  if (!header || !colours || !data || !FORMAT.every((byte, at) => header[8 + at] === byte)) {
    throw new RangeError('not a PNG file with a palette of 8 bits');
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const opacities = parts.get('tRNS') ?? Buffer.alloc(0);
  const palette = Array.from({ length: colours.length / 3 }, (_, index): Rgba => {
    const [red = 0, green = 0, blue = 0] = colours.subarray(3 * index);
    return [red, green, blue, opacities[index] ?? 255];
  });
  const rows = inflateSync(data);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = row * (width + 1);
    if (rows[start] !== 0) throw new RangeError('a PNG file with filters');
    pixels.set(rows.subarray(start + 1, start + 1 + width), row * width);
  }
  return { width, height, palette, pixels };
}

/** The contents of the parts of a file by their names. */
function readParts(file: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let at = SIGNATURE.length;
  while (at + 8 <= file.length) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const contents = file.subarray(at + 8, at + 8 + length);
    parts.set(name, Buffer.concat([parts.get(name) ?? Buffer.alloc(0), contents]));
    at += length + 12;
  }
  return parts;
}

/** Writes a PNG file. */
export function writePng({ width, height, palette, pixels }: PalettePicture): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', Buffer.concat([size, Buffer.from(FORMAT)])),
    part('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    part('tRNS', Buffer.from(palette.map(([, , , opacity]) => opacity))),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(name: string, contents: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), contents]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(contents.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
