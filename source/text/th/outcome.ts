import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { sideName } from './side-name.ts';

export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

export function offerText({ kind, by }: Offer): string {
  return `${sideName(by)}${OFFERED[kind]}: ${sideName(opposite(by))}รับได้ ถ้าเดินต่อคือปฏิเสธ`;
}

const OFFERED = {
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้มจิโชงิ',
  'take-back': 'ขอเดินใหม่',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

export function changeText(
  outcome: Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>,
  tell: (move: PlayedMove) => string = playedText,
): string {
  switch (outcome.kind) {
    case 'undone': {
      const { move, answer } = outcome;
      if (move === undefined) return 'ถอนผลแพ้ชนะแล้ว เกมดำเนินต่อ';
      return `ถอนตาเดิน: ${tell(move)}${answer ? ` และ ${tell(answer)}` : ''}`;
    }
    case 'noted':
      return outcome.note === '' ? 'ลบหมายเหตุแล้ว' : `หมายเหตุ: ${outcome.note}`;
    case 'saved':
      return `บันทึกเป็น ${outcome.name} แล้ว`;
  }
}

export function notSavedAs(why: string): string {
  return `บันทึกไฟล์: ${why}`;
}

export function savedUnderOldName(why: string): string {
  return `บันทึกไฟล์: ${why} เกมบันทึกไว้ในชื่อเดิม`;
}

export function notSavedText(why: string): string {
  return `ยังไม่ได้บันทึก: ${why}`;
}

export function unsavedSoFar(unsaved: string): string {
  return `${unsaved} เกมดำเนินต่อ และจะบันทึกทันทีที่ทำได้`;
}

export function impossibleText(why: Impossible): string {
  switch (why) {
    case 'game-over':
      return 'เกมจบแล้ว';
    case 'no-offer':
      return 'ตกลง: ไม่มีข้อเสนอ พิมพ์ เสมอ เพื่อขอเสมอ';
    case 'offered-already':
      return 'มีข้อเสนออยู่แล้ว: พิมพ์ ตกลง เพื่อรับ หรือเดินต่อเพื่อปฏิเสธ';
    case 'no-impasse':
      return 'จิโชงิ: ขุนทั้งสองต้องอยู่ในเขตเลื่อนขั้นของอีกฝ่าย';
    case 'no-impasse-rule':
      return 'จิโชงิ: เกมนี้ไม่มีกติกานี้';
    case 'nothing-to-undo':
      return 'ขอเดินใหม่: ยังไม่ได้เดินสักตา';
    case 'nothing-to-redo':
      return 'ทำซ้ำ: ไม่มีตาที่ถอนไว้';
    case 'no-name':
      return 'บันทึกไฟล์: ขาดชื่อ พิมพ์ บันทึกไฟล์ NAME เช่น บันทึกไฟล์ evening-game';
    case 'no-note':
      return 'บันทึกย่อ: ไม่มีหมายเหตุที่นี่ พิมพ์ บันทึกย่อ TEXT เพื่อเขียน';
    case 'not-your-turn':
      return 'ยังไม่ถึงตาคุณ กด Enter อีกครั้งเมื่อถึงตา หรือถอนตาล่าสุดของคุณ';
    case 'declined':
      return 'คอมพิวเตอร์ปฏิเสธและเล่นต่อ';
    case 'taken':
      return 'ยังไม่ได้บันทึก: komadai อื่นรับช่วงเกมนี้ไปแล้ว';
    default:
      return why satisfies never;
  }
}
