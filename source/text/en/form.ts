/** What stands before the choices of a game that is offered, and in them. */
export const TERMS_TEXTS = {
  game: 'Game',
  handicap: 'Handicap',
  side: 'You play',
  byLot: 'by lot',
  watchers: 'Watchers',
} as const;
