import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';

/** What stands above the columns of statistics. */
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

/** Said where nothing can be counted. */
export const NO_FINISHED_GAMES = '終局した自分の対局はまだありません。';

/** The last games that ended alike: `現在3連勝中。` */
export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: '連勝', lost: '連敗', drawn: '局続けて引き分け' } as const;
  return `現在${length}${RESULTS[result]}中。`;
}

/** The longest rows of games that ended alike. */
export function longestText(wins: number, losses: number): string {
  return `最多${wins}連勝、最多${losses}連敗。`;
}

/** The problems that were solved: `詰将棋: 31問に挑戦、23問正解、うち20問は1回目で正解。` */
export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ${tried}問に挑戦、${solved}問正解、うち${atOnce}問は1回目で正解。`;
}
