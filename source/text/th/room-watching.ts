import type { Presence } from '../../rooms/room-port.ts';
import type { Closing, WatchedPlayer } from '../en/room-watching.ts';

export const CLOSED_TEXTS = {
  left: 'เจ้าของห้องออกไปแล้ว: กำลังรอเจ้าของห้อง',
  'handed-over': 'เจ้าของห้องเล่นต่อที่เทอร์มินัลอื่น: กำลังรอเจ้าของห้อง',
  withdrawn: 'เจ้าของห้องยกเลิกเกมนี้แล้ว',
} as const satisfies Readonly<Record<Closing, string>>;

export const WATCHED_TEXTS = {
  follow: 'กด End เพื่อตามเกม',
  lost: 'สายถึงเจ้าของห้องหลุด: กำลังรอเจ้าของห้อง',
  empty: 'ผู้เล่นคนที่สองยังไม่มา',
  adjourned: 'เกมพักอยู่',
} as const;

const PRESENCES = {
  here: 'อยู่',
  away: 'ไม่อยู่',
  gone: 'ออกไปแล้ว',
} as const satisfies Readonly<Record<Presence, string>>;

export function watchedPlayersText(players: readonly WatchedPlayer[]): string {
  return players.map(({ name, presence }) => `${name} (${PRESENCES[presence]})`).join(' - ');
}

export function watchingCountText(watchers: number): string {
  return `ผู้ชม ${watchers} คน`;
}
