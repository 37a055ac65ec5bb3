import { josa } from './josa.ts';

/** Said while a typed move waits for its turn. */
export function preMoveText(move: string): string {
  return `${josa(move, '이')} 내 차례를 기다립니다. Esc로 취소합니다.`;
}

/** The same without a screen. */
export function preMoveLine(move: string): string {
  return `${josa(move, '이')} 내 차례를 기다립니다. 다른 수를 입력하면 바뀝니다.`;
}

/** Said after a move that has waited was played. */
export function preMovePlayedText(move: string): string {
  return `기다리던 ${josa(move, '을')} 두었습니다.`;
}

/** Said where a piece is picked up while another side is to move. */
export const WAIT_TEXT = '내 차례가 아닙니다. 지금 입력한 수는 차례를 기다립니다.';
