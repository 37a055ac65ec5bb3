import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';

export const EXPLORER_WORD_HELP = {
  list: 'แสดงทั้งหมดอีกครั้ง พิมพ์เลขอย่างเดียวคือเดินตานั้นหรือเปิดเกมนั้น',
  next: 'ไปข้างหน้าหนึ่งตาในบันทึก',
  back: 'ย้อนกลับหนึ่งตาในบันทึก',
  more: 'เกมอื่นที่มีตำแหน่งนี้',
  mirrored: 'นับตำแหน่งที่สลับซ้ายขวาด้วย อีกครั้งคือไม่นับ',
  help: 'คำช่วยเหลือนี้',
  quit: 'กลับไปดูเกม คำอื่นและตาเดินก็กลับไปเช่นกัน',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

export const EXPLORER_TITLE = 'ตาที่ผู้อื่นเดิน';

export const EXPLORER_COLUMNS = {
  move: 'ตาเดิน',
  games: 'เกม',
  black: 'ดำชนะ',
  drawn: 'เสมอ',
  white: 'ขาวชนะ',
  value: 'คะแนน',
  book: 'ตำรา',
  last: 'เกมล่าสุด',
};

export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${games} เกม: ดำชนะ ${black}, ขาวชนะ ${white}, เสมอ ${draws}`;
}

export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? 'ตำแหน่งเริ่มต้น' : `หลัง ${move}`;
  return tally.games === 0 ? `${place}: ไม่มีในเกมใด` : `${place}: ${tallyText(tally)}`;
}

export const IN_NO_GAME = 'ไม่มีในเกมใด';

export function averageText(value: string): string {
  return `คะแนน ${value}`;
}

export function lastPlayedText(game: string): string {
  return `ล่าสุด ${game}`;
}

export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `คะแนน ${value}`, depth && `ความลึก ${depth}`, count && `${count} ครั้ง`];
  const text = told.filter(Boolean).join(', ');
  return text ? `${book}: ${text}` : `มีใน ${book}`;
}

export function moveOfText(ply: number, plies: number): string {
  return `ตาที่ ${ply} จาก ${plies}`;
}

export function noNumberText(count: number): string {
  return count === 0 ? 'ไม่มีบรรทัดให้เลือก' : `เลือกได้ตั้งแต่เลข 1 ถึง ${count}`;
}

export const EXPLORER_ANSWERS = {
  empty: 'เกมที่บันทึกไว้ค้นให้เอง; komadai index FOLDER เพิ่มเกมอื่น',
  'no-more': 'ไม่มีเกมอื่นที่มีตำแหน่งนี้',
  mirrored: 'นับที่สลับซ้ายขวาด้วย',
  more: 'เพิ่มเติม แสดงเกมอื่น',
  back: 'กลับมาดูเกมแล้ว',
} as const;
