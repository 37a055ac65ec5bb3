/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  'first games',
  'knows the moves',
  'sees what hangs',
  'sees a threat',
  'sees an attack',
  'punishes mistakes',
  'strong',
  'hard',
  'very hard',
  'as strong as it gets',
] as const;

/** A level in a number and words: `4 sees a threat`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}
