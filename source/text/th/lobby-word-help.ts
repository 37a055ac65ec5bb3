import type { LobbyWord } from '../../activity/lobby.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';

const { labels, theme, language, speech } = BOARD_WORD_HELP;

/** What each word does in the lobby, for the help. */
export const LOBBY_WORD_HELP = {
  list: 'ทุกอย่างในล็อบบี้พร้อมหมายเลข พิมพ์หมายเลขอย่างเดียวเพื่อรับคำท้า เข้าเกม หาคู่แบบเดียวกัน หรือถอนคำท้าของคุณ',
  who: 'ใครอยู่ที่นี่',
  challenges: 'คำท้าทั้งหมด พร้อมหมายเลขสำหรับ ตกลง, ปฏิเสธ และ ถอนคำท้า',
  games: 'เกมที่กำลังเล่นอยู่ พร้อมหมายเลขสำหรับ ชม',
  mine: 'คำท้าและเกมของคุณ พร้อมหมายเลขสำหรับ เข้าร่วม และ ถอนคำท้า',
  seek: `เล่นกับผู้ที่หาแบบเดียวกัน เรตติ้งใกล้กันก่อน: ${SEEK_FORM}; ถ้าไม่ระบุอะไร ใช้แบบครั้งก่อน`,
  challenge: `ตั้งคำท้า: ${CHALLENGE_FORM}`,
  withdraw: 'ถอนคำท้าของคุณ: ถอนคำท้า, ถอนคำท้า CODE หรือหมายเลข',
  accept: 'รับคำท้า: ตกลง CODE, ตกลง NAME หรือหมายเลข',
  decline: 'ปฏิเสธคำท้าถึงคุณ: ปฏิเสธ CODE, ปฏิเสธ NAME หรือหมายเลข',
  join: 'เล่นเกมของคุณต่อ หรือเข้าตามคำเชิญ: เข้าร่วม CODE หรือหมายเลข',
  watch: 'ชมเกม: ชม CODE หรือหมายเลข',
  ratings: 'เรตติ้งของเกม: อันดับเรตติ้ง VARIANT, หน้าถัดไป: อันดับเรตติ้ง VARIANT PAGE',
  me: 'เรตติ้งและกุญแจของคุณ พร้อมหมายเลขสำหรับ ลบ',
  played: 'เกมของคุณ ล่าสุดก่อน พร้อมหมายเลขสำหรับ เล่นซ้ำ; หน้าถัดไป: ที่เล่นแล้ว PAGE',
  replay: 'เล่นซ้ำเกมที่จบแล้วทีละตา: เล่นซ้ำ CODE หรือหมายเลข',
  name: 'เลือกชื่อของคุณเมื่อมาครั้งแรก: NAME หรือ ชื่อ NAME',
  code: 'เข้ามาเป็นผู้ที่สร้างรหัสใช้ครั้งเดียว เมื่อมาครั้งแรก: รหัส CODE',
  key: 'สร้างรหัสใช้ครั้งเดียว ให้กุญแจอื่นเข้ามาเป็นคุณ',
  remove: 'ลบกุญแจของคุณ ต้องพิมพ์สองครั้ง: ลบ KEY หรือหมายเลข',
  labels,
  theme,
  language,
  speech,
  settings: 'สิ่งที่ตั้งไว้ และวิธีเปลี่ยน',
  help: 'รายการนี้',
  quit: 'ออก',
} as const satisfies Readonly<Record<LobbyWord, string>>;
