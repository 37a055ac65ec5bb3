import { type LearnTold, victimsOf } from '../activity/learn.ts';
import type { Course } from '../match/lessons/course.ts';
import { type CourseProgress, type CourseWalk, doneCount } from '../match/lessons/course-walk.ts';
import { type Goal, meets, movesOf, mustPromote } from '../match/lessons/goal.ts';
import { CHAPTERS, type Task } from '../match/lessons/task.ts';
import type { TaskHint, TaskOutcome, WrongReason } from '../match/lessons/task-run.ts';
import { movedPiece, type NamedPiece } from '../rules/core/attempt.ts';
import { legalMoves } from '../rules/core/generate.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../rules/core/move.ts';
import { Position, pieceOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import type { OutlinedMove } from '../rules/notation/display.ts';
import { handicapOf } from '../rules/notation/start.ts';
import { byCode, byKind } from './by-code.ts';
import type { Charset } from './charset.ts';
import type { TaskParts } from './en/problems.ts';
import { describeMoves, faceOf, faceTitle } from './pieces.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

// Courses and their chapters

/** `Yari shogi 5 of 39: The pieces`. */
export function taskTitle({ words, problems }: Texts, walk: CourseWalk, charset: Charset): string {
  const { course, index, task, isDone, run } = walk;
  const chapter = problems.CHAPTER_TITLES[task.chapter];
  const place = { number: index + 1, of: course.lessons.length, chapter };
  const name = words.variantName(course.variant, charset);
  return problems.taskHeading(name, place, isDone && run.state !== 'done');
}

/** What is said after a task: how much is done, or that all of it is. */
export function courseProgressText({ problems }: Texts, walk: CourseWalk): string {
  const { course, progress } = walk;
  const all = course.lessons.length;
  return walk.isComplete
    ? problems.courseDoneText(course.variant, all)
    : problems.someDoneText(doneCount(course, progress), all);
}

/** `12 of 39 done`. */
export function doneText(
  { problems }: Texts,
  course: Pick<Course, 'lessons'>,
  progress: CourseProgress,
): string {
  return problems.doneOfText(doneCount(course, progress), course.lessons.length);
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
    const title = texts.problems.CHAPTER_TITLES[name];
    return first < 0 ? [] : [{ title, count: doneText(texts, { lessons: own }, progress), first }];
  });
}

/** What a chapter explains before its first task. */
export function chapterText(
  texts: Texts,
  { chapter, variant }: Pick<Task, 'chapter' | 'variant'>,
): string {
  if (chapter === 'limits') return limitsText(texts, variant);
  const told = texts.problems.CHAPTER_TEXTS[chapter];
  return typeof told === 'string' ? told : told(variant);
}

/** The rules of a variant that forbid drops. */
function limitsText({ problems: { LIMITS }, words }: Texts, variant: Variant): string {
  const { deadSquares, pawnsPerFile, pawnDropMate } = variant;
  const sentences = [deadSquares === 'illegal' ? LIMITS.dead : LIMITS.anywhere];
  const { pawn } = rulesOf(variant);
  if (pawn >= 0) {
    const name = words.nameOfPiece(variant, { kind: pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts = false } = pieceData(variant, pawn);
      sentences.push(LIMITS.perFile(name, pawnsPerFile, reverts));
    }
    sentences.push(
      pawnDropMate === 'illegal'
        ? LIMITS.matesNot(name)
        : LIMITS.mates(name, words.nameInText(variant)),
    );
  }
  return words.joinSentences(sentences);
}

// Tasks

/** What is to be done. */
export function taskText(task: Task, teller: Teller): string {
  const { goal } = task;
  const kind =
    goal.kind === 'drop' && goal.moves > 1
      ? 'take-and-drop'
      : goal.kind === 'promote' && isForced(task, goal.piece)
        ? 'must-promote'
        : goal.kind;
  return teller.texts.problems.TASKS[kind](taskParts(task, teller));
}

function taskParts(task: Task, teller: Teller): TaskParts {
  const { goal, variant, start, about } = task;
  const { problems, words } = teller.texts;
  const nameOf = (piece: number | NamedPiece) => words.nameOfPiece(variant, namedPiece(piece));
  const king = words.royalName(variant);
  return {
    king,
    piece: 'piece' in goal ? nameOf(goal.piece) : '',
    to: 'to' in goal ? teller.square(goal.to) : '',
    enemies: enemies(task, victimsOf(task, start.placement), teller),
    moves: movesOf(goal),
    way: 'by' in goal ? problems.ANSWER_TASKS[goal.by](king) : '',
    dropped: about && nameOf(about.kind),
    rule: variant.pawnDropMate,
    // Few sentences ask for these, and a task is told at every frame.
    get hasPieces() {
      return ownKinds(task).length > 0;
    },
    get gives() {
      return handicapOf(variant, start.placement);
    },
  };
}

/** The kinds of Black's pieces at the start of a task. */
function ownKinds({ start, variant }: Task): number[] {
  return [...rulesOf(variant).squares].flatMap((square) => {
    const piece = pieceOn(start.placement, square);
    return piece?.color === 'black' ? [piece.kind] : [];
  });
}

/** A piece; a kind is one that is not promoted. */
function namedPiece(piece: number | NamedPiece): NamedPiece {
  return typeof piece === 'number' ? { kind: piece, promoted: false } : piece;
}

/** Whether a piece has only moves that promote, though promotion is a choice elsewhere. */
function isForced({ start, variant }: Task, kind: number): boolean {
  const position = new Position(variant, start.placement);
  return variant.promotion === 'optional' && mustPromote(position, kind);
}

/** How the piece of a task moves; '' where it is about none. */
export function aboutText(texts: Texts, { about, variant }: Task, charset: Charset): string {
  if (about === undefined) return '';
  const alike = about.promoted ? namesakes(texts, variant, about.kind) : [];
  const moves = describeMoves(texts, faceOf(variant, about).betza);
  return texts.problems.aboutLine(faceTitle(texts, variant, about, charset), moves, alike);
}

/** The names of the other sides that move as the promoted one of a piece. */
function namesakes({ words }: Texts, variant: Variant, kind: number): string[] {
  const own = pieceData(variant, kind).back?.betza;
  return variant.pieces
    .flatMap(({ front, back }, other) => [
      { kind: other, promoted: false, betza: front.betza },
      { kind: other, promoted: true, betza: other === kind ? undefined : back?.betza },
    ])
    .filter(({ betza }) => betza === own)
    .map((piece) => words.nameOfPiece(variant, piece));
}

/** How an answer to a task is typed: `Type it like P-5e.`; '' where the chapters before told it. */
export function typingText(task: Task, teller: Teller): string {
  const { goal, variant } = task;
  const { typeItLike } = teller.texts.problems;
  const example = (
    of: number | NamedPiece,
    act: OutlinedMove['act'],
    promotion?: OutlinedMove['promotion'],
  ) => {
    const piece = namedPiece(of);
    const to = exampleSquare(task, piece.kind, act === 'drop');
    return teller.outline(variant, { piece, act, to, promotion });
  };
  const capture = () => example(capturer(task), 'capture');
  const drop = ({ piece }: { readonly piece: number }) => typeItLike(example(piece, 'drop'));
  return byKind<Goal>({
    'point-out': () => typeItLike(teller.square(middleOf(variant))),
    reach: ({ piece }) => typeItLike(example(piece, 'move')),
    capture: () => typeItLike(capture()),
    drop: ({ piece, moves }) =>
      typeItLike(...(moves === 1 ? [] : [capture()]), example(piece, 'drop')),
    fork: drop,
    'drop-allowed': drop,
    'drop-far': drop,
    promote: ({ piece }) => typeItLike(example(piece, 'move', 'promote')),
    decline: ({ piece }) => typeItLike(example(piece, 'move', 'decline')),
    check: '',
    'answer-check': '',
    mate: '',
    win: '',
  })(goal);
}

/** Where a move goes that does not do the task; if there are not two such moves, the middle. */
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
function capturer(task: Task): number {
  const { royal } = rulesOf(task.variant);
  return ownKinds(task).find((kind) => kind !== royal) ?? 0;
}

// Tries and hints

/** What a try has come to that has not done the task, without its move. */
export function triedText(
  task: Task,
  outcome: Extract<TaskOutcome, { kind: 'step' | 'wrong' }>,
  teller: Teller,
): string {
  const { variant } = task;
  const { words, problems } = teller.texts;
  if (outcome.kind === 'step') return problems.stepText(outcome.left);
  const { WRONG } = problems;
  return byCode<WrongReason>({
    'no-square': () => WRONG['no-square'](teller.square(middleOf(variant))),
    'other-square'({ found, square }) {
      const name = found && words.nameOfPiece(variant, found);
      const piece = name && words.personsPiece(name, found.color, 'black');
      return WRONG['other-square'](teller.square(square), piece);
    },
    'not-in-time': ({ left }) => lateText(task, left, teller),
    'other-piece': ({ moved }) =>
      WRONG['other-piece'](words.nameOfPiece(variant, moved), taskText(task, teller)),
    'no-drop': () => WRONG['no-drop'](taskText(task, teller)),
    'not-far-enough': WRONG['not-far-enough'],
    attacks: ({ hit: [only] }) =>
      WRONG.attacks(only === undefined ? undefined : enemies(task, [only], teller)),
    promoted: WRONG.promoted,
    'outside-zone': () => WRONG['outside-zone'](variant.zone),
    'other-answer': () => WRONG['other-answer'](taskParts(task, teller).way),
    'no-check': WRONG['no-check'],
    'no-mate': ({ before, answer }) =>
      WRONG['no-mate'](teller.move(new Position(variant, before), answer)),
  })(outcome.reason);
}

/** Why a task of several moves can no longer be done. @param left moves */
function lateText(task: Task, left: number, teller: Teller): string {
  const { kind } = task.goal;
  const { LATE } = teller.texts.problems;
  switch (kind) {
    case 'reach':
    case 'capture':
    case 'drop':
    case 'promote':
      return LATE[kind](taskParts(task, teller), left);
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
  const { hintLine, LEARN_HINTS } = teller.texts.problems;
  return byKind<TaskHint>({
    move: ({ move }) => moveHintText(position, move, isWhole, teller),
    square: ({ square }) => (isWhole ? hintLine(teller.square(square)) : LEARN_HINTS.squares),
    none: LEARN_HINTS.none,
  })(hint);
}

/** `Hint: the silver on 6e moves.`, or its whole move. */
export function moveHintText(
  position: Position,
  move: Move,
  isWhole: boolean,
  teller: Teller,
): string {
  const { problems, words } = teller.texts;
  if (isWhole) return problems.hintLine(teller.move(position, move));
  const from = moveFrom(move);
  const piece = pieceOn(position, from);
  const name = piece ? words.nameOfPiece(position.variant, piece) : '';
  return problems.movesHint(name, teller.square(from));
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

function middleOf({ files, ranks }: Variant): Square {
  return makeSquare(Math.ceil(files / 2), Math.ceil(ranks / 2));
}
