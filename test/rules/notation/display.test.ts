import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { moveTo } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import {
  formatMove,
  formatMoveList,
  formatSquareIn,
  MOVE_NOTATIONS,
} from '../../../source/rules/notation/display.ts';
import { readMove } from '../../../source/rules/notation/read-move.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { moveOf, positionOf } from '../../helpers/play.ts';
import { partOf, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { forEachRandomPosition, lastTo } from '../../notation/random-positions.ts';

const TRADE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1';
const SILVERS = '4k4/9/9/9/4p4/3S1S3/9/9/4K4 b SG 1';
const FACES = '4k4/9/3+S1+N3/9/1+R5+P1/9/1+B3+L3/9/4K4 b - 1';
const FORCED = '6k/1N5/7/7/7/7/7/7/6K b - 1';
const YARI_MIDDLE = '6k/7/7/7/7/1N1B1+R1/+N+B+P4/7/3K3 b RBNP 1';
const OGI_MIDDLE = 'k7/8/2S5/3S4/8/2I2+I2/8/3K4 b IBP 1';

type Row = readonly [
  what: string,
  variant: Variant,
  sfen: string,
  usi: string,
  hodges: string,
  numbers: string,
  japanese: string,
];

const ROWS: readonly Row[] = [
  ['a plain move', shogi, shogi.start, '7g7f', 'P-7f', 'P-76', '７六歩'],
  ['the corners of the board', shogi, shogi.start, '9i9h', 'L-9h', 'L-98', '９八香'],
  ['two that can go', shogi, shogi.start, '4i5h', 'G4i-5h', 'G49-58', '５八金右'],
  ['the other of the two', shogi, shogi.start, '6i5h', 'G6i-5h', 'G69-58', '５八金左'],
  ['a capture', shogi, SILVERS, '4f5e', 'S4fx5e', 'S46x55', '５五銀右'],
  ['a drop', shogi, SILVERS, 'G*5d', 'G*5d', 'G*54', '５四金'],
  ['a drop where nothing goes', shogi, SILVERS, 'S*5d', 'S*5d', 'S*54', '５四銀'],
  ['a drop where a like piece goes', shogi, SILVERS, 'S*6e', 'S*6e', 'S*65', '６五銀打'],
  ['a drop where another piece goes', shogi, SILVERS, 'G*6e', 'G*6e', 'G*65', '６五金'],
  ['a promotion', shogi, TRADE, '8h2b+', 'Bx2b+', 'Bx22+', '２二角成'],
  ['a promotion declined', shogi, TRADE, '8h2b', 'Bx2b=', 'Bx22=', '２二角不成'],
  ['a forced promotion', yari, FORCED, '6b6a+', 'YN-6a+', 'YN-61+', '６一香桂成'],
  ['a mandatory promotion', ogi, OGI_MIDDLE, '6c5b+', 'S-5b+', 'S-52+', '５二銀成'],
  ['the king', shogi, FACES, '5i5h', 'K-5h', 'K-58', '５八玉'],
  ['a dragon', shogi, FACES, '8e5e', '+R-5e', '+R-55', '５五龍'],
  ['a horse', shogi, FACES, '8g8f', '+B-8f', '+B-86', '８六馬'],
  ['a tokin', shogi, FACES, '2e2d', '+P-2d', '+P-24', '２四と'],
  ['a promoted silver', shogi, FACES, '6c6b', '+S-6b', '+S-62', '６二成銀'],
  ['a promoted knight', shogi, FACES, '4c4b', '+N-4b', '+N-42', '４二成桂'],
  ['a promoted lance', shogi, FACES, '4g4f', '+L-4f', '+L-46', '４六成香'],
  ['a yari rook', yari, yari.start, '7i7h', 'YR-7h', 'YR-78', '７八香飛'],
  ['two yari bishops', yari, yari.start, '6i5h', 'YB6i-5h', 'YB69-58', '５八香角左'],
  ['a pawn of yari', yari, yari.start, '7g7f', 'P-7f', 'P-76', '７六歩'],
  ['the general', yari, yari.start, '4i4h', 'G-4h', 'G-48', '４八玉'],
  ['a promoted yari rook', yari, YARI_MIDDLE, '2f2g', '+YR-2g', '+YR-27', '２七飛車'],
  ['a promoted yari knight', yari, YARI_MIDDLE, '7g7f', '+YN-7f', '+YN-76', '７六成桂'],
  ['a promoted yari bishop', yari, YARI_MIDDLE, '6g6h', '+YB-6h', '+YB-68', '６八成角'],
  ['a promoted pawn of yari', yari, YARI_MIDDLE, '5g5f', '+P-5f', '+P-56', '５六香銀'],
  ['a princess', ogi, OGI_MIDDLE, '6f7g', 'I-7g', 'I-77', '７七姫'],
  ['a promoted princess', ogi, OGI_MIDDLE, '3f3g', '+I-3g', '+I-37', '３七神'],
  ['a promoted princess is not like one', ogi, OGI_MIDDLE, 'I*3g', 'I*3g', 'I*37', '３七姫'],
];

describe('a move in the three notations', () => {
  test.each(ROWS)('%s', (_, variant, sfen, usi, hodges, numbers, japanese) => {
    const position = positionOf(variant, sfen);
    const move = moveOf(variant, usi);
    const shown = MOVE_NOTATIONS.map((notation) => formatMove(position, move, notation));
    expect(shown).toEqual([hodges, numbers, japanese]);
    const listed = MOVE_NOTATIONS.map(
      (notation) => formatMoveList(position, notation).find((one) => one.move === move)?.text,
    );
    expect(listed).toEqual([hodges, numbers, japanese]);
  });
});

describe('同', () => {
  const sfen = '4k4/9/9/9/4p4/3S1S3/9/9/4K4 b SR 1';
  test.each([
    ['on the square of the last move', '6f5e', '5e', '同銀左'],
    ['nowhere else', '6f6e', '5e', '６五銀'],
    ['not where the last move is unknown', '6f5e', undefined, '５五銀左'],
  ])('%s', (_, usi, last, text) => {
    const position = positionOf(shogi, sfen);
    const move = moveOf(shogi, usi);
    const square = last === undefined ? undefined : parseSquare(shogi, last);
    expect(formatMove(position, move, 'japanese', square)).toBe(text);
    const list = formatMoveList(position, 'japanese', square);
    expect(list.find((one) => one.move === move)?.text).toBe(text);
  });

  test('before a promotion', () => {
    const move = moveOf(shogi, '8h2b+');
    expect(formatMove(positionOf(shogi, TRADE), move, 'japanese', parseSquare(shogi, '2b'))).toBe(
      '同角成',
    );
  });

  test('does not touch the other notations', () => {
    const [position, move] = [positionOf(shogi, TRADE), moveOf(shogi, '8h2b+')];
    const to = moveTo(move);
    expect(formatMove(position, move, 'hodges', to)).toBe('Bx2b+');
    expect(formatMove(position, move, 'numbers', to)).toBe('Bx22+');
  });
});

/** Shown texts that are not read as the move that they show, with the move. */
function misread(position: Position, last: Square | undefined): string[] {
  return MOVE_NOTATIONS.flatMap((notation) =>
    formatMoveList(position, notation, last)
      .filter(({ move, text }) => {
        const reading = readMove(position, text, last);
        return reading.kind !== 'move' || reading.move !== move;
      })
      .map(({ move, text }) => `${text} for ${formatUsi(position.variant, move)}`),
  );
}

describe.each(VARIANTS_OF_RUN)('in random games of $id', (variant) => {
  sharedTest('no two legal moves are shown alike, and the list agrees with the single move', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position, last) => {
        for (const notation of MOVE_NOTATIONS) {
          const list = formatMoveList(position, notation, lastTo(last));
          expect(new Set(list.map(({ text }) => text)).size).toBe(list.length);
          const { move, text } = itemAt(list, position.depth % list.length);
          expect(formatMove(position, move, notation, lastTo(last))).toBe(text);
        }
      });
    });
    fc.assert(property, { numRuns: partOf(3) });
  });

  sharedTest('every legal move is read back from what is shown', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position, last) => {
        if (position.depth % 4 !== 0) return;
        expect(misread(position, lastTo(last))).toEqual([]);
      });
    });
    fc.assert(property, { numRuns: partOf(4) });
  });
});

test('a square stands as in the moves of each notation', () => {
  const square = parseSquare(shogi, '7f');
  if (square === undefined) throw new Error('7f is on the board');
  const written = MOVE_NOTATIONS.map((notation) => formatSquareIn(notation, square));
  expect(written).toEqual(['7f', '76', '７六']);
});
