import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';

/** What each word does at what others played. */
export const EXPLORER_WORD_HELP = {
  list: 'แสดงทั้งหมดอีกครั้ง พิมพ์เลขอย่างเดียวคือเดินตานั้นหรือเปิดเกมนั้น',
  next: 'ไปข้างหน้าหนึ่งตาในบันทึก',
  back: 'ย้อนกลับหนึ่งตาในบันทึก',
  more: 'เกมอื่นที่มีตำแหน่งนี้',
  mirrored: 'นับตำแหน่งที่สลับซ้ายขวาด้วย อีกครั้งคือไม่นับ',
  help: 'คำช่วยเหลือนี้',
  quit: 'กลับไปดูเกม คำอื่นและตาเดินก็กลับไปเช่นกัน',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

/** Stands above the list. */
export const EXPLORER_TITLE = 'ตาที่ผู้อื่นเดิน';

/** Stands above its columns. */
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

/** How often something was met, and how those games ended. */
export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${games} เกม: ดำชนะ ${black}, ขาวชนะ ${white}, เสมอ ${draws}`;
}

/** What is known of the position after a move. @param move undefined at the start */
export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? 'ตำแหน่งเริ่มต้น' : `หลัง ${move}`;
  return tally.games === 0 ? `${place}: ไม่มีในเกมใด` : `${place}: ${tallyText(tally)}`;
}

/** Said of a move that no game has. */
export const IN_NO_GAME = 'ไม่มีในเกมใด';

/** The average of the values after a move. */
export function averageText(value: string): string {
  return `คะแนน ${value}`;
}

/** The game in which a move was played last. */
export function lastPlayedText(game: string): string {
  return `ล่าสุด ${game}`;
}

/** What a book has for a move; what it does not tell is ''. */
export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `คะแนน ${value}`, depth && `ความลึก ${depth}`, count && `${count} ครั้ง`];
  const text = told.filter(Boolean).join(', ');
  return text ? `${book}: ${text}` : `มีใน ${book}`;
}

/** The place in a game: `ตาที่ 4 จาก 98`. */
export function moveOfText(ply: number, plies: number): string {
  return `ตาที่ ${ply} จาก ${plies}`;
}

/** Said where a number has no line. */
export function noNumberText(count: number): string {
  return count === 0 ? 'ไม่มีบรรทัดให้เลือก' : `เลือกได้ตั้งแต่เลข 1 ถึง ${count}`;
}

/** What is said in always the same words. */
export const EXPLORER_ANSWERS = {
  'no-more': 'ไม่มีเกมอื่นที่มีตำแหน่งนี้',
  mirrored: 'นับที่สลับซ้ายขวาด้วย',
  more: 'เพิ่มเติม แสดงเกมอื่น',
  back: 'กลับมาดูเกมแล้ว',
} as const;
