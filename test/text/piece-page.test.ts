import { describe, expect, test } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { pieceName } from '../../source/rules/notation/labels.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { yari } from '../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { pageLines } from '../../source/text/page.ts';
import { piecePage } from '../../source/text/piece-page.ts';
import { allFaces, faceTitle, pieceDiagram } from '../../source/text/pieces.ts';
import { th as THAI } from '../../source/text/th/index.ts';

/** The title of every face, in the order of the variant. */
function titles(variant: Variant): string[] {
  return allFaces(variant).map((face) => faceTitle(ENGLISH, variant, face, 'box'));
}

describe.each(VARIANTS)('$id', (variant) => {
  test('no two pieces have the same name, in a sentence or as a title without its kanji', () => {
    const names = allFaces(variant).map((face) => pieceName(variant, face));
    expect(new Set(names).size).toBe(names.length);
    const words = titles(variant).map((title) => title.replace(/^\S+ | \(.*$/g, ''));
    expect(new Set(words).size).toBe(words.length);
  });

  test.each([...variant.pieces.keys()])(
    'the drawing of piece %i has the label of its title',
    (kind) => {
      const { front, back } = itemAt(variant.pieces, kind);
      const drawn = pieceDiagram(variant, kind, 'box')
        .join(' ')
        // The digits are lengths of slides.
        .split(/[\s.o*\d]+/)
        .filter(Boolean);
      const label = (face: typeof front) => (variant.wideKanji ? face.kanji2 : face.kanji);
      expect(drawn).toEqual([label(front), ...(back ? [label(back)] : [])]);
    },
  );
});

test('the two yari golds say what they were', () => {
  expect(titles(yari).filter((title) => title.includes('yari gold'))).toEqual([
    '+YB yari gold, the promoted yari bishop (成角, narikyōkaku)',
    '+YN yari gold, the promoted yari knight (成桂, narikyōkei)',
  ]);
});

test.each([
  ['box', 'Name on a set: 成香角行 narikyōkaku. On a narrow board: 成.'],
  ['ascii', 'Name on a set: narikyokaku.'],
] as const)(
  'in %s the one kanji of a narrow board is told where it can be shown',
  (charset, text) => {
    expect(pageLines(piecePage(ENGLISH, yari, 2, charset), 80)).toContain(text);
  },
);

test('a sentence ends as the language ends sentences', () => {
  const [, moves] = piecePage(THAI, yari, 0, 'box')[0]?.blocks ?? [];
  expect(moves).toEqual({ kind: 'paragraph', text: expect.stringMatching(/[^.]$/) });
});
