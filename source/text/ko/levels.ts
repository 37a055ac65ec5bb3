/** What to expect of each level of the computer, from the lowest on. */
const LEVELS = [
  '첫 대국용',
  '행마를 앎',
  '공짜 말을 잡음',
  '위협을 읽음',
  '공격을 읽음',
  '실수를 응징',
  '강함',
  '어려움',
  '매우 어려움',
  '가장 강함',
] as const;

/** A level in a number and words: `4 위협을 읽음`. */
export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

/** The name of our search at a level. */
export function computerName(level: number): string {
  return `컴퓨터 레벨 ${level}`;
}

/** The name of a person without a name. */
export const GUEST = '손님';
