/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  'first games',
  'knows the moves',
  'sees a capture',
  'club beginner',
  'club player',
  'sure club player',
  'strong club player',
  'hard',
  'very hard',
  'as strong as it gets',
] as const;

/** A level in a number and words: `4 club beginner`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}
