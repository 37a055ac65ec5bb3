import type { PlainWord } from '../match/words.ts';
import type { NamedPiece } from '../rules/core/attempt.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { ENGLISH_DIGITS, JAPANESE_DIGITS } from '../rules/notation/spoken-words.ts';
import { formatRank, parseSquare, squareAt } from '../rules/notation/square.ts';
import { capitalized, possessive } from './phrases.ts';
import { findFaces, pieceLetters } from './piece-names.ts';
import { sideName } from './side-name.ts';
import { plural, spokenName } from './spoken-name.ts';
import { PRINTED, type Teller } from './teller.ts';

/** The words that ask what a position holds. */
export type PositionWord = Extract<PlainWord, 'hand' | 'where' | 'file' | 'rank'>;

/**
 * The answer to such a word, line by line; the fault is the sentence that says what should follow
 * the word.
 */
export function tellPosition(
  position: Position,
  word: PositionWord,
  argument: string,
  teller: Teller = PRINTED,
): Result<string[], string> {
  const { variant } = position;
  const { files, ranks } = variant;
  const asked = argument.normalize('NFKC').trim().toLowerCase();
  switch (word) {
    case 'hand':
      return success([handsText(position)]);
    case 'where': {
      const square = namedSquare(variant, asked);
      if (square !== undefined) {
        return success([
          `${capitalized(teller.square(square))}: ${onSquareText(position, square)}.`,
        ]);
      }
      const lines = whereLines(position, asked, teller);
      const letters = pieceLetters(variant).join(' ');
      return lines.length > 0
        ? success(lines)
        : failure(`where: say a square or one of ${letters}.`);
    }
    case 'file': {
      const file = numbersTo(files).find((number) => `${number}` === asked);
      if (file === undefined) return failure(`file: say a file from 1 to ${files}, as in file 5.`);
      const squares = numbersTo(ranks).map((rank) => makeSquare(file, rank));
      return success([`File ${file}: ${squaresText(position, squares, teller)}`]);
    }
    case 'rank': {
      const rank = numbersTo(ranks).find((number) =>
        [formatRank(number), `${number}`].includes(asked),
      );
      if (rank === undefined) {
        return failure(`rank: say a rank from a to ${formatRank(ranks)}, as in rank e.`);
      }
      return success([rankText(position, rank, teller)]);
    }
  }
}

/** All that a position holds: the hands, and each rank in a line. */
export function tellRanks(position: Position, teller: Teller): string[] {
  const ranks = numbersTo(position.variant.ranks);
  return [handsText(position), ...ranks.map((rank) => rankText(position, rank, teller))];
}

function handsText(position: Position): string {
  return COLORS.map((color) => handText(position, color)).join(' ');
}

/** `Rank a: White lance on 9a, ...` */
function rankText(position: Position, rank: number, teller: Teller): string {
  const squares = numbersTo(position.variant.files).map((file) => makeSquare(file, rank));
  return `Rank ${formatRank(rank)}: ${squaresText(position, squares.reverse(), teller)}`;
}

/** `Black in hand: bishop, 2 pawns.` */
function handText(position: Position, color: Color): string {
  const held = position.variant.pieces.flatMap((_, kind) => {
    const count = position.inHand(color, kind);
    const name = spokenName(position.variant, { kind, promoted: false });
    if (count === 0) return [];
    return [count === 1 ? name : `${count} ${plural(name)}`];
  });
  return `${sideName(color)} in hand: ${held.join(', ') || 'nothing'}.`;
}

/** `White king on 5a, Black pawn on 5g`, `empty` */
function squaresText(position: Position, squares: readonly Square[], teller: Teller): string {
  const texts = squares.flatMap((square) => {
    const piece = pieceOn(position, square);
    if (piece === undefined) return [];
    const name = spokenName(position.variant, piece);
    return [`${sideName(piece.color)} ${name} on ${teller.square(square)}`];
  });
  return texts.join(', ') || 'empty';
}

/** `White king`, `empty` */
function onSquareText(position: Position, square: Square): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) return 'empty';
  return `${sideName(piece.color)} ${spokenName(position.variant, piece)}`;
}

/** A square as it is written or spoken: `7g`, `seven g`, `nana roku`. */
function namedSquare(variant: Variant, text: string): Square | undefined {
  const written = parseSquare(variant, text);
  if (written !== undefined) return written;
  const [file = '', rank = '', more] = text.split(' ');
  if (more !== undefined) return undefined;
  const number = (digits: readonly string[], word: string) => digits.indexOf(word) + 1;
  const english = number(ENGLISH_DIGITS, file);
  if (english > 0) return parseSquare(variant, `${english}${rank}`);
  return squareAt(variant, number(JAPANESE_DIGITS, file), number(JAPANESE_DIGITS, rank));
}

/** The pieces that a text names, those of the side to move first; none where it names nothing. */
function whereLines(position: Position, text: string, teller: Teller): string[] {
  const { variant, turn } = position;
  const faces = findFaces(variant, text);
  return [turn, opposite(turn)].flatMap((color) =>
    faces.map((face) => {
      const promoted = { kind: face.kind, promoted: true };
      const texts = [faceText(position, color, face, teller)];
      if (!face.promoted && squaresOf(position, color, promoted).length > 0) {
        texts.push(faceText(position, color, promoted, teller));
      }
      const line = texts.join('; ');
      return color === turn ? capitalized(line) : `${possessive(color)} ${line}`;
    }),
  );
}

/** `silvers: 7i, 3i, none in hand`, `dragons: none` */
function faceText(position: Position, color: Color, face: NamedPiece, teller: Teller): string {
  const { variant } = position;
  const squares = squaresOf(position, color, face);
  const inHand = face.promoted ? 0 : position.inHand(color, face.kind);
  const total = squares.length + inHand;
  const name = spokenName(variant, face);
  const title = total === 1 ? name : plural(name);
  if (total === 0) return `${title}: none`;
  const onBoard = squares.length > 0 ? squares.map(teller.square).join(', ') : 'none on the board';
  if (face.promoted || isRoyal(variant, face)) return `${title}: ${onBoard}`;
  return `${title}: ${onBoard}, ${inHand === 0 ? 'none' : inHand} in hand`;
}

/** From the top rank down, in each rank from the highest file on. */
function squaresOf(position: Position, color: Color, { kind, promoted }: NamedPiece): Square[] {
  const { files, ranks } = position.variant;
  const squares = numbersTo(ranks).flatMap((rank) =>
    numbersTo(files)
      .reverse()
      .map((file) => makeSquare(file, rank)),
  );
  return squares.filter((square) => {
    const piece = pieceOn(position, square);
    return piece?.color === color && piece.kind === kind && piece.promoted === promoted;
  });
}

function isRoyal(variant: Variant, { kind }: NamedPiece): boolean {
  return pieceData(variant, kind).role === 'royal';
}
