import type { Color } from '../../rules/core/color.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import { endingText } from './ending.ts';
import { terminationText } from './record-summary.ts';
import { sideName } from './side-name.ts';

export const GAME_UNFINISHED = '끝나지 않은 대국입니다.';

export const LISTED_UNFINISHED = '미완';

export function finishedText(winner: Color | undefined, termination: string | undefined): string {
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)} 승` : '무승부';
  return termination ? `${result}(${terminationText(termination)})` : result;
}
