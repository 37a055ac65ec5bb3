import { josa } from './josa.ts';

export function queuedText(moves: readonly string[], emptiedBy: string): string {
  return `예약한 수: ${moves.join(', ')}. ${emptiedBy}로 취소합니다.`;
}

export function unqueuedText(moves: readonly string[]): string {
  return `예약을 취소했습니다: ${moves.join(', ')}.`;
}

export function preMovePlayedText(move: string): string {
  return `예약한 수 ${josa(move, '을')} 두었습니다.`;
}

export const WAIT_TEXT = '내 차례가 아닙니다. 지금 입력한 수는 차례를 기다립니다.';
