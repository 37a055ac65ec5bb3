import { nearestName } from '../nearest.ts';

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '。' : `（「${name}」のことですか？）。`;
}

export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : `「${name}」のことですか？`;
}
