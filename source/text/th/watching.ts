import type { LockFault } from '../../records/store/game-lock.ts';
import { otherText } from './store-fault.ts';
import { wordText } from './word-text.ts';

export const WATCH_ANSWERS = {
  asking: 'กำลังถาม komadai อื่น..',
  taken: 'เกมเป็นของคุณแล้ว',
  gone: 'เกมถูก komadai อื่นเปลี่ยนชื่อหรือลบไปแล้ว',
} as const;

export function watchedResultText(result: string, hasOwner: boolean): string {
  return `เกมจบแล้ว: ${result}${hasOwner ? '' : '; komadai อื่นออกไปแล้ว'}`;
}

export function watchedGameText(owner: LockFault | undefined, take: string): string {
  return owner
    ? `คุณกำลังชม ${otherText(owner)} ใช้ ${wordText(take)} เพื่อรับช่วงเกม`
    : `komadai อื่นออกไปแล้ว ใช้ ${wordText(take)} เพื่อรับช่วงเกม`;
}

export function givenText(by: LockFault | undefined): string {
  return `บันทึกและส่งต่อให้ ${whoText(by)} แล้ว`;
}

export function takenOverText(by: LockFault | undefined, unsaved?: readonly string[]): string {
  const taken = `${whoText(by)} รับช่วงไปแล้ว`;
  if (unsaved === undefined) return taken;
  return `ยังไม่ได้บันทึก: ${unsaved.join(', ') || 'สิ่งที่ทำล่าสุด'}; ${taken}`;
}

function whoText(by: LockFault | undefined): string {
  return by ? otherText(by) : 'komadai อื่น';
}

export function takeQuestion(owner: LockFault | undefined): string {
  return owner ? `รับช่วงเกมจาก ${otherText(owner)} ไหม` : 'รับช่วงเกมและเล่นต่อไหม';
}

export function watchingHelp(owner: LockFault | undefined): string[] {
  const follows = 'ตาเดินปรากฏเมื่อบันทึก ตาที่พิมพ์ที่นี่ยังไม่เดิน แต่จะตามไปด้วยเมื่อคุณรับช่วงเกม';
  if (!owner) return [follows, 'ไม่มีใครเปิดเกมนี้อยู่'];
  return [
    `เกมนี้เปิดอยู่ใน ${otherText(owner)} ${follows}`,
    'เมื่อคุณรับช่วง komadai นั้นจะบันทึกแล้วเปลี่ยนเป็นผู้ชม ถ้าไม่ตอบภายในสองวินาที เกมจะถูกดึงมา สิ่งที่บันทึกไว้แล้วไม่หาย',
    `ตัวล็อกคือ ${owner.lockFile} ลบได้เมื่อแน่ใจว่าโปรเซสนั้นปิดไปแล้วเท่านั้น`,
  ];
}
