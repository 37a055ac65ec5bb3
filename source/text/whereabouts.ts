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
import { raysTexts, reachText, threatsTexts } from './reach.ts';
import { spokenName, standingOn } from './spoken-name.ts';
import type { Teller } from './teller.ts';

/** What is asked of a position. */
interface Asked {
  readonly game: Game;
  readonly position: Position;
  readonly text: string;
  /** The square that it names, with what stands there. */
  readonly named: { readonly square: Square; readonly told: string } | undefined;
  readonly teller: Teller;
}

/** The lines that each word tells; none where it does not know what is asked. */
const LINES: Readonly<Record<PositionWord, (at: Asked) => string[]>> = {
  hand: ({ position, teller }) => [handsText(teller.texts, position)],
  where: ({ position, text, named, teller }) =>
    named ? [named.told] : whereTexts(position, text, teller),
  file({ position, text, teller }) {
    const file = parseTypedFile(position.variant, text);
    if (file === undefined) return [];
    const squares = numbersTo(position.variant.ranks).map((rank) => makeSquare(file, rank));
    return [teller.texts.board.fileText(file, standingTexts(position, squares, teller))];
  },
  rank({ position, text, teller }) {
    const rank = parseTypedRank(position.variant, text);
    return rank === undefined ? [] : [wholeRankText(position, rank, teller)];
  },
  pieces({ position, text, teller }) {
    const color = COLORS.find((one) => one === text);
    return text === '' || color
      ? allPiecesTexts(position, color, teller)
      : whereTexts(position, text, teller);
  },
  attackers: (at) => reachLines(at, 'attacker'),
  defenders: (at) => reachLines(at, 'defender'),
  rays: ({ position, named, teller }) =>
    named ? [named.told, ...raysTexts(position, named.square, teller)] : [],
  threats: ({ position, teller }) => threatsTexts(position, teller),
  changes: ({ game, teller }) => changesTexts(game, teller),
  sfen: ({ game }) => [sfenOf(game)],
};

function reachLines({ position, named, teller }: Asked, role: 'attacker' | 'defender'): string[] {
  if (!named) return [];
  const reach = reachText(position, named.square, role, teller);
  return [teller.texts.words.joinSentences([named.told, reach])];
}

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
  const text = argument.normalize('NFKC').trim().toLowerCase();
  const square = parseTypedSquare(variant, text);
  const named = square && { square, told: squareText(position, square, teller) };
  const lines = LINES[word]({ game, position, text, named, teller });
  return lines.length > 0 ? success(lines) : failure(wantedText(word, variant, teller));
}

/** The position on the board as SFEN. Its moves are counted from the start of the game. */
export function sfenOf({ variant, position, ply }: Game): string {
  return formatSfen(variant, { placement: position, moveNumber: ply + 1 });
}

/** All that a position holds: the hands, and each rank in a line. */
export function tellRanks(position: Position, teller: Teller): string[] {
  const ranks = numbersTo(position.variant.ranks);
  const lines = ranks.map((rank) => wholeRankText(position, rank, teller));
  return [handsText(teller.texts, position), ...lines];
}

/** Says what should follow a word. */
function wantedText(word: PositionWord, variant: Variant, teller: Teller): string {
  const { texts, rank } = teller;
  const { WANTED, NOTHING_CHANGED, squareWanted } = texts.board;
  const { files, ranks } = variant;
  switch (word) {
    case 'where':
    case 'pieces':
      return WANTED[word](offeredPieces(texts, variant).join(' '));
    case 'file':
      return WANTED.file(files);
    case 'rank':
      return WANTED.rank(rank(1), rank(ranks), rank(Math.ceil((ranks + 1) / 2)));
    case 'changes':
      return NOTHING_CHANGED;
    default:
      return squareWanted(word, ...exampleSquares(variant, teller));
  }
}

/** The first and the last square of a board and one in the middle, as they can be typed. */
export function exampleSquares(
  { files, ranks }: Variant,
  { isSpoken, square }: Teller,
): [first: string, last: string, middle: string] {
  // What is typed is told as it is written.
  const told = isSpoken ? formatSquare : square;
  const middle = makeSquare(Math.ceil(files / 2), Math.ceil(ranks / 2));
  return [told(makeSquare(1, 1)), told(makeSquare(files, ranks)), told(middle)];
}

function wholeRankText(position: Position, rank: number, teller: Teller): string {
  const squares = numbersTo(position.variant.files).map((file) => makeSquare(file, rank));
  const standing = standingTexts(position, squares.reverse(), teller);
  return teller.texts.board.rankText(teller.rank(rank), standing);
}

function standingTexts(position: Position, squares: readonly Square[], teller: Teller): string[] {
  return squares
    .filter((square) => pieceOn(position, square))
    .map((square) => standingOn(position, square, teller, 'with its side'));
}

function squareText(position: Position, square: Square, { texts, square: told }: Teller): string {
  const piece = pieceOn(position, square);
  const name = piece && spokenName(texts, position.variant, piece);
  const owned = name && texts.words.ownedPiece(name, piece.color);
  return texts.board.onSquareText(told(square), owned);
}
