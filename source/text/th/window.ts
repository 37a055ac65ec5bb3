import { asSentences, joinSentences } from './phrases.ts';

export const CALLS = { begun: 'เกมเริ่มแล้ว', news: 'มีความเคลื่อนไหวในเกมของคุณ' };

export function yourTurnText(news = ''): string {
  const turn = asSentences('ถึงตาคุณเดินแล้ว');
  return news === '' ? turn : joinSentences([turn, news]);
}

export function titleText(game = ''): string {
  return game === '' ? 'komadai' : `${game} - komadai`;
}
