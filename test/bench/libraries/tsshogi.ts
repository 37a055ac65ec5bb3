import { Position } from 'tsshogi';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { tsshogiMoves } from '../../helpers/tsshogi-moves.ts';
import { MEASURED, type Measured } from '../measured.ts';
import { checkNodes, serveTasks } from '../tasks.ts';

serveTasks({
  ...tasksAt('shogi start', MEASURED.shogiStart, 3),
  ...tasksAt('207 moves', MEASURED.manyMoves, 2),
});

function tasksAt(name: string, place: Measured, depth: number) {
  const position = Position.newBySFEN(place.sfen);
  if (position === null) throw new Error(`tsshogi does not read ${place.sfen}`);
  const played = () => perft(position, depth, 0);
  const counted = () => perft(position, depth, 1);
  checkNodes(`tsshogi, ${name}`, played(), itemAt(place.nodes, depth - 1));
  return { [name]: played, [`${name}, bulk`]: counted };
}

function perft(position: Position, depth: number, leafDepth: 0 | 1): number {
  if (depth === 0) return 1;
  const moves = tsshogiMoves(position);
  if (depth === leafDepth) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    // Its list holds legal moves only, so that they need not be looked at again.
    position.doMove(move, { ignoreValidation: true });
    nodes += perft(position, depth - 1, leafDepth);
    position.undoMove(move);
  }
  return nodes;
}
