import type { BookedMove, BookedPosition } from './foreign-book.ts';

/** The most that a move may be worth less than the best one, in hundredths of a pawn. */
const VALUE_WITHIN = 30;

/**
 * A move of a book for the computer to play. Those worth less than the best are left out; the others are as likely as they were often played.
 * @param random from 0 to below 1
 * @returns undefined where the book has no move to play
 */
export function pickBooked({ moves }: BookedPosition, random: number): BookedMove | undefined {
  const best = Math.max(...moves.map(({ value = -Infinity }) => value));
  const good = moves.filter(({ value }) => value === undefined || value >= best - VALUE_WITHIN);
  const total = good.reduce((sum, move) => sum + weightOf(move), 0);
  let rest = random * total;
  return good.find((move) => {
    rest -= weightOf(move);
    return rest < 0;
  });
}

function weightOf({ count = 1 }: BookedMove): number {
  return Math.max(1, count);
}
