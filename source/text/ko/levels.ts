/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  '첫 대국용',
  '움직임을 앎',
  '공짜 말을 봄',
  '위협을 봄',
  '공격을 봄',
  '실수를 벌함',
  '강함',
  '어려움',
  '매우 어려움',
  '가장 강함',
] as const;

/** A level in a number and words: `4 위협을 봄`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}
