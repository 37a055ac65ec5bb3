import { asSentences, joinSentences } from './phrases.ts';

/** What the desktop tells a player who looks at another window. */
export const CALLS = { begun: '対局が始まります。', news: '対局に動きがありました。' };

/** The same, where it is the player's turn. @param news what the other side has done, in a sentence */
export function yourTurnText(news = ''): string {
  const turn = asSentences('あなたの手番です');
  return news === '' ? turn : joinSentences([turn, news]);
}

/** The name of the window. @param game the game that is shown. Default: none */
export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
