import type { LearnWord } from '../../activity/learn.ts';
import type { CheckAnswer } from '../../match/lessons/goal.ts';
import type { ChapterName, Task } from '../../match/lessons/task.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { countText } from './count-text.ts';
import { joinWords } from './join-words.ts';
import { handicapText, nameOfPiece, royalName } from './names.ts';
import {
  capitalized,
  countInWords,
  lastRanks,
  nameInText,
  standingText,
  withArticle,
} from './phrases.ts';

/** What each word in a course does. */
export const LEARN_WORD_HELP = {
  hint: 'what to do next',
  undo: 'take the last move back',
  retry: 'begin the task again',
  next: 'the next task',
  skip: 'leave this task open and go on',
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

/** `Yari shogi 5 of 39: The pieces (done)`. */
export function taskHeading(
  game: string,
  { number, of, chapter }: { number: number; of: number; chapter: ChapterName },
  isDone: boolean,
): string {
  return `${game} ${number} of ${of}: ${CHAPTER_TITLES[chapter]}${isDone ? ' (done)' : ''}`;
}

/** The title of a chapter in a list. */
export function chapterTitle(name: ChapterName): string {
  return CHAPTER_TITLES[name];
}

/** `12 of 39 done`. */
export function doneOfText(done: number, of: number): string {
  return `${done} of ${of} done`;
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
  const sentences =
    variant.deadSquares === 'illegal'
      ? ['A piece may not be dropped where it could never move again.']
      : ['A piece may be dropped on any empty square.'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = nameOfPiece(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const one = reverts ? 'one' : 'unpromoted one';
      const others = pawnsPerFile === 1 ? withArticle(one) : countInWords(pawnsPerFile, one);
      sentences.push(`Nor may ${withArticle(name)} join ${others} of yours on a file.`);
    }
    sentences.push(
      variant.pawnDropMate === 'illegal'
        ? `And no dropped ${name} may mate.`
        : `In ${nameInText(variant)} a dropped ${name} may mate.`,
    );
  }
  return sentences.join(' ');
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

/** ` in 2 moves`; '' for one. */
function within(moves: number): string {
  return moves === 1 ? '' : ` in ${countText(moves, 'move')}`;
}

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `Move the ${king} away.`,
  capture: () => 'Capture the piece that gives it.',
  block: () => 'Put a piece between.',
  drop: () => 'Drop a piece between.',
};

/** What is to be done, by the kind of task. Pieces and squares are as they are told. */
export const TASKS = {
  pointOut: (piece: string) => `Type the square on which your ${piece} stands.`,
  reach: (piece: string, to: string, moves: number) =>
    moves === 1 ? `Move the ${piece} to ${to}.` : `Bring the ${piece} to ${to}${within(moves)}.`,
  capture: (enemies: string, moves: number) => `Capture ${enemies}${within(moves)}.`,
  drop: (piece: string, to: string) => `Drop the ${piece} on ${to}.`,
  captureAndDrop: (enemies: string, piece: string, to: string) =>
    `Capture ${enemies}, then drop the ${piece} on ${to}.`,
  fork: (piece: string, enemies: string) =>
    `Drop the ${piece} so that it attacks ${enemies} at once.`,
  dropAllowed: (piece: string) => `Drop the ${piece}. One file is open to it.`,
  dropFar: (piece: string) => `Drop the ${piece} as far forward as it may stand.`,
  mustPromote: (piece: string) =>
    `Move the ${piece} on. It must promote, or it could never move again.`,
  promote: (piece: string, moves: number) => `Promote the ${piece}${within(moves)}.`,
  decline: (piece: string) => `Move the ${piece} into the zone, but do not promote it.`,
  check: (king: string, hasPieces: boolean) =>
    `Give check to White's ${king}${hasPieces ? '' : ' by a drop'}.`,
  answerCheck: (king: string, by: CheckAnswer) => `You are in check. ${ANSWER_TASKS[by](king)}`,
  mate: (king: string, dropped: string | undefined, rule: Variant['pawnDropMate']) => {
    const text = `Mate White's ${king} in one move.`;
    if (dropped === undefined) return text;
    return `${text} A dropped ${dropped} may ${rule === 'illegal' ? 'not do it' : 'do it'}.`;
  },
  win: (gives: Handicap | undefined) => {
    const rest = gives ? `gives the ${handicapText(gives)}` : 'has few pieces';
    return `Win a game. White is the computer at its lowest level, and ${rest}. Every turn begins with a hint. Type begin to start.`;
  },
} as const;

/**
 * How a piece moves: `+R dragon (ryuo) slides straight in any direction. So does the eagle.`
 * @param alike the names of the others that move so
 */
export function aboutLine(title: string, moves: string, alike: readonly string[]): string {
  const others = `So ${alike.length === 1 ? 'does' : 'do'} the ${joinWords(alike, 'and')}.`;
  return `${title} ${moves}.${alike.length === 0 ? '' : ` ${others}`}`;
}

/** What a try is that was right, and not the last. @param left moves */
export function stepText(left: number): string {
  return `Right so far. ${countText(left, 'move')} left.`;
}

/** `Task: Move the rook to 5e. Type it like R-5e.` @param typing '' where that was told */
export function taskLine(task: string, typing: string): string {
  return `Task: ${task} ${typing}`.trimEnd();
}

/** Said when a task is done. */
export const TASK_DONE = 'Done.';

/** Why something that the rules allow is not what a task wants. */
export const WRONG = {
  noSquare: (example: string) =>
    `A square is the digit of a file and the letter of a rank, as in ${example}.`,
  otherSquare: (square: string, found: string | undefined) =>
    `${square} is another square: ${found ? `${found} stands there` : 'it is empty'}.`,
  otherPiece: (moved: string, task: string) => `That was the ${moved}. ${task}`,
  noDrop: (task: string) => `That dropped nothing. ${task}`,
  notFarEnough: 'It may stand farther forward than that.',
  attacks: (only: string | undefined) =>
    only === undefined
      ? 'From there it attacks neither of them.'
      : `From there it attacks only ${only}.`,
  promoted: 'It promoted. With = after the move it does not.',
  outsideZone: (ranks: number) =>
    `That move neither begins nor ends in the zone, ${lastRanks(ranks)}.`,
  otherAnswer: (king: string, wanted: CheckAnswer | undefined) =>
    `That is out of check too, but the task is another:${wanted ? ` ${ANSWER_TASKS[wanted](king)}` : ''}`,
  noCheck: 'That gives no check.',
  noMate: (answer: string) => `Check, but no mate: White has ${answer}.`,
} as const;

/** Why a task of several moves can no longer be done. @param left moves */
export const LATE = {
  reach: (piece: string, to: string, left: number) =>
    left > 0
      ? `From there the ${piece} does not reach ${to} ${inMore(left)}.`
      : `That is not ${to}, where the ${piece} is to go.`,
  capture: (enemies: string, left: number) =>
    left > 0
      ? `After that you do not capture ${enemies} ${inMore(left)}.`
      : `That does not capture ${enemies}.`,
  drop: (piece: string, to: string, left: number) =>
    left > 0
      ? `After that no ${piece} can be dropped on ${to} ${inMore(left)}.`
      : `The ${piece} is to be dropped on ${to}.`,
  promote: (piece: string, left: number) =>
    left > 0
      ? `From there the ${piece} does not promote ${inMore(left)}.`
      : `The ${piece} did not promote: + after the move does it.`,
} as const;

function inMore(moves: number): string {
  return `in ${moves} more ${moves === 1 ? 'move' : 'moves'}`;
}

/** `Hint: S-5d`, `Hint: 5i`. */
export function learnHint(told: string): string {
  return `Hint: ${told}`;
}

/** Said after a task, where more are open. */
export function someDoneText(done: number, of: number): string {
  return `${doneOfText(done, of)}.`;
}

/** Said after the last task. */
export function courseDoneText(variant: Variant, all: number): string {
  return `All ${all} tasks are done: you know ${nameInText(variant)}.`;
}

/** Says that a task that was done is not remembered, and why. */
export function taskNotKept(why: string): string {
  return `NOT SAVED that it is done: ${why}.`;
}

/** Why a word does nothing in a course, and what it has done. */
export const LEARN_ANSWERS = {
  done: 'The task is done: next, or undo.',
  open: 'This task is not done yet: skip leaves it open.',
  countSquares: 'Hint: count the file from the right, then the rank from the top.',
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
export function enemiesText(
  pieces: readonly { readonly name: string | undefined; readonly square: string }[],
): string {
  const names = pieces.map(({ name = 'piece', square }) => standingText(name, square));
  return `White's ${joinWords(names, 'and')}`;
}

/** How an answer to a task is typed: `Type it like Px5e, then P*5d.` */
export function typeItLike(...examples: readonly string[]): string {
  return `Type it like ${examples.join(', then ')}.`;
}
