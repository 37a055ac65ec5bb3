import type { PositionWord } from '../activity/board-words.ts';
import { movedPiece, type NamedPiece } from '../rules/core/attempt.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { isInCheck } from '../rules/core/generate.ts';
import { linesFrom } from '../rules/core/lines-from.ts';
import { matesInOne } from '../rules/core/mates-in-one.ts';
import { isDrop, isPromotion, moveFrom, moveTo } from '../rules/core/move.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { sideOf } from '../rules/core/piece-code.ts';
import { Position, pieceOn } from '../rules/core/position.ts';
import { asTurnOf, reachersOf, type Target, targetsOf } from '../rules/core/reachers.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { formatSfen } from '../rules/notation/sfen.ts';
import { formatSquare } from '../rules/notation/square.ts';
import {
  parseTypedFile,
  parseTypedRank,
  parseTypedSquare,
} from '../rules/notation/typed-square.ts';
import type { PlacesTold } from './en/board.ts';
import { allFaces, findFaces, offeredPieces, spokenName, standingOn } from './pieces.ts';
import { checkText } from './status.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

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

/** The answer to a word, line by line; the fault says what should follow the word. */
export function tellPosition(
  game: Game,
  word: PositionWord,
  argument: string,
  teller: Teller,
): Result<string[], string> {
  const { position, variant } = game;
  const text = argument.normalize('NFKC').trim().toLowerCase();
  const square = parseTypedSquare(variant, text);
  const named = square && { square, told: onSquareText(position, square, teller) };
  const lines = LINES[word]({ game, position, text, named, teller });
  return lines.length > 0 ? success(lines) : failure(wantedText(word, variant, teller));
}

function reachLines({ position, named, teller }: Asked, role: 'attacker' | 'defender'): string[] {
  if (!named) return [];
  const reach = reachText(position, named.square, role, teller);
  return [teller.texts.words.joinSentences([named.told, reach])];
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

function onSquareText(position: Position, square: Square, { texts, square: told }: Teller): string {
  const piece = pieceOn(position, square);
  const name = piece && spokenName(texts, position.variant, piece);
  const owned = name && texts.words.ownedPiece(name, piece.color);
  return texts.board.onSquareText(told(square), owned);
}

/** The pieces that a text names, those of the side to move first; none where it names nothing. */
function whereTexts(position: Position, text: string, teller: Teller): string[] {
  const { variant, turn } = position;
  const faces = findFaces(teller.texts, variant, text);
  return [turn, opposite(turn)].flatMap((color) =>
    faces.map((face) => {
      const back = placesOf(position, color, { kind: face.kind, promoted: true }, teller);
      const backs = face.promoted || back.squares.length === 0 ? [] : [back];
      const places = [placesOf(position, color, face, teller), ...backs];
      return teller.texts.board.placesText(places, color === turn ? undefined : color);
    }),
  );
}

/**
 * All pieces of a side; without one, of both sides, the side to move first: `Black, 3 pieces: king
 * 5i; golds 6i, 4i; in hand nothing.`
 */
export function allPiecesTexts(
  position: Position,
  color: Color | undefined,
  teller: Teller,
): string[] {
  const { texts } = teller;
  const { variant, turn } = position;
  return (color ? [color] : [turn, opposite(turn)]).map((one) => {
    const places = allFaces(variant).map((face) => placesOf(position, one, face, teller));
    const count = places.reduce((sum, { squares, inHand = 0 }) => sum + squares.length + inHand, 0);
    const standing = places.filter(({ squares }) => squares.length > 0);
    return texts.board.allPlacesText(one, count, standing, handListText(texts, position, one));
  });
}

/** Squares from the top rank down, in each rank from the highest file on. */
function placesOf(position: Position, color: Color, face: NamedPiece, teller: Teller): PlacesTold {
  const { variant } = position;
  const { kind, promoted } = face;
  const files = numbersTo(variant.files).reverse();
  const squares = numbersTo(variant.ranks)
    .flatMap((rank) => files.map((file) => makeSquare(file, rank)))
    .filter((square) => {
      const piece = pieceOn(position, square);
      return piece?.color === color && piece.kind === kind && piece.promoted === promoted;
    });
  const isHeld = !promoted && pieceData(variant, kind).role !== 'royal';
  return {
    name: spokenName(teller.texts, variant, face),
    squares: squares.map(teller.square),
    ...(isHeld && { inHand: position.inHand(color, kind) }),
  };
}

/** `Black in hand: bishop, 2 pawns. White in hand: nothing.` */
export function handsText(texts: Texts, position: Position): string {
  return texts.words.joinSentences(COLORS.map((color) => sideInHandText(texts, position, color)));
}

/** `Black in hand: bishop, 2 pawns.` */
export function sideInHandText(texts: Texts, position: Position, color: Color): string {
  return texts.board.sideInHandText(color, handListText(texts, position, color));
}

/** `bishop, 2 pawns`, `nothing` */
function handListText(texts: Texts, position: Position, color: Color): string {
  const { variant } = position;
  const held = variant.pieces.map((_, kind) => ({
    name: spokenName(texts, variant, { kind, promoted: false }),
    count: position.inHand(color, kind),
  }));
  return texts.board.heldPiecesText(held.filter(({ count }) => count > 0));
}

/**
 * The pieces that attack or defend a piece; for an empty square, those with which the side that is
 * not to move reaches it, or the side to move: `2 Black attackers: pawn on 5f, pinned rook on 5h.`
 */
function reachText(
  position: Position,
  square: Square,
  role: 'attacker' | 'defender',
  teller: Teller,
): string {
  const { board } = teller.texts;
  const owner = pieceOn(position, square)?.color ?? position.turn;
  const color = role === 'attacker' ? opposite(owner) : owner;
  const king = position.kings[sideOf(color)];
  const reachers = reachersOf(position, square, color).map(({ square: from, isHeld }) => {
    const held = from === king ? 'king' : 'pinned';
    return board.reacherText(standingOn(position, from, teller), isHeld ? held : undefined);
  });
  return board.reachersText(color, role, reachers);
}

/** What stands on each of the eight ways from a square: `Up: White pawn on 5c, 2 away.` */
function raysTexts(position: Position, square: Square, teller: Teller): string[] {
  return linesFrom(position, square).map(({ way, length, standing }) => {
    const told = standing.map(({ square: at, distance }) => {
      return { piece: standingOn(position, at, teller, 'with its side'), distance };
    });
    return teller.texts.board.rayText(way, length, told);
  });
}

/**
 * What the side to move can take and what the other side threatens to take, the undefended pieces
 * first, after a check and before a mate that is threatened.
 */
function threatsTexts(position: Position, teller: Teller): string[] {
  const { board } = teller.texts;
  const { turn } = position;
  const enemy = opposite(turn);
  const told = ({ square, takers, isDefended }: Target) => ({
    target: standingOn(position, square, teller),
    takers: takers.map((from) => standingOn(position, from, teller)),
    isDefended,
  });
  const turned = asTurnOf(position, enemy);
  const mating = isInCheck(position) ? [] : matesInOne(turned);
  const mates = mating.map((move) => teller.move(turned, move));
  return [
    checkText(position, teller),
    board.canTakeText(turn, targetsOf(position, turn).map(told)),
    board.threatensText(enemy, targetsOf(position, enemy).map(told)),
    mates.length > 0 ? board.threatensMateText(enemy, listMoves(mates, teller)) : undefined,
  ].filter((line) => line !== undefined);
}

/**
 * What is different since the side to move has moved last, which is what the last move has done:
 * `White: bishop from 2b to 8h, takes bishop, becomes horse.` A check follows, and the hands if
 * they have changed. No line before the first move.
 */
function changesTexts(game: Game, teller: Teller): string[] {
  const { texts, square } = teller;
  const { variant, start, position: after } = game;
  const move = game.moves.at(-1);
  if (move === undefined) return [];
  const before = new Position(variant, start);
  for (const earlier of game.moves.slice(0, -1)) before.play(earlier);
  const nameOf = (piece: NamedPiece) => spokenName(texts, variant, piece);
  const name = nameOf(movedPiece(before, move));
  const to = moveTo(move);
  const taken = pieceOn(before, to);
  const landed = isPromotion(move) && pieceOn(after, to);
  const told = isDrop(move)
    ? texts.game.droppedText(before.turn, name, square(to))
    : texts.game.movedText(before.turn, name, {
        from: square(moveFrom(move)),
        to: square(to),
        ...(taken && { taken: nameOf(taken) }),
        ...(landed && { promoted: nameOf(landed) }),
      });
  const hands = isDrop(move) || taken ? handsText(texts, after) : undefined;
  return [told, checkText(after, teller), hands].filter((line) => line !== undefined);
}
