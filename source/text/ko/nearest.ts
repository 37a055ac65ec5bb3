import { nearestName } from '../nearest.ts';
import { spelled } from './spelled.ts';

/** The end of a clause: a near name, if there is one. */
export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '.' : `. 혹시 "${name}"입니까?`;
}

/** A sentence after another: a near name; '' if there is none. */
export function didYouMeanText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : ` 혹시 "${spelled(name)}"입니까?`;
}
