import { type Color, opposite } from '../../rules/core/color.ts';
import { handIndex, type PieceCode, pieceCode, sideOf } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import { makeSquare, type Square } from '../../rules/core/square.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';

/**
 * What pieces must stand where, in words as Black sees them. `R68` a rook on 6h; `K59|49` on one of two
 * squares; `P2*` on any square of file 2; `!P66` not there; `vR82` a piece of the other side; `hB` in
 * hand, `vhB` in the other's hand. A pattern counts for White with the board turned round.
 */
export type PatternWords = string;

/** A condition on a position. */
interface Condition {
  readonly isWanted: boolean;
  /** The squares of the pattern of each side. */
  readonly squares: Readonly<Record<Color, readonly Square[]>>;
  readonly codes: Readonly<Record<Color, PieceCode>>;
  /** The index of a hand, where the piece must be there. */
  readonly hands: Readonly<Record<Color, number>> | undefined;
}

/** Conditions that must all hold. */
export type NamePattern = readonly Condition[];

/** Throws `RangeError` where a word is none: patterns are data of the program. */
export function compilePattern(words: PatternWords): NamePattern {
  return words.split(' ').map(compileWord);
}

/** Whether the pieces of a side stand as a pattern says. */
export function matchesPattern(pattern: NamePattern, color: Color, position: Placement): boolean {
  return pattern.every(({ isWanted, squares, codes, hands }) => {
    const holds = hands
      ? (position.hands[hands[color]] ?? 0) > 0
      : squares[color].some((square) => position.board[square] === codes[color]);
    return holds === isWanted;
  });
}

const WORD = /^(!?)(v?)(h?)(\+?)([KRBGSNLP])((?:[1-9][1-9*]\|?)*)$/;

function compileWord(word: string): Condition {
  const [, not, other, hand, plus, letter, places = ''] = WORD.exec(word) ?? [];
  const kind = shogi.pieces.findIndex(({ sfen }) => sfen === letter);
  if (kind < 0 || (hand === '') === (places === '')) throw new RangeError(`no pattern: ${word}`);
  const owner = (color: Color) => (other ? opposite(color) : color);
  const squares = places.split('|').filter(Boolean).flatMap(squaresOf);
  const code = (color: Color) => pieceCode(owner(color), kind, plus !== '');
  const index = (color: Color) => handIndex(sideOf(owner(color)), kind);
  return {
    isWanted: not === '',
    squares: { black: squares, white: squares.map(turned) },
    codes: { black: code('black'), white: code('white') },
    hands: hand ? { black: index('black'), white: index('white') } : undefined,
  };
}

function squaresOf(place: string): Square[] {
  const file = Number(place[0]);
  if (place[1] !== '*') return [makeSquare(file, Number(place[1]))];
  return Array.from({ length: 9 }, (_, index) => makeSquare(file, index + 1));
}

/** The same square of a board that is turned round. */
function turned(square: Square): Square {
  return makeSquare(10 - (square & 15), 12 - (square >> 4));
}
