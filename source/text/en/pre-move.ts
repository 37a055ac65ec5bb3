/** Shows typed moves that wait for their turns. @param emptiedBy a key or a word */
export function queuedText(moves: readonly string[], emptiedBy: string): string {
  return `Queued: ${moves.join(', ')}. ${emptiedBy} empties the queue.`;
}

/** Said when typed moves wait no longer. */
export function unqueuedText(moves: readonly string[]): string {
  return `No longer queued: ${moves.join(', ')}.`;
}

/** Said after a move that has waited was played. */
export function preMovePlayedText(move: string): string {
  return `Your premove ${move} was played.`;
}

/** Said where a piece is picked up while another side is to move. */
export const WAIT_TEXT = 'It is not your turn. A move that is typed now waits for it.';
