import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureFaces, pictureName } from '../../source/picture/piece-pictures.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { readPng } from '../../source/terminal/png.ts';
import { PROJECT } from '../helpers/komadai.ts';

const FOLDER = join(PROJECT, 'pieces');
const STYLES = ['kanji', 'kanji2'] as const;
const SETS = VARIANTS.flatMap((variant) => STYLES.map((style) => ({ variant, style })));

describe('the files of the pictures', () => {
  test.each(SETS)('are all there, and small: $variant.id, $style', ({ variant, style }) => {
    const names = pictureFaces(variant, style).flatMap(({ up, down }) => [up, down]);
    const files = names.map((name) => join(FOLDER, `${name}.png`));
    expect(new Set(names).size).toBe(names.length);
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(120_000);
  });

  test('are square, and the program can read them', () => {
    const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.png'));
    for (const file of pictures) {
      const { width, height, palette, pixels } = readPng(readFileSync(join(FOLDER, file)));
      expect([file, width]).toEqual([file, height]);
      expect([file, palette[pixels[0] ?? 0]?.[3]]).toEqual([file, 0]);
    }
    const known = SETS.flatMap(({ variant, style }) => pictureFaces(variant, style));
    expect(pictures.length).toBe(new Set(known.flatMap(({ up, down }) => [up, down])).size);
  });

  test('come with the licence of their font', () => {
    expect(readFileSync(join(FOLDER, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});

test.each(SETS)('each piece has a picture: $variant.id, $style', ({ variant, style }) => {
  const faces = pictureFaces(variant, style);
  for (const color of ['black', 'white'] as const) {
    for (const { kind, promoted } of faces) {
      const piece = { color, kind, promoted };
      for (const reigning of ['black', 'white', 'both'] as const) {
        const names = [false, true].map((turned) =>
          pictureName(variant, piece, style, turned, { reigning }),
        );
        const face = faces.find(({ up }) => up === names[0]);
        expect([face?.up, face?.down]).toEqual(names);
      }
    }
  }
});
