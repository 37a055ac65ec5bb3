import type { PositionWord } from '../activity/board-words.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { formatSquare } from '../rules/notation/square.ts';
import {
  parseTypedFile,
  parseTypedRank,
  parseTypedSquare,
} from '../rules/notation/typed-square.ts';
import { changesTexts } from './changes.ts';
import { handsText } from './hands.ts';
import { offeredPieces } from './piece-names.ts';
import { allPiecesTexts, whereTexts } from './piece-places.ts';
import { attackersText, defendersText, raysTexts, threatsTexts } from './reach.ts';
import { spokenName } from './spoken-name.ts';
import type { Teller } from './teller.ts';

/**
 * The answer to such a word, line by line; the fault is the sentence that says what should follow
 * the word.
 */
export function tellPosition(
  game: Game,
  word: PositionWord,
  argument: string,
  teller: Teller,
): Result<string[], string> {
  const { position, variant } = game;
  const { files, ranks } = variant;
  const asked = argument.normalize('NFKC').trim().toLowerCase();
  const letters = offeredPieces(teller.texts, variant).join(' ');
  const joined = (...sentences: string[]) => teller.texts.words.joinSentences(sentences);
  const onSquare = (tell: (square: Square) => string[]): Result<string[], string> => {
    const square = parseTypedSquare(variant, asked);
    return square === undefined
      ? failure(squareFaultText(teller, variant, word))
      : success(tell(square));
  };
  switch (word) {
    case 'hand':
      return success([handsText(teller.texts, position)]);
    case 'where': {
      const square = parseTypedSquare(variant, asked);
      if (square !== undefined) return success([squareText(position, square, teller)]);
      const lines = whereTexts(position, asked, teller);
      return lines.length > 0 ? success(lines) : failure(teller.texts.board.WANTED.where(letters));
    }
    case 'file': {
      const file = parseTypedFile(variant, asked);
      if (file === undefined) return failure(teller.texts.board.WANTED.file(files));
      const squares = numbersTo(ranks).map((rank) => makeSquare(file, rank));
      return success([teller.texts.board.fileText(file, standingTexts(position, squares, teller))]);
    }
    case 'rank': {
      const rank = parseTypedRank(variant, asked);
      if (rank === undefined) {
        const { rank: told } = teller;
        const middle = told(Math.ceil((ranks + 1) / 2));
        return failure(teller.texts.board.WANTED.rank(told(1), told(ranks), middle));
      }
      return success([wholeRankText(position, rank, teller)]);
    }
    case 'pieces': {
      const color = COLORS.find((one) => one === asked);
      if (asked === '' || color) return success(allPiecesTexts(position, color, teller));
      const lines = whereTexts(position, asked, teller);
      return lines.length > 0 ? success(lines) : failure(teller.texts.board.WANTED.pieces(letters));
    }
    case 'attackers':
      return onSquare((square) => [
        joined(squareText(position, square, teller), attackersText(position, square, teller)),
      ]);
    case 'defenders':
      return onSquare((square) => [
        joined(squareText(position, square, teller), defendersText(position, square, teller)),
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
      return lines.length > 0 ? success(lines) : failure(teller.texts.board.NOTHING_CHANGED);
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
  return [
    handsText(teller.texts, position),
    ...ranks.map((rank) => wholeRankText(position, rank, teller)),
  ];
}

function squareFaultText(
  { texts, square, isSpoken }: Teller,
  { files, ranks }: Variant,
  word: PositionWord,
): string {
  // What is typed is told as it is written.
  const told = isSpoken ? formatSquare : square;
  const named = (file: number, rank: number) => told(makeSquare(file, rank));
  const middle = named(Math.ceil(files / 2), Math.ceil(ranks / 2));
  return texts.board.squareWanted(word, named(1, 1), named(files, ranks), middle);
}

function wholeRankText(position: Position, rank: number, teller: Teller): string {
  const squares = numbersTo(position.variant.files).map((file) => makeSquare(file, rank));
  return teller.texts.board.rankText(
    teller.rank(rank),
    standingTexts(position, squares.reverse(), teller),
  );
}

function standingTexts(position: Position, squares: readonly Square[], teller: Teller): string[] {
  return squares.flatMap((square) => {
    const piece = pieceOn(position, square);
    if (piece === undefined) return [];
    const name = spokenName(teller.texts, position.variant, piece);
    return [teller.texts.words.standingText(name, teller.square(square), piece.color)];
  });
}

function squareText(position: Position, square: Square, teller: Teller): string {
  const piece = pieceOn(position, square);
  const standing =
    piece &&
    teller.texts.words.ownedPiece(spokenName(teller.texts, position.variant, piece), piece.color);
  return teller.texts.board.onSquareText(teller.square(square), standing);
}
