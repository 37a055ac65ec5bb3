import { nearestName } from '../nearest.ts';

export function orMeantText(found: string, names: readonly string[]): string {
  const name = nearestName(found, names);
  return name === undefined ? '' : ` หมายถึง "${name}" ใช่ไหม`;
}

export function didYouMeanText(found: string, names: readonly string[]): string {
  return orMeantText(found, names);
}
