import type { Unsaved } from '../../activity/replay-edits.ts';
import type { Exported, ExportFault } from '../../activity/replay-export.ts';
import type { ReplayCode } from '../../activity/replay-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { playedText } from './outcome.ts';
import { orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { lossesText, writeFaultText } from './record-losses.ts';
import { ENGINES_STAY_OUT } from './room.ts';
import { sfenFaultText } from './sfen-fault.ts';
import { renameFaultText, storeErrorText } from './store-fault.ts';

type Written = Extract<Exported, { kind: 'written' }>;

/** The time that a move took. */
export function spentText(time: string): string {
  return `ใช้ ${time}`;
}

/** The time that was left after a move. */
export function leftText(time: string): string {
  return `เหลือ ${time}`;
}

/** What there is to do, for the help. */
export const REPLAY_TASK = 'ตาที่พิมพ์จะเดินตามบันทึก หรือกลายเป็นแนวแปร บรรทัดว่างเดินต่อแบบเดียวกับก้าวล่าสุด';

/** What is said in always the same words, and answers of a screen. */
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
  'leaves-unsaved': 'การแก้ยังไม่ได้บันทึก ออกเลยไหม',
  'is-solution': 'นี่คือเฉลยของหมากกล: พิมพ์ ออก เพื่อกลับไปที่โจทย์',
  watched: 'เกมนี้เล่นอยู่ใน komadai อื่น: ที่นี่ชมได้อย่างเดียว',
  'room-watched': 'ที่นี่ชมเกมได้อย่างเดียว: ส่งออก เขียนเกมลงไฟล์',
} as const satisfies Readonly<Record<ReplayCode | 'start', string>>;

/** Why no game can begin from the shown position. */
export function cannotPlayOnText(variant: Variant, fault: PlacementFault): string {
  return `เล่นต่อจากตรงนี้ไม่ได้: ${sfenFaultText(variant, fault)}`;
}

/**
 * Asks whether a variation is to become the main line.
 * @param first its first move
 */
export function promoteQuestion(first: PlayedMove, isFinished: boolean): string {
  const result = isFinished ? ' ผลของเกมคงเดิม' : '';
  return `ให้ ${playedText(first)} เป็นแนวหลักไหม${result}`;
}

/** @param count moves that would be removed, the first of them included */
export function removeQuestion(first: PlayedMove, count: number): string {
  const what = count === 1 ? '' : ` รวม ${count} ตา`;
  return `ลบแนวแปร ${playedText(first)}${what} ไหม`;
}

/** The moves that the record has from here, if there are several. */
export function nextMovesText(sentences: readonly string[]): string {
  return `ตาถัดไป: ${orList(sentences)}`;
}

/** Why nothing is replayed where no game is named. */
export const NO_GAME_TO_REPLAY =
  'ยังไม่มีเกมที่บันทึกไว้: komadai replay FILE อ่านไฟล์เกม หรือ - คือข้อมูลเข้ามาตรฐาน';

/**
 * Says that a change is not on the disk.
 * @param why without a full stop
 * @param canExport whether games can be written here
 */
export function notOnDiskText(why: string, canExport: boolean): string {
  return canExport ? `${why} พิมพ์ ส่งออก เพื่อเขียนเกมลงไฟล์อื่น` : why;
}

/** Why a change is not on the disk that the system would take. */
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

/**
 * Asks before the comment on a move becomes another one.
 * @param text '' removes it
 */
export function noteQuestion(old: string, text: string): string {
  return `${text === '' ? 'ลบ' : 'แทนที่'}หมายเหตุ ${quoted(old)} ไหม`;
}

/** Asks before a file becomes another one. @param name or a path */
export function replaceQuestion(name: string): string {
  return `มีไฟล์ ${shownName(name)} อยู่แล้ว เขียนทับไหม`;
}

/** A name or path with its end, which matters most. */
function shownName(name: string): string {
  const clean = printable(name);
  return clean.length > 40 ? `..${clean.slice(-38)}` : clean;
}

/** Where a game would be written. */
export function exportNameText(name: string, folder: string): string {
  return `ส่งออก ${name} เขียนเกมไว้ใน ${printable(folder)}`;
}

/** Says where a game was written, and what its format could not hold. */
export function exportedText({ path, format, losses }: Written): string {
  const lost = losses.length > 0 ? ` ${lossesText(format, losses)}` : '';
  return `เขียนไว้ที่ ${printable(path)} แล้ว${lost}`;
}

/** Why a game was not written to a file. */
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

/** Asks whether to begin a new game from a replay. */
export function newGameQuestion(ply: number): string {
  return `เริ่มเกมใหม่จากตาที่ ${ply} ไหม`;
}

/** Says from which ply of a replay a new game begins. */
export function newGameText(ply: number): string {
  return `เกมใหม่จากตาที่ ${ply}`;
}

/** How fast the moves go on by themselves. */
export function speedText(pauseMs: number): string {
  return `ตาละ ${pauseMs / 1000} วิ`;
}

/** Says that an engine has failed, and what follows. @param fault without a full stop */
export function analysisOffText(fault: string): string {
  return `${fault} ปิดการวิเคราะห์แล้ว`;
}

/** Said of a ply that there is not. */
export function thereArePlies(count: number): string {
  return `มีทั้งหมด ${count} ตา`;
}

/** What is replayed, how long it is, and how it ended. */
export function replayTitle(title: string, count: number, result: string): string {
  return `${title}; ${count} ตา; ${result}`;
}

/** The same with how a line answers it. */
export function sameLineAgain(question: string): string {
  return `${question} พิมพ์บรรทัดเดิมอีกครั้งเพื่อตกลง`;
}

/** Tells a change that was made, taken back or made again. @param change a sentence of `CHANGES` */
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

/** What has changed in a record. A comment without a move is that on the start. */
export const CHANGES = {
  noted: (move: string | undefined, note: string) => `หมายเหตุของ ${move ?? 'ต้นเกม'}: ${note}`,
  noteRemoved: (move: string | undefined) => `ลบหมายเหตุของ ${move ?? 'ต้นเกม'} แล้ว`,
  variation: (first: string) => `แนวแปรใหม่: ${first}`,
  promotion: (first: string) => `แนวหลักใหม่: ${first}`,
  removal: (first: string) => `ลบแนวแปร ${first} แล้ว`,
} as const;

/** The other moves in place of one. */
export function variationsText(moves: readonly string[]): string {
  return `แนวแปร: ${moves.join('; ')}`;
}

/** Whose turn it is, and how many moves the game has. @param turn in the form of `turnText` */
export function turnOfText(turn: string, moves: number): string {
  return `${turn}, จาก ${moves} ตา`;
}

/** The title of the best lines from a position on. */
export const LINES_TITLE = 'แนวเดิน';

/** Says that a line is not there. @param count how many there are */
export function noLineText(count: number): string {
  return count === 0 ? 'ยังไม่มีแนวเดินที่นี่ ใช้ แนวเดินทั้งหมด เพื่อหา' : `มี ${count} แนวเดิน`;
}

/** Why there are not as many lines as were asked for. @param count how many the engine tells */
export function noMoreLinesText(engine: string, count: number): string {
  return count === 1
    ? `${quoted(engine)} บอกได้แนวเดินเดียว เพราะไม่มีตัวเลือก MultiPV`
    : `${quoted(engine)} บอกได้ไม่เกิน ${count} แนวเดิน`;
}
