import type { NamedPiece, Origin } from '../rules/core/attempt.ts';
import type { IllegalFault, StandingPiece } from '../rules/core/illegal.ts';
import type { Position } from '../rules/core/position.ts';
import { rankOf, type Square } from '../rules/core/square.ts';
import { pieceName } from '../rules/notation/labels.ts';
import { formatRank } from '../rules/notation/square.ts';
import { countText } from './count-text.ts';
import { nameInText, orList, possessive, withArticle } from './phrases.ts';
import { PRINTED, type Teller } from './teller.ts';

/** The rule that an illegal move breaks, and what would be right: `nifu. You already have ..`. */
export function illegalReason(
  position: Position,
  fault: IllegalFault,
  teller: Teller = PRINTED,
): string {
  const { square: squareText } = teller;
  const { variant } = position;
  const nameOf = (piece: NamedPiece) => pieceName(variant, piece);
  const king = nameOf({ kind: position.rules.royal, promoted: false });
  switch (fault.code) {
    case 'goal-reached':
      return `the game is over: the enemy ${king} has reached the far side.`;
    case 'no-drops':
      return `nothing is dropped in ${nameInText(variant)}.`;
    case 'not-in-hand':
      return `you have no ${nameOf(fault.piece)} in hand.`;
    case 'promoted-drop':
      return 'a piece is dropped unpromoted.';
    case 'occupied':
      return `${squareText(fault.by.square)} is occupied by ${ownedName(position, fault.by)}.`;
    case 'nifu': {
      const pawn = nameOf({ kind: position.rules.pawn, promoted: false });
      const { length } = fault.pawns;
      const found = length === 1 ? withArticle(pawn) : countText(length, pawn);
      const squares = fault.pawns.map(squareText).join(', ');
      return `nifu. You already have ${found} on file ${fault.file} (${squares}).`;
    }
    case 'dead-drop':
      return `${withArticle(nameOf(fault.piece))} dropped on ${squareText(fault.square)} could never move.`;
    case 'pawn-drop-mate':
      return `${withArticle(nameOf({ kind: position.rules.pawn, promoted: false }))} may not be dropped for checkmate in ${nameInText(variant)}.`;
    case 'no-piece':
      return `you have no ${nameOf(fault.piece)} on the board.`;
    case 'wrong-origin': {
      const name = nameOf(fault.piece);
      return `you have no ${name} on ${originText(fault.from)}. ${squareList(name, fault.squares, teller)}`;
    }
    case 'not-your-piece':
      return `you have no piece on ${squareText(fault.square)}.`;
    case 'no-recapture':
      return `no piece of yours can capture on ${squareText(fault.square)}.`;
    case 'unreachable': {
      const [name, to] = [nameOf(fault.piece), squareText(fault.to)];
      const [square, ...others] = fault.squares;
      if (square !== undefined && others.length === 0) {
        return `your ${name} on ${squareText(square)} does not reach ${to}.`;
      }
      return `no ${name} of yours reaches ${to}. ${squareList(name, fault.squares, teller)}`;
    }
    case 'blocked': {
      const square = squareText(fault.by.square);
      return `the way is blocked by ${ownedName(position, fault.by)} on ${square}.`;
    }
    case 'nothing-to-capture':
      return `there is nothing to capture on ${squareText(fault.square)}.`;
    case 'king-attacked': {
      const square = squareText(fault.square);
      return `${square} is attacked by ${standingName(position, fault.attacker, teller)}.`;
    }
    case 'king-exposed':
      return `your ${king} would be in check from ${standingName(position, fault.attacker, teller)}.`;
    case 'in-check':
      return checkText(position, king, fault, teller);
    case 'must-promote': {
      if (fault.reason === 'mandatory') return `in ${nameInText(variant)} promotion is mandatory.`;
      return `${withArticle(nameOf(fault.piece))} must promote on rank ${formatRank(rankOf(fault.to))}.`;
    }
    case 'dead-move':
      return `${withArticle(nameOf(fault.piece))} on ${squareText(fault.square)} could never move again.`;
    case 'full-file':
      return `file ${fault.file} has no room for another ${nameOf({ ...fault.piece, promoted: false })}.`;
    case 'outside-zone':
      return `${squareText(fault.to)} is outside the zone.`;
    case 'cannot-promote':
      return fault.piece.promoted
        ? `${withArticle(nameOf(fault.piece))} is promoted already.`
        : `${withArticle(nameOf(fault.piece))} does not promote.`;
  }
}

function checkText(
  position: Position,
  king: string,
  { checkers, blocks }: Extract<IllegalFault, { code: 'in-check' }>,
  teller: Teller,
): string {
  const from = checkers.map((checker) => standingName(position, checker, teller)).join(' and ');
  const answers = [`move the ${king}`];
  const [checker, ...others] = checkers;
  if (checker && others.length === 0) {
    answers.push(`capture the ${pieceName(position.variant, checker)}`);
  }
  const [nearest] = blocks;
  if (nearest !== undefined) {
    const ends = new Set([nearest, blocks.at(-1) ?? nearest]);
    answers.push(
      `block on ${Array.from(ends, teller.square).join(teller.isSpoken ? ' to ' : '-')}`,
    );
  }
  return `You are in check from ${from}: ${orList(answers)}.`;
}

/** `Silvers: 7i, 3i.` */
function squareList(name: string, squares: readonly Square[], teller: Teller): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const plural = squares.length === 1 ? '' : name.endsWith('s') ? 'es' : 's';
  return `${title}${plural}: ${squares.map(teller.square).join(', ')}.`;
}

function originText({ file, rank }: Origin): string {
  if (file === undefined) return `rank ${formatRank(rank ?? 0)}`;
  return rank === undefined ? `file ${file}` : `${file}${formatRank(rank)}`;
}

/** `the rook on 5b` */
function standingName({ variant }: Position, piece: StandingPiece, teller: Teller): string {
  return `the ${pieceName(variant, piece)} on ${teller.square(piece.square)}`;
}

/** `your pawn`, `White's pawn` */
function ownedName({ variant, turn }: Position, piece: StandingPiece): string {
  const owner = piece.color === turn ? 'your' : possessive(piece.color);
  return `${owner} ${pieceName(variant, piece)}`;
}
