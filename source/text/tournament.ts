import { playerName } from '../match/participants/side.ts';
import { type Estimate, eloDifference, gamesOf, type Tally, winRate } from '../match/tally.ts';
import type { TournamentGame } from '../match/tournament.ts';
import { mainLine } from '../records/tree/record.ts';
import { countText } from './count-text.ts';
import { engineFaultText } from './engine-fault.ts';

/** A game that has ended: `3. a Black, b White: 0-1 by checkmate, 87 moves`. */
export function tournamentGameText({ number, aColor, record, failure }: TournamentGame): string {
  const sides = aColor === 'black' ? 'a Black, b White' : 'b Black, a White';
  const how = record.termination?.replace(/^other: /, '');
  const result = record.score === '*' ? 'unfinished' : `${record.score} by ${how}`;
  const moves = countText(mainLine(record).length, 'move');
  const text = `${number}. ${sides}: ${result}, ${moves}`;
  if (!failure) return text;
  return `${text}; ${engineFaultText(playerName(record, failure.color), failure.error)}`;
}

/** The results of games in lines: counts, score and Elo difference, from the view of a. */
export function tallyLines(tally: Tally, names: Readonly<Record<'a' | 'b', string>>): string[] {
  const { wins, draws, losses } = tally;
  const rate = winRate(tally);
  const games = countText(gamesOf(tally), 'game');
  const counts = `a in ${games}: ${wins} won, ${draws} drawn, ${losses} lost`;
  const players = [`a: ${names.a}`, `b: ${names.b}`];
  if (!rate) return [...players, counts];
  return [
    ...players,
    counts,
    `Score: ${intervalText(rate, percent)}`,
    `Elo difference: ${intervalText(eloDifference(rate), signed)}`,
  ];
}

/** In how many games each engine failed: `a failed in 3 games`. */
export function failuresText(failures: Readonly<Record<'a' | 'b', number>>): string {
  const sides = (['a', 'b'] as const).filter((side) => failures[side] > 0);
  const counts = sides.map((side) => `${side} failed in ${countText(failures[side], 'game')}`);
  return `${counts.join(', ')}; the score counts them as lost`;
}

/** Says where the games of a match are. */
export function matchSavedText(path: string): string {
  return `The games are saved in ${path}.`;
}

function intervalText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)} (95 %: ${format(low)} to ${format(high)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function signed(elo: number): string {
  const sign = elo > 0 ? '+' : '';
  return Number.isFinite(elo) ? `${sign}${Math.round(elo)}` : `${sign || '-'}infinite`;
}
