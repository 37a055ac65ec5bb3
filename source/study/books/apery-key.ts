import { EMPTY, KIND_MASK, PROMOTED, WHITE_BIT } from '../../rules/core/piece-code.ts';
import { codeOn, countInHand, type Placement } from '../../rules/core/position.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { PACKED_PIECES, packedSquare } from './packed-move.ts';

/** Numbers of pieces, of which White's have 16 more, and of squares. */
const PIECES = 31;
const SQUARES = 81;
const WHITE = 16;
const PROMOTION = 8;
/** From 0 to 18 pieces of a kind in hand. */
const COUNTS = 19;

let numbers: readonly bigint[] | undefined;

/**
 * The key of a position of shogi in a book of Apery. Its numbers are the first ones of the 64-bit
 * Mersenne Twister: of pieces on squares, of pieces in the hand of the side to move, of White's turn.
 */
export function aperyKey(placement: Placement): bigint {
  numbers ??= twister(PIECES * SQUARES + 7 * COUNTS + 1);
  let key = 0n;
  for (let square = 0; square < SQUARES; square++) {
    const code = codeOn(placement, packedSquare(square) ?? (0 as never));
    if (code === EMPTY) continue;
    const { sfen } = pieceData(shogi, code & KIND_MASK);
    const promoted = code & PROMOTED ? PROMOTION : 0;
    const white = code & WHITE_BIT ? WHITE : 0;
    const piece =
      PACKED_PIECES.findIndex((letter) => letter.startsWith(sfen)) + 1 + promoted + white;
    key ^= numbers[piece * SQUARES + square] ?? 0n;
  }
  for (const [index, letter] of PACKED_PIECES.slice(0, 7).entries()) {
    const kind = shogi.pieces.findIndex(({ sfen }) => sfen === letter);
    const count = countInHand(placement, placement.turn, kind);
    key ^= numbers[PIECES * SQUARES + index * COUNTS + count] ?? 0n;
  }
  return placement.turn === 'white' ? key ^ (numbers.at(-1) ?? 0n) : key;
}

const MASK = 0xffffffffffffffffn;
const SIZE = 312;

/** The first numbers of the 64-bit Mersenne Twister (Matsumoto and Nishimura) with its usual seed. */
function twister(count: number): bigint[] {
  const state: bigint[] = [5489n];
  const at = (index: number) => state[index % SIZE] ?? 0n;
  for (let index = 1; index < SIZE; index++) {
    const last = at(index - 1);
    state.push((6364136223846793005n * (last ^ (last >> 62n)) + BigInt(index)) & MASK);
  }
  return Array.from({ length: count }, (_, index) => {
    const place = index % SIZE;
    const mixed = (at(place) & 0xffffffff80000000n) | (at(place + 1) & 0x7fffffffn);
    const odd = mixed & 1n ? 0xb5026f5aa96619e9n : 0n;
    let next = at(place + 156) ^ (mixed >> 1n) ^ odd;
    state[place] = next;
    next ^= (next >> 29n) & 0x5555555555555555n;
    next ^= (next << 17n) & 0x71d67fffeda60000n;
    next ^= (next << 37n) & 0xfff7eee000000000n & MASK;
    return (next ^ (next >> 43n)) & MASK;
  });
}
