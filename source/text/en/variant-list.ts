import type { EndReason } from '../../rules/core/game.ts';
import { countText } from './count-text.ts';

/** The titles of the columns of a list of games. */
export const VARIANT_COLUMNS: readonly string[] = ['ID', 'NAME', 'SIZE', 'PIECES', 'FROM'];

/** What a game of a file is. */
export interface CheckedVariant {
  /** The line of its section. */
  readonly line: number;
  readonly id: string;
  /** Files and ranks: `7x9`. */
  readonly size: string;
  /** How many kinds of piece it has. */
  readonly kinds: number;
  readonly fingerprint: string;
}

/** `games.ini:3: tiny, 4x5, 5 kinds of piece, rules 1f2e` */
export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}, ${size}, ${countText(kinds, 'kind')} of piece, rules ${fingerprint}`;
}

/**
 * How random games have ended.
 * @param ends how often for each reason
 * @param longer games that went on after `plies`
 */
export function randomGamesText(
  games: number,
  ends: readonly (readonly [EndReason, number])[],
  { longer, plies }: { readonly longer: number; readonly plies: number },
): string {
  const counts = ends.map(([reason, count]) => `${reason} ${count}`);
  if (longer > 0) counts.push(`longer than ${plies} plies ${longer}`);
  return `${games} random games: ${counts.join(', ')}`;
}

/** How many lines of one, two and more moves there are. */
export function lineCountsText(perft: readonly number[], ms: number): string {
  return `lines of 1 to ${perft.length} moves: ${perft.join(', ')}, counted in ${Math.round(ms)} ms`;
}
