import type { Placement } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { MoveReading } from '../notation/read-move.ts';
import type { StartFault } from './psn-start.ts';
import type { GameRecord } from './record.ts';

/** One game of a text, as far as it could be read. */
export interface PsnGame {
  /** Missing where not even the start of the game could be read. */
  readonly record?: GameRecord;
  /** Why reading stopped; the record has what came before. */
  readonly fault?: PsnFault;
}

/** Where reading stopped and why. */
export type PsnFault = PsnFaultPlace & PsnFaultReason;

export interface PsnFaultPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** Of a move: the ply that it would have been. Else: the moves read so far. */
  readonly ply: number;
}

export type PsnFaultReason =
  | StartFault
  | { readonly code: 'tag'; readonly found: string }
  /** A text that is no move that can be played in the position `before` it. */
  | {
      readonly code: 'move';
      readonly found: string;
      readonly variant: Variant;
      readonly before: Placement;
      readonly reading: UnplayableReading;
    }
  /** A parenthesis or a mark where none can stand. */
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'unclosed-comment' }
  | { readonly code: 'unclosed-variation' }
  | { readonly code: 'too-deep' }
  | { readonly code: 'not-utf8' };

export type UnplayableReading = Exclude<MoveReading, { kind: 'move' | 'choice' }>;
