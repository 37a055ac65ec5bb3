import { type Color, opposite } from '../rules/core/color.ts';
import { isInCheck } from '../rules/core/generate.ts';
import { linesFrom } from '../rules/core/lines-from.ts';
import { matesInOne } from '../rules/core/mates-in-one.ts';
import { sideOf } from '../rules/core/piece-code.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { asTurnOf, reachersOf, type Target, targetsOf } from '../rules/core/reachers.ts';
import type { Square } from '../rules/core/square.ts';
import { countText } from './count-text.ts';
import { capitalized, orList } from './phrases.ts';
import { sideName } from './side-name.ts';
import { spokenName } from './spoken-name.ts';
import { checkText } from './status.ts';
import { listMoves, type Teller } from './teller.ts';

/**
 * The pieces that attack a piece; for an empty square, those with which the side that is not to
 * move reaches it: `2 Black attackers: pawn on 5f, pinned rook on 5h.`
 */
export function attackersText(position: Position, square: Square, teller: Teller): string {
  return reachText(position, square, opposite(ownerOf(position, square)), 'attacker', teller);
}

/** The pieces that defend a piece; for an empty square, those of the side to move. */
export function defendersText(position: Position, square: Square, teller: Teller): string {
  return reachText(position, square, ownerOf(position, square), 'defender', teller);
}

function ownerOf(position: Position, square: Square): Color {
  return pieceOn(position, square)?.color ?? position.turn;
}

function reachText(
  position: Position,
  square: Square,
  color: Color,
  role: 'attacker' | 'defender',
  teller: Teller,
): string {
  const title = `${sideName(color)} ${role}`;
  const reachers = reachersOf(position, square, color);
  if (reachers.length === 0) return `No ${title}s.`;
  const king = position.kings[sideOf(color)];
  const names = reachers.map(({ square: from, isHeld }) => {
    const name = standingText(position, from, teller);
    if (!isHeld) return name;
    return from === king ? `${name}, but only into check` : `pinned ${name}`;
  });
  return `${countText(reachers.length, title)}: ${names.join(', ')}.`;
}

/** What stands on each of the eight ways from a square: `Up: White pawn on 5c, 2 away.` */
export function raysTexts(position: Position, square: Square, teller: Teller): string[] {
  return linesFrom(position, square).map(({ way, length, standing }) => {
    const texts = standing.map(
      ({ square: at, distance }) => `${ownedText(position, at, teller)}, ${distance} away`,
    );
    if (length === 0) texts.push('the edge');
    else if (texts.length === 0) texts.push(`empty, ${countText(length, 'square')} to the edge`);
    return `${capitalized(way)}: ${texts.join('; ')}.`;
  });
}

/**
 * What the side to move can take and what the other side threatens to take, the undefended pieces
 * first, after a check and before a mate that is threatened.
 */
export function threatsTexts(position: Position, teller: Teller): string[] {
  const { turn } = position;
  const enemy = opposite(turn);
  const check = checkText(position, teller);
  const mates = isInCheck(position) ? '' : matesText(asTurnOf(position, enemy), teller);
  return [
    ...(check === undefined ? [] : [check]),
    `${sideName(turn)} can take ${targetsText(position, targetsOf(position, turn), teller)}.`,
    `${sideName(enemy)} threatens ${targetsText(position, targetsOf(position, enemy), teller)}.`,
    ...(mates === '' ? [] : [`${sideName(enemy)} threatens mate: ${mates}.`]),
  ];
}

function matesText(position: Position, teller: Teller): string {
  const moves = matesInOne(position).map((move) => teller.move(position, move));
  return listMoves(moves, teller);
}

/** `undefended silver on 5e with pawn on 5f; pawn on 3d with rook on 3h`, `nothing` */
function targetsText(position: Position, targets: readonly Target[], teller: Teller): string {
  const texts = targets.map(({ square, takers, isDefended }) => {
    const target = standingText(position, square, teller);
    const takerNames = orList(takers.map((from) => standingText(position, from, teller)));
    return `${isDefended ? 'defended' : 'undefended'} ${target} with ${takerNames}`;
  });
  return texts.join('; ') || 'nothing';
}

/** `White pawn on 5c` */
function ownedText(position: Position, square: Square, teller: Teller): string {
  const piece = pieceOn(position, square);
  return `${piece ? `${sideName(piece.color)} ` : ''}${standingText(position, square, teller)}`;
}

/** `pawn on 5c` */
function standingText(position: Position, square: Square, teller: Teller): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  return `${spokenName(position.variant, piece)} on ${teller.square(square)}`;
}
