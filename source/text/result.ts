import type { GameRecord } from '../records/tree/record.ts';
import type { RecordResult, Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';
import type { Texts } from './texts.ts';

/** The side that won; undefined in a draw and in an unfinished game. */
export function winnerOf(score: Score): Color | undefined {
  return score === '1-0' ? 'black' : score === '0-1' ? 'white' : undefined;
}

/** How a recorded game ended, `Black wins by checkmate`, or that it is unfinished. */
export function resultText(texts: Texts, record: GameRecord): string {
  return record.score === '*' ? texts.records.GAME_UNFINISHED : listedResult(texts, record);
}

/** `Black wins by checkmate`, `unfinished`: the result of a game in a list. */
export function listedResult({ records }: Texts, { score, termination }: RecordResult): string {
  return score === '*'
    ? records.LISTED_UNFINISHED
    : records.finishedText(winnerOf(score), termination);
}

/** The same without the reason: `Black wins`. */
export function shortResult(texts: Texts, { score }: RecordResult): string {
  return listedResult(texts, { score, termination: undefined });
}
