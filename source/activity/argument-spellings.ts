import type { Spellings } from './word-spellings.ts';

/** How what follows a word of the prompt is spelled in other languages. The first is offered. */
const ARGUMENT_SPELLINGS: Readonly<Record<string, Spellings>> = {
  all: { ja: ['全部', 'すべて', 'zenbu'], ko: ['전체', '모두'], th: ['ทั้งหมด'] },
  anything: { ja: ['何でも', 'なんでも', 'nandemo'], ko: ['아무거나'], th: ['อะไรก็ได้'] },
  black: { ja: ['先手', '下手', 'sente', 'shitate'], ko: ['선수', '하수'], th: ['ดำ'] },
  draw: { ja: ['引き分け', '引分', 'hikiwake'], ko: ['무승부'], th: ['เสมอ'] },
  invite: { ja: ['招待', 'shoutai'], ko: ['초대'], th: ['เชิญ'] },
  lot: { ja: ['振り駒', 'furigoma'], ko: ['돌가리기'], th: ['โยนเบี้ย'] },
  moves: { ja: ['指し手', 'sashite'], ko: ['수순'], th: ['ตาเดิน'] },
  'no-watchers': { ja: ['観戦なし', 'kansennashi'], ko: ['관전없음'], th: ['ห้ามชม'] },
  none: { ja: ['時計なし', 'tokeinashi'], ko: ['시계없음'], th: ['ไม่จับเวลา'] },
  off: { ja: ['やめる', '中止', 'yameru', 'chuushi'], ko: ['그만'], th: ['เลิก'] },
  rated: { ja: ['レート戦', 'reetosen'], ko: ['레이팅전'], th: ['นับเรตติ้ง'] },
  to: { ja: ['相手', 'aite'], ko: ['상대'], th: ['ถึง'] },
  unrated: { ja: ['フリー', 'furii'], ko: ['친선'], th: ['ไม่นับเรตติ้ง'] },
  white: { ja: ['後手', '上手', 'gote', 'uwate'], ko: ['후수', '상수'], th: ['ขาว'] },
  win: { ja: ['勝ち', 'kachi'], ko: ['승리'], th: ['ชนะ'] },
};

/** A part of an argument as it is offered in a language. */
export function argumentIn(language: string, part: string): string {
  const spellings: Readonly<Record<string, readonly string[]>> = { ...ARGUMENT_SPELLINGS[part] };
  return spellings[language]?.[0] ?? part;
}

/** Whether a text is a spelling of an English part in another language. */
export function isArgumentSpelling(english: string, typed: string): boolean {
  const { ja = [], ko = [], th = [] } = ARGUMENT_SPELLINGS[english] ?? {};
  const wanted = typed.normalize('NFKC').toLowerCase();
  return [...ja, ...ko, ...th].some((one) => one.normalize('NFKC') === wanted);
}
