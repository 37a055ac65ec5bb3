import type { TsumeActivity, TsumeTold } from '../activity/tsume.ts';
import { positionBefore } from '../match/outcome.ts';
import type { TryOutcome } from '../match/problems/tsume.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board-told.ts';
import { announceIn } from './game-lines.ts';
import { toldRangeText } from './problem-list.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { type Entries, tell } from './tell.ts';
import type { Texts } from './texts.ts';
import {
  allSolvedText,
  notedText,
  problemTitle,
  progressText,
  solutionText,
  tryText,
  tsumeHintText,
} from './tsume.ts';

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

/** The number of the problem, and who is to play. */
export function tsumePlaceText({ set, game }: TsumeActivity, { teller, charset }: Telling): string {
  const { board, words } = teller.texts;
  const title = words.asSentences(problemTitle(teller.texts, set, charset));
  return words.joinSentences([title, board.turnText(game.ply, game.turn)]);
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
