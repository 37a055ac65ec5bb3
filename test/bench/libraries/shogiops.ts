import { perft } from 'shogiops/debug';
import { parseSfen } from 'shogiops/sfen';
import type { PieceName, Role } from 'shogiops/types';
import type { Position } from 'shogiops/variant/position';
import { pieceCanPromote, pieceForcePromote } from 'shogiops/variant/util';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { MEASURED, type Measured } from '../measured.ts';
import { checkNodes, serveTasks } from '../tasks.ts';

serveTasks({
  ...tasksAt('shogi start', MEASURED.shogiStart, 3),
  ...tasksAt('207 moves', MEASURED.manyMoves, 2),
});

/** Its own perft, and its lists of destinations counted at the last ply without playing them. */
function tasksAt(name: string, place: Measured, depth: number) {
  const position = parseSfen('standard', place.sfen, false).unwrap();
  const own = () => perft(position, depth);
  const counted = () => countLeaves(position, depth);
  checkNodes(`shogiops, ${name}`, own(), itemAt(place.nodes, depth - 1));
  checkNodes(`shogiops counted, ${name}`, counted(), itemAt(place.nodes, depth - 1));
  return { [name]: own, [`${name}, bulk`]: counted };
}

function countLeaves(position: Position, depth: number): number {
  const mayPromote = pieceCanPromote(position.rules);
  const mustPromote = pieceForcePromote(position.rules);
  let nodes = 0;
  for (const [from, targets] of position.allMoveDests()) {
    const piece = position.board.get(from);
    if (piece === undefined) continue;
    for (const to of targets) {
      const may = mayPromote(piece, from, to, position.board.get(to));
      const choices = may ? (mustPromote(piece, to) ? [true] : [true, false]) : [false];
      if (depth === 1) {
        nodes += choices.length;
        continue;
      }
      for (const promotion of choices) {
        nodes += countAfter(position, { from, to, promotion }, depth);
      }
    }
  }
  for (const [name, targets] of position.allDropDests()) {
    if (depth === 1) {
      nodes += targets.size();
      continue;
    }
    const role = roleOf(name);
    for (const to of targets) nodes += countAfter(position, { role, to }, depth);
  }
  return nodes;
}

function countAfter(
  position: Position,
  move: Parameters<Position['play']>[0],
  depth: number,
): number {
  const child = position.clone();
  child.play(move);
  return countLeaves(child, depth - 1);
}

/** Its names of pieces are "sente pawn". */
function roleOf(name: PieceName): Role {
  return name.split(' ')[1] as Role;
}
