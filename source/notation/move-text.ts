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
  /** A recapture where no move has been made. */
  | { readonly code: 'no-last-move' }
  /** `expected`: the number of the move in a list of pairs. */
  | { readonly code: 'move-number'; readonly expected: number }
  /** The text says whose move it is, and it is the other side's turn. */
  | { readonly code: 'wrong-side'; readonly turn: Color };

/** What a text says: one of `attempts`, or else, where none of them is legal, one of `otherwise`. */
export interface MoveText {
  readonly attempts: readonly Attempt[];
  readonly otherwise?: readonly Attempt[];
  /** Whether, by the form of the text, saying nothing of a promotion declines it. */
  readonly plainDeclines?: boolean;
}

/** What a text is read against. */
export interface MoveContext {
  readonly position: Position;
  /** The destination of the last move. */
  readonly lastTo?: Square | undefined;
}

/** What one form of notation makes of a folded text; undefined where it is of another form. */
export type ParsedMoveText = Result<MoveText, ReadFault> | undefined;
