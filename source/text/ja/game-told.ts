import { spelling } from './spelling.ts';

export function notOverText(word: string): string {
  return `${spelling(word)}: 対局はまだ終わっていません。`;
}

export function takesBackText(handover: string): string {
  return `${handover}「引き継ぎ」で取り戻せます。`;
}

export const NOT_TAKEN = '引き継ぎ: この対局はほかの komadai で開かれていません。';

export const ANALYSE_QUESTION = 'この対局を解析しますか?';

export const IS_ANALYSED = '対局を解析しています。その間も操作できます。';
export const IS_NOT_ANALYSED = '解析しません。';
export const GAME_ANALYSED = '対局を解析しました。';

export function analysisNotKept(why: string): string {
  return `対局の解析を保存できませんでした: ${why}。`;
}

export function levelAdviceText(from: number, to: number): string {
  return to > from
    ? `レベル${from}に3連勝です。レベル${to}はいかがですか。「再対局 ${to}」で始まります。`
    : `レベル${from}に3連敗です。レベル${to}はいかがですか。「再対局 ${to}」で始まります。`;
}

export const REMATCH_FAULTS = {
  'no-level': '再対局: 1から10のレベルを入力するか、何も付けなければ同じ相手です。',
  'no-computer': '再対局: この対局の相手はレベルのあるコンピュータではありません。',
} as const;
