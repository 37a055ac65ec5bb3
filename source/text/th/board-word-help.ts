import { argumentIn } from '../../activity/argument-spellings.ts';
import type { BoardWord } from '../../activity/board-words.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: 'แสดงตาเดินที่ถูกกติกาทั้งหมด',
  show: 'แสดง S บอกวิธีเดินของหมาก',
  flip: 'สลับด้านกระดาน',
  labels: 'labels romaji เปลี่ยนตัวอักษรบนหมาก',
  theme: 'theme slate เปลี่ยนสี',
  language: 'พิมพ์ ภาษา ja เพื่อเปลี่ยนภาษา: en, ja, ko, th',
  board: 'วาดกระดาน',
  rules: 'กติกาของเกมนี้',
  help: 'ความช่วยเหลือนี้',
  hand: 'หมากในมือของทั้งสองฝ่ายเป็นคำพูด',
  where: 'ที่ไหน S บอกว่าเงินอยู่ที่ใด ทั้งบนกระดานและในมือ; ที่ไหน 7g บอกว่ามีอะไรอยู่ที่นั่น',
  file: 'แถวตั้ง 5 บอกหมากบนแถวตั้ง 5 จากบนลงล่าง',
  rank: 'แถวนอน e บอกหมากบนแถวนอน e จากแถวตั้งเลขมากสุดถึงแถวตั้ง 1',
  pieces: `หมากทุกตัวของทั้งสองฝ่ายพร้อมช่องที่อยู่; หมาก ${argumentIn('th', 'black')} เฉพาะดำ, หมาก S เฉพาะเงิน`,
  attackers: 'ตัวโจมตี 5e บอกหมากของอีกฝ่ายที่เดินถึง 5e',
  defenders: 'ตัวป้องกัน 5e บอกหมากฝ่ายเดียวกันที่เดินถึง 5e',
  rays: 'แนวเส้น 5e บอกว่ามีอะไรอยู่ในแปดแนวจาก 5e และห่างเท่าใด',
  threats: 'ฝ่ายที่ถึงตาเดินกินอะไรได้ และอีกฝ่ายขู่อะไร',
  changes: 'ตาล่าสุดเปลี่ยนอะไรไปบ้าง',
  last: 'ตาที่เพิ่งเดิน',
  status: 'ถึงตาใคร รุกหรือไม่ เดินซ้ำ เวลา และสิ่งที่อ้างสิทธิ์ได้',
  sfen: 'ตำแหน่งบนกระดานเป็น SFEN',
  copy: 'คัดลอก SFEN ไปคลิปบอร์ดของเทอร์มินัล; คัดลอก kif คัดลอกเกมเป็น KIF, คัดลอก ตาเดิน คัดลอกเฉพาะตาเดิน',
  speech: 'speech words เปลี่ยนวิธีบอกตาเดิน: hodges, words หรือ romaji',
} as const satisfies Readonly<Record<BoardWord, string>>;
