import type { MistakeKind } from '../../study/mistakes/find-mistakes.ts';

export const MISTAKES_TASK =
  'ตำแหน่งเหล่านี้มาจากเกมของคุณที่วิเคราะห์แล้ว ซึ่งตาเดินของคุณเสียโอกาสชนะหนึ่งในสิบขึ้นไป ' +
  'หาตาที่ดีกว่า ตาที่ดีที่สุดและตาที่ดีเกือบเท่ากันถือว่าถูก ถ้าพลาดการรุกจน ต้องเป็นตาที่รุกจนเท่านั้น ' +
  'ข้อที่รู้แล้วจะกลับมาหลังหลายวันแล้วหลายสัปดาห์ ข้อที่ไม่รู้จะกลับมาในไม่กี่นาที';

export const MISTAKES_NAMES = { own: 'คุณ', other: 'คู่แข่ง' } as const;

export const MISTAKES_TITLE = 'ตาพลาดของคุณ';

export function mistakesItemText(count: number | undefined): string {
  return count === undefined ? MISTAKES_TITLE : `${MISTAKES_TITLE}: วันนี้ ${count} ข้อ`;
}

/** `มินิโชงิ ตาที่ 23 ของ evening-game วันนี้เหลือ 5 ข้อ` */
export function mistakeHeading(game: string, ply: number, name: string, left: number): string {
  return `${game} ตาที่ ${ply} ของ ${name} วันนี้เหลือ ${left} ข้อ`;
}

export function problemAgainHeading(game: string, left: number): string {
  return `${game} หมากกล วันนี้เหลือ ${left} ข้อ`;
}

export const WHICH_MATES = 'ตาไหนรุกจน';

export function mistakeQuestion(kind: MistakeKind, move: string, lostPercent: number): string {
  return kind === 'missed-mate'
    ? `คุณเดิน ${move} และพลาดการรุกจน ตาไหนรุกจน`
    : `คุณเดิน ${move} และเสียโอกาสชนะ ${lostPercent}% ตาไหนดีกว่า`;
}

export const MISTAKE_TRIES = {
  best: (line: string) => `ถูก เป็นตาที่ดีที่สุด: ${line}`,
  right: (line: string) => `ถูก ตานี้ก็ดี ที่ดีที่สุดคือ ${line}`,
  same: (reply: string) => `นั่นคือตาที่คุณเดินในเกม${reply && ` ตามด้วย ${reply}`}`,
  wrong: (move: string, reply: string) => `${move} ไม่ใช่${reply && ` ตามด้วย ${reply}`}`,
} as const;

export const MISTAKE_HINTS = {
  piece: (piece: string, square: string) => `คำใบ้: ${piece}ที่ ${square}`,
  move: (move: string) => `คำใบ้: ${move}`,
} as const;

export function mistakeSolutionText(line: string): string {
  return `เฉลย: ${line}`;
}

export function comesBackText(inTime: string): string {
  return `ข้อนี้จะกลับมา${inTime}`;
}

export function inTimeText(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return `ในอีก ${count} ${{ minute: 'นาที', hour: 'ชั่วโมง', day: 'วัน' }[unit]}`;
}

export function mistakeNotKept(why: string): string {
  return `บันทึกผลไม่ได้: ${why}`;
}

export function allDoneText(answered: number, right: number, next: string | undefined): string {
  const done = `ตอนนี้หมดแล้ว ตอบ ${answered} ข้อ ถูกในครั้งแรก ${right} ข้อ`;
  return next === undefined ? done : `${done} ข้อถัดไปมา${next}`;
}

export const MISTAKES_ANSWERS = {
  thinking: 'กำลังตัดสินคำตอบ ..',
  solved: 'ข้อนี้เสร็จแล้ว ใช้ ถัดไป หรือ ขอเดินใหม่',
  'no-undo': 'ไม่มีตาให้ถอน',
  undone: 'ถอนแล้ว',
  looking: 'กำลังหา ..',
  'no-game': 'เกมของข้อนี้ไม่อยู่แล้วหรือถูกแก้ไข',
  'is-problem': 'ข้อนี้เป็นหมากกล ไม่มีเกม',
  removes: 'เลิกถามข้อนี้ไหม',
  removed: 'จะไม่ถามข้อนี้อีก',
} as const;

export const MISTAKES_LABELS = { solved: 'ถูก', thinking: 'ตัดสิน' } as const;

export const NO_MISTAKES_KEPT = 'ยังไม่มีตาพลาดของคุณที่เก็บไว้';

export function noneDueText(next: string | undefined): string {
  return next === undefined ? 'ไม่มีข้อที่ถึงกำหนด' : `ไม่มีข้อที่ถึงกำหนด ข้อถัดไปมา${next}`;
}

export function newOnesWaitText(count: number): string {
  return `มีข้อใหม่รออยู่ ${count} ข้อ มาวันละห้าข้อ`;
}

export const NEW_MISTAKES =
  'ข้อใหม่มาจากเกมของคุณเมื่อวิเคราะห์แล้ว: komadai analyse FILE หรือพิมพ์ วิเคราะห์ ขณะเล่นซ้ำ ' +
  'เกมของคุณคือเกมที่มีชื่อคุณ: komadai settings name NAME';

export function mistakesKeptText(count: number): string {
  return `เก็บตาพลาดใหม่ ${count} ตาแล้ว komadai mistakes จะถาม`;
}

export function newMistakesNotKept(why: string): string {
  return `บันทึกตาพลาดใหม่ไม่ได้: ${why}`;
}

export function noOwnSideText(file: string): string {
  return `${file}: ไม่มีฝ่ายที่มีชื่อคุณ ใช้ --side black หรือ --side white บอกฝ่ายของคุณ`;
}

export function notAnalysedText(file: string): string {
  return `${file}: เกมนี้ยังไม่ได้วิเคราะห์ ใช้ komadai analyse`;
}

export function linesLeftOutText(file: string, count: number): string {
  return `${file}: อ่านไม่ได้ ${count} บรรทัด ไม่มีการแก้ไขไฟล์`;
}

export const PROBLEM_AGAIN = {
  kept: 'จะถามข้อนี้อีก ใช้ komadai mistakes',
  known: 'ข้อนี้เก็บไว้แล้ว',
  notKept: (why: string) => `บันทึกข้อที่จะถามอีกไม่ได้: ${why}`,
} as const;
