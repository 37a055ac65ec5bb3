import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';

/** What stands above the columns of statistics. */
export const STATISTICS_TITLES = {
  game: '게임',
  level: '레벨',
  color: '선후',
  opening: '전법',
  castle: '진형',
  month: '월',
  games: '대국',
  won: '승',
  lost: '패',
  drawn: '무',
  points: '승률',
};

/** Said where nothing can be counted. */
export const NO_FINISHED_GAMES = '끝난 내 대국이 아직 없습니다.';

/** The last games that ended alike: `지금 3연승 중.` */
export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: '연승', lost: '연패', drawn: '연속 무승부' } as const;
  return `지금 ${length}${RESULTS[result]} 중.`;
}

/** The longest rows of games that ended alike. */
export function longestText(wins: number, losses: number): string {
  return `최다: ${wins}연승, ${losses}연패.`;
}

/** The problems that were solved: `박보 풀기: 31문제 중 23문제를 풀었습니다(한 번에 20문제).` */
export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ${tried}문제 중 ${solved}문제를 풀었습니다(한 번에 ${atOnce}문제).`;
}
