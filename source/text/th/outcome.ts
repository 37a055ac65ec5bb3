import type { PlayWord } from '../../activity/play.ts';
import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { sideName } from './side-name.ts';

/** A move as it is echoed: `12. ขาว S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

/** `ดำขอเสมอ: ขาวรับได้ ถ้าเดินต่อคือปฏิเสธ` */
export function offerText({ kind, by }: Offer): string {
  return `${sideName(by)}${OFFERED[kind]}: ${sideName(opposite(by))}รับได้ ถ้าเดินต่อคือปฏิเสธ`;
}

const OFFERED = {
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้มจิโชงิ',
  'take-back': 'ขอเดินใหม่',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

/**
 * What undo, note and save have done.
 * @param tell tells a move that was taken back
 */
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

/** Why a game did not get the name that the player asked for. */
export function notSavedAs(why: string): string {
  return `บันทึกไฟล์: ${why}`;
}

/** The same, where only the name is missing. */
export function savedUnderOldName(why: string): string {
  return `บันทึกไฟล์: ${why} เกมบันทึกไว้ในชื่อเดิม`;
}

/** Says that the game is not on the disk. */
export function notSavedText(why: string): string {
  return `ยังไม่ได้บันทึก: ${why}`;
}

/** The same, and what follows. @param unsaved in the form of `notSavedText` */
export function unsavedSoFar(unsaved: string): string {
  return `${unsaved} เกมดำเนินต่อ และจะบันทึกทันทีที่ทำได้`;
}

/** Why a word does nothing now, and what would help. */
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

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: 'ยอมแพ้',
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้ม เมื่อขุนทั้งสองอยู่ในเขตของอีกฝ่าย',
  accept: 'รับข้อเสนอของอีกฝ่าย',
  undo: 'ถอนตาเดินล่าสุด',
  redo: 'เดินตาที่ถอนไว้อีกครั้ง',
  note: 'แก้หมายเหตุของตาล่าสุด; บันทึกย่อ TEXT เขียนใหม่, บันทึกย่อ - ลบ',
  save: 'บันทึกไฟล์ NAME ตั้งชื่อเกมที่บันทึก',
  hint: 'ตาเดินที่ดี และตาที่น่าจะตามมา',
  mate: 'หาการรุกจนด้วยการรุกต่อเนื่องจากตรงนี้ 10 วินาที รุกจน 60 หา 60 วินาที รุกจน เลิก หยุดหา',
  ...BOARD_WORD_HELP,
  rematch: 'เล่นใหม่โดยสลับสี',
  replay: 'ดูเกมซ้ำทีละตา',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
  explore: 'หลังจบเกม ดูว่าผู้อื่นเดินอะไรในตำแหน่งของเกมนี้',
  settings: 'เปลี่ยนการแสดงผล',
  learn: 'บทเรียนของเกมนี้',
  help: 'วิธีเดิน; ? บอกเพิ่มเติม',
  menu: 'กลับเมนู เกมเก็บไว้ให้',
  take: 'รับช่วงเกมคืนจาก komadai ที่รับไป',
  quit: 'เลิก เกมเก็บไว้ให้',
} as const satisfies Readonly<Record<PlayWord, string>>;
