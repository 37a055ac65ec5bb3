import type { Unsaved } from '../activity/replay-edits.ts';
import { formatTime, moveTimes, withoutTimes } from '../records/tree/move-times.ts';
import type { RecordNode } from '../records/tree/record.ts';
import { leftText, notOnDiskText, spentText, unsavedHereText } from './replay-texts.ts';
import { unsavedText } from './save-fault.ts';

/** The comments before and after a move, and its times: a text each. */
export function annotationTexts(node: RecordNode): string[] {
  const comments = [...node.before, ...node.comments].map(withoutTimes);
  const { spentMs, leftMs } = moveTimes(node);
  const times = [
    ...(spentMs === undefined ? [] : [spentText(wholeSeconds(spentMs))]),
    ...(leftMs === undefined ? [] : [leftText(wholeSeconds(leftMs))]),
  ];
  const texts = comments.map((comment) => comment.replace(/\s+/g, ' ').trim());
  return [...times, ...texts.filter((text) => text !== '')];
}

/** `0:09:41`: a second that has begun counts, as on the clocks. */
function wholeSeconds(timeMs: number): string {
  return formatTime(Math.ceil(timeMs / 1000) * 1000);
}

/** Says that a change is not on the disk. @param canExport whether games can be written here */
export function unsavedChangeText(unsaved: Unsaved, canExport: boolean): string {
  const why = unsaved.code === 'failed' ? unsavedText(unsaved.error) : unsavedHereText(unsaved);
  return notOnDiskText(why, canExport);
}
