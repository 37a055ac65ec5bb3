import type { Estimate, Tally } from '../../match/tally.ts';
import type { EndedGame } from '../en/tournament.ts';
import { terminationText } from './record-summary.ts';

export function endedGameText(
  { number, aColor, result, moves }: EndedGame,
  fault?: string,
): string {
  const { score, termination = '' } = result;
  const sides = aColor === 'black' ? 'a ดำ, b ขาว' : 'b ดำ, a ขาว';
  const how = score === '*' ? 'ยังไม่จบ' : `${score} ${terminationText(termination)}`;
  const text = `${number}. ${sides}: ${how}, ${moves} ตา`;
  return fault === undefined ? text : `${text}; ${fault}`;
}

export function countsText({ wins, draws, losses }: Tally, games: number): string {
  return `a ใน ${games} เกม: ชนะ ${wins}, เสมอ ${draws}, แพ้ ${losses}`;
}

export function shareText(rate: Estimate): string {
  return `คะแนน: ${intervalText(rate, percent)}`;
}

export function eloText(difference: Estimate): string {
  return `ผลต่าง Elo: ${intervalText(difference, signed)}`;
}

export function failuresText(failures: Readonly<Record<'a' | 'b', number>>): string {
  const sides = (['a', 'b'] as const).filter((side) => failures[side] > 0);
  const counts = sides.map((side) => `${side} ขัดข้อง ${failures[side]} เกม`);
  return `${counts.join(', ')}; ในคะแนนนับว่าแพ้`;
}

export function matchSavedText(path: string): string {
  return `เกมบันทึกไว้ใน ${path}`;
}

function intervalText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)} (95 %: ${format(low)} ถึง ${format(high)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function signed(elo: number): string {
  const sign = elo > 0 ? '+' : '';
  return Number.isFinite(elo) ? `${sign}${Math.round(elo)}` : `${sign || '-'}อนันต์`;
}
