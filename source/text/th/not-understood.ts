import { joinWords } from './join-words.ts';
import { wordText } from './word-text.ts';

export const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  quit: ['exit', 'q', 'q!', 'wq', 'bye', 'leave', 'logout', 'เลิก', 'เลิกเล่น'],
  help: ['h', 'man', 'info', 'commands', 'คำสั่ง', 'วิธีใช้'],
  undo: ['u', 'back', 'takeback', 'take back', 'เดินใหม่'],
  draw: ['offer', 'offer draw', 'offer a draw', 'ขอเสมอ'],
  menu: ['new', 'new game', 'เกมใหม่'],
  status: ['time', 'clock', 'clocks', 'เวลา', 'นาฬิกา'],
  resign: ['surrender', 'give up', 'แพ้', 'ขอยอมแพ้'],
};

export const ANSWERS: Readonly<Record<string, string>> = {
  new: 'พิมพ์ ออก เพื่อเก็บเกมนี้ไว้ แล้ว komadai play เริ่มเกมใหม่',
  time: 'ถ้าเกมนี้จับเวลา เวลาจะอยู่ข้างชื่อผู้เล่น',
  y: 'ตอนนี้ไม่มีคำถาม',
};

export function answerText(shown: string, answer: string): string {
  return `${shown}: ${answer}`;
}

export function didYouMean(shown: string, meant: string): string {
  return `${shown}: หมายถึง "${wordText(meant)}" ใช่ไหม`;
}

export function notUnderstoodButNear(shown: string, nearest: string): string {
  return `${shown}: ไม่เข้าใจ หมายถึง "${nearest}" ใช่ไหม`;
}

export function manyMoves(
  shown: string,
  count: number,
  first: string,
  last: string,
  hasTab: boolean,
): string {
  const more = hasTab ? ' กด Tab เพื่อเลือก' : '';
  return `${shown}: มี ${count} ตา, ${first} .. ${last}${more}`;
}

export function notUnderstood(
  shown: string,
  example: string | undefined,
  { isSpoken, hasHelp }: { readonly isSpoken: boolean; readonly hasHelp: boolean },
): string {
  if (!example) return `${shown}: ไม่เข้าใจ`;
  const more = hasHelp ? ' พิมพ์ ช่วยเหลือ เพื่อดูเพิ่มเติม' : '';
  const verb = isSpoken ? 'บอก' : 'พิมพ์';
  return `${shown}: ไม่เข้าใจ ${verb}ตัวหมากและช่อง เช่น ${example}${more}`;
}

export function notHere(word: string, hasHelp: boolean): string {
  return `ใช้ ${word} ที่นี่ไม่ได้${hasHelp ? ' พิมพ์ ช่วยเหลือ เพื่อดูคำที่ใช้ได้' : ''}`;
}

export function overText(shown: string | undefined, words: readonly string[]): string {
  const start = shown === undefined ? '' : `${shown}: `;
  return `${start}เกมจบแล้ว ใช้ได้: ${words.map(wordText).join(', ')} พิมพ์ ช่วยเหลือ เพื่อดูเพิ่มเติม`;
}

export function noSuchWord(shown: string, words: readonly string[]): string {
  return `${shown}: ไม่เข้าใจ พิมพ์คำใดคำหนึ่ง: ${joinWords(words.map(wordText), 'หรือ')}`;
}
