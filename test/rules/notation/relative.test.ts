import { describe, expect, test } from 'vitest';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatJapanese } from '../../../source/rules/notation/japanese.ts';
import { type MoveReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { originByMark } from '../../../source/rules/notation/relative.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { legalUsi, moveOf, positionOf, squareOf } from '../../helpers/play.ts';

/**
 * The moves of like pieces to one square: a position, the square, and by origin the text. Of the
 * rules of the Japan Shogi Association each case; the positions are our own.
 */
type Meeting = readonly [
  what: string,
  variant: Variant,
  sfen: string,
  to: string,
  texts: Readonly<Record<string, string>>,
];

const MEETINGS: readonly Meeting[] = [
  [
    'golds, one forward and one sideways',
    shogi,
    '4k4/9/9/9/3G5/4G4/9/9/4K4 b - 1',
    '5e',
    { '5f': '５五金上', '6e': '５五金寄' },
  ],
  [
    'golds, one forward and one backward',
    shogi,
    '4k4/9/9/4G4/9/3G5/9/9/4K4 b - 1',
    '5e',
    { '5d': '５五金引', '6f': '５五金上' },
  ],
  [
    'silvers, one forward and one backward on one file',
    shogi,
    '4k4/9/9/3S5/9/3S5/9/9/4K4 b - 1',
    '5e',
    { '6d': '５五銀引', '6f': '５五銀上' },
  ],
  [
    'silvers backward from both sides, which may promote',
    shogi,
    '4k4/6S1S/9/9/9/9/9/9/4K4 b - 1',
    '2c',
    { '1b': '２三銀右成 ２三銀右不成', '3b': '２三銀左成 ２三銀左不成' },
  ],
  [
    'golds forward from both sides',
    shogi,
    '4k4/9/9/9/9/3G1G3/9/9/4K4 b - 1',
    '5e',
    { '6f': '５五金左', '4f': '５五金右' },
  ],
  [
    'golds sideways from both sides',
    shogi,
    '4k4/9/9/9/3G1G3/9/9/9/4K4 b - 1',
    '5e',
    { '6e': '５五金左', '4e': '５五金右' },
  ],
  [
    'golds side by side, one straight forward',
    shogi,
    '4k4/9/9/9/9/3GG4/9/9/4K4 b - 1',
    '5e',
    { '6f': '５五金左', '5f': '５五金直' },
  ],
  [
    'silvers side by side, the other hand',
    shogi,
    '4k4/9/9/9/9/4SS3/9/9/4K4 b - 1',
    '5e',
    { '5f': '５五銀直', '4f': '５五銀右' },
  ],
  [
    'three golds abreast',
    shogi,
    '4k4/9/9/9/9/3GGG3/9/9/4K4 b - 1',
    '5e',
    { '6f': '５五金左', '5f': '５五金直', '4f': '５五金右' },
  ],
  [
    'four golds, two of them on each side',
    shogi,
    '4k4/9/9/9/3G1G3/3G1G3/9/9/4K4 b - 1',
    '5e',
    { '6e': '５五金左寄', '6f': '５五金左上', '4e': '５五金右寄', '4f': '５五金右上' },
  ],
  [
    'four silvers, two of them on the left',
    shogi,
    '4k4/9/9/3S5/9/3SSS3/9/9/4K4 b - 1',
    '5e',
    { '6d': '５五銀引', '6f': '５五銀左上', '5f': '５五銀直', '4f': '５五銀右' },
  ],
  [
    'six tokins',
    shogi,
    '4k4/9/9/4+P4/3+P1+P3/3+P+P+P3/9/9/4K4 b - 1',
    '5e',
    {
      '5d': '５五と引',
      '6e': '５五と左寄',
      '4e': '５五と右寄',
      '6f': '５五と左上',
      '5f': '５五と直',
      '4f': '５五と右上',
    },
  ],
  [
    'promoted silvers',
    shogi,
    '4k4/9/9/9/9/3+S+S4/9/9/4K4 b - 1',
    '5e',
    { '6f': '５五成銀左', '5f': '５五成銀直' },
  ],
  [
    'golds of White, whose right is our left',
    shogi,
    '4k4/9/3ggg3/9/9/9/9/9/4K4 w - 1',
    '5d',
    { '6c': '５四金右', '5c': '５四金直', '4c': '５四金左' },
  ],
  [
    'golds of White, whose forward is our backward',
    shogi,
    '4k4/9/9/4g4/9/4g4/9/9/4K4 w - 1',
    '5e',
    { '5d': '５五金上', '5f': '５五金引' },
  ],
  [
    'knights',
    shogi,
    '4k4/9/9/9/9/9/3N1N3/9/4K4 b - 1',
    '5e',
    { '6g': '５五桂左', '4g': '５五桂右' },
  ],
  [
    'rooks, one forward and one sideways',
    shogi,
    '4k4/9/9/9/9/1R7/9/9/3K1R3 b - 1',
    '4f',
    { '8f': '４六飛寄', '4i': '４六飛上' },
  ],
  [
    'rooks sideways from both sides',
    shogi,
    '4k4/9/9/9/9/R7R/9/9/4K4 b - 1',
    '5f',
    { '9f': '５六飛左', '1f': '５六飛右' },
  ],
  [
    'bishops forward from both sides',
    shogi,
    '4k4/9/9/9/9/9/9/2B3B2/4K4 b - 1',
    '5f',
    { '7h': '５六角左', '3h': '５六角右' },
  ],
  [
    'a dragon straight forward is on the right of another',
    shogi,
    '1k7/9/9/9/9/3+R5/4+R4/9/7K1 b - 1',
    '5e',
    { '6f': '５五龍左', '5g': '５五龍右' },
  ],
  [
    'a dragon straight backward is on the left of another',
    shogi,
    'k8/7+R1/8+R/9/9/9/9/9/4K4 b - 1',
    '2d',
    { '1c': '２四龍右', '2b': '２四龍左' },
  ],
  [
    'dragons, one forward and one sideways',
    shogi,
    '1k7/9/9/9/+R8/9/4+R4/9/7K1 b - 1',
    '5e',
    { '9e': '５五龍寄', '5g': '５五龍上' },
  ],
  [
    'a horse straight backward is on the right of another',
    shogi,
    '+B+B7/9/9/9/8k/9/9/9/4K4 b - 1',
    '8b',
    { '9a': '８二馬左', '8a': '８二馬右' },
  ],
  [
    'a horse straight forward never takes 直',
    shogi,
    '1k7/9/9/9/9/4+B4/3+B5/9/7K1 b - 1',
    '5e',
    { '5f': '５五馬' },
  ],
  [
    'horses, one straight forward, one askew',
    shogi,
    '1k7/9/9/9/9/4+B4/9/1+B7/7K1 b - 1',
    '5e',
    { '5f': '５五馬右', '8h': '５五馬左' },
  ],
  ['a pinned piece counts', shogi, '4k4/4r4/9/9/9/9/4G4/6G2/4K4 b - 1', '4g', { '3h': '４七金上' }],
  [
    'a promoted piece is not like one that is not',
    shogi,
    '4k4/9/9/9/9/3S1+S3/9/9/4K4 b - 1',
    '5e',
    { '6f': '５五銀', '4f': '５五成銀' },
  ],
  [
    'yari bishops, which go straight forward at any distance',
    yari,
    yari.start,
    '5h',
    { '6i': '５八香角左', '5i': '５八香角右' },
  ],
  [
    'three yari knights: there is no word for the one between',
    yari,
    'k6/7/7/7/7/7/2N1N2/3N3/3K3 b - 1',
    '4e',
    { '5g': '４五香桂左', '4h': '４五香桂(48)', '3g': '４五香桂右' },
  ],
  [
    'three yari golds abreast',
    yari,
    '3k3/7/7/7/7/2+B+B+B2/7/7/3K3 b - 1',
    '4e',
    { '5f': '４五成角左', '4f': '４五成角直', '3f': '４五成角右' },
  ],
  [
    'yari golds, one backward from afar',
    yari,
    'k6/3+B3/7/7/7/3+B3/7/7/3K3 b - 1',
    '4e',
    { '4b': '４五成角引', '4f': '４五成角上' },
  ],
  [
    'yari silvers',
    yari,
    'k6/7/7/7/7/2+P+P3/7/7/3K3 b - 1',
    '4e',
    { '5f': '４五香銀左', '4f': '４五香銀直' },
  ],
  [
    'princesses on one side: the one farther off is 左',
    ogi,
    'k7/8/8/8/8/8/2II4/7K b - 1',
    '4e',
    { '6g': '４五姫左', '5g': '４五姫右' },
  ],
  [
    'princesses on one file',
    ogi,
    '7k/8/8/8/8/3I4/3I4/K7 b - 1',
    '4e',
    { '5f': '４五姫(56)', '5g': '４五姫(57)' },
  ],
];

describe('moves of like pieces to one square', () => {
  test.each(MEETINGS)('%s', (_, variant, sfen, square, expected) => {
    const position = positionOf(variant, sfen);
    for (const [from, texts] of Object.entries(expected)) {
      const moves = [`${from}${square}+`, `${from}${square}`]
        .filter((usi) => legalUsi(position).includes(usi))
        .map((usi) => moveOf(variant, usi));
      expect(moves.map((move) => formatJapanese(position, move)).join(' ')).toBe(texts);
      for (const move of moves) {
        expect(read(variant, sfen, formatJapanese(position, move))).toBe(formatUsi(variant, move));
      }
    }
  });
});

/** What a text is read as: moves in USI, or the code of the fault. */
function read(variant: Variant, sfen: string, text: string, last?: string): string {
  const position = positionOf(variant, sfen);
  const square = last === undefined ? undefined : parseSquare(variant, last);
  return described(variant, readMove(position, text, square));
}

function described(variant: Variant, reading: MoveReading): string {
  switch (reading.kind) {
    case 'move':
      return formatUsi(variant, reading.move);
    case 'choice':
    case 'ambiguous':
      return `${reading.kind} ${reading.moves.map((move) => formatUsi(variant, move)).join(' ')}`;
    case 'illegal':
    case 'not-understood':
      return `${reading.kind} ${reading.fault.code}`;
  }
}

const FOUR_GOLDS = '4k4/9/9/9/3G1G3/3G1G3/9/9/4K4 b - 1';
const THREE_GOLDS = '4k4/9/9/9/9/3GGG3/9/9/4K4 b - 1';
const LEFT_GOLD = '4k4/9/9/9/9/3G5/9/9/4K4 b G 1';
const PINNED = '4k4/4r4/9/9/9/9/4G4/6G2/4K4 b - 1';
const SILVERS = '4k4/9/6S1S/9/9/9/9/9/4K4 b - 1';
const DRAGONS = '1k7/9/9/9/9/3+R5/4+R4/9/7K1 b - 1';
const BISHOPS = '9/1k5B1/9/9/9/9/9/1B7/8K b - 1';
const YARI_KNIGHTS = 'k6/7/7/7/7/7/2N1N2/3N3/3K3 b - 1';

const READ: readonly (readonly [form: string, Variant, sfen: string, text: string, is: string])[] =
  [
    ['右', shogi, THREE_GOLDS, '５五金右', '4f5e'],
    ['左', shogi, THREE_GOLDS, '５五金左', '6f5e'],
    ['直', shogi, THREE_GOLDS, '５五金直', '5f5e'],
    ['two marks', shogi, FOUR_GOLDS, '５五金左上', '6f5e'],
    ['two marks, the other motion', shogi, FOUR_GOLDS, '５五金右寄', '4e5e'],
    ['行 for 上', shogi, FOUR_GOLDS, '５五金左行', '6f5e'],
    ['入 for 上', shogi, FOUR_GOLDS, '５五金右入', '4f5e'],
    ['full-width and spaces', shogi, FOUR_GOLDS, '▲５五　金 右 上', '4f5e'],
    ['two kanji and a mark', shogi, THREE_GOLDS, '５五金将直', '5f5e'],
    ['a mark and the origin', shogi, THREE_GOLDS, '５五金右(46)', '4f5e'],
    [
      'a mark and the origin of another',
      shogi,
      THREE_GOLDS,
      '５五金右(66)',
      'not-understood unreadable',
    ],
    ['no mark', shogi, THREE_GOLDS, '５五金', 'ambiguous 6f5e 5f5e 4f5e'],
    ['a mark that leaves two', shogi, FOUR_GOLDS, '５五金左', 'ambiguous 6e5e 6f5e'],
    ['another that leaves two', shogi, FOUR_GOLDS, '５五金上', 'ambiguous 6f5e 4f5e'],
    ['a mark of no piece there', shogi, FOUR_GOLDS, '５五金直', 'illegal wrong-origin'],
    ['two marks of no piece there', shogi, THREE_GOLDS, '５五金右寄', 'illegal wrong-origin'],
    ['a motion of no piece there', shogi, THREE_GOLDS, '５五金引', 'illegal wrong-origin'],
    ['a mark too many', shogi, LEFT_GOLD, '５五金左', '6f5e'],
    ['two marks too many', shogi, LEFT_GOLD, '５五金左上', '6f5e'],
    ['a mark too many that is false', shogi, LEFT_GOLD, '５五金右', 'illegal wrong-origin'],
    ['another that is false', shogi, LEFT_GOLD, '５五金直', 'illegal wrong-origin'],
    ['one of two that is false', shogi, LEFT_GOLD, '５五金左引', 'illegal wrong-origin'],
    ['a mark is never a drop', shogi, LEFT_GOLD, '４四金右', 'illegal unreachable'],
    ['打 with a mark', shogi, LEFT_GOLD, '５五金左打', 'not-understood unreadable'],
    ['打 in spite of a piece that could go', shogi, LEFT_GOLD, '５五金打', 'G*5e'],
    ['a piece that is not there', shogi, LEFT_GOLD, '５五銀左', 'illegal no-piece'],
    ['the mark of a pinned piece', shogi, PINNED, '４七金寄', 'illegal king-exposed'],
    ['the mark that tells from it', shogi, PINNED, '４七金上', '3h4g'],
    ['no mark where the other is pinned', shogi, PINNED, '４七金', '3h4g'],
    ['a mark and 成', shogi, SILVERS, '２二銀右成', '1c2b+'],
    ['a mark and 不成', shogi, SILVERS, '２二銀左不成', '3c2b'],
    ['a mark and 生', shogi, SILVERS, '２二銀左生', '3c2b'],
    ['a mark and neither', shogi, SILVERS, '２二銀右', 'choice 1c2b 1c2b+'],
    ['成 and no mark', shogi, SILVERS, '２二銀成', 'ambiguous 3c2b+ 1c2b+'],
    ['竜 and a mark', shogi, DRAGONS, '５五竜右', '5g5e'],
    ['龍 and the other', shogi, DRAGONS, '５五龍左', '6f5e'],
    ['a dragon straight forward', shogi, DRAGONS, '５五龍直', '5g5e'],
    ['角行, the bishop that goes forward', shogi, BISHOPS, '５五角行', '8h5e'],
    ['角行 and 成 in the zone', shogi, BISHOPS, '３三角行成', '8h3c+'],
    ['角行, the name, where none goes forward', shogi, BISHOPS, '７九角行', '8h7i'],
    ['角行打', shogi, '4k4/9/9/9/9/9/9/9/4K4 b B 1', '５五角行打', 'B*5e'],
    ['角行, a drop', shogi, '4k4/9/9/9/9/9/9/9/4K4 b B 1', '５五角行', 'B*5e'],
    ['off the board', shogi, '4k4/9/9/9/8G/9/9/9/4K4 b - 1', '１四金右', 'illegal wrong-origin'],
    ['yari bishops', yari, yari.start, '５八香角左', '6i5h'],
    ['yari bishops by one kanji', yari, yari.start, '５八角右', '5i5h'],
    ['yari bishops forward', yari, yari.start, '５八香角上', 'ambiguous 6i5h 5i5h'],
    ['a yari bishop by its full name', yari, yari.start, '５八香角行左', '6i5h'],
    ['yari knights', yari, YARI_KNIGHTS, '４五香桂右', '3g4e'],
    ['the yari knight between', yari, YARI_KNIGHTS, '４五香桂直', '4h4e'],
    ['princesses', ogi, 'k7/8/8/8/8/8/2II4/7K b - 1', '４五姫右', '5g4e'],
    ['a mark too many in Ogi', ogi, ogi.start, '６七銀直', '6h6g'],
    ['a mark in vain in Ogi', ogi, ogi.start, '５五銀右', 'illegal unreachable'],
  ];

test.each([
  ['上', '5e', { motion: '上' }, 'b', { rank: 6 }],
  ['上 of White', '5e', { motion: '上' }, 'w', { rank: 4 }],
  ['寄', '5e', { motion: '寄' }, 'b', { rank: 5 }],
  ['引', '5e', { motion: '引' }, 'b', { rank: 4 }],
  ['右', '5e', { side: '右' }, 'b', { file: 4 }],
  ['右 of White', '5e', { side: '右' }, 'w', { file: 6 }],
  ['左引', '5e', { side: '左', motion: '引' }, 'b', { file: 6, rank: 4 }],
  ['直', '5e', { side: '直' }, 'b', { file: 5, rank: 6 }],
  ['a mark that leads off the board', '1e', { side: '右' }, 'b', { file: 1, rank: 5 }],
  ['another that does', '9i', { motion: '上' }, 'b', { file: 9, rank: 9 }],
] as const)('where a piece would stand: %s', (_, to, mark, turn, origin) => {
  const position = positionOf(shogi, `4k4/9/9/9/9/9/9/9/4K4 ${turn} - 1`);
  expect(originByMark(position, squareOf(shogi, to), mark)).toEqual(origin);
});

describe('reading', () => {
  test.each(READ)('%s', (_, variant, sfen, text, is) => {
    expect(read(variant, sfen, text)).toBe(is);
  });

  test('同 and a mark', () => {
    const sfen = '4k4/9/9/9/4p4/3G1G3/9/9/4K4 b - 1';
    expect(read(shogi, sfen, '同金左', '5e')).toBe('6f5e');
    expect(read(shogi, sfen, '同　金右', '5e')).toBe('4f5e');
  });
});
