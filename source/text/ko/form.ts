export const TERMS_TEXTS = {
  game: '게임',
  handicap: '접장기',
  side: '내 편',
  even: '평수',
  byLot: '추첨',
  watchers: '관전',
} as const;
