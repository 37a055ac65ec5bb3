import { TsumeActivity } from '../activity/tsume.ts';
import type { TsumeSet } from '../match/problems/tsume-set.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { listedProblems } from '../text/problem-list.ts';
import { warned } from '../text/said.ts';
import type { Texts } from '../text/texts.ts';
import { findingText, listFaultText } from '../text/tsume.ts';
import { tellTsume, tsumePlaceText } from '../text/tsume-told.ts';
import { LineSession } from './line-session.ts';

interface TsumeLines {
  readonly set: TsumeSet;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Said before the first problem. Default: nothing. */
  readonly greeting?: readonly string[];
}

/** Mating problems without a screen. */
export function tsumeLines(
  texts: Texts,
  { set, settings, ...around }: TsumeLines,
): LineSession<unknown> {
  const activity = new TsumeActivity(settings, set);
  return new LineSession({
    ...around,
    texts,
    activity,
    tell: (what, telling) => tellTsume(activity, what, telling),
    heading: (telling) =>
      [tsumePlaceText(activity, telling), findingText(texts, set.tsume)].filter(Boolean),
    task: texts.tsume.TSUME_TASK,
    wordHelp: texts.tsume.TSUME_WORD_HELP,
    go: (to, argument, telling) => {
      if (to === 'solution') return tellTsume(activity, { code: 'solution' }, telling);
      if (to !== 'list') return undefined;
      const length = argument === '' ? undefined : set.findLength(argument);
      return argument !== '' && length === undefined
        ? warned(listFaultText(texts, set, argument))
        : { lines: listedProblems(texts, set, length, telling.charset, telling.teller.isSpoken) };
    },
  }) as LineSession<unknown>;
}
