export function queuedText(moves: readonly string[], emptiedBy: string): string {
  return `予約した手: ${moves.join('、')}。${emptiedBy}で取り消し。`;
}

export function unqueuedText(moves: readonly string[]): string {
  return `予約を取り消しました: ${moves.join('、')}`;
}

export function preMovePlayedText(move: string): string {
  return `予約した手 ${move} を指しました。`;
}

export const WAIT_TEXT = '相手の手番です。今入力した手は、手番が来たら指します。';
