/** Said while a typed move waits for its turn. */
export function preMoveText(move: string): string {
  return `${move} は手番が来たら指します。Escで取り消し。`;
}

/** The same without a screen. */
export function preMoveLine(move: string): string {
  return `${move} は手番が来たら指します。別の手を入力すると差し替わります。`;
}

/** Said after a move that has waited was played. */
export function preMovePlayedText(move: string): string {
  return `待っていた ${move} を指しました。`;
}

/** Said where a piece is picked up while another side is to move. */
export const WAIT_TEXT = '相手の手番です。今入力した手は、手番が来たら指します。';
