import type { Move } from '../../../rules/core/move.ts';
import { Position } from '../../../rules/core/position.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { formatSfen, type SfenFault, type SfenPosition } from '../../../rules/notation/sfen.ts';
import type { RecordFault, TextPlace } from '../../tree/read-game.ts';

/** A mating problem: the side to move mates the other one with checks only. */
export interface Problem {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** The number of plies that the file states. */
  readonly plies?: number;
  /** The solution of the file, as far as it can be played; may be empty. */
  readonly line: readonly Move[];
  /** Why no game comes to this position, though it can be played from. */
  readonly oddity?: SfenFault;
  /** The rating of a problem that comes with the program. No others are rated. */
  readonly rated?: RatedProblem;
}

/** What ratings need to know of a problem. */
export interface RatedProblem {
  /** As `problemKey` names the problem. */
  readonly key: string;
  /** Its rating before anybody has tried it. */
  readonly prior: number;
}

/** The problems of a file, and what in it could not be read. */
export interface ReadProblems {
  readonly problems: readonly Problem[];
  readonly faults: readonly ProblemFault[];
}

/** What is wrong with a problem, and where. */
export type ProblemFault = RecordFault | (TextPlace & ProblemFaultReason);

/** What is wrong with a problem. */
export type ProblemFaultReason =
  /** A line that is no object of JSON. */
  | { readonly code: 'json' }
  | { readonly code: 'no-sfen' }
  | { readonly code: 'plies'; readonly found: string }
  | NotAProblem;

/** Why a playable position is no mating problem. */
type NotAProblem =
  /** The side that is not to move has no piece to mate. */
  | { readonly code: 'no-target'; readonly variant: Variant }
  /** It is the start of a game; `game` counts from 1. */
  | { readonly code: 'game-start'; readonly game: number };

/** Whether the side that is not to move has a royal piece to be mated. */
export function hasTarget(variant: Variant, { placement }: SfenPosition): boolean {
  const { kings, side } = new Position(variant, placement);
  return kings[side ^ 1] !== 0;
}

/** Names a problem by variant and position: equal ones are the same, whatever the file. */
export function problemKey(problem: Problem): string {
  if (problem.rated) return problem.rated.key;
  const { variant, start } = problem;
  return `${variant.id} ${formatSfen(variant, { ...start, moveNumber: 1 })}`;
}
