import { compileBetza, DIRECTIONS, RAYS } from './betza.ts';
import { BLACK_BIT, CODE_SPAN, PROMOTED, type Side, WALL } from './piece-code.ts';
import { createKeyTables, type KeyTables } from './position-key.ts';
import { createReaches, type Reaches } from './reach.ts';
import { MAX_FILES, MAX_RANKS, makeSquare, rankOf, SQUARE_SPAN } from './square.ts';
import type { Variant } from './variant.ts';

/** A variant's data compiled into flat tables. Tables that name a code are indexed by piece code. */
export interface Rules {
  readonly variant: Variant;
  /** An empty board: walls around empty squares. */
  readonly emptyBoard: Uint8Array;
  /** All squares, rank by rank from the top, in each from file 1. */
  readonly squares: Uint8Array;
  /**
   * Differences of squares. Those of a piece lie from `deltaStart` to `deltaEnd`: first its steps
   * and leaps, then from `slideStart` on its slides.
   */
  readonly deltas: Int32Array;
  readonly deltaStart: Uint16Array;
  readonly slideStart: Uint16Array;
  readonly deltaEnd: Uint16Array;
  /** The same three in one: `deltaStart | steps << 16 | slides << 21`, and bit 26 of `canPromote`. */
  readonly spans: Int32Array;
  /** Bit d: the piece attacks, by a step or a leap, the square that sees it in direction d. */
  readonly stepsInto: Uint16Array;
  /** Bit d: the piece attacks, along a slide, the square that sees it in direction d. */
  readonly slidesInto: Uint16Array;
  /** The leaps in which a square can be seen by a piece that leaps to it, as indices of directions. */
  readonly leaps: Uint8Array;
  /** 1 where a piece with this code has a promoted side to turn to. */
  readonly canPromote: Uint8Array;
  /** By `side << 8 | square`: 1 in the side's promotion zone. */
  readonly zone: Uint8Array;
  /** The same from where a step or a leap may lead there. */
  readonly nearZone: Uint8Array;
  /** By `side << 8 | square`, bit k: there an unpromoted piece of kind k could never move again. */
  readonly dead: Uint16Array;
  /** The same for a piece that has the right to promote and may not decline. */
  readonly forced: Uint16Array;
  /** Index of the royal piece and of the pawn in `variant.pieces`. */
  readonly royal: number;
  readonly pawn: number;
  readonly reaches: Reaches;
  readonly keys: KeyTables;
}

const compiled = new WeakMap<Variant, Rules>();

/** The tables of a variant, compiled when they are first asked for. */
export function rulesOf(variant: Variant): Rules {
  let rules = compiled.get(variant);
  if (rules === undefined) {
    rules = compile(variant);
    compiled.set(variant, rules);
  }
  return rules;
}

function compile(variant: Variant): Rules {
  const { files, ranks, pieces } = variant;
  if (files > MAX_FILES || ranks > MAX_RANKS || pieces.length > 16) {
    throw new RangeError(`variant ${variant.id}: too large`);
  }
  const emptyBoard = new Uint8Array(SQUARE_SPAN).fill(WALL);
  const squares: number[] = [];
  for (let rank = 1; rank <= ranks; rank++) {
    for (let file = 1; file <= files; file++) squares.push(makeSquare(file, rank));
  }
  for (const square of squares) emptyBoard[square] = 0;

  const deltas: number[] = [];
  const deltaStart = new Uint16Array(CODE_SPAN);
  const slideStart = new Uint16Array(CODE_SPAN);
  const deltaEnd = new Uint16Array(CODE_SPAN);
  const spans = new Int32Array(CODE_SPAN);
  const stepsInto = new Uint16Array(CODE_SPAN);
  const slidesInto = new Uint16Array(CODE_SPAN);
  const canPromote = new Uint8Array(CODE_SPAN);
  const zone = new Uint8Array(2 << 8);
  const nearZone = new Uint8Array(2 << 8);
  const dead = new Uint16Array(2 << 8);
  const forced = new Uint16Array(2 << 8);
  let leapMask = 0;

  const addPiece = (side: Side, kind: number, promoted: boolean, betza: string): void => {
    const code = (BLACK_BIT << side) | (promoted ? PROMOTED : 0) | kind;
    const { steps, slides } = compileBetza(betza);
    const addDirections = (mask: number, into: Uint16Array): void => {
      for (const direction of DIRECTIONS.keys()) {
        if ((mask & (1 << direction)) === 0) continue;
        const own = direction ^ side;
        deltas.push(DIRECTIONS[own]);
        into[code] |= 1 << (own ^ 1);
      }
    };
    deltaStart[code] = deltas.length;
    addDirections(steps, stepsInto);
    slideStart[code] = deltas.length;
    addDirections(slides, slidesInto);
    deltaEnd[code] = deltas.length;
    const stepCount = slideStart[code] - deltaStart[code];
    const slideCount = deltaEnd[code] - slideStart[code];
    spans[code] = deltaStart[code] | (stepCount << 16) | (slideCount << 21);
    leapMask |= stepsInto[code] >> RAYS;
  };

  for (const side of [0, 1] as const) {
    for (const square of squares) {
      if (depth(square, side, ranks) <= variant.zone) zone[(side << 8) | square] = 1;
      if (depth(square, side, ranks) <= variant.zone + 2) nearZone[(side << 8) | square] = 1;
    }
    for (const [kind, piece] of pieces.entries()) {
      addPiece(side, kind, false, piece.front.betza);
      const code = (BLACK_BIT << side) | kind;
      const reach = deltas.slice(deltaStart[code], deltaEnd[code]);
      for (const square of squares) {
        const isDead = reach.every((delta) => emptyBoard[square + delta] === WALL);
        if (isDead) dead[(side << 8) | square] |= 1 << kind;
        if (isDead || variant.promotion === 'mandatory') forced[(side << 8) | square] |= 1 << kind;
      }
      if (piece.back) {
        canPromote[code] = 1;
        spans[code] |= 1 << 26;
        addPiece(side, kind, true, piece.back.betza);
      }
    }
  }
  const leaps: number[] = [];
  for (let leap = RAYS; leap < DIRECTIONS.length; leap++) {
    if (leapMask & (1 << (leap - RAYS))) leaps.push(leap);
  }
  return {
    variant,
    emptyBoard,
    squares: Uint8Array.from(squares),
    deltas: Int32Array.from(deltas),
    deltaStart,
    slideStart,
    deltaEnd,
    spans,
    stepsInto,
    slidesInto,
    leaps: Uint8Array.from(leaps),
    canPromote,
    zone,
    nearZone,
    dead,
    forced,
    royal: pieces.findIndex((piece) => piece.role === 'royal'),
    pawn: pieces.findIndex((piece) => piece.role === 'pawn'),
    reaches: createReaches(deltas, deltaStart, slideStart, deltaEnd),
    keys: createKeyTables(),
  };
}

/** How many ranks a square is from the far edge of the board, which counts 1. */
export function depth(square: number, side: Side, ranks: number): number {
  return side === 0 ? rankOf(square) : ranks + 1 - rankOf(square);
}
