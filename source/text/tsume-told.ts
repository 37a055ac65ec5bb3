import type { TsumeActivity, TsumeTold } from '../activity/tsume.ts';
import { positionBefore } from '../match/outcome.ts';
import type { TryOutcome } from '../match/problems/tsume.ts';
import { BOARD_ENTRIES, type BoardAt, boardSentences } from './board-told.ts';
import { announceIn } from './game-lines.ts';
import { type Said, said, type Telling, warned } from './said.ts';
import { type Entries, tell } from './tell.ts';
import {
  notedText,
  pliesFaultText,
  problemTitle,
  progressText,
  ratingsText,
  repeatText,
  solutionText,
  tryText,
  tsumeHintText,
} from './tsume.ts';

interface TsumeAt extends BoardAt {
  readonly activity: TsumeActivity;
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
  repeat: (_, at) => ({
    ...said(repeatText(at.telling.teller.texts, at.activity.set)),
    more: noted(at),
  }),
  gone: (_, at) => ({ lines: [], more: noted(at) }),
  rating: (_, { activity, telling: { teller, charset } }) =>
    ratingsText(teller.texts, activity.set, charset, teller.isSpoken),
  'no-number': ({ argument }, { activity, telling: { teller } }) =>
    teller.texts.words.goFaultText(argument, activity.set.problems.length),
  'no-length': ({ argument }, { activity, telling: { teller } }) =>
    pliesFaultText(teller.texts, activity.set, argument),
  'engine-failed'({ error }, { telling }) {
    const { commands, problems } = telling.teller.texts;
    return commands.engineFaultText(problems.TSUME_NAMES.defender, error);
  },
} as const satisfies Entries<TsumeTold, TsumeAt>;

/** Tells what a word at a problem or a try has come to. */
export function tellTsume(activity: TsumeActivity, what: TsumeTold, telling: Telling): Said {
  const { texts } = telling.teller;
  const last = activity.moves.at(-1);
  const at: TsumeAt = {
    activity,
    telling,
    game: activity.game,
    status: () => [tsumePlaceText(activity, telling)],
    last: () => last && announceIn(activity.game, last, telling),
  };
  const sentences = { ...boardSentences(texts), ...texts.problems.TSUME_ANSWERS };
  return tell(what, at, TSUME_ENTRIES, sentences);
}

function noted({ activity, telling: { teller } }: TsumeAt): string | undefined {
  return notedText(teller.texts, activity.set.noted, teller.isSpoken) || undefined;
}

/** The number of the problem, and who is to play. */
export function tsumePlaceText(
  { set, tsume }: TsumeActivity,
  { teller, charset }: Telling,
): string {
  return teller.texts.words.joinSentences([
    teller.texts.words.asSentences(problemTitle(teller.texts, set, charset)),
    teller.texts.board.turnText(tsume.game.ply, tsume.game.turn),
  ]);
}

/** A screen shows the moves of a try that is right; lines tell them. */
function tellTry(
  activity: TsumeActivity,
  outcome: Exclude<TryOutcome, { kind: 'forgotten' }>,
  telling: Telling,
): Said {
  const { set, tsume } = activity;
  const { teller, face } = telling;
  const more = notedText(teller.texts, set.noted, teller.isSpoken) || undefined;
  const { text, isRight } = tryText(teller.texts, outcome, tsume, (move) => {
    const { position, lastTo } = positionBefore(tsume.game, move);
    return face === 'screen' ? move.text : teller.move(position, move.move, lastTo);
  });
  if (!isRight) return warned(text, more);
  const moves = 'answer' in outcome ? [outcome.tried, outcome.answer] : [outcome.tried];
  const told =
    face === 'screen' ? [] : moves.map((move) => announceIn(activity.game, move, telling));
  if (outcome.kind !== 'solved') return face === 'screen' ? said(text) : { lines: told };
  const progress = teller.texts.words.joinSentences(
    [text, progressText(teller.texts, set, teller.isSpoken)].filter(Boolean),
  );
  return face === 'screen'
    ? { lines: [progress], isWarning: set.noted.error !== undefined }
    : { lines: [...told, `= ${progress}`] };
}
