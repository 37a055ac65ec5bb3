import { oncePer } from '../../rules/core/once-per.ts';
import {
  BLACK_BIT,
  EMPTY,
  handIndex,
  KIND_MASK,
  PROMOTED,
  type Side,
} from '../../rules/core/piece-code.ts';
import type { Position } from '../../rules/core/position.ts';
import { depth, type Rules, rulesOf } from '../../rules/core/rules.ts';
import { fileOf, MAX_FILES, MAX_RANKS, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { checksum } from '../checksum.ts';

/** Counts up with every change of what a row means. */
const LAYOUT_VERSION = 1;

/**
 * The ranks after which the king of a side is in the next bucket, counted from its own edge: `[2]`
 * are two buckets, one for a king on its first two ranks and one for a king beyond.
 */
const BUCKET_RANKS: readonly number[] = [];

/**
 * Length of a table indexed by piece word. A piece word is `code << 8 | square` for a piece on the
 * board, and `handIndex(side, kind) << 8 | n` where a side holds at least n of a kind.
 */
export const WORD_SPAN = 0x6000;

/**
 * The inputs of the net of a variant. Each side sees the position from its own edge, with own and
 * enemy pieces, and mirrored where its king stands in the left half: an input is a row of the first
 * layer. There is a row for each face on each square, own and enemy, and one for each piece in hand
 * of a kind, own and enemy, all of them for each bucket of the own king.
 */
export interface NetLayout {
  readonly variantId: string;
  /** How many rows the first layer has. */
  readonly inputs: number;
  /** How many buckets there are; those of a bucket are `inputs / buckets` rows one after another. */
  readonly buckets: number;
  /**
   * Indexed by `side << 8 | square of its king`: how the side sees the board, `bucket << 1 |
   * mirror`. 0 for a side without a king.
   */
  readonly orientations: Uint8Array;
  /**
   * Indexed by `(orientation << 1 | side) * WORD_SPAN + word`: the row of a piece for a side.
   * `inputs` for what has none: no piece, or more in hand than the pieces of a game.
   */
  readonly rows: Uint16Array;
  /** 32 bits over all that gives the rows their meaning. */
  readonly hash: number;
}

/** The layout of a variant's net. */
export const layoutOf = oncePer((variant: Variant) => createLayout(variant, BUCKET_RANKS));

/** Makes a layout. @param bucketRanks the ranks of the king after which a bucket ends, ascending */
export function createLayout(variant: Variant, bucketRanks: readonly number[]): NetLayout {
  const rules = rulesOf(variant);
  const { files, ranks, pieces } = variant;
  const buckets = bucketRanks.length + 1;
  const faces = pieces.flatMap(({ back }, kind) => (back ? [kind, PROMOTED | kind] : [kind]));
  const most = mostInHand(rules);
  const held = most.reduce((all, one) => all + one, 0);
  const ofSide = faces.length * files * ranks + held;
  const inputs = buckets * 2 * ofSide;
  const mirrors = isMirrored(rules);
  const orientations = orientationsOf(rules, bucketRanks, mirrors);
  const rows = new Uint16Array(4 * buckets * WORD_SPAN).fill(inputs);
  for (const side of [0, 1] as const) {
    for (let orientation = 0; orientation < 2 * buckets; orientation++) {
      const table = ((orientation << 1) | side) * WORD_SPAN;
      const isFlipped = (orientation & 1) === 1;
      for (const owner of [0, 1] as const) {
        let row = (orientation >> 1) * 2 * ofSide + (owner === side ? 0 : ofSide);
        for (const face of faces) {
          const code = (BLACK_BIT << owner) | face;
          for (const square of rules.squares) {
            rows[table + ((code << 8) | square)] = row + placeOf(square, side, variant, isFlipped);
          }
          row += files * ranks;
        }
        for (const [kind, count] of most.entries()) {
          for (let n = 1; n <= count; n++) {
            rows[table + ((handIndex(owner, kind) << 8) | n)] = row++;
          }
        }
      }
    }
  }
  const meaning = JSON.stringify([
    LAYOUT_VERSION,
    files,
    ranks,
    pieces.map(({ sfen, role, front, back }) => [sfen, role, front.betza, back?.betza]),
    most,
    bucketRanks,
    mirrors,
  ]);
  const hash = checksum(new TextEncoder().encode(meaning));
  return { variantId: variant.id, inputs, buckets, orientations, rows, hash };
}

/** The bucket and the mirror by side and the square of its king. */
function orientationsOf(
  { variant: { files, ranks }, squares }: Rules,
  bucketRanks: readonly number[],
  mirrors: boolean,
): Uint8Array {
  const orientations = new Uint8Array(2 << 8);
  for (const side of [0, 1] as const) {
    for (const square of squares) {
      const rank = ranks + 1 - depth(square, side, ranks);
      const bucket = bucketRanks.filter((last) => rank > last).length;
      const mirror = mirrors && 2 * fileFrom(square, side, files) > files + 1 ? 1 : 0;
      orientations[(side << 8) | square] = (bucket << 1) | mirror;
    }
  }
  return orientations;
}

/** The number of a square as a side sees the board, from its far left on. */
function placeOf(
  square: Square,
  side: Side,
  { files, ranks }: Variant,
  isFlipped: boolean,
): number {
  const file = fileFrom(square, side, files);
  const column = isFlipped ? files - file : file - 1;
  return (depth(square, side, ranks) - 1) * files + column;
}

/** Piece words count up to this many pieces of a kind in hand. */
export const MOST_HELD = 255;

/** Room for the piece words of any position. */
export const MOST_WORDS = MAX_FILES * MAX_RANKS + 32 * MOST_HELD;

/**
 * Writes the piece words of a position.
 * @param words with room for `MOST_WORDS`
 * @returns how many there are
 */
export function writeWords({ board, hands, pieces, counts }: Position, words: Uint16Array): number {
  let end = 0;
  for (let side = 0; side < 2; side++) {
    const list = side << 7;
    for (let index = list; index < list + counts[side]; index++) {
      words[end++] = (board[pieces[index]] << 8) | pieces[index];
    }
  }
  for (let hand = 0; hand < hands.length; hand++) {
    const held = Math.min(hands[hand], MOST_HELD);
    for (let n = 1; n <= held; n++) words[end++] = (hand << 8) | n;
  }
  return end;
}

/** How many pieces of each kind a side may come to hold, captured ones as what they turn into. */
function mostInHand({ variant, squares, royal, captives }: Rules): number[] {
  const { board, hands } = startPosition(variant).placement;
  const codes = [...squares].map((square) => board[square]).filter((code) => code !== EMPTY);
  return variant.pieces.map((_, kind) => {
    if (kind === royal) return 0;
    const onBoard = codes.filter((code) => captives[code & KIND_MASK] === kind).length;
    return onBoard + hands[handIndex(0, kind)] + hands[handIndex(1, kind)];
  });
}

/** The file of a square as a side counts, from its right. */
function fileFrom(square: Square, side: Side, files: number): number {
  return side === 0 ? fileOf(square) : files + 1 - fileOf(square);
}

/** Whether each piece moves to the left as it does to the right. */
function isMirrored({ strides }: Rules): boolean {
  return strides.every((all) =>
    all.every(({ delta, range }) => {
      const ranks = Math.round(delta / 16);
      const mirrored = 32 * ranks - delta;
      return all.some((other) => other.delta === mirrored && other.range === range);
    }),
  );
}
