import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';

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

export const NO_FINISHED_GAMES = '끝난 내 대국이 아직 없습니다.';

export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: '연승', lost: '연패', drawn: '연속 무승부' } as const;
  return `지금 ${length}${RESULTS[result]} 중.`;
}

export function longestText(wins: number, losses: number): string {
  return `최다: ${wins}연승, ${losses}연패.`;
}

export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ${tried}문제 중 ${solved}문제를 풀었습니다(한 번에 ${atOnce}문제).`;
}
