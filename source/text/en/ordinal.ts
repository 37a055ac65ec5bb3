const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`, `4th`. */
export function ordinal(number: number): string {
  return `${number}${ENDINGS[rules.select(number)]}`;
}
