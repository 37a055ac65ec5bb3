import stringWidth from 'string-width';
import type { TsumeActivity, TsumeTold } from '../activity/tsume.ts';
import { type PlayedMove, positionBefore } from '../match/outcome.ts';
import type { Noted, RatingChange } from '../match/problems/solver-book.ts';
import {
  SEARCHED_PLIES,
  type TryFailure,
  type TryOutcome,
  type Tsume,
} from '../match/problems/tsume.ts';
import type { MateFinding } from '../match/problems/tsume-judge.ts';
import type { Choice, Length, TsumeSet } from '../match/problems/tsume-set.ts';
import type { Rating } from '../match/ratings/glicko2.ts';
import type { ProblemFault } from '../records/formats/problems/problem.ts';
import type { FileFault } from '../records/store/game-file.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { Position } from '../rules/core/position.ts';
import { allMoves } from './analysis.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board.ts';
import { byCode, byKind } from './by-code.ts';
import type { Charset } from './charset.ts';
import { announceIn } from './game.ts';
import { padded } from './page.ts';
import { ratingChangeText, ratingRangeText, ratingText, spokenRangeText } from './rating.ts';
import { fileFaultText } from './records.ts';
import { type Entries, type Said, said, type Telling, tell, warned } from './tell.ts';
import { listMoves, type Teller } from './teller.ts';
import type { Texts } from './texts.ts';

interface TsumeAt extends BoardAt {
  readonly activity: TsumeActivity;
  readonly texts: Texts;
}

/** What a word at a problem or a try comes to, where a sentence is not all. */
const TSUME_ENTRIES = {
  ...BOARD_ENTRIES,
  tried: ({ outcome }, { activity, telling }) => tellTry(activity, outcome, telling),
  hint: ({ finding }, at) => ({
    ...said(tsumeHintText(at.game.position, finding, at.telling.teller)),
    more: noted(at),
  }),
  solution(_, at) {
    const { tsume } = at.activity;
    const text = solutionText(tsume, at.telling.teller);
    return tsume.solution ? { ...said(text), more: noted(at) } : warned(text);
  },
  repeat(_, at) {
    const { repeatLine } = at.texts.problems;
    return { ...said(repeatLine(allSolvedText(at.texts, at.activity.set))), more: noted(at) };
  },
  gone: (_, at) => ({ lines: [], more: noted(at) }),
  rating(_, { activity: { set, tsume }, texts: { problems, words }, telling }) {
    const { solver } = set;
    const rating = set.ratingOf();
    if (!solver || !rating) return problems.TSUME_ANSWERS['not-rated'];
    const name = words.variantName(tsume.problem.variant, telling.charset);
    const own = toldRangeText(solver, telling);
    return problems.bothRatingsText(name, own, toldRangeText(rating, telling));
  },
  'no-number': ({ argument }, { activity, texts }) =>
    texts.words.goFaultText(argument, activity.set.problems.length),
  'no-length': ({ argument }, { activity, texts }) =>
    texts.problems.noLengthText('plies', argument, activity.set.lengths),
  'engine-failed': ({ error }, { texts }) =>
    texts.commands.engineFaultText(texts.problems.TSUME_NAMES.defender, error),
} as const satisfies Entries<TsumeTold, TsumeAt>;

/** Tells what a word at a problem or a try has come to. */
export function tellTsume(activity: TsumeActivity, what: TsumeTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const last = activity.moves.at(-1);
  const at: TsumeAt = {
    activity,
    telling,
    texts,
    game: activity.game,
    status: () => [tsumePlaceText(activity, telling)],
    last: () => last && announceIn(activity.game, last, telling),
  };
  const sentences = { ...boardSentences(texts), ...texts.problems.TSUME_ANSWERS };
  return tell(what, at, TSUME_ENTRIES, sentences);
}

function noted({ activity, telling: { teller } }: TsumeAt): string | undefined {
  return notedText(activity.set.noted, teller);
}

/** A screen shows the moves of a try that is right; lines tell them. */
function tellTry(
  activity: TsumeActivity,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  telling: Telling,
): Said {
  const { set, tsume, game } = activity;
  const { teller, face } = telling;
  const isScreen = face === 'screen';
  const { kind, tried } = outcome;
  const text = tryText(teller.texts, outcome, tsume, (move) => {
    const { position, lastTo } = positionBefore(game, move);
    return isScreen ? move.text : teller.move(position, move.move, lastTo);
  });
  if (kind === 'no-check' || kind === 'failed') return warned(text, notedText(set.noted, teller));
  if (kind === 'answered') {
    const moves = [tried, outcome.answer];
    return isScreen ? said(text) : { lines: moves.map((move) => announceIn(game, move, telling)) };
  }
  const sentences = [text, progressText(set, teller)].filter(Boolean);
  const progress = teller.texts.words.joinSentences(sentences);
  return isScreen
    ? { lines: [progress], isWarning: set.noted.error !== undefined }
    : { lines: [announceIn(game, tried, telling), `= ${progress}`] };
}

// A problem, and its solution

/** The number of the problem, and who is to play. */
export function tsumePlaceText({ set, game }: TsumeActivity, { teller, charset }: Telling): string {
  const { board, words } = teller.texts;
  const title = words.asSentences(problemTitle(teller.texts, set, charset));
  return words.joinSentences([title, board.turnText(game.ply, game.turn)]);
}

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

/** What the engine says of a problem, as far as a player should know it; '' for nothing. */
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

/** The next move, or why there is none. @param position for which it was asked */
function tsumeHintText(position: Position, finding: MateFinding, teller: Teller): string {
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
  return solutionLine(listMoves(allMoves(position, solution, teller), teller));
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

// Tries, and what is kept of them

/** A move of a problem as it stands in a sentence. */
type ToldMove = (move: PlayedMove) => string;

/** The result of a try. */
export function tryText(
  texts: Texts,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  tsume: Tsume,
  told: ToldMove = ({ text }) => text,
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
 * What follows `Solved: mate in 5.`: the rating, where it has changed, or how many are solved;
 * `NOT SAVED ..` if the system refuses to keep it.
 */
function progressText(set: TsumeSet, teller: Teller): string {
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

/** What a failed try, a hint or a step has done to the rating; undefined if nothing. */
function notedText({ change, error }: Noted, teller: Teller): string | undefined {
  if (error !== undefined) return notRememberedText(teller.texts, error);
  return change && yourRatingText(teller, change);
}

/** Says that what has come of the problem is not kept, and why. */
function notRememberedText({ problems, words }: Texts, error: unknown): string {
  return problems.problemNotKept(words.systemErrorText(error));
}

/** `Your rating: 1180 (+14).` */
function yourRatingText({ texts, isSpoken }: Teller, { before, after }: RatingChange): string {
  return texts.problems.ownRatingLine(ratingChangeText(texts, before, after, isSpoken));
}

/** `All 60 problems are solved.`, `All 60 mates in 5 are solved.` */
function allSolvedText({ problems }: Texts, set: TsumeSet): string {
  return problems.allSolvedLine(set.among().length, set.plies);
}

// Lists of problems

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
  const line = `${name}  ${solvedCountText(texts, set, 'all')}`;
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
  const widest = Math.max(...set.lengths.map((other) => solvedCountText(texts, set, other).length));
  const solved = solvedCountText(texts, set, plies).padStart(widest);
  return texts.problems.lengthRow(lengthNumber(set, plies), solved);
}

/** The plies of a problem, as wide as the longest of a set. */
function lengthNumber({ lengths }: TsumeSet, plies: number): string {
  return String(plies).padStart(String(lengths.at(-1)).length);
}

/** `41 of 60 solved`, of a length or of all. */
function solvedCountText(texts: Texts, set: TsumeSet, plies: Length): string {
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
function toldRangeText(rating: Rating, { teller, charset }: Telling): string {
  return teller.isSpoken ? spokenRangeText(teller.texts, rating) : ratingRangeText(rating, charset);
}

function ratingOf(set: TsumeSet, index: number): string | undefined {
  const rating = set.ratingOf(itemAt(set.problems, index));
  return rating && ratingText(rating);
}
