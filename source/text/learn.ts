import type { LearnWord } from '../activity/learn.ts';
import type { Course } from '../match/lessons/course.ts';
import { type CourseProgress, type CourseWalk, doneCount } from '../match/lessons/course-walk.ts';
import { type CheckAnswer, mustPromote } from '../match/lessons/goal.ts';
import { CHAPTERS, type ChapterName, type Task } from '../match/lessons/task.ts';
import type { TaskHint, TaskOutcome, WrongReason } from '../match/lessons/task-run.ts';
import type { NamedPiece } from '../rules/core/attempt.ts';
import { type Piece, Position, pieceOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { makeSquare, type Square } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { pieceName } from '../rules/notation/labels.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { handicapOf } from '../rules/notation/start.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { type Charset, latin } from './charset.ts';
import { countText } from './count-text.ts';
import { describeMoves } from './describe-moves.ts';
import { joinWords } from './join-words.ts';
import { capitalized, countInWords, nameInText, withArticle } from './phrases.ts';
import { faceDiagram } from './piece-diagram.ts';
import { faceTitle } from './piece-names.ts';
import { lastRanks } from './piece-page.ts';
import { systemErrorText } from './record-fault.ts';
import { PRINTED, type Teller } from './teller.ts';

/** What each word in a course does. */
export const LEARN_WORD_HELP = {
  hint: 'what to do next',
  undo: 'take the last move back',
  retry: 'begin the task again',
  next: 'the next task',
  skip: 'the same: leave this one open',
  previous: 'the task before',
  back: 'the same as previous',
  go: 'go 12 goes to task 12',
  begin: 'begin the game that a task asks for',
  task: 'say the task again',
  chapters: 'the chapters, and how much of each is done',
  ...BOARD_WORD_HELP,
  quit: 'leave; what is done is remembered',
} as const satisfies Readonly<Record<LearnWord, string>>;

/** How a course is taken, for the help. */
export const LEARN_TASK =
  'Do what the task asks: type a move or a square, or point with the arrow keys or the mouse. ' +
  'Any way that does it is right. A move that does not is taken back when you go on.';

/** Says who sits where. */
export const LEARN_NAMES = { learner: 'you', other: 'waits' } as const;

const CHAPTER_TITLES: Readonly<Record<ChapterName, string>> = {
  squares: 'Squares',
  pieces: 'The pieces',
  captures: 'Captures',
  hand: 'The hand',
  limits: 'What may not be dropped',
  promotion: 'Promotion',
  check: 'Check',
  mate: 'Mate in one',
  game: 'A small game',
};

/** `Yari shogi 5 of 39: The pieces`. */
export function taskTitle(walk: CourseWalk, charset: Charset): string {
  const { course, index, task, isDone, run } = walk;
  const done = isDone && run.state !== 'done' ? ' (done)' : '';
  const name = latin(course.variant.name, charset);
  return `${name} ${index + 1} of ${course.lessons.length}: ${chapterTitle(task.chapter)}${done}`;
}

function chapterTitle(name: ChapterName): string {
  return CHAPTER_TITLES[name];
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
  return `${doneCount(course, progress)} of ${course.lessons.length} done`;
}

/** What one should know before the tasks of a chapter. */
export function chapterText({ chapter, variant }: Pick<Task, 'chapter' | 'variant'>): string {
  const king = royalName(variant);
  switch (chapter) {
    case 'squares':
      return (
        'Each square has a name: the file, a digit counted from the right, then the rank, a letter ' +
        `counted from the top. The upper right corner is ${formatSquare(makeSquare(1, 1))}.`
      );
    case 'pieces':
      return 'You are Black, at the bottom, and your pieces point up. The other side stands still for now. A piece that moves to the square of an enemy piece captures it.';
    case 'captures':
      return 'A piece that moves to the square of an enemy piece captures it. Nothing else captures.';
    case 'hand':
      return 'What you capture lies in your hand. Instead of moving you may drop it on an empty square. It comes back unpromoted.';
    case 'limits':
      return limitsText(variant);
    case 'promotion':
      return promotionText(variant);
    case 'check':
      return `${capitalized(withArticle(king))} that is attacked is in check, and must be out of it after the next move.`;
    case 'mate':
      return `A check that nothing answers is mate: the game is won. The ${king} is never captured.${goalText(variant)}`;
    case 'game':
      return 'This is a real game. It is kept as all games are.';
  }
}

/** The rules of the variant that forbid drops. */
function limitsText(variant: Variant): string {
  const texts =
    variant.deadSquares === 'illegal'
      ? ['A piece may not be dropped where it could never move again.']
      : ['A piece may be dropped on any empty square.'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = pieceName(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const one = reverts ? 'one' : 'unpromoted one';
      const others = pawnsPerFile === 1 ? withArticle(one) : countInWords(pawnsPerFile, one);
      texts.push(`Nor may ${withArticle(name)} join ${others} of yours on a file.`);
    }
    texts.push(
      variant.pawnDropMate === 'illegal'
        ? `And no dropped ${name} may mate.`
        : `In ${nameInText(variant)} a dropped ${name} may mate.`,
    );
  }
  return texts.join(' ');
}

function promotionText(variant: Variant): string {
  const { zone, promotion } = variant;
  const ranks = lastRanks(zone);
  const where = `${capitalized(ranks)} ${zone === 1 ? 'is' : 'are'} your zone. A move that begins or ends in it`;
  if (promotion === 'mandatory') {
    const isTurned = variant.pieces.some(({ reverts }) => reverts);
    const back = isTurned ? ' The next such move turns it back.' : '';
    return `${where} promotes the piece, if it has a promoted side. Promotion is no choice here.${back}`;
  }
  return `${where} may promote the piece: + after the move promotes it, = does not. It stays promoted until it is captured.`;
}

/** How a game is won without mate; '' where that is the only way. */
function goalText(variant: Variant): string {
  const { goalRanks } = variant;
  if (goalRanks === undefined) return '';
  return ` A ${royalName(variant)} that reaches ${lastRanks(goalRanks)}, where nothing attacks it, wins too.`;
}

/** What is to be done. */
export function taskText(task: Task, teller: Teller = PRINTED): string {
  const { goal, variant } = task;
  const { square } = teller;
  const nameOf = (kind: number) => pieceName(variant, { kind, promoted: false });
  const king = royalName(variant);
  switch (goal.kind) {
    case 'point-out':
      return `Type the square on which your ${pieceName(variant, goal.piece)} stands.`;
    case 'reach': {
      const piece = pieceName(variant, goal.piece);
      return goal.moves === 1
        ? `Move the ${piece} to ${square(goal.to)}.`
        : `Bring the ${piece} to ${square(goal.to)}${within(goal.moves)}.`;
    }
    case 'capture':
      return `Capture ${enemies(task, goal.squares, teller)}${within(goal.moves)}.`;
    case 'drop': {
      const to = square(goal.to);
      if (goal.moves === 1) return `Drop the ${nameOf(goal.piece)} on ${to}.`;
      const victims = [...rulesOf(variant).squares].filter((at) => {
        const piece = pieceOn(task.start.placement, at);
        return piece?.color === 'white' && piece.kind === goal.piece;
      });
      return `Capture ${enemies(task, victims, teller)}, then drop the ${nameOf(goal.piece)} on ${to}.`;
    }
    case 'fork': {
      const both = enemies(task, goal.targets, teller);
      return `Drop the ${nameOf(goal.piece)} so that it attacks ${both} at once.`;
    }
    case 'drop-allowed':
      return `Drop the ${nameOf(goal.piece)}. One file is open to it.`;
    case 'drop-far':
      return `Drop the ${nameOf(goal.piece)} as far forward as it may stand.`;
    case 'promote':
      return isForced(task, goal.piece)
        ? `Move the ${nameOf(goal.piece)} on. It must promote, or it could never move again.`
        : `Promote the ${nameOf(goal.piece)}${within(goal.moves)}.`;
    case 'decline':
      return `Move the ${nameOf(goal.piece)} into the zone, but do not promote it.`;
    case 'check':
      return `Give check to White's ${king}${hasPieces(task) ? '' : ' by a drop'}.`;
    case 'answer-check':
      return `You are in check. ${ANSWER_TASKS[goal.by](king)}`;
    case 'mate': {
      const text = `Mate White's ${king} in one move.`;
      if (task.about === undefined) return text;
      return variant.pawnDropMate === 'illegal'
        ? `${text} A dropped ${nameOf(task.about.kind)} may not do it.`
        : `${text} A dropped ${nameOf(task.about.kind)} may do it.`;
    }
    case 'win': {
      const gives = handicapOf(variant, task.start.placement);
      const rest = gives ? `gives the ${gives.name} handicap` : 'has few pieces';
      return `Win a game. White is the computer at its lowest level, and ${rest}. Every turn begins with a hint. Type begin to start.`;
    }
  }
}

/** ` in 2 moves`; '' for one. */
function within(moves: number): string {
  return moves === 1 ? '' : ` in ${countText(moves, 'move')}`;
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

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `Move the ${king} away.`,
  capture: () => 'Capture the piece that gives it.',
  block: () => 'Put a piece between.',
  drop: () => 'Drop a piece between.',
};

/** How the piece of a task moves; '' where it is about none. */
export function aboutText({ about, variant }: Task, charset: Charset): string {
  if (about === undefined) return '';
  const piece = pieceData(variant, about.kind);
  const { front, back = front } = piece;
  const face = about.promoted ? back : front;
  const title = faceTitle(variant, piece, face, charset);
  return `${title} ${describeMoves(face.betza)}.${namesakes(variant, about)}`;
}

/** The other promoted sides that move alike. */
function namesakes(variant: Variant, { kind, promoted }: NamedPiece): string {
  if (!promoted) return '';
  const betza = pieceData(variant, kind).back?.betza;
  const names = variant.pieces.flatMap(({ front, back }, other) => [
    ...(front.betza === betza ? [pieceName(variant, { kind: other, promoted: false })] : []),
    ...(back?.betza === betza && other !== kind
      ? [pieceName(variant, { kind: other, promoted: true })]
      : []),
  ]);
  const [name] = names;
  if (name === undefined) return '';
  return ` So ${names.length === 1 ? 'does' : 'do'} the ${joinWords(names, 'and')}.`;
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
    ? `Right so far. ${countText(outcome.left, 'move')} left.`
    : wrongText(task, outcome.reason, teller);
}

/** Said when a task is done. */
export const TASK_DONE = 'Done.';

/** Why something that the rules allow is not what the task wants. */
function wrongText(task: Task, reason: WrongReason, teller: Teller): string {
  const { variant, goal } = task;
  switch (reason.code) {
    case 'no-square':
      return `A square is the digit of a file and the letter of a rank, as in ${teller.square(middleOf(variant))}.`;
    case 'other-square': {
      const { found } = reason;
      const what = found ? `${ownedName(variant, found)} stands there` : 'it is empty';
      return `${teller.square(reason.square)} is another square: ${what}.`;
    }
    case 'not-in-time':
      return lateText(task, reason.left, teller);
    case 'other-piece':
      return `That was the ${pieceName(variant, reason.moved)}. ${taskText(task, teller)}`;
    case 'no-drop':
      return `That dropped nothing. ${taskText(task, teller)}`;
    case 'not-far-enough':
      return 'It may stand farther forward than that.';
    case 'attacks': {
      const [only] = reason.hit;
      return only === undefined
        ? 'From there it attacks neither of them.'
        : `From there it attacks only ${enemies(task, [only], teller)}.`;
    }
    case 'promoted':
      return 'It promoted. With = after the move it does not.';
    case 'outside-zone':
      return `That move neither begins nor ends in the zone, ${lastRanks(variant.zone)}.`;
    case 'other-answer': {
      const wanted =
        goal.kind === 'answer-check' ? ` ${ANSWER_TASKS[goal.by](royalName(variant))}` : '';
      return `That is out of check too, but the task is another:${wanted}`;
    }
    case 'no-check':
      return 'That gives no check.';
    case 'no-mate': {
      const before = new Position(variant, reason.before);
      return `Check, but no mate: White has ${teller.move(before, reason.answer)}.`;
    }
  }
}

/** Why a task of several moves can no longer be done. @param left moves */
function lateText(task: Task, left: number, teller: Teller): string {
  const { goal, variant } = task;
  const within = `in ${left} more ${left === 1 ? 'move' : 'moves'}`;
  switch (goal.kind) {
    case 'reach': {
      const [piece, to] = [pieceName(variant, goal.piece), teller.square(goal.to)];
      return left > 0
        ? `From there the ${piece} does not reach ${to} ${within}.`
        : `That is not ${to}, where the ${piece} is to go.`;
    }
    case 'capture': {
      const all = enemies(task, goal.squares, teller);
      return left > 0
        ? `After that you do not capture ${all} ${within}.`
        : `That does not capture ${all}.`;
    }
    case 'drop': {
      const piece = pieceName(variant, { kind: goal.piece, promoted: false });
      const to = teller.square(goal.to);
      return left > 0
        ? `After that no ${piece} can be dropped on ${to} ${within}.`
        : `The ${piece} is to be dropped on ${to}.`;
    }
    case 'promote': {
      const piece = pieceName(variant, { kind: goal.piece, promoted: false });
      return left > 0
        ? `From there the ${piece} does not promote ${within}.`
        : `The ${piece} did not promote: + after the move does it.`;
    }
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
      return `Hint: ${teller.move(position, hint.move)}`;
    case 'square':
      return `Hint: ${teller.square(hint.square)}`;
    case 'none':
      return LEARN_ANSWERS.noHint;
  }
}

/** What is said after a task: how much is done, or that all of it is. */
export function courseProgressText(walk: CourseWalk): string {
  const { course, progress } = walk;
  if (!walk.isComplete) return `${doneText(course, progress)}.`;
  return `All ${course.lessons.length} tasks are done: you know ${nameInText(course.variant)}.`;
}

/** Says that a task that was done is not remembered, and why. */
export function notKeptText(error: unknown): string {
  return `NOT SAVED that it is done: ${systemErrorText(error)}.`;
}

/** Why a word does nothing in a course, and what it has done. */
export const LEARN_ANSWERS = {
  done: 'The task is done: next, or undo.',
  noHint: 'Hint: there is nothing to do here. next goes on.',
  'game-hint': 'Hint: begin starts the game.',
  goOn: 'Enter goes on.',
  'no-undo': 'There is no move to take back.',
  undone: 'Taken back.',
  again: 'From the beginning.',
  'no-next': 'This is the last task.',
  'no-previous': 'This is the first task.',
  'no-game': 'begin: this task needs no game.',
  'begins-game': 'This task is a game: begin starts it.',
  gameLeft: 'The game is left; begin starts a new one.',
  'no-moves': 'moves: this task asks for a square.',
} as const;

/** The title of the list of courses. */
export const LEARN_TITLE = 'Learn';

/** Said over the board when the game of a course is won. */
export const GAME_WON = 'You have won: the last task is done. Esc goes back to the course.';

/** Several of White's pieces: `White's pawn on 5c and silver on 3d`. */
function enemies({ variant, start }: Task, squares: readonly Square[], { square }: Teller): string {
  const names = squares.map((at) => {
    const piece = pieceOn(start.placement, at);
    return `${piece ? pieceName(variant, piece) : 'piece'} on ${square(at)}`;
  });
  return `White's ${joinWords(names, 'and')}`;
}

/** `your pawn`, `White's pawn` */
function ownedName(variant: Variant, piece: Piece): string {
  return `${piece.color === 'black' ? 'your' : "White's"} ${pieceName(variant, piece)}`;
}

function royalName(variant: Variant): string {
  return pieceName(variant, { kind: rulesOf(variant).royal, promoted: false });
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
    const verb = SPOKEN_SIGNS[sign] ?? ' ';
    return `${pieceName(variant, piece)}${verb}${middle}${SPOKEN_ENDS[end] ?? ''}`;
  };
  switch (goal.kind) {
    case 'point-out':
      return `Type it like ${middle}.`;
    case 'reach':
      return `Type it like ${example(goal.piece.kind, '-', '', goal.piece.promoted)}.`;
    case 'capture':
      return `Type it like ${example(capturer(task), 'x')}.`;
    case 'drop': {
      const drop = example(goal.piece, '*');
      const way = goal.moves === 1 ? drop : `${example(capturer(task), 'x')}, then ${drop}`;
      return `Type it like ${way}.`;
    }
    case 'fork':
    case 'drop-allowed':
    case 'drop-far':
      return `Type it like ${example(goal.piece, '*')}.`;
    case 'promote':
      return `Type it like ${example(goal.piece, '-', '+')}.`;
    case 'decline':
      return `Type it like ${example(goal.piece, '-', '=')}.`;
    case 'check':
    case 'answer-check':
    case 'mate':
    case 'win':
      return '';
    default:
      return goal satisfies never;
  }
}

/** How the signs of a printed move are spoken. */
const SPOKEN_SIGNS: Readonly<Record<string, string>> = { x: ' takes ', '*': ' drop ' };
const SPOKEN_ENDS: Readonly<Record<string, string>> = {
  '+': ', promotes',
  '=': ', does not promote',
};

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
