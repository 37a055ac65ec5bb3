import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { plural } from './names.ts';
import { capitalized, orList, personsPiece, withArticle } from './phrases.ts';
import { sideName } from './side-name.ts';

/** A piece and the square on which it stands, as they are told. */
export interface StandingTold {
  readonly name: string;
  readonly square: string;
}

/** A piece with its side. */
export interface OwnedTold {
  readonly name: string;
  readonly color: Color;
}

/** The side whose move is refused, and that of whoever reads it; undefined where they do not play. */
export interface Mover {
  readonly color: Color;
  readonly reader: Color | undefined;
}

/** The place that a piece was said to come from. */
export interface OriginTold {
  readonly kind: 'file' | 'rank' | 'square';
  readonly name: string;
}

/** The rule that an illegal move breaks, and what would be right. Squares are as they are told. */
export const ILLEGAL = {
  goalReached: (king: string) => `the game is over: the enemy ${king} has reached the far side.`,
  noDrops: (game: string) => `nothing is dropped in ${game}.`,
  notInHand: (piece: string, mover: Mover) => `${has(mover)} no ${piece} in hand.`,
  promotedDrop: 'a piece is dropped unpromoted.',
  occupied: (square: string, by: OwnedTold, { reader }: Mover) =>
    `${square} is occupied by ${personsPiece(by.name, by.color, reader)}.`,
  nifu: (pawn: string, file: number, squares: readonly string[], mover: Mover) => {
    const { length } = squares;
    const found = length === 1 ? withArticle(pawn) : countText(length, pawn);
    return `nifu. ${already(mover)} ${found} on file ${file} (${squares.join(', ')}).`;
  },
  deadDrop: (piece: string, square: string) =>
    `${withArticle(piece)} dropped on ${square} could never move.`,
  pawnDropMate: (pawn: string, game: string) =>
    `${withArticle(pawn)} may not be dropped for checkmate in ${game}.`,
  noPiece: (piece: string, mover: Mover) => `${has(mover)} no ${piece} on the board.`,
  wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[], mover: Mover) =>
    `${has(mover)} no ${piece} on ${originText(from)}. ${squareList(piece, squares)}`,
  notYourPiece: (square: string, mover: Mover) => `${has(mover)} no piece on ${square}.`,
  noRecapture: (square: string, mover: Mover) =>
    `${noneOf('piece', mover)} can capture on ${square}.`,
  unreachable: (piece: string, to: string, squares: readonly string[], mover: Mover) =>
    squares.length === 1
      ? `${owned(piece, mover)} on ${squares[0]} does not reach ${to}.`
      : `${noneOf(piece, mover)} reaches ${to}. ${squareList(piece, squares)}`,
  blocked: (by: OwnedTold & StandingTold, { reader }: Mover) =>
    `the way is blocked by ${personsPiece(by.name, by.color, reader)} on ${by.square}.`,
  nothingToCapture: (square: string) => `there is nothing to capture on ${square}.`,
  kingAttacked: (square: string, by: StandingTold) =>
    `${square} is attacked by ${standingText(by)}.`,
  kingExposed: (king: string, by: StandingTold, mover: Mover) =>
    `${owned(king, mover)} would be in check from ${standingText(by)}.`,
  mandatory: (game: string) => `in ${game} promotion is mandatory.`,
  mustPromote: (piece: string, rank: string) =>
    `${withArticle(piece)} must promote on rank ${rank}.`,
  deadMove: (piece: string, square: string) =>
    `${withArticle(piece)} on ${square} could never move again.`,
  fullFile: (piece: string, file: number) => `file ${file} has no room for another ${piece}.`,
  outsideZone: (square: string) => `${square} is outside the zone.`,
  isPromoted: (piece: string) => `${withArticle(piece)} is promoted already.`,
  cannotPromote: (piece: string) => `${withArticle(piece)} does not promote.`,
} as const;

/** A check that is to be answered. */
export interface CheckTold {
  readonly king: string;
  readonly checkers: readonly StandingTold[];
  /** The first and the last square on which a piece can be put between; one where they are the same. */
  readonly between: readonly string[];
  readonly isSpoken: boolean;
  readonly mover: Mover;
}

/** `You are in check from the rook on 5b: move the king, capture the rook, or block on 5c-5h.` */
export function answerCheckText({ king, checkers, between, isSpoken, mover }: CheckTold): string {
  const [checker, ...others] = checkers;
  const answers = [
    `move the ${king}`,
    ...(checker && others.length === 0 ? [`capture the ${checker.name}`] : []),
    ...(between.length > 0 ? [`block on ${between.join(isSpoken ? ' to ' : '-')}`] : []),
  ];
  const who = mover.reader === undefined ? `${sideName(mover.color)} is` : 'You are';
  return `${who} in check from ${checkers.map(standingText).join(' and ')}: ${orList(answers)}.`;
}

/** `You already have`, `Black already has` */
function already({ color, reader }: Mover): string {
  return reader === undefined ? `${sideName(color)} already has` : 'You already have';
}

/** `you have`, `Black has` */
function has({ color, reader }: Mover): string {
  return reader === undefined ? `${sideName(color)} has` : 'you have';
}

/** `your pawn`, `the black pawn` */
function owned(piece: string, { color, reader }: Mover): string {
  return reader === undefined ? `the ${sideName(color).toLowerCase()} ${piece}` : `your ${piece}`;
}

/** `no pawn of yours`, `no black pawn` */
function noneOf(piece: string, { color, reader }: Mover): string {
  return reader === undefined
    ? `no ${sideName(color).toLowerCase()} ${piece}`
    : `no ${piece} of yours`;
}

/** `Silvers: 7i, 3i.` */
function squareList(name: string, squares: readonly string[]): string {
  const title = capitalized(squares.length === 1 ? name : plural(name));
  return `${title}: ${squares.join(', ')}.`;
}

function originText({ kind, name }: OriginTold): string {
  return kind === 'square' ? name : `${kind} ${name}`;
}

/** `the rook on 5b` */
function standingText({ name, square }: StandingTold): string {
  return `the ${name} on ${square}`;
}
