import type { Estimate, Tally } from '../../match/tally.ts';
import type { EndedGame } from '../en/tournament.ts';
import { terminationText } from './record-summary.ts';

export function endedGameText(
  { number, aColor, result, moves }: EndedGame,
  fault?: string,
): string {
  const { score, termination = '' } = result;
  const sides = aColor === 'black' ? 'a先手 b後手' : 'b先手 a後手';
  const how = score === '*' ? '未終局' : `${score}（${terminationText(termination)}）`;
  const text = `${number}. ${sides}: ${how}、${moves}手`;
  return fault === undefined ? text : `${text}。${fault}`;
}

export function countsText({ wins, draws, losses }: Tally, games: number): string {
  return `aの${games}局: ${wins}勝${losses}敗${draws}分`;
}

export function shareText(rate: Estimate): string {
  return `勝率: ${intervalText(rate, percent)}`;
}

export function eloText(difference: Estimate): string {
  return `レート差（Elo）: ${intervalText(difference, signed)}`;
}

export function failuresText(failures: Readonly<Record<'a' | 'b', number>>): string {
  const sides = (['a', 'b'] as const).filter((side) => failures[side] > 0);
  const counts = sides.map((side) => `${side}の異常${failures[side]}局`);
  return `${counts.join('、')}。成績では負けとして数えています`;
}

export function matchSavedText(path: string): string {
  return `棋譜は ${path} に保存しました。`;
}

function intervalText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)}（95 %区間: ${format(low)}から${format(high)}）`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(elo: number): string {
  const sign = elo > 0 ? '+' : '';
  return Number.isFinite(elo) ? `${sign}${Math.round(elo)}` : `${sign || '-'}無限大`;
}
