import type * as en from '../en/screen.ts';

type ReplayPlace = Parameters<typeof en.replayPlaceText>[0];

/** Lines of the menu, and the titles of what they open. */
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

/** Where Esc at a board leads, for the key line. */
export const BACK_TO = { menu: 'เมนู', course: 'บทเรียน', edit: 'จัดตำแหน่ง' };

/** What the form of a new game asks, and what it offers. */
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

/** Which side somebody plays against the computer. */
export const OWN_SIDE_TEXTS = {
  black: 'ดำ (เดินก่อน)',
  white: 'ขาว',
  furigoma: 'โยนเบี้ย',
};

/** The computer as a player that can be chosen. */
export function computerText(level: number): string {
  return `คอมพิวเตอร์ ระดับ ${level}`;
}

/** The ways into a room, and the forms that they open. */
export const ROOM_FORM_TEXTS = {
  host: 'เปิดห้อง',
  joinWithCode: 'เข้าห้องด้วยรหัส',
  watchGame: 'ชมเกม',
  join: 'เข้าห้อง',
  watch: 'ชม',
  code: 'รหัส',
  start: 'เริ่ม',
};

/** The choices of a form that has two. */
export const YES_NO = { yes: 'ใช่', no: 'ไม่' };

/** The label of the line of the settings that opens the themes. */
export const SHOW_ALL_THEMES = 'ดูธีมทั้งหมด';

/** What stands before a prompt. */
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

/** How far a game has gone. */
export function plyText(ply: number): string {
  return `ตาที่ ${ply}`;
}

/** The last move, under a board. */
export function lastMoveText(move: string): string {
  return `ล่าสุด: ${move}`;
}

/** How many moves of a task are left. */
export function movesLeftText(count: number): string {
  return `เหลือ ${count} ตา`;
}

/** Says how a move is chosen that may promote or not. */
export const MAY_PROMOTE = 'เลื่อนขั้นได้: + เลื่อน, = ไม่เลื่อน';

/** Says that the side to play cannot move. */
export const NO_LEGAL_MOVE = 'ไม่มีตาที่เดินได้';

/** Says that a game goes on. */
export const RESUMED = 'เล่นต่อ';

/** `ตาที่ 5 จาก 30, แนวแปร 2/3`, and how fast the moves go on by themselves. */
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

/** Adds to what happened to a game how it is taken back. @param key the key or word that does it */
export function takesGameBackText(text: string, key: string): string {
  return `${text} ใช้ ${key} เพื่อรับช่วงคืน`;
}

/** The key that a typed text waits for. */
export const ENTER_KEY = 'Enter';

/** A chapter of a course, and how one goes there. @param progress how much of it is done */
export function chapterLine(title: string, progress: string, task: number): string {
  return `${title}: ${progress}; พิมพ์ ไปที่ ${task}`;
}

/** Ends the task of a game in the line mode. */
export const ONE_LINE_ONE_ANSWER = 'พิมพ์หนึ่งบรรทัด ได้หนึ่งคำตอบ';

/** The widest texts of the columns of lists, by which their width is chosen. */
export const COLUMN_SAMPLES = {
  game: 'โกโรโกโร',
  yourOffer: 'คำท้าของคุณ',
  theirTurnHere: 'ตาอีกฝ่าย, อยู่',
  theirTurn: 'ตาอีกฝ่าย',
  unfinished: 'ยังไม่จบ',
  longestResult: 'ดำชนะ: ขาวเดินผิดกติกา',
};

/** Titles of the columns of the saved games. */
export const GAME_COLUMN_TITLES = {
  date: 'วันที่',
  players: 'ผู้เล่น',
  game: 'เกม',
  result: 'ผล',
  moves: 'จำนวนตา',
  name: 'ไฟล์',
};
