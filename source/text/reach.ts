import { opposite } from '../rules/core/color.ts';
import { isInCheck } from '../rules/core/generate.ts';
import { linesFrom } from '../rules/core/lines-from.ts';
import { matesInOne } from '../rules/core/mates-in-one.ts';
import { sideOf } from '../rules/core/piece-code.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import { asTurnOf, reachersOf, type Target, targetsOf } from '../rules/core/reachers.ts';
import type { Square } from '../rules/core/square.ts';
import { standingOn } from './spoken-name.ts';
import { checkText } from './status.ts';
import { listMoves, type Teller } from './teller.ts';

/**
 * The pieces that attack or defend a piece; for an empty square, those with which the side that is
 * not to move reaches it, or the side to move: `2 Black attackers: pawn on 5f, pinned rook on 5h.`
 */
export function reachText(
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
export function raysTexts(position: Position, square: Square, teller: Teller): string[] {
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
export function threatsTexts(position: Position, teller: Teller): string[] {
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
