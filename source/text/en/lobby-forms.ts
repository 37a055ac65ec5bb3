/** How a challenge is typed. */
export const CHALLENGE_FORM =
  'challenge [VARIANT] [CLOCK] [to NAME or invite] [black or white] [unrated] [no-watchers]';

/** How a game is sought. */
export const SEEK_FORM = 'seek [VARIANT] [CLOCK], seek anything, seek off';
