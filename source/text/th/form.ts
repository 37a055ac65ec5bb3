export const TERMS_TEXTS = {
  game: 'เกม',
  handicap: 'แต้มต่อ',
  side: 'คุณเล่น',
  even: 'ไม่มีแต้มต่อ',
  byLot: 'จับสลาก',
  watchers: 'ผู้ชม',
} as const;
