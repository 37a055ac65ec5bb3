import type { MistakeKind } from '../../study/mistakes/find-mistakes.ts';
import { countText } from './count-text.ts';

/** What the player is to do, for the help. */
export const MISTAKES_TASK =
  'These positions are of your own analysed games: a move of yours lost a tenth or more of the chance to win. ' +
  'Find a better one. The best move is right, and every move nearly as good; where a mate was missed, only a mate. ' +
  'What you know comes back after days, then weeks; what you do not, within minutes.';

/** Says who sits where. */
export const MISTAKES_NAMES = { own: 'you', other: 'opponent' } as const;

/** The title of the menu, the list and the page. */
export const MISTAKES_TITLE = 'Your mistakes';

/** The line of the menu. @param count those that are due; undefined while that is not known */
export function mistakesItemText(count: number | undefined): string {
  return count === undefined ? MISTAKES_TITLE : `${MISTAKES_TITLE}: ${count} today`;
}

/** `Minishogi, move 23 of evening-game; 5 left today`. */
export function mistakeHeading(game: string, ply: number, name: string, left: number): string {
  return `${game}, move ${ply} of ${name}; ${left} left today`;
}

/** The same of a mating problem. */
export function problemAgainHeading(game: string, left: number): string {
  return `${game}, a mating problem; ${left} left today`;
}

/** What is asked at a mating problem. */
export const WHICH_MATES = 'Which move mates?';

/** What was played, and what is asked. @param move as it is told */
export function mistakeQuestion(kind: MistakeKind, move: string, lostPercent: number): string {
  return kind === 'missed-mate'
    ? `You played ${move} and missed a mate. Which move mates?`
    : `You played ${move} and lost ${lostPercent} % of the chance to win. What is better?`;
}

/** What has come of an answer. Moves are as they are told. */
export const MISTAKE_TRIES = {
  best: (line: string) => `Right, that is best: ${line}.`,
  right: (line: string) => `Right, that is good as well. Best was ${line}.`,
  same: (reply: string) => `That is what you played then${reply && `: ${reply} follows`}.`,
  wrong: (move: string, reply: string) => `${move} is not it${reply && `: ${reply} follows`}.`,
} as const;

/** What moves, or the move itself. */
export const MISTAKE_HINTS = {
  piece: (piece: string, square: string) => `Hint: the ${piece} on ${square} moves.`,
  move: (move: string) => `Hint: ${move}`,
} as const;

/** The better moves. */
export function mistakeSolutionText(line: string): string {
  return `Solution: ${line}`;
}

/** When a mistake comes back. @param inTime `in 3 days` */
export function comesBackText(inTime: string): string {
  return `It comes back ${inTime}.`;
}

/** `in 3 days`, `in 1 hour`. */
export function inTimeText(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return `in ${countText(count, unit)}`;
}

/** Says that an answer is not remembered, and why. */
export function mistakeNotKept(why: string): string {
  return `NOT SAVED how it went: ${why}.`;
}

/** Said after the last one. @param next `in 3 days`; undefined where none comes back */
export function allDoneText(answered: number, right: number, next: string | undefined): string {
  const done = `That was all for now: ${answered} answered, ${right} right at once.`;
  return next === undefined ? done : `${done} The next one comes ${next}.`;
}

/** What is said in always the same words. */
export const MISTAKES_ANSWERS = {
  thinking: 'Your answer is being judged ..',
  solved: 'That one is done: next, or undo.',
  'no-undo': 'There is no move to take back.',
  undone: 'Taken back.',
  looking: 'Looking ..',
  'no-game': 'The game of this mistake is there no longer, or has been changed.',
  'is-problem': 'It is a problem, and has no game.',
  removes: 'Never ask this one again?',
  removed: 'It will not be asked again.',
} as const;

/** Before the prompt. */
export const MISTAKES_LABELS = { solved: 'Right', thinking: 'Judging' } as const;

/** Said where no mistake was ever kept. */
export const NO_MISTAKES_KEPT = 'You have no mistakes to practise yet.';

/** Said where none is due. @param next `in 3 days`; undefined where none comes back */
export function noneDueText(next: string | undefined): string {
  return next === undefined
    ? 'No mistake is due.'
    : `No mistake is due. The next one comes ${next}.`;
}

/** New ones that wait for another day. */
export function newOnesWaitText(count: number): string {
  return `${countText(count, 'new one')} wait${count === 1 ? 's' : ''}: five come a day.`;
}

/** Says where new ones come from. */
export const NEW_MISTAKES =
  'New ones come from your games when they are analysed: komadai analyse FILE, or analyse in a replay. ' +
  'Yours are the games with your name: komadai settings name NAME.';

/** Said after an analysis. */
export function mistakesKeptText(count: number): string {
  return `${countText(count, 'new mistake')} kept: komadai mistakes asks for ${count === 1 ? 'it' : 'them'}.`;
}

/** Says that new mistakes are not on the disk, and why. */
export function newMistakesNotKept(why: string): string {
  return `NOT SAVED your new mistakes: ${why}.`;
}

/** Said of an analysed game that is nobody's. */
export function noOwnSideText(file: string): string {
  return `${file}: no side has your name; --side black or --side white tells which one is yours`;
}

/** Said of a game without values. */
export function notAnalysedText(file: string): string {
  return `${file}: this game is not analysed; komadai analyse does that`;
}

/** Lines of the file of mistakes that could not be read. */
export function linesLeftOutText(file: string, count: number): string {
  return `${file}: ${countText(count, 'line')} of it cannot be read; nothing of it is changed`;
}

/** What has become of a problem that was to come again. */
export const PROBLEM_AGAIN = {
  kept: 'It comes again: komadai mistakes asks for it.',
  known: 'It is among your mistakes already.',
  notKept: (why: string) => `NOT SAVED that it comes again: ${why}.`,
} as const;
