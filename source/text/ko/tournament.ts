import type { Estimate, Tally } from '../../match/tally.ts';
import type { EndedGame } from '../en/tournament.ts';
import { terminationText } from './record-summary.ts';

export function endedGameText(
  { number, aColor, result, moves }: EndedGame,
  fault?: string,
): string {
  const { score, termination = '' } = result;
  const sides = aColor === 'black' ? 'a 선수, b 후수' : 'b 선수, a 후수';
  const how = score === '*' ? '미완' : `${score} ${terminationText(termination)}`.trimEnd();
  const text = `${number}. ${sides}: ${how}, ${moves}수`;
  return fault === undefined ? text : `${text}; ${fault}`;
}

export function countsText({ wins, draws, losses }: Tally, games: number): string {
  return `a의 ${games}국: ${wins}승 ${draws}무 ${losses}패`;
}

export function shareText(rate: Estimate): string {
  return `득점률: ${intervalText(rate, percent)}`;
}

export function eloText(difference: Estimate): string {
  return `Elo 차이: ${intervalText(difference, signed)}`;
}

export function failuresText(failures: Readonly<Record<'a' | 'b', number>>): string {
  const sides = (['a', 'b'] as const).filter((side) => failures[side] > 0);
  const counts = sides.map((side) => `${side} ${failures[side]}국에서 고장`);
  return `${counts.join(', ')}. 패배로 셉니다`;
}

export function matchSavedText(path: string): string {
  return `대국은 ${path}에 저장되어 있습니다.`;
}

function intervalText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)} (95 %: ${format(low)}에서 ${format(high)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(elo: number): string {
  const sign = elo > 0 ? '+' : '';
  return Number.isFinite(elo) ? `${sign}${Math.round(elo)}` : `${sign || '-'}무한대`;
}
