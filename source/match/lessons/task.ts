import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import type { Goal } from './goal.ts';
import type { Dice } from './placing.ts';

/** The chapters of a course, in their order. */
export const CHAPTERS = [
  'squares',
  'pieces',
  'captures',
  'hand',
  'limits',
  'promotion',
  'check',
  'mate',
  'game',
] as const;

export type ChapterName = (typeof CHAPTERS)[number];

/** One thing to do on the board. */
export interface Task {
  /** Stays the same when other tasks come and go: `yari/hand/take`. */
  readonly id: string;
  readonly variant: Variant;
  readonly chapter: ChapterName;
  readonly start: SfenPosition;
  readonly goal: Goal;
  /** The piece that it explains. */
  readonly about?: NamedPiece | undefined;
}

/** A position with Black to move, and what is to be done in it. */
export interface Exercise {
  readonly position: Position;
  readonly goal: Goal;
  /** The piece that it explains. */
  readonly about?: NamedPiece | undefined;
}

/** Makes an exercise by the dice of its task; undefined if the variant has none of its kind. */
export type Maker = (variant: Variant, dice: Dice) => Exercise | undefined;

/** A maker that throws its dice until something comes of it, but no more than `tries` times. */
export function tried(tries: number, make: Maker): Maker {
  return (variant, dice) => dice.try(tries, () => make(variant, dice));
}
