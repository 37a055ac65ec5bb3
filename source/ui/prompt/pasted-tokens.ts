import type { Position } from '../../rules/core/position.ts';
import { readMove } from '../../rules/notation/read-move.ts';

/**
 * The moves of a pasted list without their numbers. A text comes back as it is if it is a single
 * move, perhaps spoken in several words, or begins with a word of the prompt.
 */
export function pastedTokens(
  text: string,
  position: Position,
  isWord: (text: string) => boolean,
): readonly string[] | string {
  const tokens = text
    .split(/\s+/)
    .filter((token) => token !== '' && !/^\d+\.*(…|\.\.\.)?$/.test(token));
  const [first = ''] = tokens;
  if (tokens.length <= 1) return first;
  const isOne = readMove(position, text).kind !== 'not-understood' || isWord(first);
  return isOne ? text.trim().replace(/\s+/g, ' ') : tokens;
}
