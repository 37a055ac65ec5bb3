import type { EndReason } from '../../rules/core/game.ts';
import { reasonName } from './record-summary.ts';

/** The titles of the columns of a list of games. */
export const VARIANT_COLUMNS: readonly string[] = ['ID', '名前', '盤', '駒', '出所'];

/** What a game of a file is. */
interface CheckedVariant {
  /** The line of its section. */
  readonly line: number;
  readonly id: string;
  /** Files and ranks: `7x9`. */
  readonly size: string;
  /** How many kinds of piece it has. */
  readonly kinds: number;
  readonly fingerprint: string;
}

/** `games.ini:3: tiny、4x5、駒5種、ルール 1f2e` */
export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}、${size}、駒${kinds}種、ルール ${fingerprint}`;
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
  const counts = ends.map(([reason, count]) => `${reasonName(reason)}${count}局`);
  if (longer > 0) counts.push(`${plies}手を超えたもの${longer}局`);
  return `無作為な${games}局: ${counts.join('、')}`;
}

/** How many lines of one, two and more moves there are. */
export function lineCountsText(perft: readonly number[], ms: number): string {
  return `1手から${perft.length}手までの手順の数: ${perft.join(', ')}（計算時間${Math.round(ms)}ミリ秒）`;
}
