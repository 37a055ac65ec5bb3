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

export function levelText(level: number): string {
  return `${level} ${LEVELS[level - 1] ?? ''}`.trimEnd();
}

export function computerName(level: number): string {
  return `컴퓨터 레벨 ${level}`;
}

export const GUEST = '손님';
