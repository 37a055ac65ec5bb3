import type { GameRecord } from '../records/tree/record.ts';
import type { RecordResult, Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';
import { finishedText, GAME_UNFINISHED, LISTED_UNFINISHED } from './result-texts.ts';

const WINNERS: Partial<Record<Score, Color>> = { '1-0': 'black', '0-1': 'white' };

/** The side that won; undefined in a draw and in an unfinished game. */
export function winnerOf(score: Score): Color | undefined {
  return WINNERS[score];
}

/** How a recorded game ended, `Black wins by checkmate`, or that it is unfinished. */
export function resultText({ score, termination }: GameRecord): string {
  return score === '*' ? GAME_UNFINISHED : finishedText(winnerOf(score), termination);
}

/** `Black wins by checkmate`, `unfinished`: the result of a game in a list. */
export function listedResult({ score, termination }: RecordResult): string {
  return score === '*' ? LISTED_UNFINISHED : finishedText(winnerOf(score), termination);
}

/** The same without the reason: `Black wins`. */
export function shortResult({ score }: RecordResult): string {
  return listedResult({ score, termination: undefined });
}
