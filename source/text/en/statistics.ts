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

/** The last games that ended alike: `The last 3 games: won.` */
export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: 'won', lost: 'lost', drawn: 'drawn' } as const;
  return `The last ${countText(length, 'game')}: ${RESULTS[result]}.`;
}

/** The longest rows of games that ended alike. */
export function longestText(wins: number, losses: number): string {
  return `Most in a row: ${wins} won, ${losses} lost.`;
}
