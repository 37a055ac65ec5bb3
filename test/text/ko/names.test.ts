import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import * as TEXTS from '../../../source/text/ko/index.ts';
import { allFaces, findFaces } from '../../../source/text/piece-names.ts';

const { names } = TEXTS;

describe.each(VARIANTS)('$id', (variant) => {
  test('each piece has names in Korean', () => {
    const told = allFaces(variant).flatMap((piece) => [
      names.nameOfPiece(variant, piece),
      names.wholePieceName(variant, piece),
    ]);
    expect(told.filter((name) => !/^[가-힣 ]+$/.test(name))).toEqual([]);
  });

  test('a name in a sentence finds its piece alone', () => {
    const faces = allFaces(variant);
    const found = faces.map((piece) =>
      findFaces(TEXTS, variant, names.nameOfPiece(variant, piece)),
    );
    expect(found).toEqual(faces.map((piece) => [piece]));
  });

  test('the game and its handicaps have names in Korean', () => {
    const told = [
      names.variantName(variant, 'box'),
      ...variant.handicaps.flatMap((one) => [names.handicapName(one), names.handicapText(one)]),
    ];
    expect(told.filter((name) => !/^[가-힣 ]+$/.test(name))).toEqual([]);
  });
});
