import type { Color } from '../core/color.ts';
import { END_REASONS } from '../core/game.ts';
import type { GameRecord } from '../records/record.ts';
import type { Score } from '../records/termination.ts';
import { endingText } from './ending.ts';
import { sideName } from './side-name.ts';

const WINNERS: Partial<Record<Score, Color>> = { '1-0': 'black', '0-1': 'white' };

/** How a recorded game ended: `Black wins by checkmate`; of an unfinished one that it is. */
export function resultText({ score, termination }: GameRecord): string {
  if (score === '*') return 'The game is not finished.';
  const winner = WINNERS[score];
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  return termination ? `${result}: ${termination}` : result;
}
