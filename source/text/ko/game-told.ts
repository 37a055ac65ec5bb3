import { spelled } from './spelled.ts';

/** Said where a word is for games that have ended. */
export function notOverText(word: string): string {
  return `${spelled(word)}: 대국이 끝나지 않았습니다.`;
}

/** Says how to get a game back. @param handover says who has it now */
export function takesBackText(handover: string): string {
  return `${handover} 이어받기를 입력하면 되찾습니다.`;
}

/** Said where there is no game to take. */
export const NOT_TAKEN = '이어받기: 다른 komadai가 가진 대국이 아닙니다.';
