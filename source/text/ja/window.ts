import { asSentences, joinSentences } from './phrases.ts';

export const CALLS = { begun: '対局が始まります。', news: '対局に動きがありました。' };

export function yourTurnText(news = ''): string {
  const turn = asSentences('あなたの手番です');
  return news === '' ? turn : joinSentences([turn, news]);
}

export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
