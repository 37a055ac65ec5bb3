import { asSentences, joinSentences } from './phrases.ts';

export const CALLS = { begun: '대국이 시작됩니다.', news: '대국에 새 소식이 있습니다.' };

export function yourTurnText(news = ''): string {
  const turn = asSentences('둘 차례입니다');
  return news === '' ? turn : joinSentences([turn, news]);
}

export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
