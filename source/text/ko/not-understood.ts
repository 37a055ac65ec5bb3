import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { spelled } from './spelled.ts';

export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', '끝', '그만', '닫기'],
  help: ['h', 'man', 'info', 'commands', '도움', '명령어'],
  undo: ['u', 'back', 'takeback', 'take back', '물러', '물리기', '한수만'],
  draw: ['offer', 'offer draw', 'offer a draw', '비김', '비기기', '무승부 제안'],
  menu: ['new', 'new game', '새 대국'],
  status: ['time', 'clock', 'clocks', '시간', '시계'],
  resign: ['surrender', 'give up', '투료', '항복', '졌습니다'],
};

export const ANSWERS: Readonly<Record<string, string>> = {
  new: '종료하면 이 대국은 보관됩니다. komadai play로 새 대국을 시작합니다.',
  time: '시계가 있는 대국이면 이름 옆에 시간이 나옵니다.',
  y: '지금은 묻는 것이 없습니다.',
};

export function answerText(shown: string, answer: string): string {
  return `${shown}: ${answer}`;
}

export function didYouMean(shown: string, meant: string): string {
  return `${shown}: 혹시 "${spelled(meant)}"입니까?`;
}

export function notUnderstoodButNear(shown: string, nearest: string): string {
  return `${shown}: 알 수 없는 입력입니다. 혹시 "${spelled(nearest)}"입니까?`;
}

export function manyMoves(
  shown: string,
  count: number,
  first: string,
  last: string,
  hasTab: boolean,
): string {
  const more = hasTab ? '. Tab으로 고를 수 있습니다' : '';
  return `${shown}: ${count}수, ${first} .. ${last}${more}`;
}

export function notUnderstood(
  shown: string,
  example: string | undefined,
  { isSpoken, hasHelp }: { readonly isSpoken: boolean; readonly hasHelp: boolean },
): string {
  if (!example) return `${shown}: 알 수 없는 입력입니다.`;
  const more = hasHelp ? ' 도움말에 더 있습니다.' : '';
  const order = isSpoken ? '칸과 말을 말하듯' : '말과 칸을';
  return `${shown}: 알 수 없는 입력입니다. ${example}처럼 ${order} 적어 주십시오.${more}`;
}

export function notHere(word: string, hasHelp: boolean): string {
  const more = hasHelp ? ' 쓸 수 있는 말은 도움말에 있습니다.' : '';
  return `여기서는 ${josa(word, '을')} 쓸 수 없습니다.${more}`;
}

export function overText(shown: string | undefined, words: readonly string[]): string {
  const named = josa(joinWords(words.map(spelled), 'and'), '을');
  const text = `대국이 끝났습니다. ${named} 쓸 수 있습니다. 나머지는 도움말에 있습니다.`;
  return shown === undefined ? text : `${shown}: ${text}`;
}

export function noSuchWord(shown: string, words: readonly string[]): string {
  return `${shown}: 알 수 없는 입력입니다. 쓸 수 있는 말: ${words.map(spelled).join(', ')}.`;
}
