/** What a list of the lobby says that has no lines. */
export const EMPTY_LISTS = {
  challenges: 'ไม่มีคำท้า',
  mine: 'ไม่มี: พิมพ์ ท้า เพื่อตั้งคำท้า',
  who: 'ไม่มีใครอยู่',
  games: 'ไม่มีเกมที่กำลังเล่นอยู่ให้ชม',
  played: 'คุณยังไม่ได้เล่นเกมใด',
  laterPlayed: 'ไม่มีเกมอีกแล้ว',
} as const;

/** What the columns of the lists are called. */
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

/** What cells of the lists say. */
export const LIST_CELLS = {
  yes: 'ใช่',
  no: 'ไม่',
  you: 'คุณ',
  anyone: 'ใครก็ได้',
  invitation: 'คำเชิญ',
} as const;

/** The title of a column with ratings of a game. */
export function ratingInTitle(game: string): string {
  return `เรตติ้ง ${game}`;
}

/** Says how the next page of one's games is listed. */
export function morePlayedText(page: number): string {
  return `พิมพ์ ที่เล่นแล้ว ${page} เพื่อดูต่อ`;
}

/** Said of a page of ratings that there is not. */
export function lastPageText(page: number): string {
  return `หน้าสุดท้ายคือ ${page}`;
}

/** `คุณคือ Aki` */
export function youAreText(name: string): string {
  return `คุณคือ ${name}`;
}

/** `ยาริโชงิ: 1540 ±90, 12 เกม` @param games in the form of `ratedGamesText` */
export function ratingInText(game: string, rating: string, games: string): string {
  return `${game}: ${rating}, ${games}`;
}

/** `กุญแจ 2: SHA256:..` */
export function numberedKeyText(number: number, key: string): string {
  return `กุญแจ ${number}: ${key}`;
}
