import type { Color } from './color.ts';
import { DROP_FLAG, type Move, PROMOTION_FLAG } from './move.ts';
import {
  BLACK_BIT,
  type Board,
  colorOfSide,
  EMPTY,
  handIndex,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  type Side,
  sideOf,
  WALL,
  WHITE_BIT,
} from './piece-code.ts';
import { type Rules, rulesOf } from './rules.ts';
import { NO_SQUARE, SQUARE_SPAN, type Square, type SquareArray } from './square.ts';
import type { Variant } from './variant.ts';

/** What a position holds, apart from how it came about. */
export interface Placement {
  /** Indexed by square; see `PieceCode`. Walls around the board. */
  readonly board: Board;
  /** Indexed by `handIndex`: how many pieces are in hand. */
  readonly hands: Uint16Array;
  readonly turn: Color;
}

/** Words of the undo stack for one move, and the moves for which there is room at first. */
const UNDO_WORDS = 6;
const FIRST_MOVES = 16;
const LIST_SPAN = 128;

/**
 * A position that `play` changes in place and `undo` puts back. Fields are for reading only; they
 * are plain arrays because the search and the counting of moves live on them.
 */
export class Position implements Placement {
  readonly rules: Rules;
  readonly board = new Uint8Array(SQUARE_SPAN) as Board;
  readonly hands = new Uint16Array(32);
  /** Squares of the pieces by `side << 7 | index`, the royal piece first. */
  readonly pieces = new Uint8Array(2 * LIST_SPAN) as SquareArray;
  /** Indexed by side: how many pieces stand on the board. */
  readonly counts = new Uint8Array(2);
  /** Indexed by square: the index of its piece in the list of its side. */
  readonly places = new Uint8Array(SQUARE_SPAN);
  /** Square of the royal piece by side, 0 where there is none. */
  readonly kings = new Uint8Array(2) as Uint8Array & Record<Side, Square>;
  side: Side = 0;
  /** Halves of the 64-bit key of board, hands and side to move. */
  keyLow = 0;
  keyHigh = 0;
  /** Moves played on this object and not undone. */
  depth = 0;
  #undo = new Int32Array(UNDO_WORDS * FIRST_MOVES);

  /** @param placement as `checkPlacement` accepts it */
  constructor(variant: Variant, placement: Placement) {
    this.rules = rulesOf(variant);
    this.set(placement);
  }

  get variant(): Variant {
    return this.rules.variant;
  }

  get turn(): Color {
    return colorOfSide(this.side);
  }

  /**
   * Holds another placement from now on, with no move played.
   * @param placement as `checkPlacement` accepts it
   */
  set(placement: Placement): void {
    this.board.set(placement.board);
    this.hands.set(placement.hands);
    this.side = sideOf(placement.turn);
    this.pieces.fill(NO_SQUARE);
    this.counts.fill(0);
    this.places.fill(0);
    this.kings.fill(NO_SQUARE);
    this.keyLow = 0;
    this.keyHigh = 0;
    this.depth = 0;
    const { squares, royal, keys } = this.rules;
    for (const square of squares) {
      const code = this.board[square];
      if (code === EMPTY) continue;
      const side = code & BLACK_BIT ? 0 : 1;
      const list = side << 7;
      let index = this.counts[side]++;
      if ((code & KIND_MASK) === royal) {
        this.kings[side] = square;
        if (index > 0) {
          const first = this.pieces[list];
          this.pieces[list | index] = first;
          this.places[first] = index;
          index = 0;
        }
      }
      this.pieces[list | index] = square;
      this.places[square] = index;
      this.#addToKey(keys.board, (code << 8) | square);
    }
    for (let hand = 0; hand < this.hands.length; hand++) {
      for (let n = 0; n < this.hands[hand]; n++) this.#addToKey(keys.hand, hand);
    }
    if (this.side === 1) this.#addToKey(keys.white, 0);
  }

  /** How many pieces of a kind a side has in hand. */
  inHand(color: Color, kind: number): number {
    return countInHand(this, color, kind);
  }

  /** A copy of board, hands and side to move, which later moves do not touch. */
  snapshot(): Placement {
    return { board: this.board.slice(), hands: this.hands.slice(), turn: this.turn };
  }

  /** Plays a legal move; any other move ruins the position. */
  play(move: Move): void {
    const { board, hands, pieces, places, counts, side } = this;
    const boardKeys = this.rules.keys.board;
    const handKeys = this.rules.keys.hand;
    const list = side << 7;
    const to = (move >> 8) & 255;
    let base = this.depth * UNDO_WORDS;
    if (base === this.#undo.length) this.#growUndo();
    const undo = this.#undo;
    undo[base++] = move;
    undo[base++] = this.keyLow;
    undo[base++] = this.keyHigh;
    let low = this.keyLow;
    let high = this.keyHigh;

    if (move & DROP_FLAG) {
      const hand = handIndex(side, move & KIND_MASK);
      const code = (BLACK_BIT << side) | (move & KIND_MASK);
      hands[hand]--;
      board[to] = code;
      const index = counts[side]++;
      pieces[list | index] = to as Square;
      places[to] = index;
      const at = ((code << 8) | to) << 1;
      low += boardKeys[at] - handKeys[hand << 1];
      high += boardKeys[at | 1] - handKeys[(hand << 1) | 1];
    } else {
      const from = move & 255;
      const code = board[from];
      const captured = board[to];
      const index = places[from];
      undo[base++] = code;
      undo[base++] = captured;
      if (captured !== EMPTY) {
        const enemy = side ^ 1;
        const enemyList = enemy << 7;
        const lost = places[to];
        undo[base] = lost;
        const last = --counts[enemy];
        const moved = pieces[enemyList | last];
        pieces[enemyList | lost] = moved;
        places[moved] = lost;
        pieces[enemyList | last] = NO_SQUARE;
        const hand = handIndex(side, this.rules.captives[captured & KIND_MASK]);
        hands[hand]++;
        const at = ((captured << 8) | to) << 1;
        low += handKeys[hand << 1] - boardKeys[at];
        high += handKeys[(hand << 1) | 1] - boardKeys[at | 1];
      }
      const placed = move & PROMOTION_FLAG ? code ^ PROMOTED : code;
      board[from] = EMPTY;
      board[to] = placed;
      pieces[list | index] = to as Square;
      places[to] = index;
      places[from] = 0;
      if (from === this.kings[side]) this.kings[side] = to as Square;
      const left = ((code << 8) | from) << 1;
      const came = ((placed << 8) | to) << 1;
      low += boardKeys[came] - boardKeys[left];
      high += boardKeys[came | 1] - boardKeys[left | 1];
    }
    const { white } = this.rules.keys;
    this.keyLow = (side === 0 ? low + white[0] : low - white[0]) | 0;
    this.keyHigh = (side === 0 ? high + white[1] : high - white[1]) | 0;
    this.side = (side ^ 1) as Side;
    this.depth++;
  }

  /** Takes the last move back, to the byte. Throws `RangeError` if none was played. */
  undo(): void {
    if (this.depth === 0) throw new RangeError('no move to undo');
    const { board, hands, pieces, places, counts } = this;
    const side = (this.side ^ 1) as Side;
    this.side = side;
    const undo = this.#undo;
    let base = --this.depth * UNDO_WORDS;
    const move = undo[base++];
    this.keyLow = undo[base++];
    this.keyHigh = undo[base++];
    const list = side << 7;
    const to = (move >> 8) & 255;

    if (move & DROP_FLAG) {
      hands[handIndex(side, move & KIND_MASK)]++;
      board[to] = EMPTY;
      pieces[list | --counts[side]] = NO_SQUARE;
      places[to] = 0;
      return;
    }
    const from = move & 255;
    const captured = undo[base + 1];
    const index = places[to];
    board[from] = undo[base];
    board[to] = captured;
    pieces[list | index] = from as Square;
    places[from] = index;
    places[to] = 0;
    if (to === this.kings[side]) this.kings[side] = from as Square;
    if (captured !== EMPTY) {
      const enemy = side ^ 1;
      const enemyList = enemy << 7;
      const lost = undo[base + 2];
      const last = counts[enemy]++;
      if (lost !== last) {
        const moved = pieces[enemyList | lost];
        pieces[enemyList | last] = moved;
        places[moved] = last;
      }
      pieces[enemyList | lost] = to as Square;
      places[to] = lost;
      hands[handIndex(side, this.rules.captives[captured & KIND_MASK])]--;
    }
  }

  /**
   * Gives the turn to the other side without a move; a second call takes that back. No rule allows
   * it: a search asks with it what a move is worth. Moves played since must be undone first.
   */
  pass(): void {
    const { white } = this.rules.keys;
    this.keyLow = (this.side === 0 ? this.keyLow + white[0] : this.keyLow - white[0]) | 0;
    this.keyHigh = (this.side === 0 ? this.keyHigh + white[1] : this.keyHigh - white[1]) | 0;
    this.side = (this.side ^ 1) as Side;
  }

  #addToKey(table: Int32Array, index: number): void {
    this.keyLow = (this.keyLow + table[index * 2]) | 0;
    this.keyHigh = (this.keyHigh + table[index * 2 + 1]) | 0;
  }

  #growUndo(): void {
    const larger = new Int32Array(this.#undo.length * 2);
    larger.set(this.#undo);
    this.#undo = larger;
  }
}

/** Whether two positions are the same: board, hands and side to move. */
export function samePosition(a: Placement, b: Placement): boolean {
  return (
    a.turn === b.turn &&
    a.board.every((code, square) => code === b.board[square]) &&
    a.hands.every((count, hand) => count === b.hands[hand])
  );
}

/** What stands on a square. */
export function codeOn({ board }: Placement, square: Square): PieceCode {
  return board[square];
}

/** How many pieces of a kind a side has in hand. */
export function countInHand({ hands }: Placement, color: Color, kind: number): number {
  return hands[handIndex(sideOf(color), kind)];
}

/**
 * The colour, kind and face of a piece.
 *
 * @example
 * ```ts
 * const square = parseSquare(variants.shogi, '8h');
 * const piece: Piece | undefined =
 *   (square.ok && startPosition(variants.shogi).pieceOn(square.value)) || undefined;
 * piece && variants.shogi.pieces[piece.kind]?.front.english; // => 'bishop'
 * ```
 */
export interface Piece {
  readonly color: Color;
  /** Index in `variant.pieces`. */
  readonly kind: number;
  readonly promoted: boolean;
}

/** The piece on a square of the board, undefined where it is empty. */
export function pieceOn(placement: Placement, square: Square): Piece | undefined {
  const code = placement.board[square];
  if (code === EMPTY || code === WALL) return undefined;
  return {
    color: code & WHITE_BIT ? 'white' : 'black',
    kind: code & KIND_MASK,
    promoted: (code & PROMOTED) !== 0,
  };
}
