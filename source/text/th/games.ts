import type { GameEntry, GameSummary } from '../../records/store/game-entry.ts';
import { countText } from './count-text.ts';

export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

export function levelName(level: number): string {
  return `ระดับ ${level}`;
}

/** `38 ตา`. */
export function movesText(plies: number): string {
  return countText(plies, 'ตา');
}

/** `10,000 เกม`; if a filter finds some of them, `12 จาก 10,000`. */
export function gameCountText(all: number, found?: number): string {
  if (found !== undefined) return `${thousands(found)} จาก ${thousands(all)}`;
  return `${thousands(all)} เกม`;
}

export function noGamesText(folder: string | undefined): string {
  const none = 'ยังไม่มีเกมที่บันทึกไว้ ทุกเกมบันทึกเองระหว่างเล่น: เลือก เกมใหม่ ในเมนูเพื่อเริ่ม';
  return folder === undefined ? none : `${none} วางไฟล์ PSN ไว้ใน ${folder} ก็ได้`;
}

export const GAMES_ANSWERS = {
  noneFound: 'ไม่มีเกมที่มีคำเหล่านี้',
  searching: 'กำลังค้นหา..',
  damaged: 'เสียหาย',
} as const;

export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const what = games === 1 ? '' : ` และอีก ${games - 1} เกมในไฟล์นี้`;
  return `ลบ ${name}: ${playersText(summary)} ${movesText(plies)}${what}? ลบแล้วเอาคืนไม่ได้`;
}

export function notDeletedText(elsewhere: string): string {
  return `ไม่ได้ลบ: ${elsewhere}`;
}

export function unreadNotDeletedText(fault: string): string {
  return `ไม่ได้ลบ: ลบได้เฉพาะเกมที่อ่านได้ ${fault}`;
}

export function onBoardText(name: string): string {
  return `ไม่ได้ลบ: ${name} คือเกมบนกระดานตอนนี้`;
}

function thousands(count: number): string {
  return count.toLocaleString('th-TH');
}

export function detailsText(details: readonly string[]): string {
  return details.join(', ');
}
