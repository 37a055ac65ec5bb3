import type { LearnTold } from '../activity/learn.ts';
import type { Course } from '../match/lessons/course.ts';
import { type CourseProgress, type CourseWalk, doneCount } from '../match/lessons/course-walk.ts';
import { meets, mustPromote } from '../match/lessons/goal.ts';
import { CHAPTERS, type Task } from '../match/lessons/task.ts';
import type { TaskOutcome, WrongReason } from '../match/lessons/task-run.ts';
import { movedPiece, type NamedPiece } from '../rules/core/attempt.ts';
import { legalMoves } from '../rules/core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../rules/core/move.ts';
import { Position, pieceOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import type { OutlinedMove } from '../rules/notation/display.ts';
import { handicapOf } from '../rules/notation/start.ts';
import type { Charset } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import { faceDiagram } from './piece-diagram.ts';
import { faceOf, faceTitle } from './piece-names.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** `Yari shogi 5 of 39: The pieces`. */
export function taskTitle(texts: Texts, walk: CourseWalk, charset: Charset): string {
  const { course, index, task, isDone, run } = walk;
  const place = { number: index + 1, of: course.lessons.length, chapter: task.chapter };
  const name = texts.words.variantName(course.variant, charset);
  return texts.problems.taskHeading(name, place, isDone && run.state !== 'done');
}

/** The chapters of a course with their first tasks, and how much of each is done. */
export function chapterLines(
  texts: Texts,
  { lessons }: Course,
  progress: CourseProgress,
): readonly { readonly title: string; readonly count: string; readonly first: number }[] {
  return CHAPTERS.flatMap((name) => {
    const own = lessons.filter(({ chapter }) => chapter === name);
    const first = lessons.findIndex(({ chapter }) => chapter === name);
    if (first < 0) return [];
    return [
      {
        title: texts.problems.chapterTitle(name),
        count: doneText(texts, { lessons: own }, progress),
        first,
      },
    ];
  });
}

/** `12 of 39 done`. */
export function doneText(
  texts: Texts,
  course: Pick<Course, 'lessons'>,
  progress: CourseProgress,
): string {
  return texts.problems.doneOfText(doneCount(course, progress), course.lessons.length);
}

/** What is to be done. */
export function taskText(task: Task, teller: Teller): string {
  const { goal, variant } = task;
  const { texts, square } = teller;
  const nameOf = (kind: number) => texts.words.nameOfPiece(variant, { kind, promoted: false });
  const king = texts.words.royalName(variant);
  const all = (squares: readonly Square[]) => enemies(task, squares, teller);
  switch (goal.kind) {
    case 'point-out':
      return texts.problems.TASKS.pointOut(texts.words.nameOfPiece(variant, goal.piece));
    case 'reach':
      return texts.problems.TASKS.reach(
        texts.words.nameOfPiece(variant, goal.piece),
        square(goal.to),
        goal.moves,
      );
    case 'capture':
      return texts.problems.TASKS.capture(all(goal.squares), goal.moves);
    case 'drop': {
      const to = square(goal.to);
      if (goal.moves === 1) return texts.problems.TASKS.drop(nameOf(goal.piece), to);
      const victims = [...rulesOf(variant).squares].filter((at) => {
        const piece = pieceOn(task.start.placement, at);
        return piece?.color === 'white' && piece.kind === goal.piece;
      });
      return texts.problems.TASKS.captureAndDrop(all(victims), nameOf(goal.piece), to);
    }
    case 'fork':
      return texts.problems.TASKS.fork(nameOf(goal.piece), all(goal.targets));
    case 'drop-allowed':
      return texts.problems.TASKS.dropAllowed(nameOf(goal.piece));
    case 'drop-far':
      return texts.problems.TASKS.dropFar(nameOf(goal.piece));
    case 'promote':
      return isForced(task, goal.piece)
        ? texts.problems.TASKS.mustPromote(nameOf(goal.piece))
        : texts.problems.TASKS.promote(nameOf(goal.piece), goal.moves);
    case 'decline':
      return texts.problems.TASKS.decline(nameOf(goal.piece));
    case 'check':
      return texts.problems.TASKS.check(king, hasPieces(task));
    case 'answer-check':
      return texts.problems.TASKS.answerCheck(king, goal.by);
    case 'mate':
      return texts.problems.TASKS.mate(
        king,
        task.about && nameOf(task.about.kind),
        variant.pawnDropMate,
      );
    case 'win':
      return texts.problems.TASKS.win(handicapOf(variant, task.start.placement));
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
export function aboutText(texts: Texts, { about, variant }: Task, charset: Charset): string {
  if (about === undefined) return '';
  return texts.problems.aboutLine(
    faceTitle(texts, variant, about, charset),
    describeMoves(texts, faceOf(variant, about).betza),
    namesakes(texts, variant, about),
  );
}

/** The names of the other promoted sides that move alike. */
function namesakes(texts: Texts, variant: Variant, { kind, promoted }: NamedPiece): string[] {
  if (!promoted) return [];
  const betza = pieceData(variant, kind).back?.betza;
  return variant.pieces.flatMap(({ front, back }, other) => [
    ...(front.betza === betza
      ? [texts.words.nameOfPiece(variant, { kind: other, promoted: false })]
      : []),
    ...(back?.betza === betza && other !== kind
      ? [texts.words.nameOfPiece(variant, { kind: other, promoted: true })]
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
  return outcome.kind === 'step'
    ? teller.texts.problems.stepText(outcome.left)
    : wrongText(task, outcome.reason, teller);
}

/** Why something that the rules allow is not what the task wants. */
function wrongText(task: Task, reason: WrongReason, teller: Teller): string {
  const { variant, goal } = task;
  switch (reason.code) {
    case 'no-square':
      return teller.texts.problems.WRONG.noSquare(teller.square(middleOf(variant)));
    case 'other-square': {
      const { found, square } = reason;
      const piece =
        found &&
        teller.texts.words.personsPiece(
          teller.texts.words.nameOfPiece(variant, found),
          found.color,
          'black',
        );
      return teller.texts.problems.WRONG.otherSquare(teller.square(square), piece);
    }
    case 'not-in-time':
      return lateText(task, reason.left, teller);
    case 'other-piece':
      return teller.texts.problems.WRONG.otherPiece(
        teller.texts.words.nameOfPiece(variant, reason.moved),
        taskText(task, teller),
      );
    case 'no-drop':
      return teller.texts.problems.WRONG.noDrop(taskText(task, teller));
    case 'not-far-enough':
      return teller.texts.problems.WRONG.notFarEnough;
    case 'attacks': {
      const [only] = reason.hit;
      return teller.texts.problems.WRONG.attacks(
        only === undefined ? undefined : enemies(task, [only], teller),
      );
    }
    case 'promoted':
      return teller.texts.problems.WRONG.promoted;
    case 'outside-zone':
      return teller.texts.problems.WRONG.outsideZone(variant.zone);
    case 'other-answer':
      return teller.texts.problems.WRONG.otherAnswer(
        teller.texts.words.royalName(variant),
        goal.kind === 'answer-check' ? goal.by : undefined,
      );
    case 'no-check':
      return teller.texts.problems.WRONG.noCheck;
    case 'no-mate':
      return teller.texts.problems.WRONG.noMate(
        teller.move(new Position(variant, reason.before), reason.answer),
      );
  }
}

/** Why a task of several moves can no longer be done. @param left moves */
function lateText(task: Task, left: number, teller: Teller): string {
  const { goal, variant } = task;
  const nameOf = (kind: number) =>
    teller.texts.words.nameOfPiece(variant, { kind, promoted: false });
  switch (goal.kind) {
    case 'reach':
      return teller.texts.problems.LATE.reach(
        teller.texts.words.nameOfPiece(variant, goal.piece),
        teller.square(goal.to),
        left,
      );
    case 'capture':
      return teller.texts.problems.LATE.capture(enemies(task, goal.squares, teller), left);
    case 'drop':
      return teller.texts.problems.LATE.drop(nameOf(goal.piece), teller.square(goal.to), left);
    case 'promote':
      return teller.texts.problems.LATE.promote(nameOf(goal.piece), left);
    default:
      return taskText(task, teller);
  }
}

/** `Hint: S-5d`, `Hint: 5i`; the first time `Hint: the silver on 6e moves.` */
export function learnHintText(
  position: Position,
  { hint, isWhole }: Omit<Extract<LearnTold, { readonly code: 'hint' }>, 'code'>,
  teller: Teller,
): string {
  const { learnHint, LEARN_ANSWERS } = teller.texts.problems;
  switch (hint.kind) {
    case 'move':
      return isWhole
        ? learnHint(teller.move(position, hint.move))
        : movesHintText(position, hint.move, teller);
    case 'square':
      return isWhole ? learnHint(teller.square(hint.square)) : LEARN_ANSWERS.countSquares;
    case 'none':
      return LEARN_ANSWERS.noHint;
  }
}

/** `Hint: the silver on 6e moves.` */
export function movesHintText(position: Position, move: Move, teller: Teller): string {
  const { words, study } = teller.texts;
  const from = moveFrom(move);
  const piece = pieceOn(position, from);
  const name = piece ? words.nameOfPiece(position.variant, piece) : '';
  return study.MISTAKE_HINTS.piece(name, teller.square(from));
}

/** What is said after a task: how much is done, or that all of it is. */
export function courseProgressText(texts: Texts, walk: CourseWalk): string {
  const { course, progress } = walk;
  const all = course.lessons.length;
  return walk.isComplete
    ? texts.problems.courseDoneText(course.variant, all)
    : texts.problems.someDoneText(doneCount(course, progress), all);
}

/** Says that a task that was done is not remembered, and why. */
export function notKeptText(texts: Texts, error: unknown): string {
  return texts.problems.taskNotKept(texts.words.systemErrorText(error));
}

/** Several of White's pieces: `White's pawn on 5c and silver on 3d`. */
function enemies(
  { variant, start }: Task,
  squares: readonly Square[],
  { texts, square }: Teller,
): string {
  const told = squares.map((at) => {
    const piece = pieceOn(start.placement, at);
    return { name: piece && texts.words.nameOfPiece(variant, piece), square: square(at) };
  });
  return texts.problems.enemiesText(told);
}

/** How an answer to a task is typed: `Type it like P-5e.`; '' where the chapters before told it. */
export function typingText(task: Task, teller: Teller): string {
  const { goal, variant } = task;
  const example = (
    piece: number | NamedPiece,
    act: OutlinedMove['act'],
    promotion?: OutlinedMove['promotion'],
  ) => {
    const named = typeof piece === 'number' ? { kind: piece, promoted: false } : piece;
    const to = exampleSquare(task, named.kind, act === 'drop');
    return teller.outline(variant, { piece: named, act, to, promotion });
  };
  switch (goal.kind) {
    case 'point-out':
      return teller.texts.problems.typeItLike(teller.square(middleOf(variant)));
    case 'reach':
      return teller.texts.problems.typeItLike(example(goal.piece, 'move'));
    case 'capture':
      return teller.texts.problems.typeItLike(example(capturer(task), 'capture'));
    case 'drop': {
      const drop = example(goal.piece, 'drop');
      return goal.moves === 1
        ? teller.texts.problems.typeItLike(drop)
        : teller.texts.problems.typeItLike(example(capturer(task), 'capture'), drop);
    }
    case 'fork':
    case 'drop-allowed':
    case 'drop-far':
      return teller.texts.problems.typeItLike(example(goal.piece, 'drop'));
    case 'promote':
      return teller.texts.problems.typeItLike(example(goal.piece, 'move', 'promote'));
    case 'decline':
      return teller.texts.problems.typeItLike(example(goal.piece, 'move', 'decline'));
    case 'check':
    case 'answer-check':
    case 'mate':
    case 'win':
      return '';
    default:
      return goal satisfies never;
  }
}

/** Where such a move goes that may be played and does not do the task. The only one would tell it. */
function exampleSquare({ variant, start, goal }: Task, kind: number, isDropped: boolean): Square {
  const position = new Position(variant, start.placement);
  const [move, other] = legalMoves(position).filter(
    (one) =>
      isDrop(one) === isDropped &&
      movedPiece(position, one).kind === kind &&
      !meets(goal, position, one),
  );
  return move === undefined || other === undefined ? middleOf(variant) : moveTo(move);
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
