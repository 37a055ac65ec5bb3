export function preMoveText(move: string): string {
  return `${move} は手番が来たら指します。Escで取り消し。`;
}

export function preMoveLine(move: string): string {
  return `${move} は手番が来たら指します。別の手を入力すると差し替わります。`;
}

export function preMovePlayedText(move: string): string {
  return `待っていた ${move} を指しました。`;
}

export const WAIT_TEXT = '相手の手番です。今入力した手は、手番が来たら指します。';
