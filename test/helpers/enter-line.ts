import type { Match } from '../../source/match/match.ts';
import type { Outcome } from '../../source/match/outcome.ts';
import { Keyboard } from '../../source/match/participants/keyboard.ts';

/** Does what a line says at a match of which both sides are at the keyboard. */
export function enterLine(match: Match, line: string): Outcome {
  return new Keyboard(match).enter(line);
}
