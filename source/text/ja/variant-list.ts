import type { EndReason } from '../../rules/core/game.ts';
import type { CheckedVariant } from '../en/variant-list.ts';
import { reasonName } from './record-summary.ts';

export const VARIANT_COLUMNS: readonly string[] = ['ID', '名前', '盤', '駒', '出所'];

export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}、${size}、駒${kinds}種、ルール ${fingerprint}`;
}

export function randomGamesText(
  games: number,
  ends: readonly (readonly [EndReason, number])[],
  { longer, plies }: { readonly longer: number; readonly plies: number },
): string {
  const counts = ends.map(([reason, count]) => `${reasonName(reason)}${count}局`);
  if (longer > 0) counts.push(`${plies}手を超えたもの${longer}局`);
  return `無作為な${games}局: ${counts.join('、')}`;
}

export function lineCountsText(perft: readonly number[], ms: number): string {
  return `1手から${perft.length}手までの手順の数: ${perft.join(', ')}（計算時間${Math.round(ms)}ミリ秒）`;
}
