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
const LAYOUT_VERSION = 2;

/** How far from its king, by file and by rank, a side has rows of their own for pieces. */
const NEAR = 2;

/** Files to the left and ranks to the own edge. */
interface Offset {
  readonly file: number;
  readonly rank: number;
}

/** The squares about a king. */
const NEAR_OFFSETS = nearOffsets();

/** How a side sees the board. */
interface View {
  readonly side: Side;
  /** Whether left and right are changed. */
  readonly isMirrored: boolean;
}

/** In the order of their tables. */
const VIEWS: readonly View[] = [
  { side: 0, isMirrored: false },
  { side: 1, isMirrored: false },
  { side: 0, isMirrored: true },
  { side: 1, isMirrored: true },
];

/**
 * Length of a table indexed by piece word. A piece word is `code << 8 | square` for a piece on the
 * board, and `handIndex(side, kind) << 8 | n` where a side holds at least n of a kind.
 */
export const WORD_SPAN = 0x6000;

/**
 * The inputs of the net of a variant. Each side sees the position from its own edge, with own and
 * enemy pieces, and mirrored where its king stands in the left half: an input is a row of the first
 * layer. There is a row for each face on each square, own and enemy, one for each piece in hand of a
 * kind, own and enemy, and one for each face on each square about the own king, wherever that is.
 */
export interface NetLayout {
  readonly variantId: string;
  /** How many rows the first layer has. */
  readonly inputs: number;
  /** Indexed by `side << 8 | square of its king`: 1 where the side sees the board mirrored. */
  readonly mirrors: Uint8Array;
  /**
   * Indexed by `(mirror << 1 | side) * WORD_SPAN + word`: the row of a piece for a side. `inputs`
   * for what has none: no piece, or more in hand than the pieces of a game.
   */
  readonly rows: Uint16Array;
  /**
   * The row of a piece about the king of a side. Indexed like `rows`, by a word from `wordFromKing`;
   * `inputs` for what is not near, and for all if the side has no king.
   */
  readonly nearRows: Uint16Array;
  /** 32 bits over all that gives the rows their meaning. */
  readonly hash: number;
}

/** The layout of a variant's net. */
export const layoutOf = oncePer((variant: Variant): NetLayout => {
  const rules = rulesOf(variant);
  const { files, ranks, pieces } = variant;
  const faces = pieces.flatMap(({ back }, kind) => (back ? [kind, PROMOTED | kind] : [kind]));
  const most = mostInHand(rules);
  const held = most.reduce((all, one) => all + one, 0);
  const ofSide = faces.length * files * ranks + held;
  // The own king is not about itself.
  const inputs = 2 * ofSide + (2 * faces.length - 1) * NEAR_OFFSETS.length;
  const rows = new Uint16Array(VIEWS.length * WORD_SPAN).fill(inputs);
  const nearRows = rows.slice();
  for (const [index, view] of VIEWS.entries()) {
    const table = index * WORD_SPAN;
    const owners = [view.side, (view.side ^ 1) as Side];
    let row = 0;
    for (const owner of owners) {
      for (const face of faces) {
        const word = ((BLACK_BIT << owner) | face) << 8;
        for (const square of rules.squares) {
          rows[table + (word | square)] = row + placeOf(square, view, variant);
        }
        row += files * ranks;
      }
      for (const [kind, count] of most.entries()) {
        for (let n = 1; n <= count; n++) rows[table + ((handIndex(owner, kind) << 8) | n)] = row++;
      }
    }
    for (const owner of owners) {
      for (const face of faces) {
        if (owner === view.side && face === rules.royal) continue;
        const word = ((BLACK_BIT << owner) | face) << 8;
        for (const offset of NEAR_OFFSETS) {
          nearRows[table + (word | (distanceOf(offset, view) & 255))] = row++;
        }
      }
    }
  }
  const canMirror = isSymmetric(rules);
  const meaning = JSON.stringify([
    LAYOUT_VERSION,
    files,
    ranks,
    pieces.map(({ sfen, role, front, back }) => [sfen, role, front.betza, back?.betza]),
    most,
    canMirror,
  ]);
  const hash = checksum(new TextEncoder().encode(meaning));
  const mirrors = mirrorsOf(rules, canMirror);
  return { variantId: variant.id, inputs, mirrors, rows, nearRows, hash };
});

/** A piece word as seen from a king, `NO_SQUARE` for none: the low byte is how far its square is. */
export function wordFromKing(word: number, king: number): number {
  return (word & 0xff00) | ((word - king) & 255);
}

/** 1 for a side that sees the board mirrored, by side and the square of its king. */
function mirrorsOf({ variant: { files }, squares }: Rules, canMirror: boolean): Uint8Array {
  const mirrors = new Uint8Array(2 << 8);
  for (const side of [0, 1] as const) {
    for (const square of squares) {
      const isLeft = 2 * fileFrom(square, side, files) > files + 1;
      mirrors[(side << 8) | square] = canMirror && isLeft ? 1 : 0;
    }
  }
  return mirrors;
}

function nearOffsets(): Offset[] {
  const steps = Array.from({ length: 2 * NEAR + 1 }, (_, step) => step - NEAR);
  return steps
    .flatMap((rank) => steps.map((file) => ({ file, rank })))
    .filter(({ file, rank }) => file !== 0 || rank !== 0);
}

/** The number of a square as a side sees the board, from its far left on. */
function placeOf(square: Square, { side, isMirrored }: View, { files, ranks }: Variant): number {
  const file = fileFrom(square, side, files);
  const column = isMirrored ? files - file : file - 1;
  return (depth(square, side, ranks) - 1) * files + column;
}

/** What an offset as a side sees it adds to a square. */
function distanceOf({ file, rank }: Offset, { side, isMirrored }: View): number {
  const distance = 16 * rank + (isMirrored ? -file : file);
  return side === 0 ? distance : -distance;
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
function isSymmetric({ strides }: Rules): boolean {
  return strides.every((all) =>
    all.every(({ delta, range }) => {
      const ranks = Math.round(delta / 16);
      const mirrored = 32 * ranks - delta;
      return all.some((other) => other.delta === mirrored && other.range === range);
    }),
  );
}
