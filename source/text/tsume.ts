import type { HelpWord, TsumeWord } from '../activity/tsume.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { Noted, RatingChange } from '../match/problems/solver-book.ts';
import {
  SEARCHED_PLIES,
  type TryFailure,
  type TryOutcome,
  type Tsume,
} from '../match/problems/tsume.ts';
import type { MateFinding } from '../match/problems/tsume-judge.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Rating } from '../match/ratings/glicko2.ts';
import type { Problem, ProblemFault } from '../records/formats/problems/problem.ts';
import type { FileFault } from '../records/store/game-file.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { pieceName } from '../rules/notation/labels.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { type Charset, latin } from './charset.ts';
import { joinWords } from './join-words.ts';
import { quoted } from './quoted.ts';
import { ratingChangeText, ratingRangeText, ratingText, spokenRangeText } from './rating.ts';
import { fileFaultText, systemErrorText } from './record-fault.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { sideName } from './side-name.ts';
import { listMoves, PRINTED, type Teller } from './teller.ts';

/** What each word at a mating problem does. */
export const TSUME_WORD_HELP = {
  undo: 'take the last try back',
  hint: 'the next move of the mate; the problem then counts as not solved',
  solution: 'the whole line, to step through; it counts as a hint does',
  next: 'the next problem; of those that come with komadai, the one that suits you',
  skip: 'the same: leave this one unsolved',
  previous: 'the problem before',
  back: 'the same as previous',
  go: 'go 12 goes to problem 12',
  plies: 'plies 5 goes on with mates in 5 only, plies all with all',
  list: 'what there is and what is solved; list 5 the mates in 5',
  rating:
    'your rating and that of the problem; the first result counts: solved, or a failed try, help, or leaving it half done',
  ...BOARD_WORD_HELP,
  quit: 'leave; what is solved is remembered',
} as const satisfies Readonly<Record<TsumeWord, string>>;

/** What the player is to do, for the help. */
export const TSUME_TASK =
  'Mate the other side. Every move must give check; the defence answers with the move that resists longest. ' +
  'Drops in between that are only taken do not count. Any mate of the right length is a solution.';

/** Says who sits where. */
export const TSUME_NAMES = { attacker: 'you', defender: 'defence' } as const;

/** `Shogi problem 3 of 60, mate in 5`; of a rated one `Shogi problem 3, mate in 5 (1430)`. */
export function problemTitle(set: TsumeSet, charset: Charset): string {
  const { tsume, index, problems } = set;
  const name = latin(tsume.problem.variant.name, charset);
  const of = set.isRated ? '' : ` of ${problems.length}`;
  const place = problems.length > 1 ? ` ${index + 1}${of}` : '';
  const length = tsume.wanted === undefined ? '' : `, mate in ${tsume.wanted}`;
  const rating = set.ratingOf();
  const notes = [
    ...(rating ? [ratingText(rating)] : []),
    ...(set.isSolved() && tsume.state !== 'solved' ? ['solved'] : []),
  ];
  return `${name} problem${place}${length}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/**
 * What the engine says of a problem at its start, as far as a player should know it; '' for
 * nothing.
 */
export function findingText({ finding, problem, wanted }: Tsume): string {
  const texts: string[] = [];
  const { plies = 0, oddity, variant } = problem;
  if (finding === undefined) texts.push('Looking for the mate ..');
  else if (finding.kind === 'none') {
    const most = Math.max(plies, SEARCHED_PLIES);
    texts.push(`There is no mate by checks within ${most} plies.`);
  } else if (finding.kind === 'unknown') {
    texts.push('No mate was found in the time for it; there may be one.');
  } else if (plies !== 0 && finding.line.length !== plies) {
    const found = finding.line.length;
    texts.push(
      found < plies
        ? `There is a mate in ${found}; the file says ${plies}.`
        : `The file says mate in ${plies}; against the best defence it is ${wanted}.`,
    );
  }
  if (oddity) {
    // An allowed move would be no news here.
    const [what] = sfenFaultText(variant, oddity).split(';');
    texts.push(`No game comes to this position: ${what}.`);
  }
  return texts.join(' ');
}

/** A move of a problem as it stands in a sentence. */
type ToldMove = (move: PlayedMove) => string;

const printed: ToldMove = ({ text }) => text;

/** The result of a try: the text, and whether it succeeded. */
export function tryText(
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  tsume: Tsume,
  told: ToldMove = printed,
): { readonly text: string; readonly isRight: boolean } {
  switch (outcome.kind) {
    case 'no-check':
      return { text: noCheckText(told(outcome.tried)), isRight: false };
    case 'answered': {
      const { answer, tried } = outcome;
      return {
        text: `${told(tried)}: right. ${sideName(answer.color)} plays ${told(answer)}.`,
        isRight: true,
      };
    }
    case 'solved':
      return { text: solvedText(tsume), isRight: true };
    case 'failed':
      return {
        text: `${told(outcome.tried)} fails: ${failureText(outcome.failure, tsume, told)}`,
        isRight: false,
      };
  }
}

/** Why a legal move does not count here. */
function noCheckText(text: string): string {
  return `${text} gives no check: every move of a mating problem must.`;
}

/** `Solved: mate in 5.` */
function solvedText({ game, finding, moves, problem }: Tsume): string {
  const { ply } = game;
  const { line, rated } = problem;
  const found = finding?.kind === 'mate' ? finding.line.length : ply;
  const isOwn = moves.every(({ move }, at) => move === line[at]);
  let note = '';
  if (ply > found) note = ` There is a mate in ${found}, too.`;
  else if (line.length > 0 && !isOwn && !rated) note = ' The file has another line.';
  return `Solved: mate in ${ply}.${note}`;
}

function failureText(failure: TryFailure, { problem }: Tsume, told: ToldMove): string {
  switch (failure.code) {
    case 'unjudged':
      return 'no answer to it was found in the time, but no mate either.';
    case 'too-long': {
      const { answer, plies, wanted } = failure;
      return `it mates, but in ${plies}, not ${wanted}, after ${told(answer)}.`;
    }
    case 'refuted': {
      const { by, answer, plies } = failure;
      const more =
        plies >= SEARCHED_PLIES - 1 ? 'no mate any more' : `no mate within ${plies} plies`;
      switch (by.kind) {
        case 'capture':
          return `${told(answer)} captures the ${pieceName(problem.variant, by.piece)}: ${more}.`;
        case 'king-move':
          return `the ${royalName(problem)} escapes by ${told(answer)}: ${more}.`;
        case 'drop':
        case 'block':
          return `${told(answer)} stops the check: ${more}.`;
      }
    }
  }
}

function royalName({ variant }: Pick<Problem, 'variant'>): string {
  return variant.pieces.find(({ role }) => role === 'royal')?.front.english ?? 'king';
}

/** Asked before help that counts. */
export function helpQuestion(word: HelpWord): string {
  const what = word === 'hint' ? 'a hint' : 'the solution';
  return `The problem then counts as not solved. Show ${what}?`;
}

/** The same where nothing is asked. */
export function helpRefusal(word: HelpWord): string {
  return `${word}: the problem then counts as not solved. Say ${word} again to see it.`;
}

/**
 * The next move, or why there is none.
 * @param position for which it was asked
 */
export function tsumeHintText(
  position: Position,
  finding: MateFinding,
  teller: Teller = PRINTED,
): string {
  if (finding.kind === 'mate') return `Hint: ${teller.move(position, itemAt(finding.line, 0))}`;
  return finding.kind === 'none'
    ? 'Hint: there is no mate from here.'
    : 'Hint: no mate was found in the time for it.';
}

/** `Solution: G*4a Kx4a R-5a+`, or that the problem has none. */
export function solutionText(
  { problem, solution, finding }: Tsume,
  teller: Teller = PRINTED,
): string {
  if (solution) return `Solution: ${listMoves(lineTexts(problem, solution, teller), teller)}`;
  return finding?.kind === 'none'
    ? 'Solution: there is none, no mate by checks was found.'
    : 'Solution: none is known.';
}

/** The moves of a line from the start of the problem. */
function lineTexts({ variant, start }: Problem, line: readonly Move[], teller: Teller): string[] {
  const position = new Position(variant, start.placement);
  return line.map((move) => {
    const text = teller.move(position, move);
    position.play(move);
    return text;
  });
}

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
function notRememberedText(error: unknown): string {
  return `NOT SAVED what came of it: ${systemErrorText(error)}.`;
}

/**
 * What follows `Solved: mate in 5.`: the rating, where it has changed, or how many are solved;
 * `NOT SAVED ..` if the system refuses to keep it.
 */
export function progressText(set: TsumeSet, isSpoken = false): string {
  const { change, error } = set.noted;
  const all = set.among('all').length;
  const solved = set.solvedCount();
  const among = set.among().length;
  const texts = [
    ...(error === undefined ? [] : [notRememberedText(error)]),
    ...(change ? [yourRatingText(change, isSpoken)] : []),
  ];
  if (all > 1 && solved === among) texts.push(allSolvedText(set));
  else if (all > 1 && !set.isRated && error === undefined) {
    texts.push(`${solved} of ${among} solved.`);
  }
  return texts.join(' ');
}

/** What is said of the rating after a failed try, a hint or a step; '' if nothing has changed. */
export function notedText({ change, error }: Noted, isSpoken = false): string {
  if (error !== undefined) return notRememberedText(error);
  return change ? yourRatingText(change, isSpoken) : '';
}

/** `Your rating: 1180 (+14).` */
function yourRatingText({ before, after }: RatingChange, isSpoken: boolean): string {
  return `Your rating: ${ratingChangeText(before, after, isSpoken)}.`;
}

/** `All 60 problems are solved.`, `All 60 mates in 5 are solved.` */
function allSolvedText(set: TsumeSet): string {
  const what = set.plies === 'all' ? 'problems' : `mates in ${set.plies}`;
  return `All ${set.among().length} ${what} are solved.`;
}

/** Says that the next problem is one that was solved before. */
export function repeatText(set: TsumeSet): string {
  return `${allSolvedText(set)} This one was solved longest ago.`;
}

/** `Your rating is 1180 ±90, that of the problem 1430 ±150.` */
export function ratingsText(set: TsumeSet, charset: Charset, isSpoken = false): string {
  const { solver } = set;
  const problem = set.ratingOf();
  if (solver === undefined || problem === undefined) return TSUME_ANSWERS['not-rated'];
  const text = (rating: Rating) =>
    isSpoken ? spokenRangeText(rating) : ratingRangeText(rating, charset);
  const name = latin(set.tsume.problem.variant.name, charset);
  return `Your rating at ${name} problems is ${text(solver)}; this one has ${text(problem)}.`;
}

/** `Mates in 5 from now on.`, `Mates of all lengths from now on.` */
export function lengthText(plies: Length): string {
  return `${plies === 'all' ? 'Mates of all lengths' : `Mates in ${plies}`} from now on.`;
}

/** Why the problems are not narrowed down to a length. */
export function pliesFaultText(set: TsumeSet, argument: string): string {
  return `plies: ${lengthFaultText(set, argument)}`;
}

/** Why the problems of a length are not listed. */
export function listFaultText(set: TsumeSet, argument: string): string {
  return `list: ${lengthFaultText(set, argument)}`;
}

function lengthFaultText({ lengths }: TsumeSet, argument: string): string {
  return `${quoted(argument)} is no length; ${noSuchLengthText(lengths)}.`;
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
export function problemFaultText(file: string, fault: ProblemFault | FileFault): string {
  const place = 'line' in fault ? `${file}:${fault.line}:${fault.column}` : file;
  switch (fault.code) {
    case 'json':
      return `${place}: this line is no object of JSON; one reads like {"sfen": "..", "plies": 3}`;
    case 'no-sfen':
      return `${place}: the problem has no "sfen"`;
    case 'plies':
      return `${place}: plies is an odd number, not ${quoted(fault.found)}; the problem is read without it`;
    case 'no-target':
      return `${place}: ${noTargetText(fault)}`;
    case 'game-start':
      return `${place}: game ${fault.game} begins as games do: its start is no mating problem`;
    default:
      return fileFaultText(file, fault);
  }
}

/** Says that nobody can be mated in a position. */
export function noTargetText(problem: Pick<Problem, 'variant'>): string {
  return `no mating problem: the side that is not to move has no ${royalName(problem)}`;
}
