import { compileBetza, DIRECTIONS, type Movement, RAYS } from './betza.ts';
import { oncePer } from './once-per.ts';
import {
  BLACK_BIT,
  type Board,
  CODE_SPAN,
  EMPTY,
  FACE_MASK,
  KIND_MASK,
  PROMOTED,
  type Side,
  WALL,
} from './piece-code.ts';
import { type KeyTables, keyTables } from './position-key.ts';
import { createReaches, isRay, isStraightLeap, type Reaches, type Stride } from './reach.ts';
import {
  MAX_FILES,
  MAX_RANKS,
  makeSquare,
  rankOf,
  SQUARE_SPAN,
  type Square,
  type SquareArray,
} from './square.ts';
import type { PieceData, Variant } from './variant.ts';

/** The bit in `Rules.spans` of pieces that can promote; the spans of all others are below it. */
export const PROMOTING_SPAN = 1 << 26;

/** A variant's data compiled into flat tables. Tables that name a code are indexed by piece code. */
export interface Rules {
  readonly variant: Variant;
  /** An empty board: walls around empty squares. */
  readonly emptyBoard: Board;
  /** All squares, rank by rank from the top, each rank from file 1. */
  readonly squares: SquareArray;
  /** All that a piece with this code can do. */
  readonly strides: readonly (readonly Stride[])[];
  /**
   * 1 for pieces that `generateOddMoves` moves instead of the fast loops: those that slide a
   * limited way, leap along a line, are royal and slide, may come to where they can neither move
   * again nor promote, or are pawns that turn back, or pieces that could not move then. If any piece
   * repeats a leap, all pieces are odd, because its lines cross those of slides.
   */
  readonly odd: Uint8Array;
  readonly hasOdd: boolean;
  /** Whether pieces leap along a line: one may leap over what shields its own king from it. */
  readonly hasLongLeaps: boolean;
  /**
   * Differences of squares of the pieces that are not odd. A piece has those from `deltaStart` to
   * `deltaEnd`: first its steps and leaps, from `slideStart` on its slides.
   */
  readonly deltas: Int32Array;
  readonly deltaStart: Uint16Array;
  readonly slideStart: Uint16Array;
  readonly deltaEnd: Uint16Array;
  /** The same three in one: `deltaStart | steps << 16 | slides << 21`, with `PROMOTING_SPAN`. */
  readonly spans: Int32Array;
  /** Bit d: the piece attacks, by a step or a leap, the square that sees it in direction d. */
  readonly stepsInto: Int32Array;
  /** Bit d: the piece attacks, along a slide, the square that sees it in direction d. */
  readonly slidesInto: Int32Array;
  /** The leaps by which pieces may attack a square, as indices of directions. */
  readonly leaps: Uint8Array;
  /** The leaps that pieces repeat, as a slide repeats its step. */
  readonly leapSlides: Uint8Array;
  readonly hasLeapSlides: boolean;
  /** 1 for a piece that has a promoted side to turn to. */
  readonly canPromote: Uint8Array;
  /** Indexed by kind: the kind as which a captured piece goes to hand. */
  readonly captives: Uint8Array;
  /** Indexed by `side << 8 | square`: 1 in the side's promotion zone. */
  readonly zone: Uint8Array;
  /** Indexed by `side << 8 | square`: 1 where a step or a leap may lead into the zone. */
  readonly nearZone: Uint8Array;
  /**
   * Indexed by `side << 8 | square`, bit `code & FACE_MASK`: the piece could never move again there,
   * which the variant forbids. It never forbids that to a royal piece, nor to one that turns back.
   */
  readonly dead: Int32Array;
  /** The same for a piece that may promote and may not decline. */
  readonly forced: Int32Array;
  /** Indexed by `side << 8 | square`: 1 where the side's royal piece wins. */
  readonly goal: Uint8Array;
  readonly hasGoal: boolean;
  /** Index of the royal piece and of the pawn in `variant.pieces`; -1 where there is no pawn. */
  readonly royal: number;
  readonly pawn: number;
  /** How many unpromoted pawns of a side a file holds at most. */
  readonly pawnsPerFile: number;
  /** Whether promoted pawns turn back, so that they count among those on a file. */
  readonly pawnsRevert: boolean;
  readonly reaches: Reaches;
  readonly keys: KeyTables;
}

/** The tables of a variant, compiled when they are first asked for. */
export const rulesOf = oncePer(compile);

function compile(variant: Variant): Rules {
  const { files, ranks, pieces, goalRanks = 0 } = variant;
  if (files > MAX_FILES || ranks > MAX_RANKS || pieces.length > 16) {
    throw new RangeError(`variant ${variant.id}: too large`);
  }
  const squares = squaresOf(variant);
  const emptyBoard = new Uint8Array(SQUARE_SPAN).fill(WALL) as Board;
  for (const square of squares) emptyBoard[square] = EMPTY;
  const royal = pieces.findIndex((piece) => piece.role === 'royal');
  const pawn = pieces.findIndex((piece) => piece.role === 'pawn');
  const { strides, stepsInto, slidesInto, canPromote } = facesOf(pieces);
  const zone = regionOf(squares, ranks, variant.zone);
  const nearZone = regionOf(squares, ranks, variant.zone + 2);
  const goal = regionOf(squares, ranks, goalRanks);
  const { dead, forced } = deadSquaresOf({ variant, squares, emptyBoard, strides, royal });
  const leapSlides = leapsOf(slidesInto);
  const hasLeapSlides = leapSlides.length > 0;
  const pawnsRevert = pieces[pawn]?.reverts === true;
  const moves = { variant, squares, strides, hasLeapSlides, canPromote, zone, dead, royal, pawn };
  checkPawn(moves);
  const odd = findOdd(moves);
  const { deltas, deltaStart, slideStart, deltaEnd, spans } = plainDeltas(strides, odd, canPromote);
  return {
    variant,
    emptyBoard,
    squares,
    strides,
    odd,
    hasOdd: odd.includes(1),
    hasLongLeaps: strides.flat().some(isLongLeap),
    deltas,
    deltaStart,
    slideStart,
    deltaEnd,
    spans,
    stepsInto,
    slidesInto,
    leaps: leapsOf(stepsInto),
    leapSlides,
    hasLeapSlides,
    canPromote,
    captives: Uint8Array.from(pieces, (piece, kind) => captiveOf(variant, piece) ?? kind),
    zone,
    nearZone,
    dead,
    forced,
    goal,
    hasGoal: goalRanks > 0,
    royal,
    pawn,
    pawnsPerFile: variant.pawnsPerFile ?? ranks,
    pawnsRevert,
    reaches: createReaches(strides),
    keys: keyTables(),
  };
}

function squaresOf({ files, ranks }: Variant): SquareArray {
  const squares: Square[] = [];
  for (let rank = 1; rank <= ranks; rank++) {
    for (let file = 1; file <= files; file++) squares.push(makeSquare(file, rank));
  }
  return Uint8Array.from(squares) as SquareArray;
}

/** How the pieces of both sides move, and which of them can promote. */
function facesOf(
  pieces: readonly PieceData[],
): Pick<Rules, 'strides' | 'stepsInto' | 'slidesInto' | 'canPromote'> {
  const strides: Stride[][] = Array.from({ length: CODE_SPAN }, () => []);
  const stepsInto = new Int32Array(CODE_SPAN);
  const slidesInto = new Int32Array(CODE_SPAN);
  const canPromote = new Uint8Array(CODE_SPAN);
  const add = (code: number, side: Side, betza: string) => {
    const movement = compileBetza(betza);
    strides[code] = stridesOf(movement, side);
    stepsInto[code] = seenFrom(movement.steps, side);
    slidesInto[code] = seenFrom(movement.slides, side);
  };
  for (const side of [0, 1] as const) {
    for (const [kind, { front, back, reverts }] of pieces.entries()) {
      const code = (BLACK_BIT << side) | kind;
      add(code, side, front.betza);
      if (back === undefined) continue;
      add(code | PROMOTED, side, back.betza);
      canPromote[code] = 1;
      if (reverts) canPromote[code | PROMOTED] = 1;
    }
  }
  return { strides, stepsInto, slidesInto, canPromote };
}

/** The last ranks before each side, as `Rules.zone` has them. @param deepest how many ranks */
function regionOf(squares: SquareArray, ranks: number, deepest: number): Uint8Array {
  const region = new Uint8Array(2 << 8);
  for (const side of [0, 1] as const) {
    for (const square of squares) {
      if (depth(square, side, ranks) <= deepest) region[(side << 8) | square] = 1;
    }
  }
  return region;
}

function deadSquaresOf({
  variant: { pieces, deadSquares, promotion },
  squares,
  emptyBoard,
  strides,
  royal,
}: Pick<Rules, 'variant' | 'squares' | 'emptyBoard' | 'strides' | 'royal'>): Pick<
  Rules,
  'dead' | 'forced'
> {
  const dead = new Int32Array(2 << 8);
  const forced = new Int32Array(2 << 8);
  const faces = [...pieces.keys()].flatMap((kind) => [kind, kind | PROMOTED]);
  for (const side of [0, 1] as const) {
    for (const face of faces) {
      const moves = strides[(BLACK_BIT << side) | face];
      const kind = face & KIND_MASK;
      const turnsBack = (face & PROMOTED) !== 0 && pieces[kind].reverts === true;
      const mayBeDead = deadSquares === 'illegal' && kind !== royal && !turnsBack;
      for (const square of squares) {
        const at = (side << 8) | square;
        const isDead = mayBeDead && moves.every(({ delta }) => emptyBoard[square + delta] === WALL);
        if (isDead) dead[at] |= 1 << face;
        if (isDead || promotion === 'mandatory') forced[at] |= 1 << face;
      }
    }
  }
  return { dead, forced };
}

/** The kind as which a piece goes to hand; undefined where it stays what it is. */
function captiveOf({ id, pieces }: Variant, { captive }: PieceData): number | undefined {
  if (captive === undefined) return undefined;
  const kind = pieces.findIndex(({ sfen }) => sfen === captive);
  if (kind < 0) throw new RangeError(`variant ${id}: no piece ${captive} to capture`);
  return kind;
}

/**
 * Throws `RangeError` if a pawn that may not mate by a drop is not one that steps forward: only
 * drops right before the king are tested.
 */
function checkPawn({ variant, strides, pawn }: Pick<Rules, 'variant' | 'strides' | 'pawn'>): void {
  const isForwardStep = ({ delta, range }: Stride) => delta === DIRECTIONS[0] && range === 1;
  if (variant.pawnDropMate === 'legal' || pawn < 0) return;
  if (!strides[BLACK_BIT | pawn].every(isForwardStep)) {
    throw new RangeError(`variant ${variant.id}: pawn-drop mate by a piece that is no pawn`);
  }
}

/** Fills `Rules.odd`. */
function findOdd({
  variant,
  squares,
  strides,
  hasLeapSlides,
  canPromote,
  zone,
  dead,
  royal,
  pawn,
}: Pick<
  Rules,
  | 'variant'
  | 'squares'
  | 'strides'
  | 'hasLeapSlides'
  | 'canPromote'
  | 'zone'
  | 'dead'
  | 'royal'
  | 'pawn'
>): Uint8Array {
  const longest = Math.max(variant.files, variant.ranks) - 1;
  return Uint8Array.from(strides, (all, code) => {
    if (all.length === 0) return 0;
    const sideBits = (code & BLACK_BIT ? 0 : 1) << 8;
    const kind = code & KIND_MASK;
    const isLimited = ({ range }: Stride) => range > 1 && (kind === royal || range < longest);
    const isDead = (face: number, square: Square) => (dead[sideBits | square] & (1 << face)) !== 0;
    const mayEndDead = (square: Square) =>
      isDead(code & FACE_MASK, square) && (canPromote[code] === 0 || zone[sideBits | square] === 0);
    const turnsBack = (code & PROMOTED) !== 0 && canPromote[code] !== 0;
    // What turns back needs room on its file, if it is a pawn, and a square to go on from.
    const mayNotTurn =
      turnsBack && (kind === pawn || [...squares].some((square) => isDead(kind, square)));
    const isOdd =
      mayNotTurn ||
      hasLeapSlides ||
      all.some(isLimited) ||
      all.some(isLongLeap) ||
      [...squares].some(mayEndDead);
    return isOdd ? 1 : 0;
  });
}

/** The differences of each piece, steps and leaps first, as the fast loops need them. */
function stridesOf({ steps, slides, ranges }: Movement, side: Side): Stride[] {
  return [steps, slides].flatMap((mask) =>
    [...DIRECTIONS.keys()]
      .filter((direction) => (mask & (1 << direction)) !== 0)
      .map((direction) => ({ delta: DIRECTIONS[direction ^ side], range: ranges[direction] })),
  );
}

/** The directions in which an attacked square sees the piece, from those of its moves. */
function seenFrom(mask: number, side: Side): number {
  let seen = 0;
  for (const direction of DIRECTIONS.keys()) {
    if ((mask & (1 << direction)) !== 0) seen |= 1 << (direction ^ side ^ 1);
  }
  return seen;
}

/** The leaps among the directions in which pieces are seen. */
function leapsOf(into: Int32Array): Uint8Array {
  const mask = into.reduce((all, one) => all | one, 0);
  const directions = [...DIRECTIONS.keys()].slice(RAYS);
  return Uint8Array.from(directions.filter((direction) => (mask & (1 << direction)) !== 0));
}

/** Whether a stride crosses a square of a line on which other pieces slide, or repeats a leap. */
function isLongLeap({ delta, range }: Stride): boolean {
  return !isRay(delta) && (range > 1 || isStraightLeap(delta));
}

function plainDeltas(
  strides: readonly (readonly Stride[])[],
  odd: Uint8Array,
  canPromote: Uint8Array,
): Pick<Rules, 'deltas' | 'deltaStart' | 'slideStart' | 'deltaEnd' | 'spans'> {
  const deltas: number[] = [];
  const deltaStart = new Uint16Array(CODE_SPAN);
  const slideStart = new Uint16Array(CODE_SPAN);
  const deltaEnd = new Uint16Array(CODE_SPAN);
  const spans = new Int32Array(CODE_SPAN);
  for (const [code, all] of strides.entries()) {
    const plain = odd[code] === 1 ? [] : all;
    const steps = plain.filter(({ range }) => range === 1).length;
    deltaStart[code] = deltas.length;
    slideStart[code] = deltas.length + steps;
    deltas.push(...plain.map(({ delta }) => delta));
    deltaEnd[code] = deltas.length;
    const promotes = canPromote[code] === 0 ? 0 : PROMOTING_SPAN;
    spans[code] = deltaStart[code] | (steps << 16) | ((plain.length - steps) << 21) | promotes;
  }
  return { deltas: Int32Array.from(deltas), deltaStart, slideStart, deltaEnd, spans };
}

/** Whether a square is in a side's promotion zone. */
export function isInZone({ zone }: Rules, square: Square, side: Side): boolean {
  return zone[(side << 8) | square] !== 0;
}

/** Whether an unpromoted piece of a kind could never move again on a square. */
export function isDeadSquare({ dead }: Rules, kind: number, square: Square, side: Side): boolean {
  return (dead[(side << 8) | square] & (1 << kind)) !== 0;
}

/** The rank of a square counted from the far edge of the board, which is 1. */
export function depth(square: Square, side: Side, ranks: number): number {
  return side === 0 ? rankOf(square) : ranks + 1 - rankOf(square);
}
