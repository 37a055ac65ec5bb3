import { expect, test } from 'vitest';
import { type PalettePicture, type Rgba, readPng, writePng } from '../../source/terminal/png.ts';
import { hasTools, requireTool } from './packages.ts';

/** What the tests use of the package. */
type Sharp = (file: Buffer) => {
  png(): { toBuffer(): Promise<Buffer> };
  raw(): { toBuffer(): Promise<Buffer> };
};

const CLEAR: Rgba = [0, 0, 0, 0];
const WOOD: Rgba = [250, 220, 170, 255];
const PICTURE: PalettePicture = {
  width: 4,
  height: 2,
  palette: [CLEAR, WOOD, [40, 20, 0, 100]],
  pixels: Uint8Array.from([0, 1, 1, 2, 2, 1, 0, 0]),
};

const sharp = hasTools ? (requireTool('sharp') as Sharp) : undefined;

test.skipIf(!hasTools)('a PNG is one for other programs', async () => {
  const pixels = await sharp?.(writePng(PICTURE)).raw().toBuffer();
  expect([...(pixels?.subarray(4, 8) ?? [])]).toEqual(WOOD);
  expect([...(pixels ?? [])].filter((_, at) => at % 4 === 3)).toEqual([
    0, 255, 255, 100, 100, 255, 0, 0,
  ]);
});

test.skipIf(!hasTools)('a PNG without a palette is refused', async () => {
  const file = (await sharp?.(writePng(PICTURE)).png().toBuffer()) ?? Buffer.alloc(0);
  expect(() => readPng(file)).toThrow(RangeError);
});
