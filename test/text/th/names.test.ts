import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { allFaces } from '../../../source/text/pieces.ts';
import { words } from '../../../source/text/th/words.ts';

const { handicapName, nameOfPiece, variantName, wholePieceName } = words;

/** A name in Thai letters alone. */
const THAI = /^[\u0e01-\u0e5b]+$/;

describe.each(VARIANTS)('$id', (variant) => {
  const faces = allFaces(variant);

  test('the game, its pieces and its handicaps have Thai names', () => {
    expect(variantName(variant, 'box')).toMatch(THAI);
    for (const face of faces) {
      expect(nameOfPiece(variant, face)).toMatch(THAI);
      expect(wholePieceName(variant, face)).toMatch(THAI);
    }
    for (const handicap of variant.handicaps) expect(handicapName(handicap)).toMatch(THAI);
  });

  test('no two pieces have the same name in a sentence', () => {
    expect(new Set(faces.map((face) => nameOfPiece(variant, face))).size).toBe(faces.length);
  });
});

test('a name that komadai does not know stays as it is', () => {
  expect(handicapName({ name: 'no-queen' })).toBe('no-queen');
  expect(variantName({ ...VARIANTS[0], id: 'tiny', name: 'Tiny' }, 'box')).toBe('Tiny');
});
