import { COLORS } from '../../source/rules/core/color.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import {
  type Board,
  EMPTY,
  handIndex,
  KIND_MASK,
  type PieceCode,
  PROMOTED,
  pieceCode,
  WHITE_BIT,
} from '../../source/rules/core/piece-code.ts';
import { checkPlacement } from '../../source/rules/core/placement.ts';
import { countInHand, type Placement } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import {
  fileOf,
  makeSquare,
  NO_SQUARE,
  rankOf,
  type Square,
} from '../../source/rules/core/square.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { startPosition } from '../../source/rules/notation/start.ts';

/** The pieces of a problem but those in the defender's hand, which holds all others. */
export interface Draft {
  readonly variant: Variant;
  readonly board: Board;
  /** Indexed by kind: what the attacker, Black, has in hand. */
  readonly hand: readonly number[];
}

/** How many pieces of a kind a set has. */
function countInSet(variant: Variant, kind: number): number {
  return count(variant, startPosition(variant).placement.board, kind);
}

/** How many pieces of a kind stand on a board. */
function count(variant: Variant, board: Board, kind: number): number {
  return squaresOf(variant).filter((square) => isKind(codeAt({ board }, square), kind)).length;
}

function squaresOf(variant: Variant): Square[] {
  return Array.from<Square>(rulesOf(variant).squares);
}

function isKind(code: PieceCode, kind: number): boolean {
  return code !== EMPTY && (code & KIND_MASK) === kind;
}

/** The position of a draft; undefined where no game comes to it, or pieces are missing for it. */
export function placementOf({ variant, board, hand }: Draft): Placement | undefined {
  const { royal } = rulesOf(variant);
  const hands = new Uint16Array(32);
  for (const kind of variant.pieces.keys()) {
    if (kind === royal) continue;
    const own = hand[kind] ?? 0;
    const left = countInSet(variant, kind) - count(variant, board, kind) - own;
    if (left < 0) return undefined;
    hands[handIndex(0, kind)] = own;
    hands[handIndex(1, kind)] = left;
  }
  const placement: Placement = { board, hands, turn: 'black' };
  return checkPlacement(variant, placement) ? undefined : placement;
}

/** The draft of a position with Black to move. */
export function draftOf(variant: Variant, placement: Placement): Draft {
  const hand = variant.pieces.map((_, kind) => countInHand(placement, 'black', kind));
  return { variant, board: placement.board.slice(), hand };
}

/** What stands on a square of a draft or a position. */
export function codeAt({ board }: Pick<Draft, 'board'>, square: Square): PieceCode {
  return itemAt(board, square) as PieceCode;
}

/** The squares of a draft on which something stands, but for the kings. */
export function menOf(draft: Draft): Square[] {
  const { royal } = rulesOf(draft.variant);
  return squaresOf(draft.variant).filter((square) => {
    const code = codeAt(draft, square);
    return code !== EMPTY && !isKind(code, royal);
  });
}

/** The square of the defender's king; 0 where there is none. */
export function kingOf(draft: Draft): Square {
  const king = pieceCode('white', rulesOf(draft.variant).royal, false);
  const squares = squaresOf(draft.variant);
  return squares.find((square) => codeAt(draft, square) === king) ?? NO_SQUARE;
}

/** The draft with something else on a square. */
export function withCode(draft: Draft, square: Square, code: PieceCode): Draft {
  const board = draft.board.slice();
  board[square] = code;
  return { ...draft, board };
}

/** The draft with more or less of a kind in the attacker's hand. */
export function withHand(draft: Draft, kind: number, more: number): Draft {
  const hand = draft.hand.map((count, own) => (own === kind ? Math.max(0, count + more) : count));
  return { ...draft, hand };
}

/** The ways to take one piece of a draft away, from the board or the attacker's hand. */
export function removals(draft: Draft): ((from: Draft) => Draft)[] {
  const inHand = draft.hand.flatMap((count, kind) => Array<number>(count).fill(kind));
  return [
    ...menOf(draft).map((square) => (from: Draft) => withCode(from, square, EMPTY)),
    ...inHand.map((kind) => (from: Draft) => withHand(from, kind, -1)),
  ];
}

/**
 * The pieces of a draft as they stand around the king, wherever that is, and whichever of two
 * mirrored sides is left.
 */
export function patternOf(draft: Draft): ReadonlySet<string> {
  const king = kingOf(draft);
  const around = (sign: number) =>
    menOf(draft)
      .map((square) => {
        const file = sign * (fileOf(square) - fileOf(king));
        return `${codeAt(draft, square)}@${file},${rankOf(square) - rankOf(king)}`;
      })
      .sort();
  const hand = draft.hand.flatMap((count, kind) =>
    Array.from({ length: count }, (_, number) => `${kind}*${number}`),
  );
  const [left, right] = [around(1), around(-1)];
  return new Set([...(left.join() < right.join() ? left : right), ...hand]);
}

/** How much of two patterns both have, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((piece) => other.has(piece)).length;
  return common / (one.size + other.size - common);
}

/** A position with White to move, seen from the other side; one with Black to move as it is. */
export function asBlack(variant: Variant, placement: Placement): Placement {
  if (placement.turn === 'black') return placement;
  const board = rulesOf(variant).emptyBoard.slice();
  for (const square of squaresOf(variant)) {
    const code = codeAt(placement, square);
    if (code === EMPTY) continue;
    const turned = makeSquare(
      variant.files + 1 - fileOf(square),
      variant.ranks + 1 - rankOf(square),
    );
    const color = code & WHITE_BIT ? 'black' : 'white';
    board[turned] = pieceCode(color, code & KIND_MASK, (code & PROMOTED) !== 0);
  }
  const hands = new Uint16Array(32);
  for (const color of COLORS) {
    for (const kind of variant.pieces.keys()) {
      hands[handIndex(color === 'black' ? 1 : 0, kind)] = countInHand(placement, color, kind);
    }
  }
  return { board, hands, turn: 'black' };
}
