import type { Course } from '../match/lessons/course.ts';
import { type CourseProgress, type CourseWalk, doneCount } from '../match/lessons/course-walk.ts';
import { mustPromote } from '../match/lessons/goal.ts';
import { CHAPTERS, type Task } from '../match/lessons/task.ts';
import type { TaskHint, TaskOutcome, WrongReason } from '../match/lessons/task-run.ts';
import type { NamedPiece } from '../rules/core/attempt.ts';
import { Position, pieceOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { handicapOf } from '../rules/notation/start.ts';
import type { Charset } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import {
  aboutLine,
  chapterTitle,
  courseDoneText,
  doneOfText,
  enemiesText,
  LATE,
  LEARN_ANSWERS,
  learnHint,
  saidMove,
  someDoneText,
  stepText,
  TASKS,
  taskHeading,
  taskNotKept,
  typeItLike,
  WRONG,
} from './learn-texts.ts';
import { nameOfPiece, royalName, variantName } from './names.ts';
import { personsPiece } from './phrases.ts';
import { faceDiagram } from './piece-diagram.ts';
import { faceTitle } from './piece-names.ts';
import { systemErrorText } from './store-fault.ts';
import { PRINTED, type Teller } from './teller.ts';

/** `Yari shogi 5 of 39: The pieces`. */
export function taskTitle(walk: CourseWalk, charset: Charset): string {
  const { course, index, task, isDone, run } = walk;
  const place = { number: index + 1, of: course.lessons.length, chapter: task.chapter };
  const name = variantName(course.variant, charset);
  return taskHeading(name, place, isDone && run.state !== 'done');
}

/** The chapters of a course with their first tasks, and how much of each is done. */
export function chapterLines(
  { lessons }: Course,
  progress: CourseProgress,
): readonly { readonly title: string; readonly count: string; readonly first: number }[] {
  return CHAPTERS.flatMap((name) => {
    const own = lessons.filter(({ chapter }) => chapter === name);
    const first = lessons.findIndex(({ chapter }) => chapter === name);
    if (first < 0) return [];
    return [{ title: chapterTitle(name), count: doneText({ lessons: own }, progress), first }];
  });
}

/** `12 of 39 done`. */
export function doneText(course: Pick<Course, 'lessons'>, progress: CourseProgress): string {
  return doneOfText(doneCount(course, progress), course.lessons.length);
}

/** What is to be done. */
export function taskText(task: Task, teller: Teller = PRINTED): string {
  const { goal, variant } = task;
  const { square } = teller;
  const nameOf = (kind: number) => nameOfPiece(variant, { kind, promoted: false });
  const king = royalName(variant);
  const all = (squares: readonly Square[]) => enemies(task, squares, teller);
  switch (goal.kind) {
    case 'point-out':
      return TASKS.pointOut(nameOfPiece(variant, goal.piece));
    case 'reach':
      return TASKS.reach(nameOfPiece(variant, goal.piece), square(goal.to), goal.moves);
    case 'capture':
      return TASKS.capture(all(goal.squares), goal.moves);
    case 'drop': {
      const to = square(goal.to);
      if (goal.moves === 1) return TASKS.drop(nameOf(goal.piece), to);
      const victims = [...rulesOf(variant).squares].filter((at) => {
        const piece = pieceOn(task.start.placement, at);
        return piece?.color === 'white' && piece.kind === goal.piece;
      });
      return TASKS.captureAndDrop(all(victims), nameOf(goal.piece), to);
    }
    case 'fork':
      return TASKS.fork(nameOf(goal.piece), all(goal.targets));
    case 'drop-allowed':
      return TASKS.dropAllowed(nameOf(goal.piece));
    case 'drop-far':
      return TASKS.dropFar(nameOf(goal.piece));
    case 'promote':
      return isForced(task, goal.piece)
        ? TASKS.mustPromote(nameOf(goal.piece))
        : TASKS.promote(nameOf(goal.piece), goal.moves);
    case 'decline':
      return TASKS.decline(nameOf(goal.piece));
    case 'check':
      return TASKS.check(king, hasPieces(task));
    case 'answer-check':
      return TASKS.answerCheck(king, goal.by);
    case 'mate':
      return TASKS.mate(king, task.about && nameOf(task.about.kind), variant.pawnDropMate);
    case 'win':
      return TASKS.win(handicapOf(variant, task.start.placement));
  }
}

/** Whether a piece has only moves that promote, though promotion is a choice elsewhere. */
function isForced({ start, variant }: Task, kind: number): boolean {
  const position = new Position(variant, start.placement);
  return variant.promotion === 'optional' && mustPromote(position, kind);
}

/** Whether Black has a piece on the board. */
function hasPieces({ start, variant }: Task): boolean {
  return [...rulesOf(variant).squares].some(
    (square) => pieceOn(start.placement, square)?.color === 'black',
  );
}

/** How the piece of a task moves; '' where it is about none. */
export function aboutText({ about, variant }: Task, charset: Charset): string {
  if (about === undefined) return '';
  const piece = pieceData(variant, about.kind);
  const { front, back = front } = piece;
  const face = about.promoted ? back : front;
  const title = faceTitle(variant, piece, face, charset);
  return aboutLine(title, describeMoves(face.betza), namesakes(variant, about));
}

/** The names of the other promoted sides that move alike. */
function namesakes(variant: Variant, { kind, promoted }: NamedPiece): string[] {
  if (!promoted) return [];
  const betza = pieceData(variant, kind).back?.betza;
  return variant.pieces.flatMap(({ front, back }, other) => [
    ...(front.betza === betza ? [nameOfPiece(variant, { kind: other, promoted: false })] : []),
    ...(back?.betza === betza && other !== kind
      ? [nameOfPiece(variant, { kind: other, promoted: true })]
      : []),
  ]);
}

/** The diagram of the piece of a task; none where it is about none. */
export function aboutDiagram(
  { about, variant }: Task,
  charset: Charset,
  columns: number,
): readonly string[] {
  return about === undefined ? [] : faceDiagram(variant, about, charset, columns);
}

/** What a try has come to that has not done the task, without its move. */
export function triedText(
  task: Task,
  outcome: Extract<TaskOutcome, { kind: 'step' | 'wrong' }>,
  teller: Teller,
): string {
  return outcome.kind === 'step' ? stepText(outcome.left) : wrongText(task, outcome.reason, teller);
}

/** Why something that the rules allow is not what the task wants. */
function wrongText(task: Task, reason: WrongReason, teller: Teller): string {
  const { variant, goal } = task;
  switch (reason.code) {
    case 'no-square':
      return WRONG.noSquare(teller.square(middleOf(variant)));
    case 'other-square': {
      const { found, square } = reason;
      const piece = found && personsPiece(nameOfPiece(variant, found), found.color, 'black');
      return WRONG.otherSquare(teller.square(square), piece);
    }
    case 'not-in-time':
      return lateText(task, reason.left, teller);
    case 'other-piece':
      return WRONG.otherPiece(nameOfPiece(variant, reason.moved), taskText(task, teller));
    case 'no-drop':
      return WRONG.noDrop(taskText(task, teller));
    case 'not-far-enough':
      return WRONG.notFarEnough;
    case 'attacks': {
      const [only] = reason.hit;
      return WRONG.attacks(only === undefined ? undefined : enemies(task, [only], teller));
    }
    case 'promoted':
      return WRONG.promoted;
    case 'outside-zone':
      return WRONG.outsideZone(variant.zone);
    case 'other-answer':
      return WRONG.otherAnswer(
        royalName(variant),
        goal.kind === 'answer-check' ? goal.by : undefined,
      );
    case 'no-check':
      return WRONG.noCheck;
    case 'no-mate':
      return WRONG.noMate(teller.move(new Position(variant, reason.before), reason.answer));
  }
}

/** Why a task of several moves can no longer be done. @param left moves */
function lateText(task: Task, left: number, teller: Teller): string {
  const { goal, variant } = task;
  const nameOf = (kind: number) => nameOfPiece(variant, { kind, promoted: false });
  switch (goal.kind) {
    case 'reach':
      return LATE.reach(nameOfPiece(variant, goal.piece), teller.square(goal.to), left);
    case 'capture':
      return LATE.capture(enemies(task, goal.squares, teller), left);
    case 'drop':
      return LATE.drop(nameOf(goal.piece), teller.square(goal.to), left);
    case 'promote':
      return LATE.promote(nameOf(goal.piece), left);
    default:
      return taskText(task, teller);
  }
}

/** `Hint: S-5d`, `Hint: 5i`. */
export function learnHintText(
  position: Position,
  hint: TaskHint,
  teller: Teller = PRINTED,
): string {
  switch (hint.kind) {
    case 'move':
      return learnHint(teller.move(position, hint.move));
    case 'square':
      return learnHint(teller.square(hint.square));
    case 'none':
      return LEARN_ANSWERS.noHint;
  }
}

/** What is said after a task: how much is done, or that all of it is. */
export function courseProgressText(walk: CourseWalk): string {
  const { course, progress } = walk;
  const all = course.lessons.length;
  return walk.isComplete
    ? courseDoneText(course.variant, all)
    : someDoneText(doneCount(course, progress), all);
}

/** Says that a task that was done is not remembered, and why. */
export function notKeptText(error: unknown): string {
  return taskNotKept(systemErrorText(error));
}

/** Several of White's pieces: `White's pawn on 5c and silver on 3d`. */
function enemies({ variant, start }: Task, squares: readonly Square[], { square }: Teller): string {
  const told = squares.map((at) => {
    const piece = pieceOn(start.placement, at);
    return { name: piece && nameOfPiece(variant, piece), square: square(at) };
  });
  return enemiesText(told);
}

/** How an answer to a task is typed: `Type it like P-5e.`; '' where the chapters before told it. */
export function typingText(task: Task, teller: Teller = PRINTED): string {
  const { goal, variant } = task;
  const middle = teller.square(middleOf(variant));
  const example = (kind: number, sign: string, end = '', promoted = false) => {
    const piece = { kind, promoted };
    if (!teller.isSpoken) {
      return `${promoted ? '+' : ''}${pieceData(variant, kind).hodges}${sign}${middle}${end}`;
    }
    return saidMove(nameOfPiece(variant, piece), sign, middle, end);
  };
  switch (goal.kind) {
    case 'point-out':
      return typeItLike(middle);
    case 'reach':
      return typeItLike(example(goal.piece.kind, '-', '', goal.piece.promoted));
    case 'capture':
      return typeItLike(example(capturer(task), 'x'));
    case 'drop': {
      const drop = example(goal.piece, '*');
      return goal.moves === 1 ? typeItLike(drop) : typeItLike(example(capturer(task), 'x'), drop);
    }
    case 'fork':
    case 'drop-allowed':
    case 'drop-far':
      return typeItLike(example(goal.piece, '*'));
    case 'promote':
      return typeItLike(example(goal.piece, '-', '+'));
    case 'decline':
      return typeItLike(example(goal.piece, '-', '='));
    case 'check':
    case 'answer-check':
    case 'mate':
    case 'win':
      return '';
    default:
      return goal satisfies never;
  }
}

/** The kind of the first of Black's pieces beside the royal one. */
function capturer({ start, variant }: Task): number {
  const kinds = [...rulesOf(variant).squares].flatMap((square) => {
    const piece = pieceOn(start.placement, square);
    return piece?.color === 'black' && piece.kind !== rulesOf(variant).royal ? [piece.kind] : [];
  });
  return kinds[0] ?? 0;
}

function middleOf({ files, ranks }: Variant): Square {
  return makeSquare(Math.ceil(files / 2), Math.ceil(ranks / 2));
}
