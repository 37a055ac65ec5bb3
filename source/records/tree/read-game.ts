import type { Ending } from '../../rules/core/game.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Placement } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { MoveReading } from '../../rules/notation/read-move.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import type { GameRecord } from './record.ts';

/** One game of a text, as far as it could be read. */
export interface ReadGame {
  /** Missing where not even the start of the game could be read. */
  readonly record?: GameRecord;
  /** Why reading stopped; the record has what came before. */
  readonly fault?: RecordFault;
  /** What is odd about the game; missing where nothing is. */
  readonly remarks?: readonly RecordRemark[];
}

/** Something that does not stop the reading, and where it stands. */
export type RecordRemark = RecordFaultPlace & RecordRemarkReason;

export type RecordRemarkReason =
  /** The first move after the game had ended by the rules, in this way. */
  | { readonly code: 'goes-on'; readonly ending: Ending }
  /** An end of the game after another one; the record has the first. */
  | { readonly code: 'second-end'; readonly found: string }
  /** An illegal move at the end, which is left out: by that its side has lost, it seems. */
  | { readonly code: 'lost'; readonly found: string }
  /** A start that no game comes to; some problems have one. */
  | { readonly code: 'odd-start'; readonly variant: Variant; readonly fault: PlacementFault }
  /** Parts of the text that mean nothing to its reader; `found` is the first of them. */
  | {
      readonly code: 'left-out';
      readonly what: LeftOut;
      readonly found: string;
      readonly count: number;
    }
  /** The game was played by other rules than those that its name stands for now. */
  | { readonly code: 'other-rules'; readonly variant: Variant };

/** What a reader can leave out: a line, or all fields of one name. */
export type LeftOut = 'line' | 'field';

/** Why reading stopped, and where. */
export type RecordFault = RecordFaultPlace & RecordFaultReason;

/** A place in a text. */
export interface TextPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

export interface RecordFaultPlace extends TextPlace {
  /** The ply that a move would have had; for anything else the moves read so far. */
  readonly ply: number;
}

export type RecordFaultReason =
  | StartFault
  | { readonly code: 'tag'; readonly found: string }
  /** A text that cannot be played as a move in the position `before` it. */
  | {
      readonly code: 'move';
      readonly found: string;
      readonly variant: Variant;
      readonly before: Placement;
      readonly reading: UnplayableReading;
    }
  /** A text after the game has ended on the board. */
  | { readonly code: 'game-over'; readonly found: string; readonly ending: Ending }
  /** A line of a foreign format that means nothing in its place. */
  | { readonly code: 'line'; readonly found: string }
  /** The text is not in its format at all. */
  | { readonly code: 'not-the-format'; readonly format: string }
  /** The text is no diagram of a position. */
  | { readonly code: 'diagram'; readonly fault: DiagramFaultReason }
  /** A game that the format does not hold: it holds those of `held`. */
  | {
      readonly code: 'variant-of-format';
      readonly variant: Variant;
      readonly format: string;
      readonly held: readonly Variant[];
    }
  /** A parenthesis or a mark where none can stand. */
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'unclosed-comment' }
  | { readonly code: 'unclosed-variation' }
  | { readonly code: 'too-deep' }
  | { readonly code: 'not-utf8' }
  /** The bytes are text in no encoding that is read. */
  | { readonly code: 'encoding' };

/** Why a file does not say where its game starts. */
export type StartFault =
  | { readonly code: 'variant'; readonly found: string }
  | { readonly code: 'sfen'; readonly variant: Variant; readonly fault: SfenFault }
  | { readonly code: 'handicap'; readonly variant: Variant; readonly found: string };

/** Why a text is no diagram of a position. */
export type DiagramFaultReason =
  | { readonly code: 'no-board' }
  /** No game has a board with this number of rows. */
  | { readonly code: 'row-count'; readonly found: number }
  | { readonly code: 'row-length'; readonly found: number; readonly expected: number }
  | { readonly code: 'unknown-piece'; readonly variant: Variant; readonly found: string }
  /** The number of a piece in hand is no number. */
  | { readonly code: 'count'; readonly found: string }
  /** The pieces cannot stand as they do. */
  | { readonly code: 'position'; readonly variant: Variant; readonly fault: SfenFault };

export type UnplayableReading = Exclude<MoveReading, { kind: 'move' | 'choice' }>;

/** What is read from bytes that are text in no encoding that is read. */
export const NO_TEXT: ReadGame = {
  fault: { code: 'encoding', line: 1, column: 1, ply: 0 },
};
