import { legalMoves } from '../../source/rules/core/generate.ts';
import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  moveFrom,
  moveTo,
  PROMOTION_FLAG,
} from '../../source/rules/core/move.ts';
import { EMPTY } from '../../source/rules/core/piece-code.ts';
import { type Placement, Position } from '../../source/rules/core/position.ts';
import { fileOf, rankOf, type Square } from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen, readSfen } from '../../source/rules/notation/sfen.ts';
import { formatUsi, parseUsi } from '../../source/rules/notation/usi.ts';
import { checkProblem } from './check-problem.ts';
import { codeAt, draftOf, menOf } from './draft.ts';

/** More pieces on the board count against a problem. */
const MANY_MEN = 6;
/** How many moves of the attacker are the end of a problem. */
const LAST_MOVES = 3;

/** A sound problem as it is kept; the line in USI. */
export interface KeptProblem {
  readonly sfen: string;
  readonly plies: number;
  readonly line: string;
  /** How many positions with the attacker to move the proof has met. */
  readonly width: number;
  /** Moves of the attacker after the first that could be others as well, but for the last. */
  readonly duals: number;
}

/** A problem with its solution; `undefined` if it is unsound. @param most positions of a proof */
export function keptProblem(
  variant: Variant,
  placement: Placement,
  plies: number,
  most?: number,
): KeptProblem | undefined {
  const verdict = checkProblem(variant, placement, plies, most);
  if (verdict.kind === 'unsound') return undefined;
  const { line, width, duals } = verdict;
  const sfen = formatSfen(variant, { placement, moveNumber: 1 });
  return {
    sfen,
    plies,
    line: line.map((move) => formatUsi(variant, move)).join(' '),
    width,
    duals,
  };
}

/** The moves of the solution. */
function lineOf(variant: Variant, { line }: KeptProblem): Move[] {
  return line.split(' ').flatMap((text) => parseUsi(variant, text) ?? []);
}

/**
 * How good a problem is to solve: sacrifices, drops, checks from afar and promotions that are
 * declined count for it; captures, pieces left over, second ways, a bare king and a full board
 * count against it.
 */
export function meritOf(variant: Variant, problem: KeptProblem): number {
  const { placement } = readSfen(variant, problem.sfen);
  const position = new Position(variant, placement);
  const line = lineOf(variant, problem);
  const men = menOf(draftOf(variant, placement)).length;
  let merit =
    Math.log2(problem.width + 1) / 4 - 1.5 * problem.duals - Math.max(0, men - MANY_MEN) / 5;
  if (position.counts[1] === 1) merit -= 1;
  for (const [index, move] of line.entries()) {
    if (index % 2 === 0) {
      const answer = line[index + 1];
      const weight = index === 0 ? 1.5 : 1;
      if (position.board[moveTo(move)] !== EMPTY) merit -= weight;
      if (answer !== undefined && moveTo(answer) === moveTo(move)) merit += 2 * weight;
      if (isDrop(move)) merit += 0.5;
      if (isDeclined(position, move)) merit += 2 * weight;
      if (isFar(position, move)) merit += 0.5 * weight;
    }
    position.play(move);
  }
  const isLeftOver = variant.pieces.some((_, kind) => position.inHand('black', kind) > 0);
  return isLeftOver ? merit - 1.5 : merit;
}

/** Whether a move could promote and does not. */
function isDeclined(position: Position, move: Move): boolean {
  if (isDrop(move) || isPromotion(move)) return false;
  return legalMoves(position).includes((move | PROMOTION_FLAG) as Move);
}

/** Whether a move does not go next to the king that it attacks. */
function isFar({ kings, side }: Position, move: Move): boolean {
  const king = kings[side === 0 ? 1 : 0];
  const files = Math.abs(fileOf(moveTo(move)) - fileOf(king));
  return Math.max(files, Math.abs(rankOf(moveTo(move)) - rankOf(king))) > 1;
}

/**
 * What is to be found in a problem: the moves of the attacker as they lie around the king of the
 * start, and the last of them as they lie around the king of the end.
 */
export function ideasOf(variant: Variant, problem: KeptProblem): { all: string; last: string } {
  const position = new Position(variant, readSfen(variant, problem.sfen).placement);
  const before = position.kings[1];
  const moves = lineOf(variant, problem).map((move, index) => {
    const piece = isDrop(move) ? `${dropKind(move)}*` : `${codeAt(position, moveFrom(move))}`;
    position.play(move);
    return { text: `${piece}${isPromotion(move) ? '+' : ''}`, to: moveTo(move), index };
  });
  const own = moves.filter(({ index }) => index % 2 === 0);
  const around = (king: Square, some: typeof own) => {
    const sides = [1, -1].map((sign) =>
      some.map(({ text, to }) => {
        return `${text}@${sign * (fileOf(to) - fileOf(king))},${rankOf(to) - rankOf(king)}`;
      }),
    );
    return sides
      .map((side) => side.join(' '))
      .sort()
      .join('|');
  };
  const last = around(position.kings[1], own.slice(-LAST_MOVES));
  return { all: around(before, own), last };
}
