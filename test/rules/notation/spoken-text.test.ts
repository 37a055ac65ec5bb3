import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { type MoveReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { SPOKEN_WORDS } from '../../../source/rules/notation/spoken-words.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { announcedText } from '../../../source/text/speech.ts';
import { refusalText } from '../../../source/text/typed.ts';
import { positionOf } from '../../helpers/play.ts';
import { partOf, sharedTest, shareOf, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition, lastTo } from '../../notation/random-positions.ts';

/** A reading as text: the moves as printed, or the code of the fault. */
function described(position: Position, reading: MoveReading): string {
  switch (reading.kind) {
    case 'move':
      return formatHodges(position, reading.move);
    case 'choice':
    case 'ambiguous':
      return `${reading.kind} ${reading.moves.map((move) => formatHodges(position, move)).join(' ')}`;
    case 'illegal':
    case 'not-understood':
      return reading.fault.code;
  }
}

/** Golds on 6i and 4i meet on 5h; a bishop takes on 2b; a pawn and a knight in hand. */
const MIDDLE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';
const FACES = '4k4/9/9/9/1+R5+P1/9/1+B7/9/4K4 b - 1';
const SILVERS = '4k4/9/9/9/4p4/3S1S3/9/9/4K4 b S 1';
const YARI_FACES = '3k3/7/7/7/7/7/+N+B+P1+R2/7/3K3 b - 1';
/** A horse on rank i and a rook both reach 2d. */
const TWO_READINGS = '4k4/9/9/9/9/9/9/7R1/K1+B6 b - 1';

const READ: readonly (readonly [text: string, Variant, sfen: string, is: string])[] = [
  ['pawn 7f', shogi, shogi.start, 'P-7f'],
  ['Pawn to 7f', shogi, shogi.start, 'P-7f'],
  ['pawn 76', shogi, shogi.start, 'P-7f'],
  ['pawn four f', yari, yari.start, 'P-4f'],
  ['pawn seven six', shogi, shogi.start, 'P-7f'],
  ['silver six b', shogi, '4k4/2s6/9/9/9/9/9/9/4K4 w - 1', 'unreachable'],
  ['silver six b', shogi, '3sk4/9/9/9/9/9/9/9/4K4 w - 1', 'S-6b'],
  ['silver takes 5e', shogi, SILVERS, 'ambiguous S6fx5e S4fx5e'],
  ['silver from 6f takes 5e', shogi, SILVERS, 'S6fx5e'],
  ['silver 6f 5e', shogi, SILVERS, 'S6fx5e'],
  ['6f takes 5e', shogi, SILVERS, 'S6fx5e'],
  ['silver captures 6e', shogi, SILVERS, 'nothing-to-capture'],
  ['takes 5e', shogi, SILVERS, 'ambiguous S6fx5e S4fx5e'],
  ['knight drops 5e', shogi, MIDDLE, 'N*5e'],
  ['drop a knight on 5e', shogi, MIDDLE, 'N*5e'],
  ['knight five e drop', shogi, MIDDLE, 'N*5e'],
  ['knight 5e', shogi, MIDDLE, 'unreachable'],
  ['gold 5h', shogi, MIDDLE, 'ambiguous G6i-5h G4i-5h'],
  ['gold from six i to five h', shogi, MIDDLE, 'G6i-5h'],
  ['gold general four i five h', shogi, MIDDLE, 'G4i-5h'],
  ['bishop takes 2b', shogi, MIDDLE, 'choice Bx2b= Bx2b+'],
  ['bishop takes two b, promotes', shogi, MIDDLE, 'Bx2b+'],
  ['bishop 2b+', shogi, MIDDLE, 'Bx2b+'],
  ['bishop takes two b, does not promote', shogi, MIDDLE, 'Bx2b='],
  ["bishop takes two b doesn't promote", shogi, MIDDLE, 'Bx2b='],
  ['bishop takes 2b without promotion', shogi, MIDDLE, 'Bx2b='],
  ['pawn 7e promotes', shogi, MIDDLE, 'outside-zone'],
  ['dragon 5e', shogi, FACES, '+R-5e'],
  ['promoted rook five e', shogi, FACES, '+R-5e'],
  ['horse 8f', shogi, FACES, '+B-8f'],
  ['tokin 2d', shogi, FACES, '+P-2d'],
  ['to 2d', shogi, FACES, '+P-2d'],
  ['promoted silver 5b', shogi, '4k4/9/4+S4/9/9/9/9/9/4K4 b - 1', '+S-5b'],
  ['yari rook 7h', yari, yari.start, 'YR-7h'],
  ['rook 3f', yari, YARI_FACES, '+YR-3f'],
  ['promoted yari knight 7f', yari, YARI_FACES, '+YN-7f'],
  ['gold 5h', ogi, ogi.start, 'unknown-piece'],
  ['queen takes 5h', shogi, shogi.start, 'unknown-piece'],
  ['-7776 fu', shogi, shogi.start, 'wrong-side'],
  ['princess four e', ogi, '7k/8/8/8/8/3I4/8/K7 b - 1', 'I-4e'],
  ['hime yon go', ogi, '7k/8/8/8/8/3I4/8/K7 b - 1', 'I-4e'],
  ['nana roku fu', shogi, shogi.start, 'P-7f'],
  ['go go kei utsu', shogi, MIDDLE, 'N*5e'],
  ['go hachi kin, roku kyuu kara', shogi, MIDDLE, 'G6i-5h'],
  ['roku kyuu kara go hachi kin', shogi, MIDDLE, 'G6i-5h'],
  ['ni ni kaku narazu', shogi, MIDDLE, 'Bx2b='],
  ['dou kaku nari', shogi, MIDDLE, 'no-last-move'],
  ['なな ろく ふ', shogi, shogi.start, 'P-7f'],
  ['ななろくふ', shogi, shogi.start, 'P-7f'],
  ['ナナロクフ', shogi, shogi.start, 'P-7f'],
  ['七 六 歩', shogi, shogi.start, 'P-7f'],
  ['1手目、先手、なな ろく ふ', shogi, shogi.start, 'P-7f'],
  ['ご ご けい うつ', shogi, MIDDLE, 'N*5e'],
  ['ごはちきん、ろくきゅうから', shogi, MIDDLE, 'G6i-5h'],
  ['に に かく とる なり', shogi, MIDDLE, 'Bx2b+'],
  ['にに かく ならず', shogi, MIDDLE, 'Bx2b='],
  ['ご に なりぎん', shogi, '4k4/9/4+S4/9/9/9/9/9/4K4 b - 1', '+S-5b'],
  ['どう かく なり', shogi, MIDDLE, 'no-last-move'],
  ['よん ご おうひめ', ogi, ogi.start, 'unreadable'],
  ['칠 육 보', shogi, shogi.start, 'P-7f'],
  ['칠육보', shogi, shogi.start, 'P-7f'],
  ['7 6 보', shogi, shogi.start, 'P-7f'],
  ['보 7f', shogi, shogi.start, 'P-7f'],
  ['오 팔 금, 육 구에서', shogi, MIDDLE, 'G6i-5h'],
  ['이 이 각 잡기 불승격', shogi, MIDDLE, 'Bx2b='],
  ['오 오 계마 놓기', shogi, MIDDLE, 'N*5e'],
  ['육 팔 금, 장군', shogi, '4k4/9/9/9/9/9/9/4G4/8K b - 1', 'G-6h'],
  ['1. 후수 칠 육 보', shogi, shogi.start, 'wrong-side'],
  ['사 육 졸', yari, yari.start, 'P-4f'],
  ['เบี้ย เจ็ด หก', shogi, shogi.start, 'P-7f'],
  ['เบี้ยเจ็ดหก', shogi, shogi.start, 'P-7f'],
  ['เบี้ย เจ็ด f', shogi, shogi.start, 'P-7f'],
  ['ทอง จาก หก เก้า ไป ห้า แปด', shogi, MIDDLE, 'G6i-5h'],
  ['บิชอป กิน สอง สอง, ไม่เลื่อนขั้น', shogi, MIDDLE, 'Bx2b='],
  ['ม้า วาง ห้า ห้า', shogi, MIDDLE, 'N*5e'],
  ['1. ดำ เบี้ย สอง หก, รุก', shogi, shogi.start, 'P-2f'],
  ['12. Black pawn two f, check', shogi, shogi.start, 'P-2f'],
  ['White pawn 3d', shogi, shogi.start, 'wrong-side'],
  ['pawn 7z', shogi, shogi.start, 'unreadable'],
  ['pawn 0f', shogi, shogi.start, 'unreadable'],
  ['pawn 8f', yari, yari.start, 'not-a-square'],
  ['pawn', shogi, shogi.start, 'unreadable'],
  ['pawn pawn 7f', shogi, shogi.start, 'unreadable'],
  ['pawn 7f 7e 7d', shogi, shogi.start, 'unreadable'],
  ['7f', shogi, shogi.start, 'unreadable'],
  ['+silver 5b', shogi, SILVERS, 'unreadable'],
  ['pawn from', shogi, shogi.start, 'unreadable'],
  ['drop pawn from 7g to 7f', shogi, shogi.start, 'unreadable'],
  ['takes drop 7f', shogi, shogi.start, 'unreadable'],
  ['drop 5e', shogi, shogi.start, 'unreadable'],
  ['hi 2d', shogi, TWO_READINGS, 'ambiguous +B-2d R-2d'],
  ['hello 7f world', shogi, shogi.start, 'unreadable'],
  ['pawn '.repeat(10_000), shogi, shogi.start, 'unreadable'],
];

sharedTest.each(shareOf(READ, 4))('%s', (text, variant, sfen, is) => {
  const position = positionOf(variant, sfen);
  expect(described(position, readMove(position, text))).toBe(is);
});

describe('a recapture', () => {
  sharedTest.each(['silver takes', 'takes', 'same silver', 'dou gin', 'dou gin, roku roku kara'])(
    '%s',
    (text) => {
      const sfen = '4k4/9/9/9/4p4/3S5/9/9/4K4 b - 1';
      const position = positionOf(shogi, sfen);
      const to = parseSquare(shogi, '5e');
      expect(described(position, readMove(position, text, to))).toBe('Sx5e');
    },
  );
});

describe('quotes and brackets around a move', () => {
  sharedTest.each([
    "'７六歩'",
    '"P-7f"',
    '(P-7f)',
    '[P-7f]',
    '「７六歩」',
    '“pawn 7f”',
    '`P-7f`',
    ' ( "7g7f" ) ',
    '1. (P-7f)',
  ])('%s', (text) => {
    const position = positionOf(shogi, shogi.start);
    const bare = text.startsWith('1.') ? text.slice(3) : text;
    expect(described(position, readMove(position, bare))).toBe('P-7f');
  });

  test.each(["'P-7f", 'P-7f)', '(P-7f]', "''", '()'])('%s is not in any', (text) => {
    const position = positionOf(shogi, shogi.start);
    expect(readMove(position, text).kind).toBe('not-understood');
  });

  test('very many of them are no move, and take no time', () => {
    const position = positionOf(shogi, shogi.start);
    const text = `${'('.repeat(500_000)}P-7f${')'.repeat(500_000)}`;
    expect(readMove(position, text).kind).toBe('not-understood');
  });
});

sharedTest('words in any order are read or refused with a reason', () => {
  const words = [
    ...SPOKEN_WORDS.keys(),
    'pawn',
    'silver',
    'promoted',
    'kaku',
    '7f',
    '2b',
    'e',
    'queen',
  ];
  const position = positionOf(shogi, MIDDLE);
  const property = fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), (said) => {
    const text = said.join(' ');
    const reading = readMove(position, text, parseSquare(shogi, '2b'));
    if (reading.kind === 'move') expect(legalMoves(position)).toContain(reading.move);
    else expect(refusalText(ENGLISH, position, text, reading, {})).not.toBe('');
  });
  fc.assert(property, { numRuns: partOf(1000) });
});

describe.each(VARIANTS_OF_RUN)('in random games of $id', (variant) => {
  sharedTest('what is announced can be typed', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position, last) => {
        if (position.depth % 8 !== 0) return;
        const to = lastTo(last);
        const ply = position.depth;
        const color = position.turn;
        const wrong = legalMoves(position).flatMap((move) =>
          (['words', 'romaji'] as const)
            .map((speech) =>
              announcedText(ENGLISH, position, { ply: ply + 1, color, move, text: '' }, to, speech),
            )
            .flatMap((told) => [told, told.replace(/^\d+\. (?:Black|White) /, '')])
            .filter((told) => {
              const reading = readMove(position, told, to, ply);
              return reading.kind !== 'move' || reading.move !== move;
            }),
        );
        expect(wrong).toEqual([]);
      });
    });
    fc.assert(property, { numRuns: partOf(5) });
  });
});
