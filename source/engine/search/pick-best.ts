/** Brings the move with the highest score between two indices to the first of them. */
export function pickBest(moves: Int32Array, scores: Int32Array, start: number, end: number): void {
  let best = start;
  let highest = scores[start];
  for (let at = start + 1; at < end; at++) {
    if (scores[at] > highest) {
      highest = scores[at];
      best = at;
    }
  }
  const move = moves[best];
  scores[best] = scores[start];
  moves[best] = moves[start];
  scores[start] = highest;
  moves[start] = move;
}
