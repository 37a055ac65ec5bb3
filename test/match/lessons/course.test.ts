import { describe, expect } from 'vitest';
import { courseOf } from '../../../source/match/lessons/course.ts';
import { movesOf } from '../../../source/match/lessons/goal.ts';
import { movesToGoal } from '../../../source/match/lessons/solve.ts';
import { CHAPTERS, type Task } from '../../../source/match/lessons/task.ts';
import { TaskRun } from '../../../source/match/lessons/task-run.ts';
import { isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { rulesOf } from '../../../source/rules/core/rules.ts';
import type { Square } from '../../../source/rules/core/square.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen, parseSfen } from '../../../source/rules/notation/sfen.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { BARE, MANDATORY, TINY, UNKNOWN_VARIANTS } from '../../helpers/learn-variants.ts';
import { isLong, longTest, sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

const ALL: readonly Variant[] = [
  ...VARIANTS_OF_RUN,
  ...(isLong ? UNKNOWN_VARIANTS : UNKNOWN_VARIANTS.slice(1, 2)),
];

/** The tasks that a course has, without those that its variant turns out not to know. */
function tasksOf(variant: Variant): Task[] {
  return courseOf(variant).lessons.flatMap(({ task }) => task() ?? []);
}

/** Does a task as somebody would who always takes the hint. */
function finish(run: TaskRun): void {
  for (let step = 0; run.state !== 'done' && step < 5; step++) {
    const hint = run.hint();
    if (hint.kind === 'square') run.point(hint.square);
    else if (hint.kind === 'move') run.play(hint.move);
    else return;
  }
}

/** Looks for a way to do a task by trying every square or move, on from those that are right. */
function search(run: TaskRun): boolean {
  const { variant, goal } = run.task;
  if (goal.kind === 'point-out') {
    const { squares } = rulesOf(variant);
    return [...squares].some((square) => run.point(square as Square).kind === 'done');
  }
  return legalMoves(run.game.position).some((move) => {
    const { kind } = run.play(move);
    if (kind === 'done' || (kind === 'step' && search(run))) return true;
    run.undo();
    return false;
  });
}

describe.each(ALL)('$id', (variant) => {
  sharedTest('every task is a position of the variant that a search solves, and hints too', () => {
    for (const task of tasksOf(variant)) {
      expect(parseSfen(variant, formatSfen(variant, task.start)), task.id).toMatchObject({
        ok: true,
      });
      const run = new TaskRun(task);
      expect([run.state, run.left], task.id).toEqual(['open', movesOf(task.goal)]);
      if (task.goal.kind === 'win') continue;
      finish(run);
      expect([task.id, run.state]).toEqual([task.id, 'done']);
      run.restart();
      expect([task.id, search(run), run.state]).toEqual([task.id, true, 'done']);
    }
  });

  sharedTest('no side that stands still is ever in check', () => {
    for (const { goal, start, id } of tasksOf(variant)) {
      if (movesOf(goal) < 2) continue;
      const position = new Position(variant, start.placement);
      expect([id, position.kings[1], isInCheck(position)]).toEqual([id, 0, false]);
    }
  });

  sharedTest('no task is done by every move, and a task of several moves not by one', () => {
    for (const { goal, start, id } of tasksOf(variant)) {
      const position = new Position(variant, start.placement);
      const right = movesToGoal(position, goal).length;
      if (movesOf(goal) > 1) expect([id, right]).toEqual([id, 0]);
      if (movesOf(goal) === 1) expect(right, id).toBeLessThan(legalMoves(position).length);
      if (goal.kind === 'mate') expect([id, right]).toEqual([id, 1]);
    }
  });

  sharedTest('has chapters in order, and ids of its own', () => {
    const { lessons } = courseOf(variant);
    const ids = lessons.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const chapters = lessons.map(({ chapter }) => CHAPTERS.indexOf(chapter));
    expect(chapters).toEqual([...chapters].sort((one, other) => one - other));
  });
});

sharedTest.each(VARIANTS_OF_RUN)(
  '$id: ten to fifteen minutes, every chapter, every piece',
  (variant) => {
    const tasks = tasksOf(variant);
    expect(tasks.length).toBe(courseOf(variant).lessons.length);
    // Games of few pieces have fewer tasks.
    expect(tasks.length).toBeGreaterThanOrEqual(variant.pieces.length < 5 ? 26 : 30);
    expect(tasks.length).toBeLessThanOrEqual(40);
    expect(new Set(tasks.map(({ chapter }) => chapter))).toEqual(new Set(CHAPTERS));
    const reached = new Set(
      tasks.flatMap(({ goal }) =>
        goal.kind === 'reach' && !goal.piece.promoted ? goal.piece.kind : [],
      ),
    );
    expect(reached.size).toBe(variant.pieces.length);
  },
);

sharedTest.each(ALL)('$id begins with one square, then a capture', (variant) => {
  const [first, second, ...others] = tasksOf(variant);
  expect(first?.goal.kind).toBe('point-out');
  expect(second?.goal).toMatchObject({ kind: 'capture', moves: 1 });
  expect(second?.about).toBeDefined();
  expect(others.filter(({ goal }) => goal.kind === 'point-out')).toEqual([]);
});

longTest('what a variant does not know has no task', () => {
  const names = (variant: Variant) => tasksOf(variant).map(({ id }) => id.replace(/^.*?\//, ''));
  expect(names(MANDATORY)).toEqual(expect.arrayContaining(['limits/files', 'promotion/promote-P']));
  expect(names(MANDATORY).filter((name) => /decline|forced/.test(name))).toEqual([]);
  expect(names(BARE).filter((name) => /files|pawn|promot|face|decline|forced/.test(name))).toEqual(
    [],
  );
  expect(names(BARE)).toEqual(expect.arrayContaining(['pieces/C-1', 'hand/take', 'mate/move']));
  expect(names(TINY)).toEqual(expect.arrayContaining(['pieces/P-1', 'check/move', 'game/win']));
});

sharedTest(
  'a pawn drop that mates is the task where it is allowed, and what is not where it is not',
  () => {
    for (const variant of VARIANTS_OF_RUN) {
      const task = tasksOf(variant).find(({ id }) => id.endsWith('/limits/pawn-mate'));
      if (!task) throw new Error(`${variant.id} has no such task`);
      const run = new TaskRun(task);
      const hint = run.hint();
      const text = formatSfen(variant, task.start);
      const { pieces } = variant;
      const letter = pieces.find(({ role }) => role === 'pawn')?.sfen ?? '';
      expect(text.split(' ')[2]).toContain(letter);
      finish(run);
      const last = hint.kind === 'move' ? hint.move : 0;
      const isPawnDrop = (last & 0x20000) !== 0 && pieces[last & 255]?.role === 'pawn';
      expect([variant.id, isPawnDrop]).toEqual([variant.id, variant.pawnDropMate === 'legal']);
    }
  },
);

test('tasks keep their ids and positions when other tasks come', () => {
  const more = { ...shogi, pieces: [...shogi.pieces] };
  expect(courseOf(more).lessons.map(({ id }) => id)).toEqual(
    courseOf(shogi).lessons.map(({ id }) => id),
  );
});

longTest.each([variantOf('yari'), MANDATORY])(
  '$id: the tasks are the same each time',
  (variant) => {
    const again = courseOf({ ...variant }).lessons.flatMap(({ task }) => task() ?? []);
    expect(again.map(({ id, start, goal }) => [id, formatSfen(variant, start), goal])).toEqual(
      tasksOf(variant).map(({ id, start, goal }) => [id, formatSfen(variant, start), goal]),
    );
  },
);
