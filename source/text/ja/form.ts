export const TERMS_TEXTS = {
  game: 'ゲーム',
  handicap: '手合割',
  side: '手番',
  even: '平手',
  byLot: '振り駒',
  watchers: '観戦',
} as const;
