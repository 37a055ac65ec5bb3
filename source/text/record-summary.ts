import type { GameRecord } from '../records/tree/record.ts';
import { mainLine } from '../records/tree/record.ts';
import type { Texts } from './texts.ts';

/** A game in a few words: `111 moves, 1-0 by resignation`. */
export function recordSummaryText(texts: Texts, record: GameRecord): string {
  return texts.records.summaryText(mainLine(record).length, record);
}
