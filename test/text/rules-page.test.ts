import { describe, expect } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';
import { latin } from '../../source/text/charset.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { ko as KOREAN } from '../../source/text/ko/index.ts';
import { pageLines } from '../../source/text/page.ts';
import { piecePage } from '../../source/text/piece-page.ts';
import { findPieces } from '../../source/text/pieces.ts';
import { rulesPage } from '../../source/text/rules.ts';
import { printed } from '../../source/text/teller.ts';
import type { Texts } from '../../source/text/texts.ts';
import { th as THAI } from '../../source/text/th/index.ts';
import { MADE_UP } from '../helpers/made-up.ts';
import { sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';

const rulesText = (variant: Variant) =>
  pageLines(rulesPage(printed(ENGLISH), variant, 'frame'), Number.POSITIVE_INFINITY).join('\n');

describe('the rules say what the data says', () => {
  test.each<[id: string, sentence: string]>([
    ['yari', 'The board has 7 files, counted from the right, and 9 ranks'],
    ['yari', 'Each side has 14 pieces.'],
    ['shogi', 'Each side has 20 pieces.'],
    ['ogi', 'Each side has 18 pieces.'],
    ['yari', 'The promotion zone is the last 3 ranks'],
    ['yari', 'begins or ends in the zone may promote the piece'],
    ['yari', 'The yari bishop, yari knight and pawn must promote on the last rank.'],
    ['shogi', 'The knight must promote on the last 2 ranks.'],
    ['shogi', 'The lance and pawn must promote on the last rank.'],
    ['ogi', 'begins or ends in the zone must promote the piece'],
    ['ogi', 'The knight may not be dropped on the last 2 ranks'],
    ['shogi', 'A pawn may not be dropped for immediate checkmate.'],
    ['yari', 'A pawn may be dropped for checkmate.'],
    ['ogi', 'A pawn may be dropped for checkmate.'],
    ['yari', 'stands for the 3rd time, the game is drawn'],
    ['shogi', 'stands for the 4th time, the game is drawn'],
    ['yari', 'yari rook and yari bishop 5; yari knight and pawn 1; the general counts nothing'],
    ['shogi', 'A side with fewer than 24 points loses'],
    ['ogi', 'A side with fewer than 26 points loses'],
    ['ogi', 'The points of the pieces and the threshold are a house rule.'],
    ['ogi', 'The handicaps follow those of shogi (house rule).'],
    ['yari', 'two-piece 二枚落ち: without YR1a and YB2a'],
    ['shogi', 'rook-lance 飛香落ち: without L1a and R8b'],
    ['shogi', '+P tokin (と, tokin): steps straight in any direction or diagonally forward.'],
    ['shogi', 'K king (王, osho or 玉, gyokusho): steps in any direction.'],
    [
      'yari',
      'House: forced promotion, on which the source has two sentences that differ on rook and knight.',
    ],
    ['yari', 'a yari rook on the last rank still slides sideways'],
    ['yari', 'made by Christian Freeling in 1981'],
    ['ogi', 'made by Cyril Veltin'],
    ['yari', 'The higher-ranked player has the osho, the other the gyokusho; the two move alike.'],
    ['ogi', 'it is tied to Komayo, a yokai'],
  ])('%s: %s', (id, sentence) => {
    expect(rulesText(variantOf(id))).toContain(sentence);
  });

  test('only mandatory promotion names no rank on which it is forced', () => {
    expect(rulesText(variantOf('ogi'))).not.toContain('must promote on');
  });
});

sharedTest.each(VARIANTS_OF_RUN.map((variant) => [variant.id, variant] as const))(
  '%s: every piece, handicap and source is named',
  (_id, variant) => {
    const text = rulesText(variant);
    for (const { hodges, back } of variant.pieces) {
      expect(text).toContain(`\n- ${hodges} `);
      if (back) expect(text).toContain(`\n- +${hodges} `);
    }
    for (const { name } of variant.handicaps) expect(text).toContain(`\n- ${name}`);
    for (const source of variant.sources) expect(text).toContain(`\n- ${latin(source, 'frame')}`);
  },
);

test('a variant without prose, handicaps and promotion still has its rules', () => {
  const mini: Variant = {
    ...shogi,
    id: 'mini',
    name: 'Minishogi',
    files: 5,
    ranks: 5,
    zone: 1,
    start: 'rbsgk/4p/5/P4/KGSBR b - 1',
    handicaps: [],
  };
  const text = rulesText(mini);
  expect(text).toMatch(/^Minishogi/);
  expect(text).toContain('Each side has 6 pieces.');
  expect(text).toContain('The promotion zone is the last rank from');
  expect(text).not.toContain('Handicaps');
});

test('a game without drops says that bare kings do not draw', () => {
  const sentence = 'Two bare kings do not end the game';
  expect(rulesText({ ...shogi, id: 'dropless', drops: 'illegal' })).toContain(sentence);
  expect(rulesText(shogi)).not.toContain(sentence);
});

describe('a piece', () => {
  const pieceText = (variant: Variant, name: string) =>
    findPieces(ENGLISH, variant, name)
      .flatMap((kind) => pageLines(piecePage(ENGLISH, variant, kind, 'frame'), 200))
      .join('\n');

  test.each<[id: string, name: string, sentence: string]>([
    ['yari', 'YB', 'YB yari bishop (香角, kyokakugyo)'],
    ['yari', 'YB', '+YB yari gold, the promoted yari bishop (成角, narikyokaku)'],
    ['yari', 'YB', 'It slides straight forward or steps diagonally forward.'],
    ['yari', 'YB', 'It must promote on the last rank.'],
    ['yari', 'YR', 'It may be dropped on any empty square.'],
    ['yari', 'G', 'Name on a set: 王将 osho or 玉将 gyokusho.'],
    ['shogi', 'N', 'It may not be dropped on the last 2 ranks.'],
    ['shogi', 'G', 'It does not promote.'],
    ['shogi', 'P', 'Its drop may give check, but not checkmate.'],
    ['ogi', 'P', 'Its drop may give checkmate.'],
    ['ogi', 'S', 'It must promote where it may.'],
    ['ogi', 'I', 'It counts 5 points in an impasse.'],
    ['ogi', 'K', 'The side that loses it, by checkmate, loses the game.'],
  ])('%s %s: %s', (id, name, sentence) => {
    expect(pieceText(variantOf(id), name)).toContain(sentence);
  });
});

test.each([
  ['A', 'It may not move to the last rank.'],
  ['A', 'It may not be dropped on the last rank.'],
  ['C', 'It must promote on the last rank.'],
  ['C', 'It may not move where it could never move again.'],
  ['C', 'It may not be dropped on the last 2 ranks.'],
  ['I', 'It may not be dropped where it could never move again.'],
])('a piece with dead ends, %s: %s', (letter, sentence) => {
  const variant = MADE_UP.find(({ id }) => id === 'deadends') as Variant;
  const kind = variant.pieces.findIndex(({ sfen }) => sfen === letter);
  expect(pageLines(piecePage(ENGLISH, variant, kind, 'ascii'), 200).join('\n')).toContain(sentence);
});

describe('pieces are found', () => {
  test.each<[id: string, text: string, letters: string[]]>([
    ['shogi', 'b', ['B']],
    ['shogi', '+R', ['R']],
    ['shogi', 'Dragon', ['R']],
    ['shogi', '龍王', ['R']],
    ['shogi', 'ＧＯＬＤ', ['G']],
    ['shogi', 'kakugyou', []],
    ['shogi', 'Gyo', ['K']],
    ['yari', 'G', ['G']],
    ['yari', 'K', ['G']],
    ['yari', '+n', ['YN']],
    ['yari', 'yari-gold', ['YB', 'YN']],
    ['yari', '銀', ['P']],
    ['yari', 'hisha', ['YR']],
    ['ogi', 'promoted princess', ['I']],
    ['shogi', '', []],
    ['shogi', '+G', []],
  ])('%s %s', (id, text, letters) => {
    const variant = variantOf(id);
    expect(
      findPieces(ENGLISH, variant, text).map((kind) => itemAt(variant.pieces, kind).hodges),
    ).toEqual(letters);
  });
});

test.each<[Texts]>([[JAPANESE], [KOREAN], [THAI]])(
  'house decisions are told in each language: %#',
  (texts) => {
    const sources = VARIANTS.flatMap((variant): readonly string[] => variant.sources);
    const decisions = sources.filter((source) => source.startsWith('House: '));
    expect(decisions.length).toBeGreaterThan(0);
    const english = decisions.filter((source) => texts.board.sourceText(source) === source);
    expect(english).toEqual([]);
  },
);
