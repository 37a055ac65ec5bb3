import type { PlayedMove } from '../match/outcome.ts';
import type { Noted, RatingChange } from '../match/problems/solver-book.ts';
import {
  SEARCHED_PLIES,
  type TryFailure,
  type TryOutcome,
  type Tsume,
} from '../match/problems/tsume.ts';
import type { MateFinding } from '../match/problems/tsume-judge.ts';
import type { TsumeSet } from '../match/problems/tsume-set.ts';
import type { ProblemFault } from '../records/formats/problems/problem.ts';
import type { FileFault } from '../records/store/game-file.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { Position } from '../rules/core/position.ts';
import { byCode, byKind } from './by-code.ts';
import type { Charset } from './charset.ts';
import { ratingChangeText, ratingText } from './rating.ts';
import { fileFaultText } from './record-fault.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** `Shogi problem 3 of 60, mate in 5`; of a rated one `Shogi problem 3, mate in 5 (1430)`. */
export function problemTitle({ problems, words }: Texts, set: TsumeSet, charset: Charset): string {
  const { tsume, index, isRated } = set;
  const all = set.problems.length;
  const rating = set.ratingOf();
  return problems.problemHeading(words.variantName(tsume.problem.variant, charset), {
    ...(all > 1 && { number: index + 1, ...(!isRated && { of: all }) }),
    plies: tsume.wanted,
    rating: rating && ratingText(rating),
    isSolved: set.isSolved() && tsume.state !== 'solved',
  });
}

/**
 * What the engine says of a problem at its start, as far as a player should know it; '' for
 * nothing.
 */
export function findingText(texts: Texts, { finding, problem, wanted }: Tsume): string {
  const { FINDINGS, TSUME_ANSWERS } = texts.problems;
  const { plies = 0, oddity, variant } = problem;
  const found = byKind<NonNullable<Tsume['finding']>>({
    none: () => FINDINGS.none(Math.max(plies, SEARCHED_PLIES)),
    unknown: FINDINGS.unknown,
    mate({ line: { length } }) {
      if (plies === 0 || length === plies) return '';
      return length < plies
        ? FINDINGS.shorter(length, plies)
        : FINDINGS.longer(plies, wanted ?? length);
    },
  });
  const sentences = [
    finding ? found(finding) : TSUME_ANSWERS.looking,
    oddity ? FINDINGS.odd(texts.records.sfenOddityText(oddity, variant)) : '',
  ];
  return texts.words.joinSentences(sentences.filter(Boolean));
}

/** A move of a problem as it stands in a sentence. */
type ToldMove = (move: PlayedMove) => string;

const printed: ToldMove = ({ text }) => text;

/** The result of a try. */
export function tryText(
  texts: Texts,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  tsume: Tsume,
  told: ToldMove = printed,
): string {
  const { TRIES } = texts.problems;
  return byKind<typeof outcome>({
    'no-check': ({ tried }) => TRIES.noCheck(told(tried)),
    answered: ({ answer, tried }) => TRIES.answered(told(tried), answer.color, told(answer)),
    solved: () => solvedText(texts, tsume),
    failed: ({ failure, tried }) =>
      TRIES.failed(told(tried), failureText(texts, failure, tsume, told)),
  })(outcome);
}

/** `Solved: mate in 5.` */
function solvedText(texts: Texts, { game, finding, moves, problem }: Tsume): string {
  const { ply } = game;
  const { line, rated } = problem;
  const found = finding?.kind === 'mate' ? finding.line.length : ply;
  const isOwn = moves.every(({ move }, at) => move === line[at]);
  const isOther = line.length > 0 && !isOwn && !rated;
  return texts.problems.TRIES.solved(ply, ply > found ? found : isOther ? 'other' : undefined);
}

function failureText(
  { problems, words }: Texts,
  failure: TryFailure,
  { problem: { variant } }: Tsume,
  told: ToldMove,
): string {
  const { FAILURES } = problems;
  return byCode<TryFailure>({
    unjudged: FAILURES.unjudged,
    'too-long': ({ answer, plies, wanted }) => FAILURES.tooLong(plies, wanted, told(answer)),
    refuted({ by, plies, ...refuted }) {
      const answer = told(refuted.answer);
      const within = plies >= SEARCHED_PLIES - 1 ? undefined : plies;
      const block = () => FAILURES.block(answer, within);
      return byKind<typeof by>({
        capture: ({ piece }) => FAILURES.capture(answer, words.nameOfPiece(variant, piece), within),
        'king-move': () => FAILURES.kingMove(answer, words.royalName(variant), within),
        drop: block,
        block,
      })(by);
    },
  })(failure);
}

/**
 * The next move, or why there is none.
 * @param position for which it was asked
 */
export function tsumeHintText(position: Position, finding: MateFinding, teller: Teller): string {
  const { hintLine, TSUME_HINTS } = teller.texts.problems;
  return finding.kind === 'mate'
    ? hintLine(teller.move(position, itemAt(finding.line, 0)))
    : TSUME_HINTS[finding.kind === 'none' ? 'none' : 'unknown'];
}

/** `Solution: G*4a Kx4a R-5a+`, or that the problem has none. */
export function solutionText({ problem, solution, finding }: Tsume, teller: Teller): string {
  const { SOLUTIONS, solutionLine } = teller.texts.problems;
  if (!solution) return SOLUTIONS[finding?.kind === 'none' ? 'none' : 'unknown'];
  const position = new Position(problem.variant, problem.start.placement);
  const told = solution.map((move) => {
    const text = teller.move(position, move);
    position.play(move);
    return text;
  });
  return solutionLine(listMoves(told, teller));
}

/** Says that what came of the problem is not remembered, and why. */
function notRememberedText({ problems, words }: Texts, error: unknown): string {
  return problems.problemNotKept(words.systemErrorText(error));
}

/**
 * What follows `Solved: mate in 5.`: the rating, where it has changed, or how many are solved;
 * `NOT SAVED ..` if the system refuses to keep it.
 */
export function progressText(set: TsumeSet, teller: Teller): string {
  const { texts } = teller;
  const { change, error } = set.noted;
  const all = set.among('all').length;
  const solved = set.solvedCount();
  const among = set.among().length;
  const sentences = [
    ...(error === undefined ? [] : [notRememberedText(texts, error)]),
    ...(change ? [yourRatingText(teller, change)] : []),
  ];
  if (all > 1 && solved === among) sentences.push(allSolvedText(texts, set));
  else if (all > 1 && !set.isRated && error === undefined) {
    sentences.push(texts.problems.someSolvedText(solved, among));
  }
  return texts.words.joinSentences(sentences);
}

/** What is said of the rating after a failed try, a hint or a step; undefined if nothing has changed. */
export function notedText({ change, error }: Noted, teller: Teller): string | undefined {
  if (error !== undefined) return notRememberedText(teller.texts, error);
  return change && yourRatingText(teller, change);
}

/** `Your rating: 1180 (+14).` */
function yourRatingText({ texts, isSpoken }: Teller, { before, after }: RatingChange): string {
  return texts.problems.ownRatingLine(ratingChangeText(texts, before, after, isSpoken));
}

/** `All 60 problems are solved.`, `All 60 mates in 5 are solved.` */
export function allSolvedText({ problems }: Texts, set: TsumeSet): string {
  return problems.allSolvedLine(set.among().length, set.plies);
}

/** What is wrong with a problem of a file, in one line: `mates.jsonl:12:10: ..`. */
export function problemFaultText(
  texts: Texts,
  file: string,
  fault: ProblemFault | FileFault,
): string {
  switch (fault.code) {
    case 'json':
    case 'no-sfen':
    case 'plies':
    case 'no-target':
    case 'game-start':
      return `${file}:${fault.line}:${fault.column}: ${texts.problems.unreadText(fault)}`;
    default:
      return fileFaultText(texts, file, fault);
  }
}
