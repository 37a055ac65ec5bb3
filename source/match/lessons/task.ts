import type { NamedPiece } from '../../rules/core/attempt.ts';
import type { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import type { Goal } from './goal.ts';

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
  readonly about?: NamedPiece;
}

/** What every maker of tasks is told. */
export interface TaskName {
  readonly variant: Variant;
  readonly chapter: ChapterName;
  readonly name: string;
}

/** The id of a task, from which the dice for it are thrown. */
export function taskId({ variant, chapter, name }: TaskName): string {
  return `${variant.id}/${chapter}/${name}`;
}

/** A task that begins in a position. */
export function taskOf(named: TaskName, position: Position, goal: Goal, about?: NamedPiece): Task {
  return {
    id: taskId(named),
    variant: named.variant,
    chapter: named.chapter,
    start: { placement: position.snapshot(), moveNumber: 1 },
    goal,
    ...(about && { about }),
  };
}
