import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type PalettePicture, type Rgba, readPng, writePng } from '../../source/terminal/png.ts';
import { fitPicture } from '../../source/terminal/scale-picture.ts';

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
