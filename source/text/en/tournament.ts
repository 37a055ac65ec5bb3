import type { Estimate, Tally } from '../../match/tally.ts';
import type { TournamentGame } from '../../match/tournament.ts';
import type { RecordResult } from '../../records/tree/termination.ts';
import { countText } from './count-text.ts';
import { terminationText } from './record-summary.ts';

/** A game that has ended, without a fault of an engine. */
export interface EndedGame extends Pick<TournamentGame, 'number' | 'aColor'> {
  readonly result: RecordResult;
  readonly moves: number;
}

/** A game that has ended: `3. a Black, b White: 0-1 by checkmate, 87 moves`. @param fault of an engine, if it ended the game */
export function endedGameText(
  { number, aColor, result, moves }: EndedGame,
  fault?: string,
): string {
  const { score, termination = '' } = result;
  const sides = aColor === 'black' ? 'a Black, b White' : 'b Black, a White';
  const how = score === '*' ? 'unfinished' : `${score} by ${terminationText(termination)}`;
  const text = `${number}. ${sides}: ${how}, ${countText(moves, 'move')}`;
  return fault === undefined ? text : `${text}; ${fault}`;
}

/** How the games have ended, from the view of a. */
export function countsText({ wins, draws, losses }: Tally, games: number): string {
  return `a in ${countText(games, 'game')}: ${wins} won, ${draws} drawn, ${losses} lost`;
}

/** The share of points of a. */
export function shareText(rate: Estimate): string {
  return `Score: ${intervalText(rate, percent)}`;
}

/** How much stronger a is. */
export function eloText(difference: Estimate): string {
  return `Elo difference: ${intervalText(difference, signed)}`;
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
