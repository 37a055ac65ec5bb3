import { asSentences, joinSentences } from './phrases.ts';

/** What the desktop tells a player who looks at another window. */
export const CALLS = { begun: '대국이 시작됩니다.', news: '대국에 새 소식이 있습니다.' };

/** The same, where it is the player's turn. @param news what the other side has done, in a sentence */
export function yourTurnText(news = ''): string {
  const turn = asSentences('둘 차례입니다');
  return news === '' ? turn : joinSentences([turn, news]);
}

/** The name of the window. @param game the game that is shown. Default: none */
export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
