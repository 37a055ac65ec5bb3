import { countLegalMoves, generateMoves } from './generate.ts';
import { MOVES_SPAN, type Move, type MoveArray } from './move.ts';
import type { Position } from './position.ts';

/**
 * The number of lines of `depth` legal moves: the leaf count by which move generators are compared.
 * @param bulk counts the moves of the last ply instead of playing them
 */
export function perft(position: Position, depth: number, bulk = true): number {
  return count(
    position,
    new Int32Array((depth + 1) * MOVES_SPAN) as MoveArray,
    0,
    depth,
    bulk ? 1 : 0,
  );
}

/** The leaf count after each legal move. */
export function perftDivide(position: Position, depth: number): [move: Move, nodes: number][] {
  const moves = new Int32Array((depth + 1) * MOVES_SPAN) as MoveArray;
  const end = generateMoves(position, moves, 0);
  return Array.from<Move, [Move, number]>(moves.subarray(0, end), (move) => {
    position.play(move);
    const nodes = depth > 1 ? count(position, moves, MOVES_SPAN, depth - 1, 1) : 1;
    position.undo();
    return [move, nodes];
  });
}

function count(
  position: Position,
  moves: MoveArray,
  start: number,
  depth: number,
  leafDepth: 0 | 1,
): number {
  if (depth === 0) return 1;
  if (depth === leafDepth) return countLegalMoves(position, moves, start);
  const end = generateMoves(position, moves, start);
  let nodes = 0;
  for (let at = start; at < end; at++) {
    position.play(moves[at]);
    nodes += count(position, moves, end, depth - 1, leafDepth);
    position.undo();
  }
  return nodes;
}
