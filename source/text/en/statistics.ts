import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';
import { countText } from './count-text.ts';

/** What stands above the columns of statistics. */
export const STATISTICS_TITLES = {
  game: 'Game',
  level: 'Level',
  color: 'Side',
  opening: 'Opening',
  castle: 'Castle',
  month: 'Month',
  games: 'games',
  won: 'won',
  lost: 'lost',
  drawn: 'drawn',
  points: 'points',
};

/** Said where nothing can be counted. */
export const NO_FINISHED_GAMES = 'No finished game of yours is saved yet.';

/** The last games that ended alike: `You won the last 3 games.` */
export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: 'won', lost: 'lost', drawn: 'drew' } as const;
  const games = length === 1 ? 'game' : countText(length, 'game');
  return `You ${RESULTS[result]} the last ${games}.`;
}

/** The longest rows of games that ended alike. */
export function longestText(wins: number, losses: number): string {
  return `Most in a row: ${wins} won, ${losses} lost.`;
}

/** The problems that were solved: `Problems: 31 tried, 23 solved, 20 of them at the first go.` */
export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ${tried} tried, ${solved} solved, ${atOnce} of them at the first go.`;
}
