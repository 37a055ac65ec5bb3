import { type GameRecord, mainLine } from '../records/tree/record.ts';
import type { RecordResult, Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';
import type { Texts } from './texts.ts';

const WINNERS: Partial<Record<Score, Color>> = { '1-0': 'black', '0-1': 'white' };

/** The side that won; undefined in a draw and in an unfinished game. */
export function winnerOf(score: Score): Color | undefined {
  return WINNERS[score];
}

/** How a recorded game ended, `Black wins by checkmate`, or that it is unfinished. */
export function resultText(texts: Texts, { score, termination }: GameRecord): string {
  return score === '*'
    ? texts.records.GAME_UNFINISHED
    : texts.records.finishedText(winnerOf(score), termination);
}

/** `Black wins by checkmate`, `unfinished`: the result of a game in a list. */
export function listedResult(texts: Texts, { score, termination }: RecordResult): string {
  return score === '*'
    ? texts.records.LISTED_UNFINISHED
    : texts.records.finishedText(winnerOf(score), termination);
}

/** The same without the reason: `Black wins`. */
export function shortResult(texts: Texts, { score }: RecordResult): string {
  return listedResult(texts, { score, termination: undefined });
}

/** A game in a few words: `111 moves, 1-0 by resignation`. */
export function recordSummaryText(texts: Texts, record: GameRecord): string {
  return texts.records.summaryText(mainLine(record).length, record);
}
