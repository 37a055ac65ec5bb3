import { wordText } from './word-text.ts';

export function titleOfRules(game: string): string {
  return `กติกา${game}`;
}

export const PAGE_TITLES = {
  help: 'ช่วยเหลือ',
  keys: 'ปุ่ม',
  words: 'คำสั่ง',
  moves: 'ตาเดิน',
  task: 'โจทย์',
  tasks: 'โจทย์',
  replay: 'เล่นซ้ำ',
  comment: 'หมายเหตุ',
  whoPlays: 'ผู้เล่น',
  watching: 'การชม',
  rules: 'กติกา',
};

export function movesHelpTexts(pieces: readonly string[]): {
  readonly texts: readonly string[];
  readonly examples: readonly string[];
} {
  return {
    texts: [
      'พิมพ์ตาเดินแบบ Hodges แล้วกด Enter: ตัวหมาก, ตามด้วย - เดิน x กิน หรือ * วาง, แล้วช่องตามแถวตั้งและแถวนอน',
      `ตัวหมาก: ${pieces.join(', ')}`,
    ],
    examples: [
      'P-7f เดินเบี้ย, Bx3c กินด้วยบิชอป, P*5e วางเบี้ย',
      'G6i-5h บอกช่องต้นทาง เมื่อมีสองตัวไปช่องนั้นได้',
      'Rx2c+ เลื่อนขั้น, Rx2c= ไม่เลื่อน; + ข้างหน้า เช่น +R-2a คือหมากที่เลื่อนขั้นแล้ว',
      'x ตัวเดียว คือกินคืนที่ช่องของตาล่าสุด',
      'ใช้เลขแทนแถวนอน (P-76), USI (7g7f), ภาษาญี่ปุ่น และคำพูด (เบี้ย เจ็ด หก) ได้เช่นกัน',
    ],
  };
}

export function legalMovesTitle(count: number): string {
  return `ตาที่เดินได้ ${count} ตา`;
}

export function wordHelpText(word: string, short: string | undefined, help: string): string {
  return `${wordText(word)}${short ? `, ${short}` : ''}: ${help}`;
}

export function keyHelpText(key: string, help: string): string {
  return `${key}: ${help}`;
}

export function sayPieceText(letters: readonly string[]): string {
  return `แสดง: บอกตัวหมาก ${letters.join(' ')} ตัวใดตัวหนึ่ง`;
}
