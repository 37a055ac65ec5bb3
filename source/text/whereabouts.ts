import type { PositionWord } from '../activity/board-words.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../rules/notation/square.ts';
import { parseTypedSquare } from '../rules/notation/typed-square.ts';
import { changesTexts } from './changes.ts';
import { handsText } from './hands.ts';
import { capitalized } from './phrases.ts';
import { pieceLetters } from './piece-names.ts';
import { allPiecesTexts, whereTexts } from './piece-places.ts';
import { attackersText, defendersText, raysTexts, threatsTexts } from './reach.ts';
import { sideName } from './side-name.ts';
import { spokenName } from './spoken-name.ts';
import { PRINTED, type Teller } from './teller.ts';

/**
 * The answer to such a word, line by line; the fault is the sentence that says what should follow
 * the word.
 */
export function tellPosition(
  game: Game,
  word: PositionWord,
  argument: string,
  teller: Teller = PRINTED,
): Result<string[], string> {
  const { position, variant } = game;
  const { files, ranks } = variant;
  const asked = argument.normalize('NFKC').trim().toLowerCase();
  const letters = pieceLetters(variant).join(' ');
  const onSquare = (tell: (square: Square) => string[]): Result<string[], string> => {
    const square = parseTypedSquare(variant, asked);
    return square === undefined ? failure(squareFaultText(variant, word)) : success(tell(square));
  };
  switch (word) {
    case 'hand':
      return success([handsText(position)]);
    case 'where': {
      const square = parseTypedSquare(variant, asked);
      if (square !== undefined) return success([squareText(position, square, teller)]);
      const lines = whereTexts(position, asked, teller);
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
    case 'pieces': {
      const color = COLORS.find((one) => one === asked);
      if (asked === '' || color) return success(allPiecesTexts(position, color, teller));
      const lines = whereTexts(position, asked, teller);
      return lines.length > 0
        ? success(lines)
        : failure(`pieces: say black, white or one of ${letters}, or nothing for all.`);
    }
    case 'attackers':
      return onSquare((square) => [
        `${squareText(position, square, teller)} ${attackersText(position, square, teller)}`,
      ]);
    case 'defenders':
      return onSquare((square) => [
        `${squareText(position, square, teller)} ${defendersText(position, square, teller)}`,
      ]);
    case 'rays':
      return onSquare((square) => [
        squareText(position, square, teller),
        ...raysTexts(position, square, teller),
      ]);
    case 'threats':
      return success(threatsTexts(position, teller));
    case 'changes': {
      const lines = changesTexts(game, teller);
      return lines.length > 0 ? success(lines) : failure('changes: no move has been played.');
    }
    case 'sfen':
      return success([sfenOf(game)]);
    default:
      return word satisfies never;
  }
}

/** The position on the board as SFEN. Its moves are counted from the start of the game. */
export function sfenOf({ variant, position, ply }: Game): string {
  return formatSfen(variant, { placement: position, moveNumber: ply + 1 });
}

/** All that a position holds: the hands, and each rank in a line. */
export function tellRanks(position: Position, teller: Teller): string[] {
  const ranks = numbersTo(position.variant.ranks);
  return [handsText(position), ...ranks.map((rank) => rankText(position, rank, teller))];
}

/** `attackers: say a square from 1a to 9i, as in attackers 5e.` */
function squareFaultText({ files, ranks }: Variant, word: PositionWord): string {
  const named = (file: number, rank: number) => formatSquare(makeSquare(file, rank));
  const middle = named(Math.ceil(files / 2), Math.ceil(ranks / 2));
  return `${word}: say a square from ${named(1, 1)} to ${named(files, ranks)}, as in ${word} ${middle}.`;
}

/** `Rank a: White lance on 9a, ...` */
function rankText(position: Position, rank: number, teller: Teller): string {
  const squares = numbersTo(position.variant.files).map((file) => makeSquare(file, rank));
  return `Rank ${formatRank(rank)}: ${squaresText(position, squares.reverse(), teller)}`;
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

/** `5a: White king.`, `5e: empty.` */
function squareText(position: Position, square: Square, teller: Teller): string {
  const piece = pieceOn(position, square);
  const standing =
    piece === undefined
      ? 'empty'
      : `${sideName(piece.color)} ${spokenName(position.variant, piece)}`;
  return `${capitalized(teller.square(square))}: ${standing}.`;
}
