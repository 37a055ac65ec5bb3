import { wordText } from './word-text.ts';

/** Said where a word is for games that have ended. */
export function notOverText(word: string): string {
  return `${wordText(word)}: เกมยังไม่จบ`;
}

/** Says how to get a game back. @param handover says who has it now */
export function takesBackText(handover: string): string {
  return `${handover} พิมพ์ รับช่วง เพื่อเอาเกมกลับมา`;
}

/** Said where there is no game to take. */
export const NOT_TAKEN = 'รับช่วง: ไม่มี komadai อื่นเปิดเกมนี้อยู่';

/** Asked once after a game; lines say how it is answered. */
export const ANALYSE_QUESTION = 'วิเคราะห์เกมนี้ไหม';
export const ANALYSE_QUESTION_LINE = 'วิเคราะห์เกมนี้ไหม y หรือ n';

/** Said when the analysis begins, when it does not, and when it is done. */
export const IS_ANALYSED = 'กำลังวิเคราะห์เกม ระหว่างนี้ทำอย่างอื่นได้';
export const IS_NOT_ANALYSED = 'ไม่วิเคราะห์เกมนี้';
export const GAME_ANALYSED = 'วิเคราะห์เกมแล้ว';

/** Says that an analysis is not on the disk, and why. */
export function analysisNotKept(why: string): string {
  return `บันทึกผลวิเคราะห์เกมไม่ได้: ${why}`;
}

/** Said after three games in a row that ended alike. @param to the level to try */
export function levelAdviceText(from: number, to: number): string {
  return to > from
    ? `ชนะระดับ ${from} ติดกันสามเกม ลองระดับ ${to} พิมพ์ เล่นใหม่ ${to} เพื่อเริ่ม`
    : `แพ้ระดับ ${from} ติดกันสามเกม ลองระดับ ${to} พิมพ์ เล่นใหม่ ${to} เพื่อเริ่ม`;
}

/** Why no game begins against another level. */
export const REMATCH_FAULTS = {
  'no-level': 'เล่นใหม่: บอกระดับ 1 ถึง 10 หรือไม่บอกเพื่อเล่นกับระดับเดิม',
  'no-computer': 'เล่นใหม่: ไม่มีระดับของคอมพิวเตอร์ในเกมนี้',
} as const;
