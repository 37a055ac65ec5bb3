import { nearestName } from '../nearest.ts';

/** The end of a clause: a near name, if there is one. */
export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '。' : `（「${name}」のことですか？）。`;
}

/** A sentence after another: a near name; '' if there is none. */
export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : `「${name}」のことですか？`;
}
