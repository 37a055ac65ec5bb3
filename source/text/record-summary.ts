import type { GameRecord } from '../records/tree/record.ts';
import { mainLine } from '../records/tree/record.ts';
import { summaryText } from './record-summary-texts.ts';

/** A game in a few words: `111 moves, 1-0 by resignation`. */
export function recordSummaryText(record: GameRecord): string {
  return summaryText(mainLine(record).length, record);
}
