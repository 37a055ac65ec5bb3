import { isAnalysisLine } from '../records/tree/analysis-lines.ts';
import { formatTime, moveTimes, withoutTimes } from '../records/tree/move-times.ts';
import type { RecordNode } from '../records/tree/record.ts';
import type { Texts } from './texts.ts';

/** The comments before and after a move without an analysis, and its times: a text each. */
export function annotationTexts(texts: Texts, node: RecordNode): string[] {
  const all = [...node.before, ...node.comments];
  const comments = all.filter((comment) => !isAnalysisLine(comment)).map(withoutTimes);
  const { spentMs, leftMs } = moveTimes(node);
  const times = [
    ...(spentMs === undefined ? [] : [texts.replay.spentText(wholeSeconds(spentMs))]),
    ...(leftMs === undefined ? [] : [texts.replay.leftText(wholeSeconds(leftMs))]),
  ];
  const sentences = comments.map((comment) => comment.replace(/\s+/g, ' ').trim());
  // A stop keeps them apart from the comment.
  const timed = times.length > 0 ? [texts.words.asSentences(times.join(', '))] : [];
  return [...timed, ...sentences.filter((text) => text !== '')];
}

/** `0:09:41`: a second that has begun counts, as on the clocks. */
function wholeSeconds(timeMs: number): string {
  return formatTime(Math.ceil(timeMs / 1000) * 1000);
}
