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
import type { Rating } from '../match/ratings/glicko2.ts';
import type { Problem, ProblemFault } from '../records/formats/problems/problem.ts';
import type { FileFault } from '../records/store/game-file.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';
import { Position } from '../rules/core/position.ts';
import type { Charset } from './charset.ts';
import { ratingChangeText, ratingRangeText, ratingText, spokenRangeText } from './rating.ts';
import { fileFaultText } from './record-fault.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** `Shogi problem 3 of 60, mate in 5`; of a rated one `Shogi problem 3, mate in 5 (1430)`. */
export function problemTitle(texts: Texts, set: TsumeSet, charset: Charset): string {
  const { tsume, index, problems } = set;
  const rating = set.ratingOf();
  return texts.problems.problemHeading(texts.words.variantName(tsume.problem.variant, charset), {
    ...(problems.length > 1 && { number: index + 1, ...(!set.isRated && { of: problems.length }) }),
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
  const sentences: string[] = [];
  const { plies = 0, oddity, variant } = problem;
  if (finding === undefined) sentences.push(texts.problems.TSUME_ANSWERS.looking);
  else if (finding.kind === 'none')
    sentences.push(texts.problems.FINDINGS.none(Math.max(plies, SEARCHED_PLIES)));
  else if (finding.kind === 'unknown') sentences.push(texts.problems.FINDINGS.unknown);
  else if (plies !== 0 && finding.line.length !== plies) {
    const found = finding.line.length;
    sentences.push(
      found < plies
        ? texts.problems.FINDINGS.shorter(found, plies)
        : texts.problems.FINDINGS.longer(plies, wanted ?? found),
    );
  }
  if (oddity) {
    sentences.push(texts.problems.FINDINGS.odd(texts.records.sfenOddityText(oddity, variant)));
  }
  return texts.words.joinSentences(sentences);
}

/** A move of a problem as it stands in a sentence. */
type ToldMove = (move: PlayedMove) => string;

const printed: ToldMove = ({ text }) => text;

/** The result of a try: the text, and whether it succeeded. */
export function tryText(
  texts: Texts,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  tsume: Tsume,
  told: ToldMove = printed,
): { readonly text: string; readonly isRight: boolean } {
  switch (outcome.kind) {
    case 'no-check':
      return { text: texts.problems.TRIES.noCheck(told(outcome.tried)), isRight: false };
    case 'answered': {
      const { answer, tried } = outcome;
      return {
        text: texts.problems.TRIES.answered(told(tried), answer.color, told(answer)),
        isRight: true,
      };
    }
    case 'solved':
      return { text: solvedText(texts, tsume), isRight: true };
    case 'failed':
      return {
        text: texts.problems.TRIES.failed(
          told(outcome.tried),
          failureText(texts, outcome.failure, tsume, told),
        ),
        isRight: false,
      };
  }
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
  texts: Texts,
  failure: TryFailure,
  { problem }: Tsume,
  told: ToldMove,
): string {
  switch (failure.code) {
    case 'unjudged':
      return texts.problems.FAILURES.unjudged;
    case 'too-long': {
      const { answer, plies, wanted } = failure;
      return texts.problems.FAILURES.tooLong(plies, wanted, told(answer));
    }
    case 'refuted': {
      const { by, plies } = failure;
      const answer = told(failure.answer);
      const within = plies >= SEARCHED_PLIES - 1 ? undefined : plies;
      switch (by.kind) {
        case 'capture':
          return texts.problems.FAILURES.capture(
            answer,
            texts.words.nameOfPiece(problem.variant, by.piece),
            within,
          );
        case 'king-move':
          return texts.problems.FAILURES.kingMove(
            answer,
            texts.words.royalName(problem.variant),
            within,
          );
        case 'drop':
        case 'block':
          return texts.problems.FAILURES.block(answer, within);
      }
    }
  }
}

/**
 * The next move, or why there is none.
 * @param position for which it was asked
 */
export function tsumeHintText(position: Position, finding: MateFinding, teller: Teller): string {
  return finding.kind === 'mate'
    ? teller.texts.problems.TSUME_HINTS.move(teller.move(position, itemAt(finding.line, 0)))
    : teller.texts.problems.TSUME_HINTS[finding.kind === 'none' ? 'none' : 'unknown'];
}

/** `Solution: G*4a Kx4a R-5a+`, or that the problem has none. */
export function solutionText({ problem, solution, finding }: Tsume, teller: Teller): string {
  if (solution)
    return teller.texts.problems.SOLUTIONS.moves(
      listMoves(lineTexts(problem, solution, teller), teller),
    );
  return finding?.kind === 'none'
    ? teller.texts.problems.SOLUTIONS.none
    : teller.texts.problems.SOLUTIONS.unknown;
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

/** Says that what came of the problem is not remembered, and why. */
function notRememberedText(texts: Texts, error: unknown): string {
  return texts.problems.problemNotKept(texts.words.systemErrorText(error));
}

/**
 * What follows `Solved: mate in 5.`: the rating, where it has changed, or how many are solved;
 * `NOT SAVED ..` if the system refuses to keep it.
 */
export function progressText(texts: Texts, set: TsumeSet, isSpoken = false): string {
  const { change, error } = set.noted;
  const all = set.among('all').length;
  const solved = set.solvedCount();
  const among = set.among().length;
  const sentences = [
    ...(error === undefined ? [] : [notRememberedText(texts, error)]),
    ...(change ? [yourRatingText(texts, change, isSpoken)] : []),
  ];
  if (all > 1 && solved === among) sentences.push(allSolvedText(texts, set));
  else if (all > 1 && !set.isRated && error === undefined) {
    sentences.push(texts.problems.someSolvedText(solved, among));
  }
  return texts.words.joinSentences(sentences);
}

/** What is said of the rating after a failed try, a hint or a step; '' if nothing has changed. */
export function notedText(texts: Texts, { change, error }: Noted, isSpoken = false): string {
  if (error !== undefined) return notRememberedText(texts, error);
  return change ? yourRatingText(texts, change, isSpoken) : '';
}

/** `Your rating: 1180 (+14).` */
function yourRatingText(texts: Texts, { before, after }: RatingChange, isSpoken: boolean): string {
  return texts.problems.newRatingText(ratingChangeText(texts, before, after, isSpoken));
}

/** `All 60 problems are solved.`, `All 60 mates in 5 are solved.` */
function allSolvedText(texts: Texts, set: TsumeSet): string {
  return texts.problems.allSolvedLine(set.among().length, set.plies);
}

/** Says that the next problem is one that was solved before. */
export function repeatText(texts: Texts, set: TsumeSet): string {
  return texts.problems.repeatLine(allSolvedText(texts, set));
}

/** `Your rating is 1180 ±90, that of the problem 1430 ±150.` */
export function ratingsText(
  texts: Texts,
  set: TsumeSet,
  charset: Charset,
  isSpoken = false,
): string {
  const { solver } = set;
  const problem = set.ratingOf();
  if (solver === undefined || problem === undefined)
    return texts.problems.TSUME_ANSWERS['not-rated'];
  const text = (rating: Rating) =>
    isSpoken ? spokenRangeText(texts, rating) : ratingRangeText(rating, charset);
  const name = texts.words.variantName(set.tsume.problem.variant, charset);
  return texts.problems.bothRatingsText(name, text(solver), text(problem));
}

/** Why the problems are not narrowed down to a length. */
export function pliesFaultText(texts: Texts, set: TsumeSet, argument: string): string {
  return texts.problems.noLengthText('plies', argument, set.lengths);
}

/** Why the problems of a length are not listed. */
export function listFaultText(texts: Texts, set: TsumeSet, argument: string): string {
  return texts.problems.noLengthText('list', argument, set.lengths);
}

/** What is wrong with a problem of a file, in one line: `mates.jsonl:12:10: ..`. */
export function problemFaultText(
  texts: Texts,
  file: string,
  fault: ProblemFault | FileFault,
): string {
  const place = 'line' in fault ? `${file}:${fault.line}:${fault.column}` : file;
  switch (fault.code) {
    case 'json':
      return texts.problems.UNREAD.json(place);
    case 'no-sfen':
      return texts.problems.UNREAD.noSfen(place);
    case 'plies':
      return texts.problems.UNREAD.plies(place, fault.found);
    case 'no-target':
      return texts.problems.UNREAD.noTarget(place, noTargetText(texts, fault));
    case 'game-start':
      return texts.problems.UNREAD.gameStart(place, fault.game);
    default:
      return fileFaultText(texts, file, fault);
  }
}

/** Says that nobody can be mated in a position. */
export function noTargetText(texts: Texts, problem: Pick<Problem, 'variant'>): string {
  return texts.problems.noTargetLine(texts.words.royalName(problem.variant));
}
