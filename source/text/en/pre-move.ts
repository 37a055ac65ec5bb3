/** Said while a typed move waits for its turn. */
export function preMoveText(move: string): string {
  return `${move} waits for your turn. Esc takes it back.`;
}

/** The same without a screen. */
export function preMoveLine(move: string): string {
  return `${move} waits for your turn. Another one takes its place.`;
}

/** Said after a move that has waited was played. */
export function preMovePlayedText(move: string): string {
  return `${move} was waiting and is played.`;
}

/** Said where a piece is picked up while another side is to move. */
export const WAIT_TEXT = 'It is not your turn. A move that is typed now waits for it.';
