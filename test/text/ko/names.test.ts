import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ko as TEXTS } from '../../../source/text/ko/index.ts';
import { allFaces, findFaces } from '../../../source/text/pieces.ts';

const { words } = TEXTS;

describe.each(VARIANTS)('$id', (variant) => {
  test('each piece has names in Korean', () => {
    const told = allFaces(variant).flatMap((piece) => [
      words.nameOfPiece(variant, piece),
      words.wholePieceName(variant, piece),
    ]);
    expect(told.filter((name) => !/^[가-힣 ]+$/.test(name))).toEqual([]);
  });

  test('a name in a sentence finds its piece alone', () => {
    const faces = allFaces(variant);
    const found = faces.map((piece) =>
      findFaces(TEXTS, variant, words.nameOfPiece(variant, piece)),
    );
    expect(found).toEqual(faces.map((piece) => [piece]));
  });

  test('the game and its handicaps have names in Korean', () => {
    const told = [
      words.variantName(variant, 'box'),
      ...variant.handicaps.flatMap((one) => [words.handicapName(one), words.handicapText(one)]),
    ];
    expect(told.filter((name) => !/^[가-힣 ]+$/.test(name))).toEqual([]);
  });
});
