import type { HelpWord } from '../../activity/tsume.ts';
import type { Length } from '../../match/problems/tsume-set.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { joinWords } from './join-words.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** What the player is to do, for the help. */
export const TSUME_TASK =
  'Mate the other side. Every move must give check; the defence answers with the move that resists longest. ' +
  'Drops in between that are only taken do not count. Any mate of the right length is a solution.';

/** Says who sits where. */
export const TSUME_NAMES = { attacker: 'you', defender: 'defence' } as const;

/** `Shogi problem 3 of 60, mate in 5`; of a rated one `Shogi problem 3, mate in 5 (1430, solved)`. */
export function problemHeading(
  game: string,
  {
    number,
    of,
    plies,
    rating,
    isSolved,
  }: {
    readonly number?: number;
    readonly of?: number;
    readonly plies: number | undefined;
    readonly rating: string | undefined;
    readonly isSolved: boolean;
  },
): string {
  const place = number === undefined ? '' : ` ${number}${of === undefined ? '' : ` of ${of}`}`;
  const length = plies === undefined ? '' : `, mate in ${plies}`;
  const notes = [...(rating ? [rating] : []), ...(isSolved ? ['solved'] : [])].join(', ');
  return `${game} problem${place}${length}${notes && ` (${notes})`}`;
}

/** What the engine says of a problem at its start. Lengths are in plies. */
export const FINDINGS = {
  none: (most: number) => `There is no mate by checks within ${most} plies.`,
  unknown: 'No mate was found in the time for it; there may be one.',
  shorter: (found: number, said: number) => `There is a mate in ${found}; the file says ${said}.`,
  longer: (said: number, wanted: number | undefined) =>
    `The file says mate in ${said}; against the best defence it is ${wanted}.`,
  odd: (what: string) => `No game comes to this position: ${what}.`,
} as const;

/** What has come of a try. Moves are as they are told. */
export const TRIES = {
  noCheck: (move: string) => `${move} gives no check: every move of a mating problem must.`,
  answered: (move: string, by: Color, answer: string) =>
    `${move}: right. ${sideName(by)} plays ${answer}.`,
  failed: (move: string, why: string) => `${move} fails: ${why}`,
  /** @param note a shorter mate, in plies; or that the file has another line */
  solved: (plies: number, note: number | 'other' | undefined) => {
    const solved = `Solved: mate in ${plies}.`;
    if (note === undefined) return solved;
    return `${solved} ${note === 'other' ? 'The file has another line.' : `There is a mate in ${note}, too.`}`;
  },
} as const;

/** Why a check is not the solution. @param plies within which there is no mate; undefined for any */
export const FAILURES = {
  unjudged: 'no answer to it was found in the time, but no mate either.',
  tooLong: (plies: number, wanted: number, answer: string) =>
    `it mates, but in ${plies}, not ${wanted}, after ${answer}.`,
  capture: (answer: string, piece: string, plies: number | undefined) =>
    `${answer} captures the ${piece}: ${noMate(plies)}.`,
  kingMove: (answer: string, king: string, plies: number | undefined) =>
    `the ${king} escapes by ${answer}: ${noMate(plies)}.`,
  block: (answer: string, plies: number | undefined) =>
    `${answer} stops the check: ${noMate(plies)}.`,
} as const;

function noMate(plies: number | undefined): string {
  return plies === undefined ? 'no mate any more' : `no mate within ${plies} plies`;
}

/** Asked before help that counts. */
export function helpQuestion(word: HelpWord): string {
  const what = word === 'hint' ? 'a hint' : 'the solution';
  return `The problem then counts as not solved. Show ${what}?`;
}

/** The next move, or why there is none. */
export const TSUME_HINTS = {
  move: (move: string) => `Hint: ${move}`,
  none: 'Hint: there is no mate from here.',
  unknown: 'Hint: no mate was found in the time for it.',
} as const;

/** The solution, or that there is none. */
export const SOLUTIONS = {
  moves: (moves: string) => `Solution: ${moves}`,
  none: 'Solution: there is none, no mate by checks was found.',
  unknown: 'Solution: none is known.',
} as const;

/** Why a word does nothing at a problem. */
export const TSUME_ANSWERS = {
  thinking: 'The defence is thinking.',
  solved: 'The problem is solved: next, or undo.',
  'no-undo': 'There is no move to take back.',
  undone: 'Taken back.',
  'no-next': 'This is the last problem.',
  'no-other': 'All the others are solved.',
  'not-rated': 'Only the problems that come with komadai are rated.',
  noList: 'There is one problem only.',
  'no-previous': 'This is the first problem.',
  looking: 'Looking for the mate ..',
} as const;

/** Says that what came of the problem is not remembered, and why. */
export function problemNotKept(why: string): string {
  return `NOT SAVED what came of it: ${why}.`;
}

/** `12 of 60 solved.` */
export function someSolvedText(solved: number, of: number): string {
  return `${solved} of ${of} solved.`;
}

/** `Your rating: 1180 (+14).` @param rating as it is told */
export function newRatingText(rating: string): string {
  return `Your rating: ${rating}.`;
}

/** `All 60 problems are solved.`, `All 60 mates in 5 are solved.` */
export function allSolvedLine(count: number, plies: Length): string {
  return `All ${count} ${plies === 'all' ? 'problems' : `mates in ${plies}`} are solved.`;
}

/** Says that the next problem is one that was solved before. @param solved that all are */
export function repeatLine(solved: string): string {
  return `${solved} This one was solved longest ago.`;
}

/** `Your rating at Shogi problems is 1180 ±90; this one has 1430 ±150.` */
export function bothRatingsText(game: string, own: string, problem: string): string {
  return `Your rating at ${game} problems is ${own}; this one has ${problem}.`;
}

/** Why the problems are not narrowed down to a length, or listed. */
export function noLengthText(word: string, typed: string, lengths: readonly number[]): string {
  return `${word}: ${quoted(typed)} is no length; ${noSuchLengthText(lengths)}.`;
}

/** `Mates in 5 from now on.`, `Mates of all lengths from now on.` */
export function lengthText(plies: Length): string {
  return `${plies === 'all' ? 'Mates of all lengths' : `Mates in ${plies}`} from now on.`;
}

/** What could not be read in a file, in a few words. */
export function leftOutText(faults: readonly string[]): string {
  if (faults.length === 0) return '';
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return `Not read: ${faults[0]}${more}.`;
}

/** That no problems of a game came along, with the games of which some did. */
export function noProblemsText({ id }: Variant, games: readonly Variant[]): string {
  const others = joinWords(
    games.map((game) => game.id),
    'and',
  );
  return `there are no problems of ${id}, only of ${others}; komadai tsume FILE takes those of a file`;
}

/** How many problems there are, said when a later one was asked for. */
export function problemCountText(count: number): string {
  return count === 1 ? 'there is 1 problem' : `there are ${count} problems`;
}

/** Lengths that there are: `there are problems of 1, 3 and 5 plies`. */
export function noSuchLengthText(lengths: readonly number[]): string {
  if (lengths.length === 0) return 'no problem states its length';
  return `there are problems of ${joinWords(lengths.map(String), 'and')} plies`;
}

/** What is wrong with a problem of a file, in one line: `mates.jsonl:12:10: ..`. */
export const UNREAD = {
  json: (place: string) =>
    `${place}: this line is no object of JSON; one reads like {"sfen": "..", "plies": 3}`,
  noSfen: (place: string) => `${place}: the problem has no "sfen"`,
  plies: (place: string, found: string) =>
    `${place}: plies is an odd number, not ${quoted(found)}; the problem is read without it`,
  noTarget: (place: string, why: string) => `${place}: ${why}`,
  gameStart: (place: string, game: number) =>
    `${place}: game ${game} begins as games do: its start is no mating problem`,
} as const;

/** Says that nobody can be mated in a position. */
export function noTargetLine(king: string): string {
  return `no mating problem: the side that is not to move has no ${king}`;
}
