import type { EditCode } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export const EDIT_TASK =
  'จัดตำแหน่งใดก็ได้ "เงิน 5e" วางเงินที่ 5e, "7g 7f" ย้ายหมากจาก 7g ไป 7f, "5e" อย่างเดียวบอกว่ามีอะไรอยู่ที่นั่น ' +
  'ในช่องของเคอร์เซอร์ Enter หรือคลิกยกหมากขึ้นแล้ววางลง ที่ช่องว่างหรือเมื่อกดซ้ำที่หมากเดิมจะเปิดรายการสิ่งที่ทำได้ ' +
  'หมากที่พิมพ์อย่างเดียวจะวางที่เคอร์เซอร์ คำที่ไม่บอกช่องก็ใช้ช่องนั้น';

export const EDIT_TITLE = 'จัดตำแหน่ง';

export function editHeading(game: string): string {
  return `${game}: จัดตำแหน่ง`;
}

export const EDIT_ANSWERS = {
  cleared: 'กระดานและมือว่างแล้ว',
  started: 'ตำแหน่งเริ่มเกม',
  undone: 'ย้อนแล้ว',
  redone: 'ทำอีกครั้งแล้ว',
  'no-undo': 'ไม่มีการแก้ให้ย้อน',
  'no-redo': 'ไม่มีการแก้ที่ย้อนไว้',
  'which-square': 'ช่องไหน บอกต่อท้ายคำ เช่น 5e หรือเลือกด้วยลูกศร',
  'empty-square': 'ไม่มีหมากที่ช่องนั้น',
  'no-other-face': 'หมากตัวนี้เลื่อนขั้นไม่ได้',
  'royal-in-hand': 'หมากตัวนี้อยู่ในมือไม่ได้',
  'which-hand': 'บอกฝ่าย หมาก และจำนวน: หมากในมือ ดำ เบี้ย 3',
  'hand-full': 'ในมือมีได้ชนิดละไม่เกิน 99 ตัว',
  'no-handicap': 'ตำแหน่งเริ่ม: เกมนี้ไม่มีแต้มต่อแบบนั้น',
  'no-moves': 'ฝ่ายที่ต้องเดินไม่มีตาเดิน จึงเริ่มเกมที่นี่ไม่ได้',
  'no-level': 'เล่น: บอกระดับ 1 ถึง 10 หรือไม่บอกเพื่อเล่นสองคน',
  'no-target': 'ไม่ใช่หมากกล: ฝ่ายที่ไม่ได้เดินไม่มีขุนให้รุกจน',
  'which-file': 'บันทึกไฟล์: บอกชื่อไฟล์หมากกล',
  'saves-no-mate': 'จากตรงนี้รุกต่อเนื่องแล้วไม่จน (พิสูจน์แล้ว) จึงไม่ใช่หมากกลและไม่ได้บันทึก',
  'saves-unproved': 'ในเวลาที่มียังพิสูจน์ไม่ได้ว่ามีแนวรุกจนหรือไม่ บันทึกเลยไหม',
  'save-stopped': 'การหาแนวรุกจนถูกหยุด จึงไม่ได้บันทึก',
  'leaves-edited': 'ตำแหน่งยังไม่ได้เก็บไว้ ออกเลยไหม',
} as const satisfies Readonly<Record<Exclude<EditCode, 'turn'>, string>>;

export function sideToMoveText(color: Color): string {
  return `ตา${sideName(color)}เดิน`;
}

export function removedText(piece: string): string {
  return `เอา${piece} ออกแล้ว`;
}

export function pickedText(piece: string): string {
  return `ยก${piece}แล้ว กด Enter เพื่อวาง`;
}

export function restText(color: Color, count: number): string {
  return count === 0 ? 'ไม่มีหมากที่ขาด' : `หมาก ${count} ตัวไปอยู่ในมือ${sideName(color)}`;
}

export function notReadText(line: string, piece: string, square: string): string {
  return `${quoted(line)} ไม่ใช่หมากและไม่ใช่ช่อง เช่น ${piece} ${square}, ${piece} ${square} ขาว ดูคำทั้งหมดด้วยคำว่า ช่วยเหลือ`;
}

export function problemSavedText(path: string, plies?: number): string {
  const mate = plies === undefined ? '' : `รุกจนใน ${plies} ตา `;
  return `${mate}เพิ่มลงใน ${printable(path)} แล้ว แก้ได้ด้วย komadai tsume`;
}

export function problemNotSavedText(fault: string): string {
  return `บันทึกไฟล์: ${fault}`;
}

export function kinglessText(color: Color, royal: string): string {
  return `${sideName(color)}ไม่มี${royal}`;
}

/** More pieces than the game has. @param pieces as they are counted */
export function tooManyText(pieces: string, most: number): string {
  return `มี${pieces}มากเกินไป; ทั้งชุดมี ${most} ตัว`;
}

/** What is missing of a set. @param pieces as they are listed */
export function missingPiecesText(pieces: string): string {
  return `หมากที่ขาด: ${pieces}`;
}

export const SET_IS_WHOLE = 'ไม่มีหมากที่ขาด';

export const POSITION_IS_RIGHT = 'ไม่มีอะไรผิด';

export const SQUARE_CHOICES = {
  remove: 'เอาออก',
  face: 'พลิกหมาก',
  swap: 'ยกให้อีกฝ่าย',
  toHand: (color: Color) => `ไว้ในมือ${sideName(color)}`,
} as const;

export const HANDS_TEXTS = { title: 'หมากในมือและตาเดิน', turn: 'ตาเดิน', done: 'เสร็จ' } as const;
