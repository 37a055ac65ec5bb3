import { asSentences, joinSentences } from './phrases.ts';

/** What the desktop tells a player who looks at another window. */
export const CALLS = { begun: 'The game begins.', news: 'Something has happened in your game.' };

/** The same, where it is the player's turn. @param news what the other side has done, in a sentence */
export function yourTurnText(news = ''): string {
  const turn = asSentences('Your turn');
  return news === '' ? turn : joinSentences([turn, news]);
}

/** The name of the window. @param game the game that is shown. Default: none */
export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
