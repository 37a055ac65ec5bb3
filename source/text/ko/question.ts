export const RESIGN_QUESTION = '기권하시겠습니까?';

export function leaveQuestion(runsOn: boolean): string {
  return runsOn
    ? '대국에서 나가시겠습니까? 자리를 비운 동안에도 시계는 갑니다.'
    : '대국에서 나가시겠습니까? 다시 이어 둘 때까지 시계가 멈춥니다.';
}

export function promoteMoveQuestion(typed: string): string {
  return `${typed.trim()}: 승격하시겠습니까?`;
}

export function waitsForText(signs: readonly [yes: string, no: string] | undefined): string {
  return signs
    ? `y 또는 ${signs[0]}, n 또는 ${signs[1]} 키를 누르십시오.`
    : 'y 또는 n 키를 누르십시오.';
}
