import type { Move } from '../core/move.ts';
import { Position } from '../core/position.ts';
import type { Variant } from '../core/variant.ts';
import type { SfenFault, SfenPosition } from '../notation/sfen.ts';
import type { RecordFault } from './record-fault.ts';

/** A mating problem: the side to move mates the other one by checks alone. */
export interface Problem {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** In how many plies, as the file says. */
  readonly plies?: number;
  /** The solution as the file has it, as far as it can be played; may be empty. */
  readonly line: readonly Move[];
  /** Why no game could come to this position, where it can be played from all the same. */
  readonly oddity?: SfenFault;
}

/** The problems of a file, and what in it could not be read. */
export interface ReadProblems {
  readonly problems: readonly Problem[];
  readonly faults: readonly ProblemFault[];
}

/** What is wrong with a problem, and where. */
export type ProblemFault = RecordFault | (ProblemFaultPlace & ProblemFaultReason);

interface ProblemFaultPlace {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
}

export type ProblemFaultReason =
  /** A line that is no object of JSON. */
  | { readonly code: 'json' }
  | { readonly code: 'no-sfen' }
  | { readonly code: 'plies'; readonly found: string }
  | NotAProblem;

/** Why a position that can be played from is no mating problem. */
export type NotAProblem =
  /** The side that is not to move has no piece to mate. */
  | { readonly code: 'no-target'; readonly variant: Variant }
  /** It is the start of a game; `game` counts from 1. */
  | { readonly code: 'game-start'; readonly game: number };

/** Whether the side that is not to move has a royal piece, so that it can be mated. */
export function hasTarget(variant: Variant, { placement }: SfenPosition): boolean {
  const { kings, side } = new Position(variant, placement);
  return kings[side ^ 1] !== 0;
}
