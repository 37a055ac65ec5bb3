import type { EndReason } from '../../rules/core/game.ts';
import type * as en from '../en/variant-list.ts';
import { terminationText } from './record-summary.ts';

type CheckedVariant = Parameters<typeof en.checkedVariantText>[1];

/** The titles of the columns of a list of games. */
export const VARIANT_COLUMNS: readonly string[] = ['ID', 'ชื่อ', 'ขนาด', 'หมาก', 'มาจาก'];

/** `games.ini:3: tiny, 4x5, หมาก 5 ชนิด, กติกา 1f2e` */
export function checkedVariantText(file: string, variant: CheckedVariant): string {
  const { line, id, size, kinds, fingerprint } = variant;
  return `${file}:${line}: ${id}, ${size}, หมาก ${kinds} ชนิด, กติกา ${fingerprint}`;
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
  const counts = ends.map(([reason, count]) => `${terminationText(reason)} ${count}`);
  if (longer > 0) counts.push(`ยาวกว่า ${plies} ตา ${longer}`);
  return `เกมสุ่ม ${games} เกม: ${counts.join(', ')}`;
}

/** How many lines of one, two and more moves there are. */
export function lineCountsText(perft: readonly number[], ms: number): string {
  return `แนวเดิน 1 ถึง ${perft.length} ตา: ${perft.join(', ')} นับใน ${Math.round(ms)} ms`;
}
