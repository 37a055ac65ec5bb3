import type { Color } from '../../rules/core/color.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import { endingText } from './ending.ts';
import { sideName } from './side-name.ts';

/** Said of a game without a result. */
export const GAME_UNFINISHED = 'The game is not finished.';

/** The same in a list. */
export const LISTED_UNFINISHED = 'unfinished';

/** `Black wins by checkmate`, `Draw`. @param termination as it stands in the record */
export function finishedText(winner: Color | undefined, termination: string | undefined): string {
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  return termination ? `${result}: ${termination}` : result;
}
