import type { NamedPiece, Origin } from '../core/attempt.ts';
import type { IllegalFault, StandingPiece } from '../core/illegal.ts';
import type { Position } from '../core/position.ts';
import { rankOf, type Square } from '../core/square.ts';
import { pieceName } from '../notation/labels.ts';
import { formatRank, formatSquare } from '../notation/square.ts';
import { nameInText, orList, possessive } from './phrases.ts';

/** Which rule an illegal move breaks and what would be right: `nifu. You already have ..`. */
export function illegalReason(position: Position, fault: IllegalFault): string {
  const { variant } = position;
  const nameOf = (piece: NamedPiece) => pieceName(variant, piece);
  const king = nameOf({ kind: position.rules.royal, promoted: false });
  switch (fault.code) {
    case 'not-in-hand':
      return `you have no ${nameOf(fault.piece)} in hand.`;
    case 'promoted-drop':
      return 'a piece is dropped unpromoted.';
    case 'occupied':
      return `${formatSquare(fault.by.square)} is occupied by ${ownedName(position, fault.by)}.`;
    case 'nifu': {
      const pawn = formatSquare(fault.pawn);
      return `nifu. You already have a pawn on file ${fault.file} (${pawn}).`;
    }
    case 'dead-drop':
      return `a ${nameOf(fault.piece)} dropped on ${formatSquare(fault.square)} could never move.`;
    case 'pawn-drop-mate':
      return `a pawn may not be dropped for checkmate in ${nameInText(variant)}.`;
    case 'no-piece':
      return `you have no ${nameOf(fault.piece)} on the board.`;
    case 'wrong-origin': {
      const name = nameOf(fault.piece);
      return `you have no ${name} on ${originText(fault.from)}. ${squareList(name, fault.squares)}`;
    }
    case 'not-your-piece':
      return `you have no piece on ${formatSquare(fault.square)}.`;
    case 'no-recapture':
      return `no piece of yours can capture on ${formatSquare(fault.square)}.`;
    case 'unreachable': {
      const [name, to] = [nameOf(fault.piece), formatSquare(fault.to)];
      if (fault.squares.length === 1) {
        return `your ${name} on ${formatSquare(fault.squares[0])} does not reach ${to}.`;
      }
      return `no ${name} of yours reaches ${to}. ${squareList(name, fault.squares)}`;
    }
    case 'blocked': {
      const square = formatSquare(fault.by.square);
      return `the way is blocked by ${ownedName(position, fault.by)} on ${square}.`;
    }
    case 'nothing-to-capture':
      return `there is nothing to capture on ${formatSquare(fault.square)}.`;
    case 'king-attacked': {
      const square = formatSquare(fault.square);
      return `${square} is attacked by ${standingName(position, fault.attacker)}.`;
    }
    case 'king-exposed':
      return `your ${king} would be in check from ${standingName(position, fault.attacker)}.`;
    case 'in-check':
      return checkText(position, king, fault);
    case 'must-promote': {
      if (fault.reason === 'mandatory') return `in ${nameInText(variant)} promotion is mandatory.`;
      return `a ${nameOf(fault.piece)} must promote on rank ${formatRank(rankOf(fault.to))}.`;
    }
    case 'outside-zone':
      return `${formatSquare(fault.to)} is outside the zone.`;
    case 'cannot-promote':
      return fault.piece.promoted
        ? `a ${nameOf(fault.piece)} is promoted already.`
        : `a ${nameOf(fault.piece)} does not promote.`;
  }
}

function checkText(
  position: Position,
  king: string,
  { checkers, blocks }: Extract<IllegalFault, { code: 'in-check' }>,
): string {
  const from = checkers.map((checker) => standingName(position, checker)).join(' and ');
  const answers = [`move the ${king}`];
  if (checkers.length === 1)
    answers.push(`capture the ${pieceName(position.variant, checkers[0])}`);
  if (blocks.length > 0) {
    const ends = new Set([blocks[0], blocks[blocks.length - 1]]);
    answers.push(`block on ${Array.from(ends, formatSquare).join('-')}`);
  }
  return `You are in check from ${from}: ${orList(answers)}.`;
}

/** The rule that an illegal move breaks, in a word or two, as a record names it: `nifu`. */
export function brokenRule(fault: IllegalFault): string {
  switch (fault.code) {
    case 'nifu':
      return 'nifu';
    case 'dead-drop':
      return 'dead square';
    case 'pawn-drop-mate':
      return 'pawn-drop mate';
    case 'king-attacked':
    case 'king-exposed':
    case 'in-check':
      return 'check';
    case 'must-promote':
    case 'outside-zone':
    case 'cannot-promote':
    case 'promoted-drop':
      return 'promotion';
    case 'occupied':
      return 'occupied square';
    case 'blocked':
      return 'blocked way';
    case 'unreachable':
    case 'wrong-origin':
      return 'not how it moves';
    case 'nothing-to-capture':
    case 'no-recapture':
      return 'no capture';
    case 'not-in-hand':
    case 'no-piece':
    case 'not-your-piece':
      return 'no such piece';
  }
}

/** `Silvers: 7i, 3i.` */
function squareList(name: string, squares: readonly Square[]): string {
  const title = name[0].toUpperCase() + name.slice(1);
  const plural = squares.length === 1 ? '' : name.endsWith('s') ? 'es' : 's';
  return `${title}${plural}: ${squares.map(formatSquare).join(', ')}.`;
}

function originText({ file, rank }: Origin): string {
  if (file === undefined) return `rank ${formatRank(rank ?? 0)}`;
  return rank === undefined ? `file ${file}` : `${file}${formatRank(rank)}`;
}

/** `the rook on 5b` */
function standingName({ variant }: Position, piece: StandingPiece): string {
  return `the ${pieceName(variant, piece)} on ${formatSquare(piece.square)}`;
}

/** `your pawn`, `White's pawn` */
function ownedName({ variant, turn }: Position, piece: StandingPiece): string {
  const owner = piece.color === turn ? 'your' : possessive(piece.color);
  return `${owner} ${pieceName(variant, piece)}`;
}
