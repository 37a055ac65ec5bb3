/** What lines tell instead of a place to which a word of a game leads on a screen. */
export const SCREEN_PLACES = {
  learn: 'learn: quit, then komadai learn begins the course.',
  menu: 'menu: quit keeps this game; komadai play begins another, komadai help tells more.',
} as const;

/** The same at a server, where no other command can be typed. */
export const SERVER_PLACES = {
  learn: 'learn: the screens have the courses; komadai learn has them at home.',
} as const;

/** How settings are changed where they are only listed. */
export const CHANGES_SETTINGS = {
  here: 'labels, theme and speech change theirs; komadai settings changes each of them.',
  server: 'labels, theme and speech change theirs; the screens change each of them.',
} as const;

/** Told when a replay is left for the game that led to it. */
export const BACK_AT_GAME = 'You are at the game again.';
