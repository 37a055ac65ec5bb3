import type { ReplayActivity } from '../activity/replay.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { annotationTexts } from '../text/replay.ts';
import { placeTexts, replayHeading, tellReplay } from '../text/replay-told.ts';
import type { Texts } from '../text/texts.ts';
import { LineSession } from './line-session.ts';

interface ReplayLines {
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Told before what is replayed. Default: nothing. */
  readonly greeting?: readonly string[];
}

/** A record to walk through without a screen. */
export function replayLines(
  texts: Texts,
  activity: ReplayActivity,
  around: ReplayLines,
): LineSession<unknown> {
  return new LineSession({
    ...around,
    texts,
    activity,
    tell: (what, telling) => tellReplay(activity, what, telling),
    heading: (telling) => [
      replayHeading(activity, telling),
      ...(activity.ply > 0 ? [placeTexts(activity, telling).join('  ')] : []),
    ],
    standing: () => [],
    task: texts.replay.REPLAY_TASK,
    wordHelp: texts.replay.REPLAY_WORD_HELP,
    go: (to) =>
      to === 'comment' ? { lines: annotationTexts(texts, activity.walk.node) } : undefined,
  }) as LineSession<unknown>;
}
