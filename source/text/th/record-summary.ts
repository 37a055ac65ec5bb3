import type { RecordResult } from '../../records/tree/termination.ts';
import type { EndReason } from '../../rules/core/game.ts';

/** By the word of a record. */
const TERMINATIONS: Readonly<Record<string, string>> = {
  checkmate: 'รุกจน',
  'no legal moves': 'ไม่มีตาเดิน',
  try: 'ไปถึงสุดกระดาน',
  repetition: 'เดินซ้ำ',
  'perpetual check': 'รุกล้อ',
  resignation: 'ยอมแพ้',
  'illegal move': 'เดินผิดกติกา',
  time: 'หมดเวลา',
  impasse: 'จิโชงิ',
  agreement: 'ตกลงเสมอ',
  abandonment: 'ทิ้งเกม',
  'move limit': 'ครบจำนวนตา',
  interrupted: 'หยุดกลางคัน',
  'engine failed': 'เอนจินขัดข้อง',
} satisfies Readonly<Record<EndReason | 'interrupted' | 'engine failed', string>>;

export function summaryText(moves: number, { score, termination }: RecordResult): string {
  const how = termination && terminationText(termination);
  const result = score === '*' ? ['ยังไม่จบ', how] : [how ? `${score} ${how}` : score];
  return [`${moves} ตา`, ...result.filter((text) => text !== undefined)].join(', ');
}

/** How a game ended, by the word of its record: `รุกจน`. */
export function terminationText(termination: string): string {
  const word = termination.replace(/^other: /, '');
  return TERMINATIONS[word] ?? word;
}

export function gamesOfFileText(file: string, count: number): string {
  return `${file} มี ${count} เกม`;
}

export function plyCountText(file: string, plies: number): string {
  return `เกมใน ${file} มี ${plies} ตา`;
}

export function gameOfText(number: number, count: number, file: string): string {
  return `เกมที่ ${number} จาก ${count} ใน ${file}; --game N แสดงเกมอื่น`;
}
