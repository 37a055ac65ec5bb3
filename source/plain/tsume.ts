import { TsumeActivity, type TsumeMeans } from '../activity/tsume.ts';
import { findingText, listedProblems, tellTsume, tsumePlaceText } from '../text/problems.ts';
import { warned } from '../text/tell.ts';
import type { LineStyle } from './line-board.ts';
import { LineSession } from './line-session.ts';

/** Mating problems without a screen. */
export function tsumeLines({
  set,
  settings,
  findMate,
  mistakes,
  ...style
}: LineStyle & TsumeMeans): LineSession<unknown> {
  const activity = new TsumeActivity({ settings, set, findMate, mistakes });
  return new LineSession({
    ...style,
    activity,
    tell: (what, telling) => tellTsume(activity, what, telling),
    heading: (telling) =>
      [tsumePlaceText(activity, telling), findingText(telling.teller.texts, set.tsume)].filter(
        Boolean,
      ),
    task: (texts) => texts.problems.TSUME_TASK,
    helped: 'tsume',
    go: (to, argument, telling) => {
      if (to === 'solution') return tellTsume(activity, { code: 'solution' }, telling);
      if (to !== 'list') return undefined;
      const length = argument === '' ? undefined : set.findLength(argument);
      return argument !== '' && length === undefined
        ? warned(telling.teller.texts.problems.noLengthText('list', argument, set.lengths))
        : { lines: listedProblems(set, length, telling) };
    },
  }) as LineSession<unknown>;
}
