import type { SolvedTally } from '../../match/problems/solved-tally.ts';
import type { Streak } from '../../study/statistics/fold-results.ts';

export const STATISTICS_TITLES = {
  game: 'เกม',
  level: 'ระดับ',
  color: 'ฝ่าย',
  opening: 'การเปิดเกม',
  castle: 'ค่าย',
  month: 'เดือน',
  games: 'จำนวน',
  won: 'ชนะ',
  lost: 'แพ้',
  drawn: 'เสมอ',
  points: 'คะแนน',
};

export const NO_FINISHED_GAMES = 'ยังไม่มีเกมของคุณที่จบแล้ว';

export function streakText({ result, length }: Streak): string {
  const RESULTS = { won: 'ชนะ', lost: 'แพ้', drawn: 'เสมอ' } as const;
  return `${RESULTS[result]}ติดต่อกัน ${length} เกมล่าสุด`;
}

export function longestText(wins: number, losses: number): string {
  return `ติดต่อกันมากที่สุด: ชนะ ${wins} แพ้ ${losses}`;
}

export function solvedText(title: string, { tried, solved, atOnce }: SolvedTally): string {
  return `${title}: ลอง ${tried} ข้อ แก้ได้ ${solved} ข้อ ได้ในครั้งแรก ${atOnce} ข้อ`;
}
