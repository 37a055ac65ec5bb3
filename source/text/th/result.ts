import type { Color } from '../../rules/core/color.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import { endingText } from './ending.ts';
import { terminationText } from './record-summary.ts';
import { sideName } from './side-name.ts';

export const GAME_UNFINISHED = 'เกมยังไม่จบ';

export const LISTED_UNFINISHED = 'ยังไม่จบ';

export function finishedText(winner: Color | undefined, termination: string | undefined): string {
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)}ชนะ` : 'เสมอ';
  return termination ? `${result}: ${terminationText(termination)}` : result;
}
