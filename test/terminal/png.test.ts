import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type PalettePicture, type Rgba, readPng, writePng } from '../../source/terminal/png.ts';
import { fitPicture, fitWhole } from '../../source/terminal/scale-picture.ts';
import { PROJECT } from '../helpers/komadai.ts';

const PAWN_FILE = join(PROJECT, 'pieces/Fu.png');

const CLEAR: Rgba = [0, 0, 0, 0];
const BLACK: Rgba = [0, 0, 0, 255];
const WOOD: Rgba = [250, 220, 170, 255];
const SHADE: Rgba = [40, 20, 0, 100];

/** A square with a clear rim, wood and a black column in its middle. */
function piece(side: number): PalettePicture {
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    if (Math.min(row, column, side - 1 - row, side - 1 - column) < side / 8) return 0;
    return Math.abs(column - (side - 1) / 2) < side / 8 ? 1 : 2;
  });
  return { width: side, height: side, palette: [CLEAR, BLACK, WOOD, SHADE], pixels };
}

describe('a PNG file', () => {
  test('is read as it was written', () => {
    const picture = { ...piece(16), width: 8, height: 32 };
    expect(readPng(writePng(picture))).toEqual(picture);
  });

  test.each([
    ['no file', () => Buffer.alloc(0)],
    ['a part that is cut', () => writePng(piece(16)).subarray(0, 40)],
  ])('of another kind is refused: %s', (_, make) => {
    expect(() => readPng(make())).toThrow(RangeError);
  });

  test('with filters is refused', () => {
    const file = writePng(piece(2));
    const at = file.indexOf('IDAT');
    const filtered = deflateSync(Buffer.from([1, 0, 0, 1, 0, 0]));
    const parts = [file.subarray(0, at - 4), Buffer.alloc(4), Buffer.from('IDAT'), filtered];
    parts[1]?.writeUInt32BE(filtered.length);
    expect(() => readPng(Buffer.concat([...parts, Buffer.alloc(4)]))).toThrow(RangeError);
  });
});

/** A picture as rows of digits, each the place of a colour in the palette. */
function drawn({ width, height, pixels }: PalettePicture): string[] {
  return Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * width, (row + 1) * width).join(''),
  );
}

describe('a picture', () => {
  test('lies in the middle of its area, as high as is wished', () => {
    expect(drawn(fitPicture(piece(16), { width: 10, height: 12 }, 8))).toEqual([
      '0000000000',
      '0000000000',
      '0000000000',
      '0022112200',
      '0022112200',
      '0022112200',
      '0022112200',
      '0022112200',
      '0022112200',
      '0000000000',
      '0000000000',
      '0000000000',
    ]);
  });

  test('is no wider than its area', () => {
    const { width, height, pixels } = fitPicture(piece(16), { width: 8, height: 12 }, 12);
    expect([width, height]).toEqual([8, 12]);
    expect([...pixels.subarray(0, 16)]).toEqual(Array(16).fill(0));
  });

  test('is not enlarged: its area becomes smaller', () => {
    const { width, height, pixels } = fitPicture(piece(16), { width: 64, height: 80 }, 32);
    expect([width, height]).toEqual([32, 40]);
    expect(pixels.filter((colour) => colour === 1)).toHaveLength(
      piece(16).pixels.filter((colour) => colour === 1).length,
    );
  });

  test('takes the nearest colour where several meet', () => {
    const { pixels } = fitPicture(piece(16), { width: 5, height: 5 }, 5);
    expect(new Set(pixels)).toContain(1);
    expect([...pixels].every((colour) => colour <= 3)).toBe(true);
  });
});

describe('a picture for cells of its own', () => {
  const AREA = { width: 40, height: 40 };
  const fitted = (height: number) => fitWhole(readPng(readFileSync(PAWN_FILE)), AREA, height, true);

  test('stands at the bottom of its area, but for a margin', () => {
    const { width, height, palette, pixels } = fitted(28);
    expect([width, height]).toEqual([40, 40]);
    const isSeen = (row: number) =>
      pixels.subarray(row * 40, (row + 1) * 40).some((at) => (palette[at]?.[3] ?? 0) > 128);
    const rows = Array.from({ length: 40 }, (_, row) => row).filter(isSeen);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...rows)).toBeGreaterThanOrEqual(34);
    expect(Math.max(...rows)).toBeLessThan(38);
  });

  test('has few colours, fewer in a large picture', () => {
    const colours = (picture: { readonly pixels: Uint8Array }) => new Set(picture.pixels).size;
    expect(colours(fitted(28))).toBe(8);
    const large = fitWhole(readPng(readFileSync(PAWN_FILE)), { width: 160, height: 130 }, 120);
    expect([large.width, large.height, large.pixels.length]).toEqual([160, 130, 160 * 130]);
    expect(colours(large)).toBe(4);
  });

  test('has the wood of all other pieces', () => {
    const woods = ['Fu-1', 'Kei-1', 'Kei', 'Hi-1'].map((name) => {
      const file = readFileSync(join(PROJECT, `pieces/${name}.png`));
      const { palette, pixels } = fitWhole(readPng(file), AREA, 48);
      const count = (colour: Rgba, at: number) =>
        colour[3] === 255 ? pixels.filter((one) => one === at).length : 0;
      const counts = palette.map(count);
      return palette[counts.indexOf(Math.max(...counts))] ?? CLEAR;
    });
    for (const part of [0, 1, 2] as const) {
      const values = woods.map((wood) => wood[part]);
      expect(Math.max(...values) - Math.min(...values)).toBeLessThan(12);
    }
  });
});
