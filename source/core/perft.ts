import { countMoves, generateMoves } from './generate.ts';
import { MOVES_SPAN, type Move } from './move.ts';
import type { Position } from './position.ts';

/**
 * How many lines of `depth` legal moves there are: the leaf count by which move generators are
 * compared.
 * @param bulk count the moves of the last ply instead of playing them
 */
export function perft(position: Position, depth: number, bulk = true): number {
  return count(position, new Int32Array((depth + 1) * MOVES_SPAN), 0, depth, bulk ? 1 : 0);
}

/** The leaf count behind each legal move. */
export function perftDivide(position: Position, depth: number): [move: Move, nodes: number][] {
  const moves = new Int32Array((depth + 1) * MOVES_SPAN);
  const end = generateMoves(position, moves, 0);
  return Array.from(moves.subarray(0, end), (move) => {
    position.play(move);
    const nodes = depth > 1 ? count(position, moves, MOVES_SPAN, depth - 1, 1) : 1;
    position.undo();
    return [move, nodes];
  });
}

function count(
  position: Position,
  moves: Int32Array,
  start: number,
  depth: number,
  leafDepth: 0 | 1,
): number {
  if (depth === 0) return 1;
  if (depth === leafDepth) return countMoves(position, moves, start);
  const end = generateMoves(position, moves, start);
  let nodes = 0;
  for (let at = start; at < end; at++) {
    position.play(moves[at]);
    nodes += count(position, moves, end, depth - 1, leafDepth);
    position.undo();
  }
  return nodes;
}
