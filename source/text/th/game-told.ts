import { wordText } from './word-text.ts';

export function notOverText(word: string): string {
  return `${wordText(word)}: เกมยังไม่จบ`;
}

export function takesBackText(handover: string): string {
  return `${handover} พิมพ์ รับช่วง เพื่อเอาเกมกลับมา`;
}

export const NOT_TAKEN = 'รับช่วง: ไม่มี komadai อื่นเปิดเกมนี้อยู่';

export const ANALYSE_QUESTION = 'วิเคราะห์เกมนี้ไหม';

export const IS_ANALYSED = 'กำลังวิเคราะห์เกม ระหว่างนี้ทำอย่างอื่นได้';
export const IS_NOT_ANALYSED = 'ไม่วิเคราะห์เกมนี้';
export const GAME_ANALYSED = 'วิเคราะห์เกมแล้ว';

export function analysisNotKept(why: string): string {
  return `บันทึกผลวิเคราะห์เกมไม่ได้: ${why}`;
}

export function levelAdviceText(from: number, to: number): string {
  return to > from
    ? `ชนะระดับ ${from} ติดกันสามเกม ลองระดับ ${to} พิมพ์ เล่นใหม่ ${to} เพื่อเริ่ม`
    : `แพ้ระดับ ${from} ติดกันสามเกม ลองระดับ ${to} พิมพ์ เล่นใหม่ ${to} เพื่อเริ่ม`;
}

export const REMATCH_FAULTS = {
  'no-level': 'เล่นใหม่: บอกระดับ 1 ถึง 10 หรือไม่บอกเพื่อเล่นกับระดับเดิม',
  'no-computer': 'เล่นใหม่: ไม่มีระดับของคอมพิวเตอร์ในเกมนี้',
} as const;
