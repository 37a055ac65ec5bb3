import stringWidth from 'string-width';
import type { Choice } from '../match/problems/next-problem.ts';
import type { Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Rating } from '../match/ratings/glicko2.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Charset } from './charset.ts';
import { ratingRangeText, ratingText, spokenRangeText } from './rating.ts';
import type { Telling } from './said.ts';
import { padded } from './table-lines.ts';
import type { Texts } from './texts.ts';

/**
 * `Shogi        12 of 250 solved  1180 ±90`, without the deviation, or the rating, where there is no
 * room.
 * @param width of the name
 */
export function gameLine(
  texts: Texts,
  set: TsumeSet,
  width: number,
  charset: Charset,
  columns: number,
): string {
  const { variant } = set.tsume.problem;
  const name = padded(texts.words.variantName(variant, charset), width);
  const line = `${name}  ${solvedText(texts, set, 'all')}`;
  if (!set.solver) return line;
  const ratings = [ratingRangeText(set.solver, charset), ratingText(set.solver)];
  const rated = ratings.map((rating) => `${line}  ${rating}`);
  return rated.find((text) => stringWidth(text) <= columns) ?? line;
}

/** `Next for you: mate in 3, rated 1180`; if all are solved, `Once more: mate in 3, rated 1180`. */
export function nextLine({ problems }: Texts, set: TsumeSet, { index, isRepeat }: Choice): string {
  const { plies } = itemAt(set.problems, index);
  return problems.nextProblemLine(plies, ratingOf(set, index) ?? '?', isRepeat);
}

/** `Shogi problems, mate in 3`; of the problems of a file `Problems`. */
export function lengthTitle({ problems, words }: Texts, set: TsumeSet, charset: Charset): string {
  const { isRated, plies, tsume } = set;
  const game = isRated ? words.variantName(tsume.problem.variant, charset) : undefined;
  return problems.lengthHeading(game, plies === 'all' ? undefined : plies);
}

/** `Mate in  3   41 of 60 solved`, as wide as the lines of the other lengths. */
export function lengthLine(texts: Texts, set: TsumeSet, plies: number): string {
  const widest = Math.max(...set.lengths.map((other) => solvedText(texts, set, other).length));
  const solved = solvedText(texts, set, plies).padStart(widest);
  return texts.problems.lengthRow(lengthNumber(set, plies), solved);
}

/** The plies of a problem, as wide as the longest of a set. */
function lengthNumber({ lengths }: TsumeSet, plies: number): string {
  return String(plies).padStart(String(lengths.at(-1)).length);
}

/** `41 of 60 solved`, of a length or of all. */
function solvedText(texts: Texts, set: TsumeSet, plies: Length): string {
  return texts.problems.solvedCell(set.solvedCount(plies), set.among(plies).length);
}

/** `✓ 101  mate in 5  1430`; outside `box` `+ 101  mate in 5  1430`. @param index of the problem */
export function problemLine(texts: Texts, set: TsumeSet, index: number, charset: Charset): string {
  const problem = itemAt(set.problems, index);
  const mark = charset === 'box' ? '✓' : '+';
  const number = String(index + 1).padStart(String(set.problems.length).length);
  const rating = ratingOf(set, index);
  const { plies } = problem;
  const wide = plies !== undefined && set.plies === 'all' ? lengthNumber(set, plies) : plies;
  return [
    `${set.isSolved(problem) ? mark : ' '} ${number}`,
    ...(wide === undefined ? [] : [texts.problems.lengthCell(wide)]),
    ...(rating === undefined ? [] : [rating.padStart(4)]),
  ].join('  ');
}

/**
 * The lengths, or the problems of one, as the line mode lists them: `mate in 3: 41 of 60 solved`,
 * `problem 101, mate in 5, 1430, solved`.
 */
export function listedProblems(
  set: TsumeSet,
  plies: Length | undefined,
  telling: Telling,
): string[] {
  const { problems, words } = telling.teller.texts;
  const { solver, lengths } = set;
  if (plies !== undefined || lengths.length === 0) {
    return set.among(plies ?? 'all').map((index) => {
      const problem = itemAt(set.problems, index);
      const isSolved = set.isSolved(problem);
      const rating = ratingOf(set, index);
      return problems.listedProblem(index + 1, { plies: problem.plies, rating, isSolved });
    });
  }
  const name = words.variantName(set.tsume.problem.variant, telling.charset);
  return [
    ...(set.isRated ? [problems.listHeading(name, solver && toldRangeText(solver, telling))] : []),
    ...lengths.map((length) =>
      problems.listedLength(length, set.solvedCount(length), set.among(length).length),
    ),
    problems.moreListedText(lengths[1] ?? lengths[0] ?? 1),
  ];
}

/** `1180 ±90`, or in words. */
export function toldRangeText(rating: Rating, { teller, charset }: Telling): string {
  return teller.isSpoken ? spokenRangeText(teller.texts, rating) : ratingRangeText(rating, charset);
}

function ratingOf(set: TsumeSet, index: number): string | undefined {
  const rating = set.ratingOf(itemAt(set.problems, index));
  return rating && ratingText(rating);
}
