import { spelling } from './spelling.ts';

/** What people type who know other programs, with our word for it. */
export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', 'やめる', '退出'],
  help: ['h', 'man', 'info', 'commands', '使い方', '助けて'],
  undo: ['u', 'back', 'takeback', 'take back', '戻す', '一手戻す'],
  draw: ['offer', 'offer draw', 'offer a draw'],
  menu: ['new', 'new game', '新規対局'],
  status: ['time', 'clock', 'clocks', '時計', '持ち時間', '残り時間'],
  resign: ['surrender', 'give up', '負け', '参りました'],
};

/** The answers to what no word of a game does. */
export const ANSWERS: Readonly<Record<string, string>> = {
  new: '「終了」でこの対局は保存されます。新しい対局は komadai play で始まります。',
  time: '持ち時間のある対局では、時計は対局者名の横にあります。',
};

/** The answer to what no word of a game does. @param shown the typed text */
export function answerText(shown: string, answer: string): string {
  return `${shown}: ${answer}`;
}

/** Asks whether something else was meant. */
export function didYouMean(shown: string, meant: string): string {
  return `${shown}: 「${spelling(meant)}」のことですか？`;
}

/** The same, of a move that the text does not begin. */
export function notUnderstoodButNear(shown: string, nearest: string): string {
  return `${shown}: 読み取れません。「${spelling(nearest)}」のことですか？`;
}

/** How many moves begin with a text: `S: 候補は6手（S-4hからS-6hまで）。Tab で順に選べます`. */
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

/** Says how a move is written. @param example of one; undefined where there is none */
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

/** Says that a word works elsewhere alone. @param hasHelp whether `help` works */
export function notHere(word: string, hasHelp: boolean): string {
  return `「${word}」はここでは使えません。${hasHelp ? '使える言葉は「ヘルプ」で。' : ''}`;
}

/** Says that a game is over. @param shown undefined for Enter alone @param words some that work */
export function overText(shown: string | undefined, words: readonly string[]): string {
  const over = `対局は終わっています。${words.map(spelling).join('、')}などが使えます。ほかは「ヘルプ」で。`;
  return shown === undefined ? over : `${shown}: ${over}`;
}

/** Names the words that there are. */
export function noSuchWord(shown: string, words: readonly string[]): string {
  return `${shown}: 読み取れません。使える言葉は、${words.map(spelling).join('、')}です。`;
}
