import { type Move, makeDrop, makeMove } from '../../rules/core/move.ts';
import { makeSquare, type Square } from '../../rules/core/square.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';

/** The pieces in the order in which Apery and YaneuraOu number them, from 1. */
export const PACKED_PIECES = ['P', 'L', 'N', 'S', 'B', 'R', 'G', 'K'] as const;

/** The square with a number of those programs: file by file from the right, each from the top. */
export function packedSquare(number: number): Square | undefined {
  return number < 81 ? makeSquare(Math.floor(number / 9) + 1, (number % 9) + 1) : undefined;
}

/** A move of YaneuraOu in 16 bits; undefined where the bits are none. */
export function moveOfYaneuraou(bits: number): Move | undefined {
  const [to, from] = [packedSquare(bits & 0x7f), (bits >> 7) & 0x7f];
  if (to === undefined) return undefined;
  if (bits & 0x4000) return dropOf(from, to);
  const origin = packedSquare(from);
  return origin === undefined ? undefined : makeMove(origin, to, (bits & 0x8000) !== 0);
}

/** A move of Apery in 16 bits; undefined where the bits are none. */
export function moveOfApery(bits: number): Move | undefined {
  const [to, from] = [packedSquare(bits & 0x7f), (bits >> 7) & 0x7f];
  if (to === undefined) return undefined;
  if (from >= 81) return dropOf(from - 80, to);
  const origin = packedSquare(from);
  return origin === undefined ? undefined : makeMove(origin, to, (bits & 0x4000) !== 0);
}

function dropOf(piece: number, to: Square): Move | undefined {
  const kind = shogi.pieces.findIndex(({ sfen }) => sfen === PACKED_PIECES[piece - 1]);
  return kind < 0 ? undefined : makeDrop(kind, to);
}
