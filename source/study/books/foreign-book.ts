import type { Move } from '../../rules/core/move.ts';
import type { Position } from '../../rules/core/position.ts';

/** Whether the end of a file's name is that of an opening book of YaneuraOu. */
export function isBookPath(path: string): boolean {
  return path.toLowerCase().endsWith('.db');
}

/** A move that a book has; what its format does not hold is missing. */
export interface BookedMove {
  readonly move: Move;
  /** The answer that the book expects. */
  readonly reply?: Move;
  /** For the side to move, in hundredths of a pawn. */
  readonly value?: number;
  /** The depth of the search that gave the value, in plies. */
  readonly depth?: number;
  /** How often it was played, or its weight. */
  readonly count?: number;
  readonly comment?: string;
}

/** What a book says of a position. */
export interface BookedPosition {
  /** In the order of the book. */
  readonly moves: readonly BookedMove[];
  readonly comment?: string;
}

/** An opening book of another program. Large ones stay on the disk. */
export interface ForeignBook {
  /** What the book has for a position: legal moves only; undefined where it has none. */
  lookUp(position: Position): BookedPosition | undefined;
  close(): void;
}

/** Why a file is no book that can be used. */
export type ForeignBookFault =
  | { readonly code: 'book-missing' }
  /** The system refuses to read it. */
  | { readonly code: 'book-unreadable'; readonly cause: unknown }
  /** The end of its name is not that of a book. */
  | { readonly code: 'book-format' }
  /** It is damaged, or another file. */
  | { readonly code: 'not-a-book' }
  /** It is not sorted, and too large to be read as a whole. */
  | { readonly code: 'book-unsorted' }
  | { readonly code: 'book-too-large'; readonly most: number };
