import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';

export const STATISTICS_TITLES = {
  game: 'ゲーム',
  level: 'レベル',
  color: '手番',
  opening: '戦型',
  castle: '囲い',
  month: '月',
  games: '局数',
  won: '勝',
  lost: '敗',
  drawn: '分',
  points: '勝率',
};

export const NO_FINISHED_GAMES = '終局した自分の対局はまだありません。';

export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: '連勝', lost: '連敗', drawn: '局続けて引き分け' } as const;
  return `現在${length}${RESULTS[result]}中。`;
}

export function longestText(wins: number, losses: number): string {
  return `最多${wins}連勝、最多${losses}連敗。`;
}

export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ${tried}問に挑戦、${solved}問正解、うち${atOnce}問は1回目で正解。`;
}
