/** What a list of the lobby says that has no lines. */
export const EMPTY_LISTS = {
  challenges: 'No challenge stands.',
  mine: 'Nothing: challenge makes a challenge.',
  who: 'Nobody is here.',
  games: 'No game goes on that may be watched.',
  played: 'You have played no game yet.',
  laterPlayed: 'There are no more games.',
} as const;

/** What the columns of the lists are called. */
export const LIST_TITLES = {
  code: 'code',
  day: 'day',
  against: 'against',
  game: 'game',
  result: 'result',
  name: 'name',
  rating: 'rating',
  ratedGames: 'rated',
  rated: 'rated',
  where: 'where',
  players: 'players',
  clock: 'clock',
  state: 'state',
  seeks: 'seeks',
  from: 'from',
  for: 'for',
} as const;

/** What cells of the lists say. */
export const LIST_CELLS = {
  yes: 'yes',
  no: 'no',
  you: 'you',
  anyone: 'anyone',
  invitation: 'invitation',
} as const;

/** The title of a column with ratings of a game. */
export function ratingInTitle(game: string): string {
  return `rating in ${game}`;
}

/** Says how the next page of one's games is listed. */
export function morePlayedText(page: number): string {
  return `played ${page} lists more.`;
}

/** Said of a page of ratings that there is not. */
export function lastPageText(page: number): string {
  return `The last page is ${page}.`;
}

/** `You are Aki.` */
export function youAreText(name: string): string {
  return `You are ${name}.`;
}

/** `Yari shogi: 1540 ±90, 12 games.` @param games in the form of `ratedGamesText` */
export function ratingInText(game: string, rating: string, games: string): string {
  return `${game}: ${rating}, ${games}.`;
}

/** `Key 2: SHA256:..` */
export function numberedKeyText(number: number, key: string): string {
  return `Key ${number}: ${key}.`;
}
