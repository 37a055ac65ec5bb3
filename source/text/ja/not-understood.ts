import { spelling } from './spelling.ts';

export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', 'やめる', '退出'],
  help: ['h', 'man', 'info', 'commands', '使い方', '助けて'],
  undo: ['u', 'back', 'takeback', 'take back', '戻す', '一手戻す'],
  draw: ['offer', 'offer draw', 'offer a draw'],
  menu: ['new', 'new game', '新規対局'],
  status: ['time', 'clock', 'clocks', '時計', '持ち時間', '残り時間'],
  resign: ['surrender', 'give up', '負け', '参りました'],
};

export const ANSWERS: Readonly<Record<string, string>> = {
  new: '「終了」でこの対局は保存されます。新しい対局は komadai play で始まります。',
  time: '持ち時間のある対局では、時計は対局者名の横にあります。',
  y: '今は質問がありません。',
};

export function answerText(shown: string, answer: string): string {
  return `${shown}: ${answer}`;
}

export function didYouMean(shown: string, meant: string): string {
  return `${shown}: 「${spelling(meant)}」のことですか？`;
}

export function notUnderstoodButNear(shown: string, nearest: string): string {
  return `${shown}: 読み取れません。「${spelling(nearest)}」のことですか？`;
}

export function manyMoves(
  shown: string,
  count: number,
  first: string,
  last: string,
  hasTab: boolean,
): string {
  const more = hasTab ? '。Tab で順に選べます' : '';
  return `${shown}: 候補は${count}手（${first} から ${last} まで）${more}`;
}

export function notUnderstood(
  shown: string,
  example: string | undefined,
  { isSpoken, hasHelp }: { readonly isSpoken: boolean; readonly hasHelp: boolean },
): string {
  if (!example) return `${shown}: 読み取れません。`;
  const more = hasHelp ? '詳しくは「ヘルプ」で。' : '';
  const how = isSpoken ? '言って' : '書いて';
  return `${shown}: 読み取れません。${example} のように駒とマスを${how}ください。${more}`;
}

export function notHere(word: string, hasHelp: boolean): string {
  return `「${word}」はここでは使えません。${hasHelp ? '使える言葉は「ヘルプ」で。' : ''}`;
}

export function overText(shown: string | undefined, words: readonly string[]): string {
  const over = `対局は終わっています。${words.map(spelling).join('、')}などが使えます。ほかは「ヘルプ」で。`;
  return shown === undefined ? over : `${shown}: ${over}`;
}

export function noSuchWord(shown: string, words: readonly string[]): string {
  return `${shown}: 読み取れません。使える言葉は、${words.map(spelling).join('、')}です。`;
}
