import { COLORS } from '../../rules/core/color.ts';
import { EMPTY, KIND_MASK, PROMOTED, WHITE_BIT } from '../../rules/core/piece-code.ts';
import { codeOn, countInHand, type Placement } from '../../rules/core/position.ts';
import { makeSquare, type Square } from '../../rules/core/square.ts';
import { pieceData } from '../../rules/core/variant.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { packedSquare } from './packed-move.ts';

/** Bytes of a packed position. */
export const PACKED_BYTES = 32;

/** The codes of pieces, the lowest bit first: the bits and how many there are. */
const BOARD_CODES: Readonly<Record<string, readonly [code: number, bits: number]>> = {
  P: [0x01, 2],
  L: [0x03, 4],
  N: [0x0b, 4],
  S: [0x07, 4],
  G: [0x0f, 5],
  B: [0x1f, 6],
  R: [0x3f, 6],
};

/** The codes of pieces that are neither on the board nor in a hand. */
const BOX_CODES: Readonly<Record<string, readonly [code: number, bits: number]>> = {
  P: [0x02, 2],
  L: [0x09, 4],
  N: [0x0d, 4],
  S: [0x0b, 4],
  G: [0x1b, 5],
  B: [0x2f, 6],
  R: [0x3f, 6],
};

/** The pieces of a full set, kings apart, in the order in which hands are written. */
const SET = { P: 18, L: 4, N: 4, S: 4, G: 4, B: 2, R: 2 } as const;

/**
 * The order in which squares are packed: `files`, file by file from the right, as YaneuraOu does, or
 * `ranks`, rank by rank from the top left, as some writers of books did.
 */
export const PACKED_ORDERS = ['files', 'ranks'] as const;

export type PackedOrder = (typeof PACKED_ORDERS)[number];

/**
 * A position of shogi in 32 bytes, as YaneuraOu packs it; undefined where it does not fit: without
 * both kings, or with more pieces than a set has.
 * Format: specs/packed-sfen-format.md of ShogiHome, extra/sfen_packer.cpp of YaneuraOu.
 */
export function packSfen(
  placement: Placement,
  order: PackedOrder = 'files',
): Uint8Array | undefined {
  const bits = new BitWriter();
  const left: Record<string, number> = { ...SET };
  const kings: [number, number] = [81, 81];
  bits.write(placement.turn === 'black' ? 0 : 1, 1);
  const board = Array.from({ length: 81 }, (_, number) => {
    const square = order === 'files' ? packedSquare(number) : squareByRanks(number);
    const code = square === undefined ? EMPTY : codeOn(placement, square);
    if (code === EMPTY) return undefined;
    const { sfen: letter } = pieceData(shogi, code & KIND_MASK);
    const white = (code & WHITE_BIT) !== 0;
    if (letter === 'K') kings[white ? 1 : 0] = number;
    else left[letter] = (left[letter] ?? 0) - 1;
    return { letter, promoted: (code & PROMOTED) !== 0, white };
  });
  for (const king of kings) bits.write(king, 7);
  for (const piece of board) {
    if (piece?.letter === 'K') continue;
    if (!piece) bits.write(0, 1);
    else writePiece(bits, BOARD_CODES[piece.letter], 0, piece.letter, piece.promoted, piece.white);
  }
  for (const color of COLORS) {
    for (const letter of Object.keys(SET)) {
      const kind = shogi.pieces.findIndex(({ sfen }) => sfen === letter);
      const count = countInHand(placement, color, kind);
      left[letter] = (left[letter] ?? 0) - count;
      for (let n = 0; n < count; n++) {
        writePiece(bits, BOARD_CODES[letter], 1, letter, false, color === 'white');
      }
    }
  }
  for (const letter of Object.keys(SET)) {
    const [code, length] = BOX_CODES[letter] ?? [0, 0];
    for (let n = left[letter] ?? 0; n > 0; n--) {
      bits.write(code, length);
      if (letter !== 'G') bits.write(0, 1);
    }
  }
  return bits.bytes;
}

/** The square with a number in the order of ranks. */
function squareByRanks(number: number): Square {
  return makeSquare(9 - (number % 9), Math.floor(number / 9) + 1);
}

/** Writes a code without its first bits, then whether the piece is promoted, and whose it is. */
function writePiece(
  bits: BitWriter,
  [code, length]: readonly [number, number] = [0, 0],
  skipped: number,
  letter: string,
  promoted: boolean,
  white: boolean,
): void {
  bits.write(code >> skipped, length - skipped);
  if (letter !== 'G') bits.write(promoted ? 1 : 0, 1);
  bits.write(white ? 1 : 0, 1);
}

class BitWriter {
  readonly #bytes = new Uint8Array(PACKED_BYTES);
  #at = 0;

  write(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit++, this.#at++) {
      const byte = this.#at >> 3;
      if ((value >> bit) & 1 && byte < PACKED_BYTES) {
        this.#bytes[byte] = (this.#bytes[byte] ?? 0) | (1 << (this.#at & 7));
      }
    }
  }

  /** Undefined unless all bits were written. */
  get bytes(): Uint8Array | undefined {
    return this.#at === PACKED_BYTES * 8 ? this.#bytes : undefined;
  }
}
