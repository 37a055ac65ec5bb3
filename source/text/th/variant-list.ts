import type { EndReason } from '../../rules/core/game.ts';
import type { CheckedVariant } from '../en/variant-list.ts';
import { terminationText } from './record-summary.ts';

export const VARIANT_COLUMNS: readonly string[] = ['ID', 'ชื่อ', 'ขนาด', 'หมาก', 'มาจาก'];

export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}, ${size}, หมาก ${kinds} ชนิด, กติกา ${fingerprint}`;
}

export function randomGamesText(
  games: number,
  ends: readonly (readonly [EndReason, number])[],
  { longer, plies }: { readonly longer: number; readonly plies: number },
): string {
  const counts = ends.map(([reason, count]) => `${terminationText(reason)} ${count}`);
  if (longer > 0) counts.push(`ยาวกว่า ${plies} ตา ${longer}`);
  return `เกมสุ่ม ${games} เกม: ${counts.join(', ')}`;
}

export function lineCountsText(perft: readonly number[], ms: number): string {
  return `แนวเดิน 1 ถึง ${perft.length} ตา: ${perft.join(', ')} นับใน ${Math.round(ms)} ms`;
}
