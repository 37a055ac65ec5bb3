import type { EndReason } from '../../rules/core/game.ts';
import type { CheckedVariant } from '../en/variant-list.ts';
import { END_NAMES } from './end-names.ts';

export const VARIANT_COLUMNS: readonly string[] = ['ID', '이름', '크기', '말', '출처'];

export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}, ${size}, 말 ${kinds}가지, 규칙 ${fingerprint}`;
}

export function randomGamesText(
  games: number,
  ends: readonly (readonly [EndReason, number])[],
  { longer, plies }: { readonly longer: number; readonly plies: number },
): string {
  const counts = ends.map(([reason, count]) => `${END_NAMES[reason]} ${count}`);
  if (longer > 0) counts.push(`${plies}수를 넘김 ${longer}`);
  return `무작위 ${games}국: ${counts.join(', ')}`;
}

export function lineCountsText(perft: readonly number[], ms: number): string {
  return `1수에서 ${perft.length}수까지의 수순: ${perft.join(', ')}, 세는 데 ${Math.round(ms)} ms`;
}
