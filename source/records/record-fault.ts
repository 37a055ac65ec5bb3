import type { Ending } from '../core/game.ts';
import type { Placement } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { MoveReading } from '../notation/read-move.ts';
import type { DiagramFaultReason } from './diagram-read.ts';
import type { RecordFormat } from './formats.ts';
import type { StartFault } from './psn-start.ts';
import type { GameRecord } from './record.ts';

/** One game of a text, as far as it could be read. */
export interface ReadGame {
  /** Missing where not even the start of the game could be read. */
  readonly record?: GameRecord;
  /** Why reading stopped; the record has what came before. */
  readonly fault?: RecordFault;
  /** The first move that was played on after the game had ended by the rules. */
  readonly goesOn?: GoesOn;
}

/** Where a record goes on after its end; `ply` is that of the move. */
export interface GoesOn extends RecordFaultPlace {
  /** How the game had ended before that move. */
  readonly ending: Ending;
}

/** Where reading stopped and why. */
export type RecordFault = RecordFaultPlace & RecordFaultReason;

export interface RecordFaultPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** Of a move: the ply that it would have been. Else: the moves read so far. */
  readonly ply: number;
}

export type RecordFaultReason =
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
  /** A move after the game has ended, so that none can be played. */
  | { readonly code: 'game-over'; readonly found: string; readonly ending: Ending }
  /** A line of a foreign format that says nothing there. */
  | { readonly code: 'line'; readonly found: string }
  /** The text is not that of its format at all. */
  | { readonly code: 'not-the-format'; readonly format: string }
  /** The text is no diagram of a position. */
  | { readonly code: 'diagram'; readonly fault: DiagramFaultReason }
  /** A game that the format does not have. */
  | { readonly code: 'variant-of-format'; readonly variant: Variant; readonly format: RecordFormat }
  /** A parenthesis or a mark where none can stand. */
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'unclosed-comment' }
  | { readonly code: 'unclosed-variation' }
  | { readonly code: 'too-deep' }
  | { readonly code: 'not-utf8' };

export type UnplayableReading = Exclude<MoveReading, { kind: 'move' | 'choice' }>;
