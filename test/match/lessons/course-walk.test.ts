import { expect, test } from 'vitest';
import type { Course, Lesson } from '../../../source/match/lessons/course.ts';
import { courseOf } from '../../../source/match/lessons/course.ts';
import { CourseWalk } from '../../../source/match/lessons/course-walk.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { courseProgressText } from '../../../source/text/learn.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** A course of the first tasks of yari; those with an x cannot be made. */
function courseWith(pattern: string): Course {
  const { variant, lessons } = courseOf(variantOf('yari'));
  return {
    variant,
    lessons: [...pattern].map((letter, at): Lesson => {
      const lesson = lessons[at] as Lesson;
      return letter === 'x' ? { ...lesson, task: () => undefined } : lesson;
    }),
  };
}

test('begins with the first task that is not done', () => {
  const course = courseWith('....');
  const progress = new Set(course.lessons.slice(0, 2).map(({ id }) => id));
  const walk = new CourseWalk(course, progress);
  expect([walk.index, walk.doneCount, walk.isDone]).toEqual([2, 2, false]);
  walk.markDone();
  expect([walk.doneCount, walk.isDone, walk.isComplete]).toEqual([3, true, false]);
  expect(courseProgressText(ENGLISH, walk)).toBe('3 of 4 done.');
  walk.go(3);
  walk.markDone();
  expect(courseProgressText(ENGLISH, walk)).toBe('All 4 tasks are done: you know Yari shogi.');
  expect(new CourseWalk(course, progress).index).toBe(0);
});

test('goes where it is told, and to the next open task round the end', () => {
  const walk = new CourseWalk(courseWith('....'), new Set(), 3);
  expect([walk.go(4), walk.go(-1), walk.index]).toEqual([false, false, 3]);
  expect([walk.goToOpen(), walk.index]).toEqual([true, 0]);
  walk.markDone();
  walk.go(3);
  expect([walk.goToOpen(), walk.index]).toEqual([true, 1]);
});

test('what cannot be made is gone past in both directions, and counts as done', () => {
  const progress = new Set<string>();
  const walk = new CourseWalk(courseWith('x.x.x'), progress);
  expect(walk.index).toBe(1);
  expect([walk.go(2), walk.index]).toEqual([true, 3]);
  expect([walk.go(2), walk.index]).toEqual([true, 1]);
  expect([walk.go(4), walk.index]).toEqual([false, 1]);
  expect(walk.doneCount).toBe(3);
  for (const index of [1, 3]) {
    walk.go(index);
    walk.markDone();
  }
  expect([walk.isComplete, walk.goToOpen()]).toEqual([true, false]);
});

test('what the system refuses is told, and the course goes on', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const done = new Set<string>();
  const progress = {
    has: (id: string) => done.has(id),
    add: (id: string) => {
      done.add(id);
      throw full;
    },
  };
  const walk = new CourseWalk(courseWith('..'), progress);
  const error = walk.markDone();
  expect(error).toBe(full);
  expect(ENGLISH.problems.taskNotKept(ENGLISH.words.systemErrorText(error))).toMatch(
    /^NOT SAVED that it is done: .*full/,
  );
  expect([walk.isDone, walk.go(1)]).toEqual([true, true]);
});
