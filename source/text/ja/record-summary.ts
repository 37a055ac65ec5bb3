import type { RecordResult } from '../../records/tree/termination.ts';
import { END_REASONS, type EndReason } from '../../rules/core/game.ts';

export function summaryText(moves: number, { score, termination }: RecordResult): string {
  const how = termination ? `（${terminationText(termination)}）` : '';
  return `${moves}手、${score === '*' ? '未終局' : score}${how}`;
}

const REASONS = {
  checkmate: '詰み',
  'no legal moves': '指す手なし',
  try: 'トライ',
  repetition: '千日手',
  'perpetual check': '連続王手の千日手',
  resignation: '投了',
  'illegal move': '反則',
  time: '時間切れ',
  impasse: '持将棋',
  agreement: '合意',
  abandonment: '対局放棄',
  'move limit': '最大手数',
} as const satisfies Readonly<Record<EndReason, string>>;

/** How a game ended in a word: `詰み`. */
export function reasonName(reason: EndReason): string {
  return REASONS[reason];
}

/** How a game ended, as its record has it, in our words where they are ours: `詰み`. */
export function terminationText(termination: string): string {
  const reason = END_REASONS.find((one) => one === termination);
  return reason === undefined ? termination.replace(/^other: /, '') : reasonName(reason);
}

export function gamesOfFileText(file: string, count: number): string {
  return `${file} の対局は${count}局です`;
}

export function plyCountText(file: string, plies: number): string {
  return `${file} の対局は${plies}手です`;
}

export function gameOfText(number: number, count: number, file: string): string {
  return `${file} の${count}局中${number}局目。ほかの対局は --game N で表示。`;
}
