import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Attempt } from '../../../source/rules/core/attempt.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { whyIllegal } from '../../../source/rules/core/illegal.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  makeDrop,
  makeMove,
  moveFrom,
  moveTo,
} from '../../../source/rules/core/move.ts';
import { type Position, pieceOn } from '../../../source/rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatHodges, formatHodgesList } from '../../../source/rules/notation/hodges.ts';
import { type MoveReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { positionOf } from '../../helpers/play.ts';
import { isLong, partOf, sharedTest, shareOf, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition, lastTo } from '../../notation/random-positions.ts';

/** A reading as text: the moves as printed, or the code of the fault. */
function read(variant: Variant, sfen: string, text: string, last?: string, ply?: number): string {
  const position = positionOf(variant, sfen);
  const square = last === undefined ? undefined : parseSquare(variant, last);
  return described(position, readMove(position, text, square, ply));
}

function described(position: Position, reading: MoveReading): string {
  switch (reading.kind) {
    case 'move':
      return formatHodges(position, reading.move);
    case 'choice':
    case 'ambiguous':
      return `${reading.kind} ${reading.moves.map((move) => formatHodges(position, move)).join(' ')}`;
    case 'illegal':
    case 'not-understood':
      return `${reading.kind} ${reading.fault.code}`;
  }
}

const TRADE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1';
const SILVERS = '4k4/9/9/9/4p4/3S1S3/9/9/4K4 b S 1';
const FACES = '4k4/9/9/9/1+R5+P1/9/1+B7/9/4K4 b - 1';
const RANKS = '4k4/9/6S2/9/4S4/9/9/9/4K4 b - 1';
const KNIGHTS = '4k4/9/3nn4/2n2n3/9/9/9/9/4K4 w - 1';
const RETAKES = '4k4/9/4+S1+R2/3Sp4/9/9/9/4L4/4K4 b - 1';
const YARI_MIDDLE = 'k6/7/7/7/7/1N1B1+R1/7/7/3K3 b RBNP 1';
const YARI_FACES = '3k3/7/7/7/7/7/+N+B+P1+R2/7/3K3 b - 1';
const OGI_MIDDLE = '3k4/8/8/3S4/8/2I2+I2/8/3K4 b IBP 1';

const READ: readonly (readonly [form: string, Variant, sfen: string, text: string, is: string])[] =
  [
    ['printed', shogi, shogi.start, 'P-7f', 'P-7f'],
    ['lower case', shogi, shogi.start, 'p7f', 'P-7f'],
    ['capital squares', shogi, shogi.start, 'P-7F', 'P-7f'],
    ['spaces', shogi, shogi.start, '  P 7f ', 'P-7f'],
    ['a tab and an ideographic space', shogi, shogi.start, '\tP\u30007f', 'P-7f'],
    ['full width', shogi, shogi.start, 'Ｐ－７ｆ', 'P-7f'],
    ['a dash', shogi, shogi.start, 'P–7f', 'P-7f'],
    ['a superfluous origin', shogi, shogi.start, 'G4i-3h', 'G-3h'],
    ['a needed origin', yari, yari.start, 'yb6i-5h', 'YB6i-5h'],
    ['a needed origin, missing', yari, yari.start, 'YB-5h', 'ambiguous YB6i-5h YB5i-5h'],
    ['a move number', shogi, shogi.start, '1.P-7f', 'P-7f'],
    ['a move number and an ellipsis', shogi, shogi.start, '1... P-7f', 'P-7f'],
    ["a drop with '", shogi, SILVERS, "S'5d", 'S*5d'],
    ['a drop with *', shogi, SILVERS, 'S*5d', 'S*5d'],
    ['a drop with @', shogi, SILVERS, 'S@5d', 'S*5d'],
    ['a drop with a typographic apostrophe', shogi, SILVERS, 's’5d', 'S*5d'],
    ['a drop with a grave accent', shogi, SILVERS, 's`5d', 'S*5d'],
    ['no separator is never a drop', shogi, SILVERS, 'S5b', 'illegal unreachable'],
    ['a capture with -', shogi, SILVERS, 'S6f-5e', 'S6fx5e'],
    ['a capture without a separator', shogi, SILVERS, 'S6f5e', 'S6fx5e'],
    ['a capture with X', shogi, SILVERS, 'S6fX5e', 'S6fx5e'],
    ['a capture with ×', shogi, SILVERS, 'S6f×5e', 'S6fx5e'],
    ['a capture of nothing', shogi, SILVERS, 'S6fx6e', 'illegal nothing-to-capture'],
    ['a leading +', shogi, FACES, '+R5e', '+R-5e'],
    ['number-number', shogi, shogi.start, 'P-76', 'P-7f'],
    ['number-number on both sides', shogi, shogi.start, 'G49-58', 'G4i-5h'],
    ['number-number and a drop', shogi, SILVERS, 'S*54', 'S*5d'],
    ["number-number and a drop with '", shogi, SILVERS, "s'54", 'S*5d'],
    ['number-number and a capture', shogi, SILVERS, 'S66x55', 'S6fx5e'],
    ['number-number without a separator', shogi, SILVERS, 's6655', 'S6fx5e'],
    ['number-number and no origin', shogi, shogi.start, 'p76', 'P-7f'],
    ['number-number and a promoted piece', shogi, FACES, '+R85-55', '+R-5e'],
    ['number-number and D', shogi, FACES, 'D55', '+R-5e'],
    ['number-number and a suffix', shogi, TRADE, 'Bx22+', 'Bx2b+'],
    ['number-number and =', shogi, TRADE, 'B88x22=', 'Bx2b='],
    ['number-number and no suffix', shogi, TRADE, 'B22', 'choice Bx2b= Bx2b+'],
    ['number-number with two letters', yari, yari.start, 'YB69-58', 'YB6i-5h'],
    ['number-number, promoted, with two letters', yari, YARI_MIDDLE, '+YR26-27', '+YR-2g'],
    ['number-number outside the board', yari, yari.start, 'P-86', 'not-understood not-a-square'],
    ['kanji ranks', shogi, shogi.start, 'P-7六', 'P-7f'],
    ['kanji ranks on both sides', shogi, shogi.start, 'G4九-5八', 'G4i-5h'],
    ['kanji ranks, full width', shogi, shogi.start, 'Ｐ－７六', 'P-7f'],
    ['kanji ranks and a drop', shogi, SILVERS, 'S*5四', 'S*5d'],
    ['a kanji rank of the origin', shogi, shogi.start, '５八金(四九)', 'G4i-5h'],
    ['squares alone', shogi, shogi.start, '77-76', 'P-7f'],
    ['what it is worth', shogi, shogi.start, 'S6h!', 'S-6h'],
    ['what it is worth, in two signs', shogi, shogi.start, 'S-6h+??', 'illegal outside-zone'],
    ['what it is worth, in full width', shogi, shogi.start, '▲７六歩 ！？', 'P-7f'],
    ['what nothing is worth', shogi, shogi.start, '?!', 'not-understood empty'],
    ['zeros as the origin of a drop', shogi, SILVERS, '５四銀打(00)', 'S*5d'],
    ['zeros and no 打', shogi, SILVERS, '▲５四銀(00)', 'S*5d'],
    ['zeros behind a space', shogi, SILVERS, '54銀打 (00)', 'S*5d'],
    ['zeros in full width', shogi, SILVERS, '５四銀（００）', 'S*5d'],
    ['zeros beside a piece that goes there', shogi, SILVERS, '５五銀(00)', 'illegal occupied'],
    ['zeros of a promotion', shogi, SILVERS, '５五銀成(00)', 'not-understood not-a-square'],
    ['the piece first, in Japanese', shogi, SILVERS, '銀打５四', 'S*5d'],
    ['kanji behind a square of Hodges', shogi, shogi.start, '7f歩', 'P-7f'],
    ['the same in full width', shogi, shogi.start, '７ｆ歩', 'P-7f'],
    ['kanji before a square', shogi, shogi.start, '歩7六', 'P-7f'],
    [
      'kanji before a square that it does not reach',
      shogi,
      shogi.start,
      '金５五',
      'illegal unreachable',
    ],
    ['a missing suffix', shogi, TRADE, 'B-2b', 'choice Bx2b= Bx2b+'],
    ['a missing suffix of squares alone', shogi, TRADE, '8h-2b', 'choice Bx2b= Bx2b+'],
    [
      'a missing suffix where promotion is forced',
      yari,
      '6k/1N5/7/7/7/7/7/7/6K b - 1',
      'YN6a',
      'YN-6a+',
    ],
    [
      'a missing suffix where promotion is mandatory',
      ogi,
      '7k/8/2S5/8/8/8/8/K7 b - 1',
      'S5b',
      'S-5b+',
    ],
    ['a suffix', shogi, TRADE, 'Bx2b+', 'Bx2b+'],
    ['a declining suffix', shogi, TRADE, 'b2b=', 'Bx2b='],
    ['a full-width suffix', shogi, TRADE, 'B2b＋', 'Bx2b+'],
    ['= without a right', shogi, shogi.start, 'P-7f=', 'P-7f'],
    ['= on a drop', shogi, SILVERS, 'S*5d=', 'S*5d'],
    ['+ without a right', shogi, shogi.start, 'P-6f+', 'illegal outside-zone'],
    ['+ on a gold', shogi, '4k4/9/2G6/9/9/9/9/9/4K4 b - 1', 'G-7b+', 'illegal cannot-promote'],
    [
      '+ on a promoted piece',
      shogi,
      '4k4/9/2+R6/9/9/9/9/9/4K4 b - 1',
      '+R-8c+',
      'illegal cannot-promote',
    ],
    ['+ on a drop', shogi, SILVERS, 'S*5b+', 'illegal promoted-drop'],
    ['a promoted drop', shogi, SILVERS, '+S*5b', 'illegal promoted-drop'],
    ['the file of the origin', shogi, shogi.start, 'G45h', 'G4i-5h'],
    ['the file of the origin, number-number', shogi, shogi.start, 'G458', 'G4i-5h'],
    ['the file of the origin and a capture', shogi, SILVERS, 'S6x5e', 'S6fx5e'],
    ['the rank of the origin', shogi, RANKS, 'Se4d', 'S5e-4d'],
    ['the rank of the other origin', shogi, RANKS, 'Sc4d+', 'S3c-4d+'],
    ['no origin', shogi, RANKS, 'S4d', 'ambiguous S5e-4d S3c-4d+ S3c-4d='],
    ['the rank of the origin, settling nothing', shogi, SILVERS, 'Sf5e', 'ambiguous S6fx5e S4fx5e'],
    ['a file where there is none', shogi, shogi.start, 'G55h', 'illegal wrong-origin'],
    ['D for the dragon', shogi, FACES, 'D5e', '+R-5e'],
    ['H for the horse', shogi, FACES, 'h-8f', '+B-8f'],
    ['T for the tokin', shogi, FACES, 'T2d', '+P-2d'],
    ['D in Ogi', ogi, '3k4/8/8/8/4+R3/8/8/3K4 b - 1', 'D4d', '+R-4d'],
    ['no D in Yari shogi', yari, YARI_FACES, 'D3f', 'not-understood unknown-piece'],
    ['N for the yari knight', yari, YARI_MIDDLE, 'N6e', 'YN-6e'],
    ['B for the yari bishop', yari, YARI_MIDDLE, 'B-4e', 'YB-4e'],
    ['+R for the promoted yari rook', yari, YARI_MIDDLE, '+r2g', '+YR-2g'],
    ['K for the general', yari, YARI_MIDDLE, 'K3i', 'G-3i'],
    ['a drop of R', yari, YARI_MIDDLE, 'R*1e', 'YR*1e'],
    ['USI', shogi, shogi.start, '7g7f', 'P-7f'],
    ['USI with a promotion', shogi, TRADE, '8h2b+', 'Bx2b+'],
    ['USI without a promotion', shogi, TRADE, '8h2b', 'choice Bx2b= Bx2b+'],
    ['USI that declines', shogi, TRADE, '8h2b=', 'Bx2b='],
    ['a drop of USI', shogi, SILVERS, 'S*5d', 'S*5d'],
    ['CSA with a sign', shogi, shogi.start, '+7776FU', 'P-7f'],
    ['CSA without a sign', shogi, shogi.start, '7776FU', 'P-7f'],
    ['CSA of White', shogi, KNIGHTS, '-5345KE', 'N-4e'],
    ['CSA with the other sign', shogi, shogi.start, '-7776FU', 'not-understood wrong-side'],
    ['CSA drop', shogi, SILVERS, '0054GI', 'S*5d'],
    ['CSA promotion', shogi, TRADE, '8822UM', 'Bx2b+'],
    ['CSA promotion declined', shogi, TRADE, '8822KA', 'Bx2b='],
    ['CSA promoted piece', shogi, FACES, '8555RY', '+R-5e'],
    ['CSA names the piece wrongly', shogi, shogi.start, '7776KA', 'illegal wrong-origin'],
    ['CSA from an empty square', shogi, shogi.start, '5554FU', 'illegal wrong-origin'],
    ['no CSA in Yari shogi', yari, yari.start, '7776FU', 'not-understood unreadable'],
    ['Japanese', shogi, shogi.start, '７六歩', 'P-7f'],
    ['Japanese with two kanji', shogi, shogi.start, '７六歩兵', 'P-7f'],
    ['Japanese with ▲', shogi, shogi.start, '▲７六歩', 'P-7f'],
    ['Japanese with ☗', shogi, shogi.start, '☗2六歩', 'P-2f'],
    [
      'Japanese with the mark of the other side',
      shogi,
      shogi.start,
      '△７六歩',
      'not-understood wrong-side',
    ],
    ['Japanese with an origin', shogi, shogi.start, '７六歩(77)', 'P-7f'],
    ['Japanese with a full-width origin', shogi, shogi.start, '５八金（４９）', 'G4i-5h'],
    ['Japanese, two that can go', shogi, shogi.start, '５八金', 'ambiguous G6i-5h G4i-5h'],
    ['打', shogi, SILVERS, '五四銀打', 'S*5d'],
    ['a drop without 打 where nothing goes there', shogi, SILVERS, '５四銀', 'S*5d'],
    ['no drop without 打 where something goes there', shogi, SILVERS, '６五銀', 'S-6e'],
    ['成', shogi, TRADE, '２二角成', 'Bx2b+'],
    ['不成', shogi, TRADE, '２二角不成', 'Bx2b='],
    ['neither 成 nor 不成', shogi, TRADE, '２二角', 'choice Bx2b= Bx2b+'],
    ['不成 without a right', shogi, shogi.start, '７六歩不成', 'P-7f'],
    ['成 without a right', shogi, shogi.start, '７六歩成', 'illegal outside-zone'],
    ['竜 for 龍', shogi, FACES, '５五竜', '+R-5e'],
    ['龍王', shogi, FACES, '５五龍王', '+R-5e'],
    ['竜馬', shogi, FACES, '８六竜馬', '+B-8f'],
    ['と金', shogi, FACES, '２四と金', '+P-2d'],
    ['玉', shogi, FACES, '５八玉', 'K-5h'],
    ['王将', shogi, FACES, '５八王将', 'K-5h'],
    ['歩 in Yari shogi', yari, yari.start, '７六歩', 'P-7f'],
    ['the label 歩兵 in Yari shogi', yari, yari.start, '７六歩兵', 'P-7f'],
    ['香飛 in Yari shogi', yari, yari.start, '７八香飛', 'YR-7h'],
    ['the full name in Yari shogi', yari, yari.start, '７八香飛車', 'YR-7h'],
    ['飛車 in Yari shogi is the promoted one', yari, YARI_MIDDLE, '２七飛車', '+YR-2g'],
    ['one kanji in Yari shogi', yari, yari.start, '７八飛', 'YR-7h'],
    ['成桂 and 成角 in Yari shogi are kept apart', yari, YARI_FACES, '７六成桂', '+YN-7f'],
    ['成角 in Yari shogi', yari, YARI_FACES, '６六成角', '+YB-6f'],
    ['香銀 in Yari shogi', yari, YARI_FACES, '５六香銀', '+P-5f'],
    ['香角打 in Yari shogi', yari, YARI_MIDDLE, '１五香角打', 'YB*1e'],
    ['姫 in Ogi', ogi, OGI_MIDDLE, '７七姫', 'I-7g'],
    ['王姫打 in Ogi', ogi, OGI_MIDDLE, '８八王姫打', 'I*8h'],
    ['女神 in Ogi', ogi, OGI_MIDDLE, '３七女神', '+I-3g'],
    ['two moves in one line', shogi, shogi.start, 'P-7f P-3d', 'not-understood unreadable'],
    ['a square outside the board', shogi, shogi.start, 'P-0f', 'not-understood not-a-square'],
    ['an origin outside the board', yari, yari.start, 'YB9i-5h', 'not-understood not-a-square'],
    ['a square of the larger board', ogi, ogi.start, 'P-9f', 'not-understood not-a-square'],
    ['a piece of another game', yari, yari.start, 'S-5e', 'not-understood unknown-piece'],
    [
      'a piece that has no promoted side',
      shogi,
      shogi.start,
      '+G-5e',
      'not-understood unknown-piece',
    ],
    ['nothing', shogi, shogi.start, ' \t', 'not-understood empty'],
  ];

describe('one move in many forms', () => {
  sharedTest.each(shareOf(READ, 4))('%s', (_, variant, sfen, text, is) => {
    expect(read(variant, sfen, text)).toBe(is);
  });
});

const RECAPTURES: readonly (readonly [form: string, text: string, is: string])[] = [
  ['by a piece', 'Lx', 'Lx5d'],
  ['by a piece behind', 'xL', 'Lx5d'],
  ['by a piece, in lower case', 'xl', 'Lx5d'],
  ['by a piece that is not there', 'xG', 'illegal no-piece'],
  ['by a promoted piece', '+Sx', '+Sx5d'],
  ['by a promoted piece behind', 'x+s', '+Sx5d'],
  ['by anything, where several can', 'x', 'ambiguous +Sx5d Lx5d'],
  ['by nothing that can', 'Kx', 'illegal unreachable'],
  ['同 and a piece', '同香', 'Lx5d'],
  ['同 with a space', '同　香', 'Lx5d'],
  ['同 and a promoted piece', '同成銀', '+Sx5d'],
  ['同 and a piece that promotes', '同香成', 'illegal outside-zone'],
];

describe('a recapture on 5d', () => {
  sharedTest.each(RECAPTURES)('%s', (_, text, is) => {
    const sfen = '4k4/9/4+S4/4p4/9/9/9/4L4/4K4 b - 1';
    expect(read(shogi, sfen, text, '5d')).toBe(is);
  });

  sharedTest.each(['x', 'Lx', 'xL', '同香'])('%s is refused before the first move', (text) => {
    expect(read(shogi, shogi.start, text)).toBe('not-understood no-last-move');
  });

  sharedTest('x alone where one piece can', () => {
    expect(read(shogi, '4k4/9/9/4p4/9/9/9/4L4/4K4 b - 1', 'x', '5d')).toBe('Lx5d');
    expect(read(shogi, '4k4/9/9/4p4/9/9/9/9/4K4 b - 1', 'x', '5d')).toBe('illegal no-recapture');
  });

  sharedTest('同成銀 retakes with a promoted silver, 同銀成 with one that promotes', () => {
    const sfen = '4k4/9/3Sp+S3/9/9/9/9/9/4K4 b - 1';
    expect(read(shogi, sfen, '同成銀', '5c')).toBe('+Sx5c');
    const silver = '4k4/9/4p4/3S1+S3/9/9/9/9/4K4 b - 1';
    expect(read(shogi, silver, '同銀成', '5c')).toBe('Sx5c+');
    expect(read(shogi, silver, '同成銀', '5c')).toBe('+Sx5c');
    expect(read(shogi, silver, 'xS', '5c')).toBe('choice Sx5c= Sx5c+');
    expect(read(shogi, silver, 'Sx+', '5c')).toBe('Sx5c+');
    expect(read(shogi, RETAKES, '同銀', '5c')).toBe('illegal occupied');
  });
});

describe('a move number in front, where the ply is known', () => {
  const white = shogi.handicaps[0].sfen;
  sharedTest.each([
    ['of the pair', shogi.start, '1.P-7f', 0, 'P-7f'],
    ['of the ply', shogi.start, '3.P-7f', 2, 'P-7f'],
    ['of the pair later', shogi.start, '2. P-7f', 2, 'P-7f'],
    ['wrong', shogi.start, '4.P-7f', 2, 'not-understood move-number'],
    ['of the pair that White begins', white, '1...P-3d', 0, 'P-3d'],
    ['of the pair after White has begun', shogi.start, '3.P-7f', 3, 'P-7f'],
    ['wrong where White begins', white, '2...P-3d', 0, 'not-understood move-number'],
  ])('%s', (_, sfen, text, ply, is) => {
    expect(read(shogi, sfen, text, undefined, ply)).toBe(is);
  });
});

/** The square and file-rank digits of a move, `8822`. */
function digits(square: Square): string {
  return `${fileOf(square)}${rankOf(square)}`;
}

function numberForm(position: Position, move: Move): string {
  const to = digits(moveTo(move));
  const { pieces } = position.variant;
  if (isDrop(move)) return `${itemAt(pieces, dropKind(move)).hodges}*${to}`;
  const piece = pieceOn(position, moveFrom(move));
  const letters = `${piece?.promoted ? '+' : ''}${itemAt(pieces, piece?.kind ?? 0).hodges}`;
  const suffix = isPromotion(move) ? '+' : '=';
  return `${letters}${digits(moveFrom(move))}-${to}${suffix}`;
}

function attemptOf(move: Move): Attempt {
  const to = moveTo(move);
  if (isDrop(move)) return { drop: true, piece: { kind: dropKind(move), promoted: false }, to };
  const square = moveFrom(move);
  const from = { file: fileOf(square), rank: rankOf(square) };
  return {
    drop: false,
    from,
    to,
    capture: false,
    promotion: isPromotion(move) ? 'promote' : 'decline',
  };
}

describe.each(VARIANTS_OF_RUN)('in random games of $id', (variant) => {
  const visitAll = (
    numRuns: number,
    visit: (position: Position, last: Move | undefined) => void,
  ): void => {
    const property = fc.property(fc.integer(), (seed) =>
      forEachRandomPosition(variant, seed, visit),
    );
    fc.assert(property, { numRuns: partOf(numRuns) });
  };

  /** USI, with the sign of a promotion that is declined. */
  const usiForm = (move: Move, text: string) =>
    formatUsi(variant, move) + (text.endsWith('=') ? '=' : '');

  sharedTest('every legal move is read back from Hodges, USI and numbers', () => {
    visitAll(4, (position, last) => {
      if (position.depth % 4 !== 0) return;
      const wrong = formatHodgesList(position).flatMap(({ move, text }) =>
        [text, text.toLowerCase(), usiForm(move, text), numberForm(position, move)].filter(
          (form) => {
            const reading = readMove(position, form, lastTo(last));
            return reading.kind !== 'move' || reading.move !== move;
          },
        ),
      );
      expect(wrong).toEqual([]);
    });
  });

  sharedTest('reading leaves the position as it was', () => {
    visitAll(1, (position) => {
      if (position.depth % 4 !== 0) return;
      const before = [position.snapshot(), position.keyLow, position.keyHigh, position.depth];
      for (const { text } of formatHodgesList(position)) {
        readMove(position, text.replace(/[1-9][a-i]/, '5e'));
        readMove(position, text.replace(/[+=]?$/, '+'));
      }
      expect([position.snapshot(), position.keyLow, position.keyHigh, position.depth]).toEqual(
        before,
      );
    });
  });

  sharedTest('a move is illegal for a reason exactly where it is not among the legal ones', () => {
    visitAll(1, (position) => {
      if (position.depth % (isLong ? 20 : 80) !== 0) return;
      const legal = new Set(legalMoves(position));
      const all = allMoves(position);
      const wrong = all.filter((move) => {
        const fault = whyIllegal(position, attemptOf(move));
        return (fault === undefined) !== legal.has(move);
      });
      expect(wrong.map((move) => formatUsi(variant, move))).toEqual([]);
    });
  });
});

/** Every drop and every move between two squares of the board, sensible or not. */
function allMoves(position: Position): Move[] {
  const { squares, variant } = position.rules;
  const targets = [...squares];
  const drops = targets.flatMap((to) => variant.pieces.map((_, kind) => makeDrop(kind, to)));
  const moves = targets.flatMap((from) =>
    targets.flatMap((to) => [makeMove(from, to), makeMove(from, to, true)]),
  );
  return [...drops, ...moves];
}

describe('any text', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        ..."PSYBRGK+-x*='@1234567890abcdefghi同成打不右左直上行寄引七六歩銀角飛()▲△. \u0000\u001b\ud800",
      ),
      maxLength: 12,
    }),
  );

  sharedTest.each(VARIANTS_OF_RUN)('is read without failing in $id', (variant) => {
    const position = positionOf(variant, variant.start);
    fc.assert(
      fc.property(hostile, (text) => {
        expect(readMove(position, text, parseSquare(variant, '5e')).kind).toBeTypeOf('string');
      }),
      { numRuns: partOf(500) },
    );
  });

  sharedTest.each([
    ['10,000 letters', 'P'.repeat(10_000)],
    ['10,000 digits', '7'.repeat(10_000)],
    ['10,000 spaces and a move', `${' '.repeat(10_000)}P-7f x`],
    ['10,000 control characters', '\u0000'.repeat(10_000)],
    ['10,000 lone surrogates', '\ud800'.repeat(10_000)],
    ['a control character behind a move', 'P-7f\u0007'],
  ])('%s', (_, text) => {
    expect(read(shogi, shogi.start, text)).toBe('not-understood unreadable');
  });
});
