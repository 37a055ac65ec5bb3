export const EMPTY_LISTS = {
  challenges: 'ไม่มีคำท้า',
  mine: 'ไม่มี: พิมพ์ ท้า เพื่อตั้งคำท้า',
  who: 'ไม่มีใครอยู่',
  games: 'ไม่มีเกมที่กำลังเล่นอยู่ให้ชม',
  played: 'คุณยังไม่ได้เล่นเกมใด',
  laterPlayed: 'ไม่มีเกมอีกแล้ว',
} as const;

export const LIST_TITLES = {
  code: 'รหัส',
  day: 'วันที่',
  against: 'คู่แข่ง',
  game: 'เกม',
  result: 'ผล',
  name: 'ชื่อ',
  rating: 'เรตติ้ง',
  ratedGames: 'เกมที่นับ',
  rated: 'นับเรตติ้ง',
  where: 'ที่',
  players: 'ผู้เล่น',
  clock: 'เวลา',
  state: 'สถานะ',
  seeks: 'หาคู่',
  from: 'จาก',
  for: 'ถึง',
} as const;

export const LIST_CELLS = {
  yes: 'ใช่',
  no: 'ไม่',
  you: 'คุณ',
  anyone: 'ใครก็ได้',
  invitation: 'คำเชิญ',
} as const;

export function ratingInTitle(game: string): string {
  return `เรตติ้ง ${game}`;
}

export function morePlayedText(page: number): string {
  return `พิมพ์ ที่เล่นแล้ว ${page} เพื่อดูต่อ`;
}

export function lastPageText(page: number): string {
  return `หน้าสุดท้ายคือ ${page}`;
}

export function youAreText(name: string): string {
  return `คุณคือ ${name}`;
}

export function ratingInText(game: string, rating: string, games: string): string {
  return `${game}: ${rating}, ${games}`;
}

export function numberedKeyText(number: number, key: string): string {
  return `กุญแจ ${number}: ${key}`;
}
