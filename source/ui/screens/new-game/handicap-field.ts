import type { Variant } from '../../../rules/core/variant.ts';
import { choiceField, type FormField } from '../form/form-fields.ts';

/** The choice of a handicap; nothing for a game that has none. */
export function handicapField(
  { handicaps }: Variant,
  chosen: () => string,
  choose: (handicap: string) => void,
): FormField[] {
  if (handicaps.length === 0) return [];
  const names = ['even', ...handicaps.map(({ name }) => name)];
  return [choiceField('Handicap', names, chosen, choose, (name) => name)];
}
