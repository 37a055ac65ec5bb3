import { type Color, opposite } from '../rules/core/color.ts';
import { isInCheck } from '../rules/core/generate.ts';
import { linesFrom } from '../rules/core/lines-from.ts';
import { matesInOne } from '../rules/core/mates-in-one.ts';
import { sideOf } from '../rules/core/piece-code.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { asTurnOf, reachersOf, type Target, targetsOf } from '../rules/core/reachers.ts';
import type { Square } from '../rules/core/square.ts';
import type { TargetTold } from './en/board.ts';
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
  const king = position.kings[sideOf(color)];
  const reachers = reachersOf(position, square, color).map(({ square: from, isHeld }) => {
    const held = from === king ? 'king' : 'pinned';
    return teller.texts.board.reacherText(
      standing(position, from, teller),
      isHeld ? held : undefined,
    );
  });
  return teller.texts.board.reachersText(color, role, reachers);
}

/** What stands on each of the eight ways from a square: `Up: White pawn on 5c, 2 away.` */
export function raysTexts(position: Position, square: Square, teller: Teller): string[] {
  return linesFrom(position, square).map(({ way, length, standing: pieces }) => {
    const told = pieces.map(({ square: at, distance }) => {
      return { piece: standing(position, at, teller, pieceOn(position, at)?.color), distance };
    });
    return teller.texts.board.rayText(way, length, told);
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
    teller.texts.board.canTakeText(turn, targetsTold(position, targetsOf(position, turn), teller)),
    teller.texts.board.threatensText(
      enemy,
      targetsTold(position, targetsOf(position, enemy), teller),
    ),
    ...(mates === '' ? [] : [teller.texts.board.threatensMateText(enemy, mates)]),
  ];
}

function matesText(position: Position, teller: Teller): string {
  const moves = matesInOne(position).map((move) => teller.move(position, move));
  return listMoves(moves, teller);
}

function targetsTold(position: Position, targets: readonly Target[], teller: Teller): TargetTold[] {
  return targets.map(({ square, takers, isDefended }) => ({
    target: standing(position, square, teller),
    takers: takers.map((from) => standing(position, from, teller)),
    isDefended,
  }));
}

/** `pawn on 5c` */
function standing(position: Position, square: Square, teller: Teller, color?: Color): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  return teller.texts.words.standingText(
    spokenName(teller.texts, position.variant, piece),
    teller.square(square),
    color,
  );
}
