import type { GameRecord } from '../records/record.ts';

/** How a recorded game ended: `1-0, checkmate`; of an unfinished one that it is. */
export function resultText({ score, termination }: GameRecord): string {
  if (score === '*') return 'The game is not finished.';
  return termination ? `${score}, ${termination}` : score;
}
