import type { ReplayPlace } from '../en/screen.ts';

export const MENU_TEXTS = {
  playSomeone: 'เล่นกับผู้อื่น',
  playComputer: 'เล่นกับคอมพิวเตอร์',
  twoPlayers: 'เล่นสองคน',
  learn: 'บทเรียน',
  problems: 'หมากกล',
  savedGames: 'เกมที่บันทึกไว้',
  statistics: 'สถิติ',
  rules: 'กติกา',
  settings: 'การตั้งค่า',
  quit: 'ออก',
};

export const BACK_TO = { menu: 'เมนู', course: 'บทเรียน', edit: 'จัดตำแหน่ง' };

export const NEW_GAME_TEXTS = {
  title: 'เกมใหม่',
  game: 'เกม',
  level: 'ระดับ',
  youPlay: 'คุณเล่น',
  black: 'ดำ',
  white: 'ขาว',
  whiteGives: 'ขาว (ต่อให้)',
  name: '  ชื่อ',
  command: '  คำสั่ง',
  colours: 'ฝ่าย',
  byFurigoma: 'โยนเบี้ย',
  asEntered: 'ตามที่กรอก',
  clock: 'เวลา',
  inSeconds: '  วินาที',
  otherClock: 'main+byoyomi+increment',
  start: 'เริ่ม',
  more: 'เพิ่มเติม: แต้มต่อ เวลา เอนจิน',
  engine: 'เอนจิน',
  person: 'คน',
};

export const OWN_SIDE_TEXTS = {
  black: 'ดำ (เดินก่อน)',
  white: 'ขาว',
  furigoma: 'โยนเบี้ย',
};

export function computerText(level: number): string {
  return `คอมพิวเตอร์ ระดับ ${level}`;
}

export const ROOM_FORM_TEXTS = {
  host: 'เปิดห้อง',
  joinWithCode: 'เข้าห้องด้วยรหัส',
  watchGame: 'ชมเกม',
  join: 'เข้าห้อง',
  watch: 'ชม',
  code: 'รหัส',
  start: 'เริ่ม',
};

export const YES_NO = { yes: 'ใช่', no: 'ไม่' };

export const PROMPT_LABELS = {
  gameOver: 'จบเกม',
  replay: 'เล่นซ้ำ',
  watching: 'ชม',
  learnSquare: 'ช่อง',
  learnMove: 'ตาเดิน',
  learnDone: 'สำเร็จ',
  learnWrong: 'ยังไม่ใช่',
  tsumeSolved: 'แก้ได้',
  tsumeThinking: 'ฝ่ายรับคิด',
};

export function plyText(ply: number): string {
  return `ตาที่ ${ply}`;
}

export function lastMoveText(move: string): string {
  return `ล่าสุด: ${move}`;
}

export function movesLeftText(count: number): string {
  return `เหลือ ${count} ตา`;
}

export const MAY_PROMOTE = 'เลื่อนขั้นได้: + เลื่อน, = ไม่เลื่อน';

export const NO_LEGAL_MOVE = 'ไม่มีตาที่เดินได้';

export function replayPlaceText({
  ply,
  plies,
  number,
  total,
  isInVariation,
  speed,
}: ReplayPlace): string {
  const inVariation = isInVariation ? ', ในแนวแปร' : '';
  const which = total > 1 ? `, แนวแปร ${number}/${total}` : inVariation;
  const playing = speed === undefined ? '' : `เล่นเอง ${speed} - `;
  return `${playing}ตาที่ ${ply} จาก ${plies}${which}`;
}

export function takesGameBackText(text: string, key: string): string {
  return `${text} ใช้ ${key} เพื่อรับช่วงคืน`;
}

export const ENTER_KEY = 'Enter';

export function chapterLine(title: string, progress: string, task: number): string {
  return `${title}: ${progress}; พิมพ์ ไปที่ ${task}`;
}

export const ONE_LINE_ONE_ANSWER = 'พิมพ์หนึ่งบรรทัด ได้หนึ่งคำตอบ';

export const COLUMN_SAMPLES = {
  game: 'โกโรโกโร',
  yourOffer: 'คำท้าของคุณ',
  theirTurnHere: 'ตาอีกฝ่าย, อยู่',
  theirTurn: 'ตาอีกฝ่าย',
  unfinished: 'ยังไม่จบ',
  longestResult: 'ดำชนะ: ขาวเดินผิดกติกา',
};

export const GAME_COLUMN_TITLES = {
  date: 'วันที่',
  players: 'ผู้เล่น',
  game: 'เกม',
  result: 'ผล',
  moves: 'จำนวนตา',
  name: 'ไฟล์',
};
