import { itemAt } from '../../rules/core/item-at.ts';
import type { Course } from './course.ts';
import type { Task } from './task.ts';
import { TaskRun } from './task-run.ts';

/** Remembers the tasks that were done, from session to session, by their ids. */
export interface CourseProgress {
  readonly has: (id: string) => boolean;
  /** Throws what the system refuses; the task counts as done all the same. */
  readonly add: (id: string) => unknown;
}

/** How many tasks of a course are done. */
export function doneCount({ lessons }: Pick<Course, 'lessons'>, progress: CourseProgress): number {
  return lessons.filter(({ id }) => progress.has(id)).length;
}

/** A course that somebody takes: the task on the board and those that are done. */
export class CourseWalk {
  readonly course: Course;
  readonly progress: CourseProgress;
  #index = -1;
  #run: TaskRun;

  /** @param index the first task. Default: the first that is not done */
  constructor(course: Course, progress: CourseProgress, index?: number) {
    this.course = course;
    this.progress = progress;
    const open = course.lessons.findIndex(({ id }) => !progress.has(id));
    const first = this.#find(index ?? Math.max(open, 0), 1) ?? this.#find(0, 1);
    if (first === undefined) throw new RangeError(`no task in the course of ${course.variant.id}`);
    this.#index = first.index;
    this.#run = new TaskRun(first.task);
  }

  get run(): TaskRun {
    return this.#run;
  }

  get task(): Task {
    return this.#run.task;
  }

  /** The place of the task in the course, from 0. */
  get index(): number {
    return this.#index;
  }

  /** Whether the task on the board was ever done. */
  get isDone(): boolean {
    return this.progress.has(this.task.id);
  }

  get doneCount(): number {
    return doneCount(this.course, this.progress);
  }

  /** Whether nothing is left to do. */
  get isComplete(): boolean {
    return this.doneCount === this.course.lessons.length;
  }

  /** Notes that the task on the board is done. @returns what the system refuses */
  markDone(): unknown {
    return this.#note(this.task.id);
  }

  /** Goes to a task, or past those that the variant cannot have. @returns whether there is one */
  go(index: number): boolean {
    const found = this.#find(index, index < this.#index ? -1 : 1);
    if (found === undefined) return false;
    this.#index = found.index;
    this.#run = new TaskRun(found.task);
    return true;
  }

  /** Goes to the next task that is not done, from the beginning if need be. */
  goToOpen(): boolean {
    const { lessons } = this.course;
    for (let step = 1; step <= lessons.length; step++) {
      const index = (this.#index + step) % lessons.length;
      const { id, task } = itemAt(lessons, index);
      if (this.progress.has(id)) continue;
      if (task() !== undefined) return this.go(index);
      this.#note(id);
    }
    return false;
  }

  /** The first task from an index on, or back from it. */
  #find(index: number, step: 1 | -1): { readonly index: number; readonly task: Task } | undefined {
    const { lessons } = this.course;
    for (let at = index; at >= 0 && at < lessons.length; at += step) {
      const { id, task } = itemAt(lessons, at);
      const made = task();
      if (made) return { index: at, task: made };
      // What cannot be done must not stay open for ever.
      this.#note(id);
    }
    return undefined;
  }

  #note(id: string): unknown {
    try {
      this.progress.add(id);
      return undefined;
    } catch (error) {
      return error;
    }
  }
}
