import type { Unsaved } from '../../activity/replay-edits.ts';
import type { ExportFault } from '../../activity/replay-export.ts';
import type { ReplayCode } from '../../activity/replay-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Written } from '../en/replay.ts';
import { endOfPath } from '../foreign-text.ts';
import { playedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { lossesText, writeFaultText } from './record-losses.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { renameFaultText, storeErrorText } from './store-fault.ts';

export function spentText(time: string): string {
  return `ใช้ ${time}`;
}

export function leftText(time: string): string {
  return `เหลือ ${time}`;
}

export const REPLAY_TASK = 'ตาที่พิมพ์จะเดินตามบันทึก หรือกลายเป็นแนวแปร บรรทัดว่างเดินต่อแบบเดียวกับก้าวล่าสุด';

export const REPLAY_ANSWERS = {
  start: 'ต้นเกม',
  'at-start': 'นี่คือต้นเกม',
  'at-end': 'นี่คือท้ายเกม',
  'no-comment': 'ไม่มีหมายเหตุที่นี่',
  'no-variations': 'ไม่มีแนวแปรที่นี่ พิมพ์ตาอื่นเพื่อสร้าง',
  'no-variation-here': 'นี่คือแนวหลัก คำ "เป็นแนวหลัก" และ "ลบ" ใช้กับแนวแปร',
  'main-line-stays': 'เกมนี้ยังเล่นต่อได้: ตาที่เล่นจริงต้องเป็นแนวหลัก',
  'not-a-number': 'บอกเลขตา',
  'no-moves': 'ไม่มีตาที่เดินได้ที่นี่',
  aside: 'เริ่มเกมจากตรงนี้ไม่ได้: พิมพ์ ออก เพื่อกลับ',
  'end-of-game': 'เกมจบที่นี่: แนวแปรต้องเริ่มจากตาก่อนหน้า พิมพ์ เล่น เพื่อเริ่มเกมใหม่',
  'no-undo': 'ไม่มีการแก้ให้ย้อน',
  'no-redo': 'ไม่มีการแก้ที่ย้อนไว้',
  explores: 'กำลังดูเกมของคุณ ..',
  'explored-by-server': 'เซิร์ฟเวอร์ไม่มีดัชนีเกม ส่งออกเกมแล้วเปิดดูที่เครื่อง',
  'engines-stay-out': ENGINES_STAY_OUT,
  'looking-for-lines': 'กำลังหาแนวเดิน ..',
  'lines-count': 'แนวเดินทั้งหมด: บอกจำนวน 1 ถึง 5',
  'looking-through-keeps': 'กำลังหาตาพลาด ผลจะเก็บไว้ในเกม ..',
  'looking-through': 'กำลังหาตาพลาด ..',
  'not-analysed': 'เกมนี้ยังไม่ได้วิเคราะห์ วิเคราะห์เลยไหม',
  'leaves-unsaved': 'การแก้ยังไม่ได้บันทึก ออกเลยไหม',
  'leaves-mistakes': 'ยังวิเคราะห์ไม่เสร็จ ตาพลาดยังไม่ได้เก็บ ออกเลยไหม',
  'is-solution': 'นี่คือเฉลยของหมากกล: พิมพ์ ออก เพื่อกลับไปที่โจทย์',
  watched: 'เกมนี้เล่นอยู่ใน komadai อื่น: ที่นี่ชมได้อย่างเดียว',
  'room-watched': 'ที่นี่ชมเกมได้อย่างเดียว: ส่งออก เขียนเกมลงไฟล์',
} as const satisfies Readonly<Record<ReplayCode | 'start', string>>;

export function cannotPlayOnText(variant: Variant, fault: PlacementFault): string {
  return `เล่นต่อจากตรงนี้ไม่ได้: ${sfenFaultText(variant, fault)}`;
}

export function promoteQuestion(first: PlayedMove, isFinished: boolean): string {
  const result = isFinished ? ' ผลของเกมคงเดิม' : '';
  return `ให้ ${playedText(first)} เป็นแนวหลักไหม${result}`;
}

export function removeQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : ` รวม ${count} ตา`;
  return `ลบแนวแปร ${playedText(first)}${what} ไหม`;
}

export function nextMovesText(sentences: readonly string[]): string {
  return `ตาถัดไป: ${orList(sentences)}`;
}

export const NO_GAME_TO_REPLAY =
  'ยังไม่มีเกมที่บันทึกไว้: komadai replay FILE อ่านไฟล์เกม หรือ - คือข้อมูลเข้ามาตรฐาน';

export function notOnDiskText(why: string, canExport: boolean): string {
  return canExport ? `${why} พิมพ์ ส่งออก เพื่อเขียนเกมลงไฟล์อื่น` : why;
}

export function unsavedHereText(unsaved: Exclude<Unsaved, { code: 'failed' }>): string {
  switch (unsaved.code) {
    case 'no-file':
      return 'ยังไม่ได้บันทึก: เกมนี้ไม่มีไฟล์';
    case 'several-games':
      return `ยังไม่ได้บันทึก: ${unsaved.name} มีหลายเกม`;
    case 'damaged':
      return `ยังไม่ได้บันทึก: อ่าน ${unsaved.name} ไม่ได้จนจบ`;
    case 'not-psn':
      return `ยังไม่ได้บันทึก: ${unsaved.name} ไม่ใช่ไฟล์ของ komadai`;
    default:
      return unsaved satisfies never;
  }
}

export function noteQuestion(old: string, text: string): string {
  return `${text === '' ? 'ลบ' : 'แทนที่'}หมายเหตุ ${quoted(old)} ไหม`;
}

export function replaceQuestion(name: string): string {
  return `มีไฟล์ ${endOfPath(name)} อยู่แล้ว เขียนทับไหม`;
}

export function exportNameText(name: string, folder: string): string {
  return `ส่งออก ${name} เขียนเกมไว้ใน ${printable(folder)}`;
}

export function exportedText({ path, format, losses }: Written): string {
  const lost = losses.length > 0 ? ` ${lossesText(format, losses)}` : '';
  return `เขียนไว้ที่ ${printable(path)} แล้ว${lost}`;
}

export function exportFaultText(fault: ExportFault): string {
  switch (fault.code) {
    case 'name':
      return `ส่งออก: ${renameFaultText(fault.fault)}`;
    case 'format':
      return `ส่งออก: ${writeFaultText(fault.fault)}`;
    case 'failed':
      return `ส่งออก: ${storeErrorText(fault.error)}`;
    default:
      return fault satisfies never;
  }
}

export function newGameQuestion(ply: number): string {
  return `เริ่มเกมใหม่จากตาที่ ${ply} ไหม`;
}

export function newGameText(ply: number): string {
  return `เกมใหม่จากตาที่ ${ply}`;
}

export function speedText(pauseMs: number): string {
  return `ตาละ ${pauseMs / 1000} วิ`;
}

export function analysisOffText(fault: string): string {
  return `${fault} ปิดการวิเคราะห์แล้ว`;
}

export function thereArePlies(count: number): string {
  return `มีทั้งหมด ${count} ตา`;
}

export function replayTitle(title: string, count: number, result: string): string {
  return `${title}; ${count} ตา; ${result}`;
}

export function changeDoneText(how: 'changed' | 'undone' | 'redone', change: string): string {
  switch (how) {
    case 'changed':
      return change;
    case 'undone':
      return `ย้อน: ${change}`;
    case 'redone':
      return `ทำซ้ำ: ${change}`;
    default:
      return how satisfies never;
  }
}

export const CHANGES = {
  noted: (move: string | undefined, note: string) => `หมายเหตุของ ${move ?? 'ต้นเกม'}: ${note}`,
  noteRemoved: (move: string | undefined) => `ลบหมายเหตุของ ${move ?? 'ต้นเกม'} แล้ว`,
  variation: (first: string) => `แนวแปรใหม่: ${first}`,
  promotion: (first: string) => `แนวหลักใหม่: ${first}`,
  removal: (first: string) => `ลบแนวแปร ${first} แล้ว`,
} as const;

export function variationsText(moves: readonly string[]): string {
  return `แนวแปร: ${moves.join('; ')}`;
}

export function turnOfText(turn: string, moves: number): string {
  return `${turn}, จาก ${moves} ตา`;
}

export const LINES_TITLE = 'แนวเดิน';

export function noLineText(count: number): string {
  return count === 0 ? 'ยังไม่มีแนวเดินที่นี่ ใช้ แนวเดินทั้งหมด เพื่อหา' : `มี ${count} แนวเดิน`;
}

export function noMoreLinesText(engine: string, count: number): string {
  return count === 1
    ? `${quoted(engine)} บอกได้แนวเดินเดียว เพราะไม่มีตัวเลือก MultiPV`
    : `${quoted(engine)} บอกได้ไม่เกิน ${count} แนวเดิน`;
}
