import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import type { Move } from '../../../source/rules/core/move.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import { formatMoveList, MOVE_NOTATIONS } from '../../../source/rules/notation/display.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { type MoveReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { foldTyped, typingForms } from '../../../source/rules/notation/typing-forms.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { positionOf } from '../../helpers/play.ts';
import { partOf } from '../../helpers/run-size.ts';
import { forEachRandomPosition, lastTo } from '../../notation/random-positions.ts';

/** Golds on 6i and 4i meet on 5h; a bishop takes on 2b; a pawn and a knight in hand. */
const MIDDLE = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b NP 1';

/** The legal moves that the text may become. */
function begun(position: Position, text: string, last?: Square): Move[] {
  const typed = foldTyped(text);
  return legalMoves(position).filter((move) =>
    typingForms(position, move, last).some((form) => form.startsWith(typed)),
  );
}

function begunText(position: Position, text: string, last?: Square): string {
  const moves = begun(position, text, last).map((move) => formatHodges(position, move));
  return moves.sort().join(' ');
}

describe('moves that begin with the text', () => {
  test.each([
    ['as printed', 'G6i-5', 'G6i-5h'],
    ['an origin, needed or not', 'G6i-', 'G-6h G-7h G6i-5h'],
    ['without the origin', 'G-5', 'G4i-5h G6i-5h'],
    ['in small letters, with spaces', ' g 6 i - 5 ', 'G6i-5h'],
    ['without the x', 'B2', 'Bx2b+ Bx2b='],
    ['with the x', 'B×', 'Bx2b+ Bx2b='],
    ['a hyphen for a capture', 'B-2b', 'Bx2b+ Bx2b='],
    ['a suffix', 'B2b=', 'Bx2b='],
    ['an x where nothing is taken', 'Gx', ''],
    ['digits', 'G69-5', 'G6i-5h'],
    ['digits without the origin', 'G58', 'G4i-5h G6i-5h'],
    ['digits, a capture and a suffix', 'Bx22+', 'Bx2b+'],
    ['a kanji rank', 'G6九-5八', 'G6i-5h'],
    ['a drop', 'N*5e', 'N*5e'],
    ['a drop in digits', "N'55", 'N*5e'],
    ['a drop with @', 'n@55', 'N*5e'],
    ['USI', '6i5', 'G6i-5h'],
    ['USI with a promotion', '8h2b+', 'Bx2b+'],
    ['a drop of USI', 'P*3c', ''],
    ['squares in digits', '6958', 'G6i-5h'],
    ['full width', 'Ｐ－１ｆ', 'P-1f'],
    ['a square in Japanese', '５八', 'G4i-5h G6i-5h K-5h N*5h R-5h'],
    ['a piece in Japanese', '５八金', 'G4i-5h G6i-5h'],
    ['an origin in Japanese', '５八金（４', 'G4i-5h'],
    ['a mark in Japanese', '58金右', 'G4i-5h'],
    ['another mark in Japanese', '５八金左', 'G6i-5h'],
    ['a mark that is true of both', '58金上', 'G4i-5h G6i-5h'],
    ['two marks in Japanese', '58金右上', 'G4i-5h'],
    ['a mark that is true of none', '58金直', ''],
    ['a promotion in Japanese', '２二角成', 'Bx2b+'],
    ['a promotion begun with 不', '22角不', 'Bx2b='],
    ['two kanji', '二二角行', 'Bx2b+ Bx2b='],
    ['either king', '58王', 'K-5h'],
    ['a drop in Japanese', '５五桂', 'N*5e'],
    ['打', '５五桂打', 'N*5e'],
    ['what a move is worth', 'K-5h!?', 'K-5h'],
    ['a name in kana', '５八きん', 'G4i-5h G6i-5h'],
    ['a name in Korean', '금58', 'G4i-5h G6i-5h'],
    ['a name in Korean after the square', '58금', 'G4i-5h G6i-5h'],
    ['a name in Thai', 'ทอง 5h', 'G4i-5h G6i-5h'],
    ['a name that is begun', 'บิช', 'B-3c+ B-3c= B-4d B-5e B-6f B-7g Bx2b+ Bx2b='],
    ['同 without a last move', '同', ''],
    ['no move', 'G-9a', ''],
  ])('%s', (_, text, moves) => {
    expect(begunText(positionOf(shogi, MIDDLE), text)).toBe(moves);
  });

  test.each(['同', '同角', '２二角', 'x', 'xB', 'Bx'])('a recapture: %s', (text) => {
    const position = positionOf(shogi, MIDDLE);
    expect(begunText(position, text, parseSquare(shogi, '2b'))).toBe('Bx2b+ Bx2b=');
  });

  test.each([
    ['a letter of SFEN in yari', yari, yari.start, 'R78', 'YR-7h'],
    ['香飛', yari, yari.start, '七八香飛', 'YR-7h'],
    ['飛 in yari', yari, yari.start, '七八飛', 'YR-7h'],
    ['D for the dragon', ogi, '3k4/8/8/8/4+R3/8/8/3K4 b - 1', 'D44', '+R-4d'],
    ['竜', ogi, '3k4/8/8/8/4+R3/8/8/3K4 b - 1', '４四竜', '+R-4d'],
    ['a mark in yari', yari, yari.start, '58角右', 'YB5i-5h'],
    ['a mark in Ogi', ogi, 'k7/8/8/8/8/8/2II4/7K b - 1', '45姫左', 'I6g-4e'],
    ['a mark before 不成', shogi, '4k4/9/6S1S/9/9/9/9/9/4K4 b - 1', '22銀右不', 'S1c-2b='],
    ['全', shogi, '4k4/9/3+S5/9/9/9/9/9/4K4 b - 1', '62全', '+S-6b'],
  ])('other names: %s', (_, variant, sfen, text, moves) => {
    expect(begunText(positionOf(variant, sfen), text)).toBe(moves);
  });
});

function mayMean(reading: MoveReading, move: Move): boolean {
  switch (reading.kind) {
    case 'move':
      return reading.move === move;
    case 'choice':
    case 'ambiguous':
      return reading.moves.includes(move);
    default:
      return false;
  }
}

describe.each(VARIANTS)('in random games of $id', (variant) => {
  test('every move is found by each text that shows it', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position, last) => {
        if (position.depth % 4 !== 0) return;
        const to = lastTo(last);
        const forms = new Map(
          legalMoves(position).map((move) => [move, typingForms(position, move, to)]),
        );
        const missing = MOVE_NOTATIONS.flatMap((notation) =>
          formatMoveList(position, notation, to),
        ).filter(({ move, text }) => {
          const typed = [text, formatUsi(variant, move)].map(foldTyped);
          return !typed.every((one) => forms.get(move)?.some((form) => form.startsWith(one)));
        });
        expect(missing).toEqual([]);
      });
    });
    fc.assert(property, { numRuns: partOf(3) });
  });

  test('every form is read, as its move or as one of several', () => {
    const property = fc.property(fc.integer(), (seed) => {
      forEachRandomPosition(variant, seed, (position, last) => {
        if (position.depth % 20 !== 0) return;
        const to = lastTo(last);
        const wrong = legalMoves(position).flatMap((move) =>
          typingForms(position, move, to).filter(
            (form) => !mayMean(readMove(position, form, to), move) || foldTyped(form) !== form,
          ),
        );
        expect(wrong).toEqual([]);
      });
    });
    fc.assert(property, { numRuns: partOf(3) });
  });
});
