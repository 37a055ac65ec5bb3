import type { Choice } from '../match/problems/next-problem.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Rating } from '../match/ratings/glicko2.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Variant } from '../rules/core/variant.ts';
import { type Charset, latin } from './charset.ts';
import { ratingRangeText, ratingText, spokenRangeText } from './rating.ts';

/** Titles and notes of the lists of problems. */
export const PROBLEM_LIST = {
  title: 'Mating problems',
  note: 'Every move must give check. Each problem has a rating, and so have you.',
  greeting: 'komadai tsume GAME --plies N chooses others; here list, plies 3 and go 12 do.',
} as const;

/**
 * `Shogi        12 of 250 solved  1180 ±90`, without the deviation, or the rating, where there is no
 * room.
 * @param width of the name
 */
export function gameLine(set: TsumeSet, width: number, charset: Charset, columns: number): string {
  const { variant } = set.tsume.problem;
  const name = latin(variant.name, charset).padEnd(width);
  const line = `${name}  ${solvedText(set, 'all')}`;
  if (!set.solver) return line;
  const ratings = [ratingRangeText(set.solver, charset), ratingText(set.solver)];
  const rated = ratings.map((rating) => `${line}  ${rating}`);
  return rated.find((text) => text.length <= columns) ?? line;
}

/** `Shogi problems`. */
export function problemsTitle({ name }: Variant, charset: Charset): string {
  return `${latin(name, charset)} problems`;
}

/** `Your rating: 1180 ±90.`, in words `Your rating: 1180, give or take 90.` */
export function ownRatingText(rating: Rating, charset: Charset, isSpoken = false): string {
  return `Your rating: ${isSpoken ? spokenRangeText(rating) : ratingRangeText(rating, charset)}.`;
}

/** `Next for you: mate in 3, rated 1180`; if all are solved, `Once more: mate in 3, rated 1180`. */
export function nextLine(set: TsumeSet, { index, isRepeat }: Choice): string {
  const { plies } = itemAt(set.problems, index);
  const parts = [
    ...(plies === undefined ? [] : [`mate in ${plies}`]),
    `rated ${ratingOf(set, index) ?? '?'}`,
  ];
  return `${isRepeat ? 'Once more' : 'Next for you'}: ${parts.join(', ')}`;
}

/** `Shogi problems, mate in 3`; of the problems of a file `Problems`. */
export function lengthTitle(set: TsumeSet, charset: Charset): string {
  const title = set.isRated ? problemsTitle(set.tsume.problem.variant, charset) : 'Problems';
  return set.plies === 'all' ? title : `${title}, mate in ${set.plies}`;
}

/** `Mate in 3   41 of 60 solved`. */
export function lengthLine(set: TsumeSet, plies: number): string {
  return `Mate in ${plies}   ${solvedText(set, plies)}`;
}

/** `41 of 60 solved`, of a length or of all. */
function solvedText(set: TsumeSet, plies: Length): string {
  const all = String(set.among(plies).length);
  return `${String(set.solvedCount(plies)).padStart(all.length)} of ${all} solved`;
}

/** `✓ 101  mate in 5  1430`; outside `box` `+ 101  mate in 5  1430`. @param index of the problem */
export function problemLine(set: TsumeSet, index: number, charset: Charset): string {
  const problem = itemAt(set.problems, index);
  const mark = charset === 'box' ? '✓' : '+';
  const number = String(index + 1).padStart(String(set.problems.length).length);
  const length = problem.plies === undefined ? '' : `  mate in ${problem.plies}`;
  const rating = ratingOf(set, index);
  return `${set.isSolved(problem) ? mark : ' '} ${number}${length}${rating === undefined ? '' : `  ${rating.padStart(4)}`}`;
}

/**
 * The lengths, or the problems of one, as the line mode lists them: `mate in 3: 41 of 60 solved`,
 * `problem 101, mate in 5, 1430, solved`.
 */
export function listedProblems(
  set: TsumeSet,
  plies: Length | undefined,
  charset: Charset,
  isSpoken: boolean,
): string[] {
  const { solver, lengths } = set;
  if (plies !== undefined || lengths.length === 0) {
    return set.among(plies ?? 'all').map((index) => toldProblem(set, index));
  }
  const name = problemsTitle(set.tsume.problem.variant, charset);
  const own = solver && ` ${ownRatingText(solver, charset, isSpoken)}`;
  return [
    ...(set.isRated ? [`${name}.${own ?? ''}`] : []),
    ...lengths.map((length) => `mate in ${length}: ${solvedText(set, length).trimStart()}`),
    moreText(lengths[1] ?? lengths[0] ?? 1),
  ];
}

function moreText(plies: number): string {
  return `list ${plies} lists the mates in ${plies}, plies ${plies} goes on with them, go N goes to problem N.`;
}

function toldProblem(set: TsumeSet, index: number): string {
  const problem = itemAt(set.problems, index);
  const rating = ratingOf(set, index);
  return [
    `problem ${index + 1}`,
    ...(problem.plies === undefined ? [] : [`mate in ${problem.plies}`]),
    ...(rating === undefined ? [] : [rating]),
    ...(set.isSolved(problem) ? ['solved'] : []),
  ].join(', ');
}

function ratingOf(set: TsumeSet, index: number): string | undefined {
  const rating = set.ratingOf(itemAt(set.problems, index));
  return rating && ratingText(rating);
}
