import type { LearnTold } from '../../activity/learn.ts';
import type { MateTold } from '../../activity/mate-word.ts';
import type { TsumeTold } from '../../activity/tsume.ts';
import type { CheckAnswer, Goal } from '../../match/lessons/goal.ts';
import type { ChapterName } from '../../match/lessons/task.ts';
import type { Length } from '../../match/problems/tsume-set.ts';
import type { Problem, ProblemFaultReason } from '../../records/formats/problems/problem.ts';
import type { Color } from '../../rules/core/color.ts';
import { makeSquare } from '../../rules/core/square.ts';
import type { Handicap, Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { byCode, type Sentences } from '../by-code.ts';
import {
  capitalized,
  countInWords,
  countText,
  handicapText,
  joinWords,
  lastRanks,
  nameInText,
  quoted,
  royalName,
  sideName,
  standingText,
  systemErrorText,
  withArticle,
} from './words.ts';

function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'no problem states its length';
  return `there are problems of ${joinWords(lengths.map(String), 'and')} plies`;
}

/** A problem by its number, and what else is known of it. */
export interface ToldProblem {
  readonly number?: number;
  /** The number of problems. */
  readonly of?: number;
  readonly plies: number | undefined;
  readonly rating: string | undefined;
  readonly isSolved: boolean;
}

/** What is to be done; how, where that is said in another way. */
type TaskKind = Goal['kind'] | 'take-and-drop' | 'must-promote';

/** What the sentences of tasks are made of. */
export interface TaskParts {
  readonly piece: string;
  readonly to: string;
  readonly enemies: string;
  readonly king: string;
  readonly moves: number;
  /** What is to be done about a check: a sentence. */
  readonly way: string;
  /** The piece that may mate by a drop, or may not. */
  readonly dropped: string | undefined;
  readonly rule: Variant['pawnDropMate'];
  /** Whether there are pieces on the board that can give check. */
  readonly hasPieces: boolean;
  readonly gives: Handicap | undefined;
}

const noMate = (plies: number | undefined) => (plies === undefined ? 'no mate any more' : `no mate within ${plies} plies`);
const gameProblemsTitle = (game: string) => `${game} problems`;
const ownRatingLine = (rating: string) => `Your rating: ${rating}.`;
const doneOfText = (done: number, of: number) => `${done} of ${of} done`;
const within = (moves: number) => (moves === 1 ? '' : ` in ${countText(moves, 'move')}`);
const inMore = (moves: number) => `in ${moves} more ${moves === 1 ? 'move' : 'moves'}`;

function noTargetText({ variant }: Pick<Problem, 'variant'>): string {
  return `no mating problem: the side that is not to move has no ${royalName(variant)}`;
}

export const problems = {
  // Tsume
  TSUME_TASK:
    'Mate the other side. Every move must give check; the defence answers with the move that resists longest. ' +
    'Useless drops in between do not count. Any mate of the right length is a solution.',
  TSUME_NAMES: { attacker: 'you', defender: 'defence' } as const,
  problemHeading(game: string, { number, of, plies, rating, isSolved }: ToldProblem) {
    const place = number === undefined ? '' : ` ${number}${of === undefined ? '' : ` of ${of}`}`;
    const length = plies === undefined ? '' : `, mate in ${plies}`;
    const notes = [rating, isSolved && 'solved'].filter(Boolean).join(', ');
    return `${game} problem${place}${length}${notes && ` (${notes})`}`;
  },
  FINDINGS: {
    none: (most: number) => `There is no mate by checks within ${most} plies.`,
    unknown: 'No mate was found in the time allowed; there may be one.',
    shorter: (found: number, said: number) => `There is a mate in ${found}; the file says ${said}.`,
    longer: (said: number, wanted: number) => `The file says mate in ${said}; against the best defence it is ${wanted}.`,
    odd: (what: string) => `No game can reach this position: ${what}.`,
  } as const,
  TRIES: {
    noCheck: (move: string) => `${move} gives no check: every move of a mating problem must give check.`,
    answered: (move: string, by: Color, answer: string) => `${move}: right. ${sideName(by)} plays ${answer}.`,
    failed: (move: string, why: string) => `${move} fails: ${why}`,
    // note: a shorter mate, in plies; or that the file has another line
    solved(plies: number, note: number | 'other' | undefined) {
      const solved = `Solved: mate in ${plies}.`;
      if (note === undefined) return solved;
      return `${solved} ${note === 'other' ? 'The file has another line.' : `There is a mate in ${note}, too.`}`;
    },
  } as const,
  // plies: within which there is no mate; undefined for any
  FAILURES: {
    unjudged: 'the time was too short to find an answer or a mate.',
    tooLong: (plies: number, wanted: number, answer: string) => `it mates, but in ${plies}, not ${wanted}, after ${answer}.`,
    capture: (answer: string, piece: string, plies: number | undefined) => `${answer} captures the ${piece}: ${noMate(plies)}.`,
    kingMove: (answer: string, king: string, plies: number | undefined) => `the ${king} escapes by ${answer}: ${noMate(plies)}.`,
    block: (answer: string, plies: number | undefined) => `${answer} stops the check: ${noMate(plies)}.`,
  } as const,
  hintLine: (told: string) => `Hint: ${told}`,
  movesHint: (piece: string, square: string) => `Hint: the ${piece} on ${square} moves.`,
  TSUME_HINTS: {
    none: 'Hint: there is no mate from here.',
    unknown: 'Hint: no mate was found in the time allowed.',
  } as const,
  solutionLine: (moves: string) => `Solution: ${moves}`,
  SOLUTIONS: {
    none: 'Solution: no mate by checks was found.',
    unknown: 'Solution: none is known.',
  } as const,
  ONLY_ONE_PROBLEM: 'There is only one problem.',
  TSUME_ANSWERS: {
    thinking: 'The defence is thinking.',
    solved: 'The problem is solved. Type "next" or "undo".',
    'no-undo': 'There is no move to take back.',
    undone: 'Taken back.',
    'no-next': 'This is the last problem.',
    'no-other': 'All the others are solved.',
    'not-rated': 'Only the problems that come with komadai are rated.',
    'no-previous': 'This is the first problem.',
    looking: 'Looking for the mate ..',
    'help-counts': ({ word }) => `Show ${word === 'hint' ? 'a hint' : 'the solution'}? The problem will count as unsolved.`,
    again: ({ isNew }) => (isNew ? 'It comes again: komadai mistakes asks for it.' : 'It is among your mistakes already.'),
    'again-not-kept': ({ error }) => `NOT SAVED that it comes again: ${systemErrorText(error)}.`,
    length: ({ plies }) => `${plies === 'all' ? 'Mates of all lengths' : `Mates in ${plies}`} from now on.`,
  } as const satisfies Sentences<TsumeTold>,
  problemNotKept: (why: string) => `NOT SAVED what came of it: ${why}.`,
  someSolvedText: (solved: number, of: number) => `${solved} of ${of} solved.`,
  allSolvedLine: (count: number, plies: Length) => `All ${count} ${plies === 'all' ? 'problems' : `mates in ${plies}`} are solved.`,
  // solved: that all are
  repeatLine: (solved: string) => `${solved} You solved this one longest ago.`,
  bothRatingsText: (game: string, own: string, problem: string) => `Your rating at ${game} problems is ${own}; this one has ${problem}.`,
  noLengthText: (word: string, typed: string, lengths: readonly number[]) =>
    `${word}: ${quoted(typed)} is no length; ${noSuchLengthText(lengths)}.`,
  leftOutText: ([fault, ...others]: readonly string[]) => `Not read: ${fault}${others.length > 0 ? ` (and ${others.length} more)` : ''}.`,
  noProblemsText: (id: string, others: readonly string[]) =>
    `there are no problems of ${id}, only of ${joinWords(others, 'and')}; komadai tsume FILE takes those of a file`,
  problemCountText: (count: number) => (count === 1 ? 'there is 1 problem' : `there are ${count} problems`),
  noSuchLengthText,
  unreadText: byCode<ProblemFaultReason>({
    json: 'this line is no object of JSON; one reads like {"sfen": "..", "plies": 3}',
    'no-sfen': 'the problem has no "sfen"',
    plies: ({ found }) => `plies is an odd number, not ${quoted(found)}; the problem is read without it`,
    'no-target': noTargetText,
    'game-start': ({ game }) => `game ${game} begins as games do: its start is no mating problem`,
  }),
  noTargetText,

  // Problem list
  PROBLEM_LIST: {
    title: 'Mating problems',
    note: 'Every move must give check. Each problem has a rating, and you have one too.',
    greeting: 'komadai tsume GAME --plies N chooses others; here "list", "plies 3" and "go 12" do.',
  } as const,
  solvedCell: (solved: number, all: number) => `${String(solved).padStart(String(all).length)} of ${all} solved`,
  gameProblemsTitle,
  ownRatingLine,
  nextProblemLine(plies: number | undefined, rating: string, isRepeat: boolean) {
    const parts = [plies && `mate in ${plies}`, `rated ${rating}`].filter(Boolean);
    return `${isRepeat ? 'Once more' : 'Next for you'}: ${parts.join(', ')}`;
  },
  // game: undefined for the problems of a file
  lengthHeading(game: string | undefined, plies: number | undefined) {
    const title = game === undefined ? 'Problems' : gameProblemsTitle(game);
    return plies === undefined ? title : `${title}, mate in ${plies}`;
  },
  // solved: in the form of `solvedCell`
  lengthRow: (plies: string, solved: string) => `Mate in ${plies}   ${solved}`,
  lengthCell: (plies: number | string) => `mate in ${plies}`,
  listHeading(game: string, rating: string | undefined) {
    const title = `${gameProblemsTitle(game)}.`;
    return rating === undefined ? title : `${title} ${ownRatingLine(rating)}`;
  },
  listedLength: (plies: number, solved: number, all: number) => `mate in ${plies}: ${solved} of ${all} solved`,
  // plies: a length that there is
  moreListedText: (plies: number) =>
    `"list ${plies}" lists the mates in ${plies}, "plies ${plies}" goes on with them, "go N" goes to problem N.`,
  listedProblem: (number: number, { plies, rating, isSolved }: ToldProblem) =>
    [`problem ${number}`, plies && `mate in ${plies}`, rating, isSolved && 'solved'].filter(Boolean).join(', '),

  // Mate
  // isShortest: whether no shorter one is there
  mateFoundText: (plies: number, isShortest: boolean, line: string) => `Mate in ${plies}${isShortest ? '' : ' at most'}: ${line}`,
  MATE_ANSWERS: {
    'no-mate': 'No check leads to mate here: that is proved.',
    'no-mate-here': 'A mate needs a king of the other side, and no more pieces than the game has.',
    'no-mate-over': 'The game is over here: go back first.',
    'mate-by-server': 'Visitors of a server cannot look for mates: export the game and replay it at home.',
    'mate-seconds': '"mate 30" looks for 30 seconds; the most is 3600. "mate off" ends the search.',
    'mate-off': 'The search for a mate has ended.',
    'mate-not-sought': 'No mate is being looked for.',
    'mate-is-solution': 'That is your task: "mate" works when the problem is solved, or after "solution".',
    'seeks-mate': ({ seconds }) => `Looking for a mate for at most ${seconds} seconds; "mate off" ends it ..`,
    'mate-unknown': ({ seconds }) => `No mate was found or ruled out within ${seconds} seconds: "mate ${seconds * 6}" looks longer.`,
  } as const satisfies Sentences<MateTold>,
  MATE_TITLE: 'Mate',

  // Solve
  solvedMateText: (name: string, plies: number, isShortest: boolean, moves: readonly string[]) =>
    `${name}: mate in ${plies}${isShortest ? '' : ' at most'}: ${moves.join(' ')}`,
  noMateText: (name: string) => `${name}: no mate, proved`,
  unsolvedText: (name: string, nodes: number) => `${name}: unknown, ${countText(nodes, 'move')} looked at`,
  surplusText: (name: string, found: number, piece: string, most: number) =>
    `${name}: there are ${found} pieces of the kind ${piece}; the game has ${most}`,
  emptyFileText: (file: string) => `${file}: there is no problem in it`,
  solvingText: (done: number, all: number, seconds: number, nodes: number) =>
    `${done} of ${all} done, ${seconds} s, ${countText(nodes, 'move')}`,

  // Learn
  LEARN_TASK:
    'Do what the task asks: type a move or a square, or point with the arrow keys or the mouse. ' +
    'Any way that does it is right. A move that does not is taken back when you go on.',
  LEARN_NAMES: { learner: 'you', other: 'waits' } as const,
  taskHeading: (game: string, { number, of, chapter }: { number: number; of: number; chapter: string }, isDone: boolean) =>
    `${game} ${number} of ${of}: ${chapter}${isDone ? ' (done)' : ''}`,
  CHAPTER_TITLES: {
    squares: 'Squares',
    pieces: 'The pieces',
    captures: 'Captures',
    hand: 'The hand',
    limits: 'What may not be dropped',
    promotion: 'Promotion',
    check: 'Check',
    mate: 'Mate in one',
    game: 'A small game',
  } as const satisfies Readonly<Record<ChapterName, string>>,
  doneOfText,
  CHAPTER_TEXTS: {
    squares:
      'Each square has a name: the file, a digit counted from the right, then the rank, a letter ' +
      `counted from the top. The upper right corner is ${formatSquare(makeSquare(1, 1))}.`,
    pieces:
      'You are Black, at the bottom, and your pieces point up. The other side stands still for now. A piece that moves to the square of an enemy piece captures it.',
    captures: 'A piece that moves to the square of an enemy piece captures it. Nothing else captures.',
    hand: 'What you capture lies in your hand. Instead of moving you may drop it on an empty square. It comes back unpromoted.',
    promotion({ zone, promotion, pieces }) {
      const ranks = lastRanks(zone);
      const where = `${capitalized(ranks)} ${zone === 1 ? 'is' : 'are'} your zone. A move that begins or ends in it`;
      if (promotion === 'mandatory') {
        const back = pieces.some(({ reverts }) => reverts) ? ' The next such move turns it back.' : '';
        return `${where} promotes the piece, if it has a promoted side. Promotion is no choice here.${back}`;
      }
      return `${where} may promote the piece: + after the move promotes it, = does not. It stays promoted until it is captured.`;
    },
    check: (variant) =>
      `${capitalized(withArticle(royalName(variant)))} that is attacked is in check, and must be out of it after the next move.`,
    mate(variant) {
      const king = royalName(variant);
      const { goalRanks } = variant;
      const goal = goalRanks === undefined ? '' : ` A ${king} that reaches ${lastRanks(goalRanks)}, where nothing attacks it, wins too.`;
      return `A check that nothing answers is mate: the game is won. The ${king} is never captured.${goal}`;
    },
    game: 'This is a real game. It is kept as all games are.',
  } as const satisfies Readonly<Record<Exclude<ChapterName, 'limits'>, string | ((variant: Variant) => string)>>,
  LIMITS: {
    dead: 'A piece may not be dropped where it could never move again.',
    anywhere: 'A piece may be dropped on any empty square.',
    perFile(name: string, most: number, reverts: boolean) {
      const one = reverts ? 'one' : 'unpromoted one';
      const others = most === 1 ? withArticle(one) : countInWords(most, one);
      return `${capitalized(withArticle(name))} may not be dropped on a file with ${others} of yours.`;
    },
    mates: (name: string, game: string) => `In ${game} a dropped ${name} may mate.`,
    matesNot: (name: string) => `A dropped ${name} may not mate.`,
  } as const,
  TASKS: {
    'point-out': ({ piece }) => `Type the square on which your ${piece} stands.`,
    reach: ({ piece, to, moves }) => (moves === 1 ? `Move the ${piece} to ${to}.` : `Bring the ${piece} to ${to}${within(moves)}.`),
    capture: ({ enemies, moves }) => `Capture ${enemies}${within(moves)}.`,
    drop: ({ piece, to }) => `Drop the ${piece} on ${to}.`,
    'take-and-drop': ({ enemies, piece, to }) => `Capture ${enemies}, then drop the ${piece} on ${to}.`,
    fork: ({ piece, enemies }) => `Drop the ${piece} so that it attacks ${enemies} at once.`,
    'drop-allowed': ({ piece }) => `Drop the ${piece}. One file is open to it.`,
    'drop-far': ({ piece }) => `Drop the ${piece} as far forward as it may stand.`,
    'must-promote': ({ piece }) => `Move the ${piece} on. It must promote, or it could never move again.`,
    promote: ({ piece, moves }) => `Promote the ${piece}${within(moves)}.`,
    decline: ({ piece }) => `Move the ${piece} into the zone, but do not promote it.`,
    check: ({ king, hasPieces }) => `Give check to White's ${king}${hasPieces ? '' : ' by a drop'}.`,
    'answer-check': ({ way }) => `You are in check. ${way}`,
    mate({ king, dropped, rule }) {
      const text = `Mate White's ${king} in one move.`;
      if (dropped === undefined) return text;
      return `${text} A dropped ${dropped} may ${rule === 'illegal' ? 'not do it' : 'do it'}.`;
    },
    win({ gives }) {
      const rest = gives ? `gives the ${handicapText(gives)}` : 'has few pieces';
      return `Win a game. White is the computer at its lowest level, and ${rest}. Every turn begins with a hint. Type "begin" to start.`;
    },
  } as const satisfies Readonly<Record<TaskKind, (told: TaskParts) => string>>,
  ANSWER_TASKS: {
    'move-away': (king) => `Move the ${king} away.`,
    capture: () => 'Capture the piece that gives it.',
    block: () => 'Put a piece between.',
    drop: () => 'Drop a piece between.',
  } as const satisfies Readonly<Record<CheckAnswer, (king: string) => string>>,
  // alike: the names of the others that move so
  aboutLine(title: string, moves: string, alike: readonly string[]) {
    const others = `The ${joinWords(alike, 'and')} ${alike.length === 1 ? 'moves' : 'move'} in the same way.`;
    return `${title} ${moves}.${alike.length === 0 ? '' : ` ${others}`}`;
  },
  // left: moves
  stepText: (left: number) => `Right so far. ${countText(left, 'move')} left.`,
  // typing: '' where that was told
  taskLine: (task: string, typing: string) => `Task: ${task} ${typing}`.trimEnd(),
  TASK_DONE: 'Done.',
  WRONG: {
    'no-square': (example: string) => `A square is the digit of a file and the letter of a rank, as in ${example}.`,
    'other-square': (square: string, found: string | undefined) =>
      `${square} is another square: ${found ? `${found} stands there` : 'it is empty'}.`,
    'other-piece': (moved: string, task: string) => `That was the ${moved}. ${task}`,
    'no-drop': (task: string) => `That dropped nothing. ${task}`,
    'not-far-enough': 'It may stand farther forward than that.',
    attacks: (only: string | undefined) =>
      only === undefined ? 'From there it attacks neither of them.' : `From there it attacks only ${only}.`,
    promoted: 'It promoted. With = after the move it does not.',
    'outside-zone': (ranks: number) => `That move neither begins nor ends in the zone, ${lastRanks(ranks)}.`,
    'other-answer': (way: string | undefined) => `That ends the check too, but not as the task says.${way ? ` ${way}` : ''}`,
    'no-check': 'That gives no check.',
    'no-mate': (answer: string) => `Check, but no mate: White has ${answer}.`,
  } as const,
  // left: moves
  LATE: {
    reach: ({ piece, to }, left) =>
      left > 0 ? `From there the ${piece} does not reach ${to} ${inMore(left)}.` : `That is not ${to}, where the ${piece} is to go.`,
    capture: ({ enemies }, left) =>
      left > 0 ? `After that you do not capture ${enemies} ${inMore(left)}.` : `That does not capture ${enemies}.`,
    drop: ({ piece, to }, left) =>
      left > 0 ? `After that no ${piece} can be dropped on ${to} ${inMore(left)}.` : `The ${piece} is to be dropped on ${to}.`,
    promote: ({ piece }, left) =>
      left > 0 ? `From there the ${piece} does not promote ${inMore(left)}.` : `The ${piece} did not promote: + after the move does it.`,
  } as const satisfies Readonly<Record<string, (told: TaskParts, left: number) => string>>,
  LEARN_HINTS: {
    squares: 'Hint: count the file from the right, then the rank from the top.',
    none: 'Hint: there is nothing to do here. "next" goes on.',
  },
  someDoneText: (done: number, of: number) => `${doneOfText(done, of)}.`,
  courseDoneText: (variant: Variant, all: number) => `All ${all} tasks are done: you know ${nameInText(variant)}.`,
  taskNotKept: (why: string) => `NOT SAVED that it is done: ${why}.`,
  LEARN_ANSWERS: {
    done: 'The task is done. Type "next" or "undo".',
    open: 'This task is not done yet: "skip" leaves it open.',
    'game-hint': 'Hint: "begin" starts the game.',
    'no-undo': 'There is no move to take back.',
    undone: 'Taken back.',
    again: 'From the beginning.',
    'no-next': 'This is the last task.',
    'no-previous': 'This is the first task.',
    'no-game': 'begin: this task needs no game.',
    'begins-game': 'This task is a game: "begin" starts it.',
    'no-moves': 'moves: this task asks for a square.',
  } as const satisfies Sentences<LearnTold>,
  LEARN_TITLE: 'Learn',
  GO_ON: 'Enter goes on.',
  GAME_WON: 'You have won: the last task is done. Esc goes back to the course.',
  GAME_LEFT: 'You have left the game; "begin" starts a new one.',
  enemiesText(pieces: readonly { readonly name: string | undefined; readonly square: string }[]) {
    const names = pieces.map(({ name = 'piece', square }) => standingText(name, square));
    return `White's ${joinWords(names, 'and')}`;
  },
  typeItLike: (...examples: readonly string[]) => `Type it like ${examples.join(', then ')}.`,
};
