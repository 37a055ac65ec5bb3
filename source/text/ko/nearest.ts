import { nearestName } from '../nearest.ts';
import { spelled } from './spelled.ts';

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '.' : `. 혹시 "${name}"입니까?`;
}

export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : ` 혹시 "${spelled(name)}"입니까?`;
}
