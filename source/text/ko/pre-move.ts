import { josa } from './josa.ts';

export function preMoveText(move: string): string {
  return `${josa(move, '이')} 내 차례를 기다립니다. Esc로 취소합니다.`;
}

export function preMoveLine(move: string): string {
  return `${josa(move, '이')} 내 차례를 기다립니다. 다른 수를 입력하면 바뀝니다.`;
}

export function preMovePlayedText(move: string): string {
  return `기다리던 ${josa(move, '을')} 두었습니다.`;
}

export const WAIT_TEXT = '내 차례가 아닙니다. 지금 입력한 수는 차례를 기다립니다.';
