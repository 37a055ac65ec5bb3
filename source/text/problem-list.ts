import type { Choice } from '../match/problems/next-problem.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Rating } from '../match/ratings/glicko2.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { Charset } from './charset.ts';
import { variantName } from './names.ts';
import {
  gameProblemsTitle,
  lengthCell,
  lengthHeading,
  lengthRow,
  listedLength,
  listedProblem,
  listHeading,
  moreListedText,
  nextProblemLine,
  ownRatingLine,
  solvedCell,
} from './problem-list-texts.ts';
import { ratingRangeText, ratingText, spokenRangeText } from './rating.ts';

/**
 * `Shogi        12 of 250 solved  1180 ±90`, without the deviation, or the rating, where there is no
 * room.
 * @param width of the name
 */
export function gameLine(set: TsumeSet, width: number, charset: Charset, columns: number): string {
  const { variant } = set.tsume.problem;
  const name = variantName(variant, charset).padEnd(width);
  const line = `${name}  ${solvedText(set, 'all')}`;
  if (!set.solver) return line;
  const ratings = [ratingRangeText(set.solver, charset), ratingText(set.solver)];
  const rated = ratings.map((rating) => `${line}  ${rating}`);
  return rated.find((text) => text.length <= columns) ?? line;
}

/** `Shogi problems`. */
export function problemsTitle(variant: Variant, charset: Charset): string {
  return gameProblemsTitle(variantName(variant, charset));
}

/** `Your rating: 1180 ±90.`, in words `Your rating: 1180, give or take 90.` */
export function ownRatingText(rating: Rating, charset: Charset, isSpoken = false): string {
  return ownRatingLine(rangeText(rating, charset, isSpoken));
}

/** `Next for you: mate in 3, rated 1180`; if all are solved, `Once more: mate in 3, rated 1180`. */
export function nextLine(set: TsumeSet, { index, isRepeat }: Choice): string {
  const { plies } = itemAt(set.problems, index);
  return nextProblemLine({ plies, rating: ratingOf(set, index) ?? '?', isRepeat });
}

/** `Shogi problems, mate in 3`; of the problems of a file `Problems`. */
export function lengthTitle(set: TsumeSet, charset: Charset): string {
  const game = set.isRated ? variantName(set.tsume.problem.variant, charset) : undefined;
  return lengthHeading(game, set.plies === 'all' ? undefined : set.plies);
}

/** `Mate in 3   41 of 60 solved`. */
export function lengthLine(set: TsumeSet, plies: number): string {
  return lengthRow(plies, solvedText(set, plies));
}

/** `41 of 60 solved`, of a length or of all. */
function solvedText(set: TsumeSet, plies: Length): string {
  return solvedCell(set.solvedCount(plies), set.among(plies).length);
}

/** `✓ 101  mate in 5  1430`; outside `box` `+ 101  mate in 5  1430`. @param index of the problem */
export function problemLine(set: TsumeSet, index: number, charset: Charset): string {
  const problem = itemAt(set.problems, index);
  const mark = charset === 'box' ? '✓' : '+';
  const number = String(index + 1).padStart(String(set.problems.length).length);
  const length = problem.plies === undefined ? '' : `  ${lengthCell(problem.plies)}`;
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
  const name = variantName(set.tsume.problem.variant, charset);
  const own = solver && rangeText(solver, charset, isSpoken);
  return [
    ...(set.isRated ? [listHeading(name, own)] : []),
    ...lengths.map((length) =>
      listedLength(length, set.solvedCount(length), set.among(length).length),
    ),
    moreListedText(lengths[1] ?? lengths[0] ?? 1),
  ];
}

function toldProblem(set: TsumeSet, index: number): string {
  const problem = itemAt(set.problems, index);
  return listedProblem({
    number: index + 1,
    plies: problem.plies,
    rating: ratingOf(set, index),
    isSolved: set.isSolved(problem),
  });
}

function rangeText(rating: Rating, charset: Charset, isSpoken: boolean): string {
  return isSpoken ? spokenRangeText(rating) : ratingRangeText(rating, charset);
}

function ratingOf(set: TsumeSet, index: number): string | undefined {
  const rating = set.ratingOf(itemAt(set.problems, index));
  return rating && ratingText(rating);
}
