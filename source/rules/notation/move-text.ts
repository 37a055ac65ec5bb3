import type { Attempt } from '../core/attempt.ts';
import type { Color } from '../core/color.ts';
import type { Position } from '../core/position.ts';
import type { Result } from '../core/result.ts';
import type { Square } from '../core/square.ts';

/** Why a text is no move of any position. */
export type ReadFault =
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  /** `piece` in capitals, with its `+`. */
  | { readonly code: 'unknown-piece'; readonly piece: string }
  | { readonly code: 'not-a-square'; readonly square: string }
  /** A recapture when no move has been made. */
  | { readonly code: 'no-last-move' }
  /** `expected`: the number of the next move in a list of pairs. */
  | { readonly code: 'move-number'; readonly expected: number }
  /** The text names a side, and it is the other side's turn. */
  | { readonly code: 'wrong-side'; readonly turn: Color };

/** What a text says: one of `attempts`; if none of them is legal, one of `otherwise`. */
export interface MoveText {
  readonly attempts: readonly Attempt[];
  readonly otherwise?: readonly Attempt[];
}

/** The position that a text is read in. */
export interface MoveContext {
  readonly position: Position;
  /** The destination of the last move. */
  readonly lastTo?: Square | undefined;
}

/** Reads a folded text in one form of notation; undefined where it has another form. */
export type ParsedMoveText = Result<MoveText, ReadFault> | undefined;
