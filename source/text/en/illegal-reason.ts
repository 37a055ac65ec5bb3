import type { Color } from '../../rules/core/color.ts';
import { countText } from './count-text.ts';
import { plural } from './names.ts';
import { capitalized, orList, personsPiece, withArticle } from './phrases.ts';

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

/** The place that a piece was said to come from. */
export interface OriginTold {
  readonly kind: 'file' | 'rank' | 'square';
  readonly name: string;
}

/** The rule that an illegal move breaks, and what would be right. Squares are as they are told. */
export const ILLEGAL = {
  goalReached: (king: string) => `the game is over: the enemy ${king} has reached the far side.`,
  noDrops: (game: string) => `nothing is dropped in ${game}.`,
  notInHand: (piece: string) => `you have no ${piece} in hand.`,
  promotedDrop: 'a piece is dropped unpromoted.',
  occupied: (square: string, by: OwnedTold, turn: Color) =>
    `${square} is occupied by ${personsPiece(by.name, by.color, turn)}.`,
  nifu: (pawn: string, file: number, squares: readonly string[]) => {
    const { length } = squares;
    const found = length === 1 ? withArticle(pawn) : countText(length, pawn);
    return `nifu. You already have ${found} on file ${file} (${squares.join(', ')}).`;
  },
  deadDrop: (piece: string, square: string) =>
    `${withArticle(piece)} dropped on ${square} could never move.`,
  pawnDropMate: (pawn: string, game: string) =>
    `${withArticle(pawn)} may not be dropped for checkmate in ${game}.`,
  noPiece: (piece: string) => `you have no ${piece} on the board.`,
  wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[]) =>
    `you have no ${piece} on ${originText(from)}. ${squareList(piece, squares)}`,
  notYourPiece: (square: string) => `you have no piece on ${square}.`,
  noRecapture: (square: string) => `no piece of yours can capture on ${square}.`,
  unreachable: (piece: string, to: string, squares: readonly string[]) =>
    squares.length === 1
      ? `your ${piece} on ${squares[0]} does not reach ${to}.`
      : `no ${piece} of yours reaches ${to}. ${squareList(piece, squares)}`,
  blocked: (by: OwnedTold & StandingTold, turn: Color) =>
    `the way is blocked by ${personsPiece(by.name, by.color, turn)} on ${by.square}.`,
  nothingToCapture: (square: string) => `there is nothing to capture on ${square}.`,
  kingAttacked: (square: string, by: StandingTold) =>
    `${square} is attacked by ${standingText(by)}.`,
  kingExposed: (king: string, by: StandingTold) =>
    `your ${king} would be in check from ${standingText(by)}.`,
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
}

/** `You are in check from the rook on 5b: move the king, capture the rook, or block on 5c-5h.` */
export function answerCheckText({ king, checkers, between, isSpoken }: CheckTold): string {
  const [checker, ...others] = checkers;
  const answers = [
    `move the ${king}`,
    ...(checker && others.length === 0 ? [`capture the ${checker.name}`] : []),
    ...(between.length > 0 ? [`block on ${between.join(isSpoken ? ' to ' : '-')}`] : []),
  ];
  return `You are in check from ${checkers.map(standingText).join(' and ')}: ${orList(answers)}.`;
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
