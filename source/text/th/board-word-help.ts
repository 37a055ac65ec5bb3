import type { BoardWord } from '../../activity/board-words.ts';
import type { MistakesWord } from '../../activity/mistakes.ts';
import type { PlayWord } from '../../activity/play.ts';
import type { ReplayWord } from '../../activity/replay.ts';
import type { RoomWord } from '../../activity/room.ts';
import type { TsumeWord } from '../../activity/tsume.ts';
import { argumentText } from './word-text.ts';

/** What each word of a board does. */
export const BOARD_WORD_HELP = {
  moves: 'แสดงตาเดินที่ถูกกติกาทั้งหมด',
  show: 'แสดง เงิน บอกวิธีเดินของหมาก',
  flip: 'สลับด้านกระดาน',
  labels: 'ตัวหมาก romaji เปลี่ยนตัวอักษรบนหมาก',
  theme: 'ธีม slate เปลี่ยนสี',
  language: 'พิมพ์ ภาษา ja เพื่อเปลี่ยนภาษา: en, ja, ko, th',
  board: 'วาดกระดาน',
  rules: 'กติกาของเกมนี้',
  help: 'ความช่วยเหลือนี้',
  hand: 'หมากในมือของทั้งสองฝ่ายเป็นคำพูด',
  where: 'ที่ไหน เงิน บอกว่าเงินอยู่ที่ใด ทั้งบนกระดานและในมือ; ที่ไหน 7g บอกว่ามีอะไรอยู่ที่นั่น',
  file: 'แถวตั้ง 5 บอกหมากบนแถวตั้ง 5 จากบนลงล่าง',
  rank: 'แถวนอน e บอกหมากบนแถวนอน e จากแถวตั้งเลขมากสุดถึงแถวตั้ง 1',
  pieces: `หมากทุกตัวของทั้งสองฝ่ายพร้อมช่องที่อยู่; หมาก ${argumentText('black')} เฉพาะดำ, หมาก เงิน เฉพาะเงิน`,
  attackers: 'ตัวโจมตี 5e บอกหมากของอีกฝ่ายที่เดินถึง 5e',
  defenders: 'ตัวป้องกัน 5e บอกหมากฝ่ายเดียวกันที่เดินถึง 5e',
  rays: 'แนวเส้น 5e บอกว่ามีอะไรอยู่ในแปดแนวจาก 5e และห่างเท่าใด',
  threats: 'ฝ่ายที่ถึงตาเดินกินอะไรได้ และอีกฝ่ายขู่อะไร',
  changes: 'ตาล่าสุดเปลี่ยนอะไรไปบ้าง',
  last: 'ตาที่เพิ่งเดิน',
  status: 'ถึงตาใคร รุกหรือไม่ เดินซ้ำ เวลา และสิ่งที่อ้างสิทธิ์ได้',
  sfen: 'ตำแหน่งบนกระดานเป็น SFEN',
  copy: 'คัดลอก SFEN ไปคลิปบอร์ดของเทอร์มินัล; คัดลอก kif คัดลอกเกมเป็น KIF, คัดลอก ตาเดิน คัดลอกเฉพาะตาเดิน',
  speech: 'เสียงอ่าน words เปลี่ยนวิธีบอกตาเดิน: hodges, words หรือ romaji',
} as const satisfies Readonly<Record<BoardWord, string>>;

const MATE_HELP = 'หาแนวรุกจนด้วยการรุกต่อเนื่องจากตรงนี้ 10 วินาที; รุกจน 60 หา 60 วินาที; รุกจน เลิก หยุดหา';

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
  mate: MATE_HELP,
  ...BOARD_WORD_HELP,
  rematch: 'เล่นใหม่โดยสลับสี',
  replay: 'ดูเกมซ้ำทีละตา',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
  settings: 'เปลี่ยนการแสดงผล',
  learn: 'บทเรียนของเกมนี้',
  help: 'วิธีเดิน; ? บอกเพิ่มเติม',
  menu: 'กลับเมนู เกมเก็บไว้ให้',
  take: 'รับช่วงเกมคืนจาก komadai ที่รับไป',
  quit: 'เลิก เกมเก็บไว้ให้',
} as const satisfies Readonly<Record<PlayWord, string>>;

/** What each word does in a room, for the help. */
export const ROOM_WORD_HELP = {
  resign: 'ยอมแพ้',
  draw: 'ขอเสมอ เมื่อใดก็ได้',
  impasse: 'ขอนับแต้ม เมื่อขุนทั้งสองอยู่ในเขตของอีกฝ่าย',
  undo: 'ขอถอนตาล่าสุดของคุณ ได้สามครั้งต่อเกม',
  adjourn: 'ขอพักไว้เล่นต่อวันหลัง',
  accept: 'รับข้อเสนอของอีกฝ่าย',
  decline: 'ปฏิเสธ',
  claim: `อ้างสิทธิ์เมื่ออีกฝ่ายออกไปหรือไม่เดิน: อ้างสิทธิ์ ${argumentText('win')} ขอชนะ หรือ อ้างสิทธิ์ ${argumentText('draw')} ขอเสมอ`,
  say: 'พูด TEXT คุยกับอีกฝ่าย',
  greet: 'ทักทายอีกฝ่ายก่อนเล่น',
  thanks: 'ขอบคุณอีกฝ่ายสำหรับเกม',
  'well played': 'ชมอีกฝ่ายว่าเล่นดี',
  rematch: 'ขอเล่นใหม่โดยสลับสี เมื่อเกมจบ',
  mute: 'ซ่อนข้อความของอีกฝ่าย หรือแสดงอีกครั้ง',
  ...BOARD_WORD_HELP,
  replay: 'ดูเกมซ้ำทีละตา เมื่อจบแล้ว',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
  learn: 'บทเรียนของเกมนี้ เมื่อจบแล้ว',
  settings: 'เปลี่ยนการแสดงผล',
  menu: 'กลับเมนู ห้องยังเปิดอยู่',
  quit: 'ออกจากห้อง',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

/** The same on a server. */
export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: 'ไปล็อบบี้ เกมดำเนินต่อ',
  quit: 'ออกจากเซิร์ฟเวอร์ เกมดำเนินต่อ',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

/** What each word of a replay does. */
export const REPLAY_WORD_HELP = {
  take: 'รับช่วงเกมจาก komadai อื่น หรือเมื่อ komadai นั้นออกไปแล้ว',
  next: 'ไปหน้าหนึ่งตา; ถัดไป 10 ไปสิบตา',
  back: 'ถอยหนึ่งตา; ถอย 10 ถอยสิบตา',
  first: 'ต้นเกม',
  go: 'ไปที่ 30 หรือ 30 อย่างเดียว ไปตาที่ 30',
  variation: 'แนวแปรถัดไปของตานี้ หรือแนวแรกของตาถัดไป; แนวแปร P-2f เดินตานั้น เหมือนพิมพ์ P-2f อย่างเดียว',
  'variation back': 'แนวแปรก่อนหน้า',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม อีกครั้งคือหยุด; เมื่อไม่มีหน้าจอ ประเมินตำแหน่งนี้',
  mistake: 'ตาพลาดถัดไปที่คอมพิวเตอร์พบ',
  'mistake back': 'ตาพลาดก่อนหน้า',
  mistakes: 'ตาพลาดทั้งหมดที่คอมพิวเตอร์พบ',
  mate: `${MATE_HELP}; แนวที่พบจะเป็นแนวแปร`,
  graph: 'ใครได้เปรียบเมื่อใด เท่าที่ประเมินเกมแล้ว',
  comment: 'อ่านหมายเหตุทั้งหมด',
  note: 'แก้หมายเหตุที่นี่; บันทึกย่อ TEXT เขียนใหม่, บันทึกย่อ - ลบ',
  promote: 'ให้แนวแปรเป็นแนวหลัก ถามก่อน',
  remove: 'ลบแนวแปร ถามก่อน',
  undo: 'ย้อนการแก้ล่าสุด: หมายเหตุ แนวแปร แนวหลัก หรือการลบ',
  redo: 'ทำการแก้นั้นอีกครั้ง',
  export: 'ส่งออก NAME เขียนเกมลงไฟล์และบอกว่าอยู่ที่ใด ถามก่อนเขียนทับ',
  play: 'เริ่มเกมใหม่จากตรงนี้ ถามก่อน',
  ...BOARD_WORD_HELP,
  last: 'ท้ายเกม',
  quit: 'ออกจากการเล่นซ้ำ',
} as const satisfies Readonly<Record<ReplayWord, string>>;

/** What each word at a mating problem does. */
export const TSUME_WORD_HELP = {
  undo: 'ถอนตาที่ลองล่าสุด',
  hint: 'ตารุกจนตาถัดไป โจทย์นี้จะนับว่าแก้ไม่ได้',
  solution: 'แนวเดินทั้งหมดให้ดูทีละตา นับเหมือนคำใบ้',
  next: 'โจทย์ถัดไป ในโจทย์ของ komadai คือข้อที่เหมาะกับคุณ',
  skip: 'เหมือนกัน: ข้ามข้อนี้โดยยังไม่แก้',
  previous: 'โจทย์ก่อนหน้า',
  back: 'เหมือน ก่อนหน้า',
  go: 'ไปที่ 12 ไปโจทย์ข้อ 12',
  mate: `${MATE_HELP}; ใช้ได้เมื่อรู้เฉลยแล้วเท่านั้น`,
  plies: 'จำนวนตา 5 ทำเฉพาะข้อที่รุกจนใน 5, จำนวนตา all ทำทุกข้อ',
  list: 'มีโจทย์ใดบ้างและแก้ข้อใดได้แล้ว; รายการ 5 ข้อที่รุกจนใน 5',
  rating: 'เรตติ้งของคุณและของโจทย์ นับผลครั้งแรก: แก้ได้ หรือลองผิด ขอความช่วยเหลือ หรือเลิกกลางคัน',
  ...BOARD_WORD_HELP,
  quit: 'เลิก ข้อที่แก้ได้จะถูกจำไว้',
} as const satisfies Readonly<Record<TsumeWord, string>>;

/** What each word at one's own mistakes does. */
export const MISTAKES_WORD_HELP = {
  undo: 'ถอนคำตอบล่าสุด',
  hint: 'บอกหมากที่เดิน แล้วจึงบอกตาเดิน ข้อนี้จะกลับมาเร็วขึ้น',
  solution: 'ตาเดินที่ดีกว่า เปิดดูทีละตา ข้อนี้จะกลับมาเร็ว ๆ นี้',
  next: 'ข้อถัดไปที่ถึงกำหนด',
  skip: 'เหมือนกัน: เก็บข้อนี้ไว้คราวหน้า',
  replay: 'ทั้งเกม ที่ตานี้',
  mate: `${MATE_HELP}; ใช้ได้เมื่อรู้เฉลยแล้วเท่านั้น`,
  remove: 'ไม่ต้องถามข้อนี้อีก',
  ...BOARD_WORD_HELP,
  quit: 'ออก คำตอบถูกจำไว้แล้ว',
} as const satisfies Readonly<Record<MistakesWord, string>>;
