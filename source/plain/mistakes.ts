import type { MistakesActivity, MistakesTold } from '../activity/mistakes.ts';
import type { ReplayActivity } from '../activity/replay.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { mistakeTitle, questionText, tellMistakes } from '../text/mistakes-told.ts';
import type { LineStyle } from './line-board.ts';
import { LineSession } from './line-session.ts';
import { replayLines } from './replay.ts';

interface MistakesLines extends LineStyle {
  /** Opens the replay of the game of a mistake. */
  readonly replay: (record: GameRecord, ply: number) => ReplayActivity;
}

/** One's own mistakes without a screen, with the replays of their games. */
export function mistakesLines(
  activity: MistakesActivity,
  { replay, greeting = [], ...style }: MistakesLines,
): LineSession<MistakesTold> {
  const session: LineSession<MistakesTold> = new LineSession({
    ...style,
    greeting,
    activity,
    tell: (what, telling) => tellMistakes(activity, what, telling),
    heading: ({ teller, charset }) => [
      mistakeTitle(activity, teller.texts, charset),
      questionText(activity, teller),
    ],
    task: (texts) => texts.study.MISTAKES_TASK,
    wordHelp: (texts) => texts.words.MISTAKES_WORD_HELP,
    go: (to, _, telling) => {
      if (to === 'solution') return tellMistakes(activity, { code: 'solution' }, telling);
      const { replayed } = activity;
      if (to !== 'replay' || !replayed) return undefined;
      const mode = replayLines(replay(replayed, activity.mistake.ply), style);
      return { mode, left: () => session.heading() };
    },
    close: () => activity.leave(),
  });
  return session;
}
