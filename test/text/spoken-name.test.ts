import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { words } from '../../source/text/en/words.ts';
import { allFaces, readingName, spokenName } from '../../source/text/pieces.ts';
import { variantOf } from '../helpers/variant-of.ts';

const { plural } = words;

/** Name, plural and Japanese reading of every face, in the order of the variant. */
const SHARED = [
  ['silver', 'silvers', 'gin'],
  ['promoted silver', 'promoted silvers', 'narigin'],
  ['knight', 'knights', 'kei'],
  ['promoted knight', 'promoted knights', 'narikei'],
  ['lance', 'lances', 'kyo'],
  ['promoted lance', 'promoted lances', 'narikyo'],
  ['pawn', 'pawns', 'fu'],
  ['tokin', 'tokins', 'to'],
];
const LARGE = [
  ['king', 'kings', 'gyoku'],
  ['rook', 'rooks', 'hi'],
  ['dragon', 'dragons', 'ryu'],
  ['bishop', 'bishops', 'kaku'],
  ['horse', 'horses', 'uma'],
];

test.each<[id: string, faces: string[][]]>([
  ['shogi', [...LARGE, ['gold', 'golds', 'kin'], ...SHARED]],
  [
    'ogi',
    [
      ...LARGE,
      ['princess', 'princesses', 'hime'],
      ['promoted princess', 'promoted princesses', 'kami'],
      ...SHARED,
    ],
  ],
  [
    'yari',
    [
      ['general', 'generals', 'gyoku'],
      ['yari rook', 'yari rooks', 'kyohi'],
      ['rook', 'rooks', 'hi'],
      ['yari bishop', 'yari bishops', 'kyokaku'],
      ['promoted yari bishop', 'promoted yari bishops', 'narikyokaku'],
      ['yari knight', 'yari knights', 'kyokei'],
      ['promoted yari knight', 'promoted yari knights', 'narikyokei'],
      ['pawn', 'pawns', 'fu'],
      ['yari silver', 'yari silvers', 'kyogin'],
    ],
  ],
])('the pieces of %s', (id, faces) => {
  const variant = variantOf(id);
  const told = allFaces(variant).map((face) => {
    const name = spokenName(ENGLISH, variant, face);
    return [name, plural(name), readingName(variant, face)];
  });
  expect(told).toEqual(faces);
});

describe.each(VARIANTS)('$id', (variant) => {
  test.each([(variant, piece) => spokenName(ENGLISH, variant, piece), readingName])(
    'no two pieces are told alike, in plain letters',
    (tell) => {
      const names = allFaces(variant).map((face) => tell(variant, face));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^[a-z ]+$/);
    },
  );
});
