import type { Color } from '../../rules/core/color.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import { endingText } from './ending.ts';
import { sideName } from './side-name.ts';

export const GAME_UNFINISHED = '対局は終わっていません。';

export const LISTED_UNFINISHED = '指しかけ';

export function finishedText(winner: Color | undefined, termination: string | undefined): string {
  const reason = END_REASONS.find((one) => one === termination);
  if (reason) return endingText({ reason, ...(winner && { winner }) });
  const result = winner ? `${sideName(winner)}の勝ち` : '引き分け';
  return termination ? `${result}: ${termination}` : result;
}
