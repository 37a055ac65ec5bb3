import type { GameRecord } from '../records/tree/record.ts';
import type { RecordResult, Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';
import { END_REASONS } from '../rules/core/game.ts';
import { endingText } from './ending.ts';
import { sideName } from './side-name.ts';

const WINNERS: Partial<Record<Score, Color>> = { '1-0': 'black', '0-1': 'white' };

/** The side that won; undefined in a draw and in an unfinished game. */
export function winnerOf(score: Score): Color | undefined {
  return WINNERS[score];
}

/** How a recorded game ended, `Black wins by checkmate`, or that it is unfinished. */
export function resultText({ score, termination }: GameRecord): string {
  return score === '*' ? 'The game is not finished.' : finishedText({ score, termination });
}

/** `Black wins by checkmate`, `unfinished`: the result of a game in a list. */
export function listedResult(result: RecordResult): string {
  return result.score === '*' ? 'unfinished' : finishedText(result);
}

/** The same without the reason: `Black wins`. */
export function shortResult({ score }: RecordResult): string {
  return listedResult({ score, termination: undefined });
}

function finishedText({ score, termination }: RecordResult): string {
  const winner = winnerOf(score);
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  return termination ? `${result}: ${termination}` : result;
}
