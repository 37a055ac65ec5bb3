import type { ToldKey, ToldKeys } from '../en/key.ts';

export const KEY_NAMES: Readonly<Record<string, string>> = {
  escape: 'Esc',
  'page-up': 'PgUp',
  'page-down': 'PgDn',
  ' ': 'Space',
};

const MOVE_BY_CLICK = 'คลิก: ที่หมากของคุณหรือหมากในมือ แล้วคลิกที่ช่อง เพื่อเดิน';
const WHEEL_LINE = 'ล้อเมาส์: หนึ่งบรรทัด';

export const SCREEN_KEYS = {
  everywhere: {
    title: 'ทุกหน้าจอ',
    mouse: ['เมาส์: คลิกปุ่มที่แถบล่างเพื่อกดปุ่มนั้น กด Shift ค้างเพื่อเลือกข้อความ'],
  },
  play: { title: 'เล่น', mouse: [MOVE_BY_CLICK] },
  tsume: { title: 'หมากกล', mouse: [MOVE_BY_CLICK] },
  mistakes: { title: 'ตาพลาดของคุณ', mouse: [MOVE_BY_CLICK] },
  learn: {
    title: 'บทเรียน',
    mouse: ['คลิก: ที่ช่องที่โจทย์ถาม หรือที่หมากของคุณ แล้วคลิกที่ช่อง เพื่อเดิน'],
  },
  replay: {
    title: 'เล่นซ้ำ, ชม',
    mouse: ['คลิก: ที่ตาเดินเพื่อไปยังตานั้น', 'ล้อเมาส์: หนึ่งตา'],
  },
  edit: {
    title: 'จัดตำแหน่ง',
    mouse: ['คลิก: หยิบหมากแล้ววาง; ที่ช่องว่าง หรือซ้ำที่หมากตัวเดิม: สิ่งที่ทำได้'],
  },
  list: {
    title: 'เมนู, เกมที่บันทึกไว้, กติกา',
    mouse: ['คลิก: เลือกบรรทัด; คลิกครั้งที่สองเปิดเกมที่บันทึกไว้', WHEEL_LINE],
  },
  explorer: { title: 'ตาที่ผู้อื่นเดิน' },
  menu: { title: 'เมนู' },
  games: { title: 'เกมที่บันทึกไว้' },
  form: {
    title: 'ช่องกรอก',
    mouse: ['คลิก: ที่ช่องเพื่อเลือก ที่ค่าเพื่อเปลี่ยน', WHEEL_LINE],
  },
  page: { title: 'ข้อความ', mouse: ['ล้อเมาส์: สามบรรทัด'] },
  waiting: { title: 'รอผู้เล่น' },
  lobby: {
    title: 'ล็อบบี้',
    mouse: ['คลิก: เลือกบรรทัด คลิกครั้งที่สองเพื่อตกลง', WHEEL_LINE],
  },
  me: { title: 'ฉัน', mouse: [WHEEL_LINE] },
  ratings: { title: 'เรตติ้ง', mouse: [WHEEL_LINE] },
} satisfies Readonly<Record<string, ToldKeys>>;

export const COMMON_KEYS = {
  leaveAtOnce: { help: 'ออกทันที เกมถูกเก็บไว้' },
  repaint: { help: 'วาดหน้าจอใหม่' },
  suspend: { help: 'กลับไปเชลล์ พิมพ์ fg เพื่อกลับมา; บนเซิร์ฟเวอร์ไม่มีผล' },
  back: { help: 'กลับ', short: 'กลับ' },
  keys: { help: 'ปุ่มเหล่านี้', short: 'ปุ่ม' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PROMPT_TEXTS = {
  arrows: {
    label: 'ลูกศร',
    help: 'เมื่อยังไม่พิมพ์: เลื่อนเคอร์เซอร์บนกระดานและหมากในมือ; ถ้าพิมพ์แล้ว: แก้ข้อความและเรียกที่เคยพิมพ์',
    short: 'เลื่อน',
  },
  complete: { help: 'เติมคำที่พิมพ์ กดอีก: คำถัดไป', short: 'เติมคำ' },
  completeBack: { help: 'คำก่อนหน้า' },
  help: { help: 'ช่วยเหลือ เมื่อยังไม่พิมพ์', short: 'ช่วย' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OWN_PROMPT_TEXTS = {
  play: {
    enter: { help: 'เดินตามที่พิมพ์ หรือหยิบและวางหมาก' },
    escape: {
      help: 'ลบข้อความ แล้ววางหมากที่หยิบ แล้วซ่อนเคอร์เซอร์ แล้วไปเมนู',
      short: 'เมนู',
    },
    leave: { help: 'ออก เมื่อยังไม่พิมพ์ เกมถูกเก็บไว้' },
  },
  tsume: {
    enter: {
      help: 'ลองตามที่พิมพ์ หรือหยิบและวางหมาก; ถอนตาที่ผิด; โจทย์ถัดไป',
    },
    escape: {
      help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนตาที่ผิด แล้วกลับไปรายการ',
      short: 'รายการ',
    },
    leave: { help: 'ออก เมื่อยังไม่พิมพ์' },
  },
  mistakes: {
    enter: {
      help: 'ตอบตามที่พิมพ์ หรือหยิบและวางหมาก; ถอนคำตอบที่ผิด; ข้อถัดไป',
    },
    escape: {
      help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนคำตอบที่ผิด แล้วกลับ',
      short: 'กลับ',
    },
    leave: { help: 'ออก เมื่อยังไม่พิมพ์' },
  },
  learn: {
    enter: {
      help: 'ลองตามที่พิมพ์ หรือชี้ หยิบและวางหมาก; ถอนตาที่ผิด; โจทย์ถัดไป',
    },
    escape: {
      help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนตาที่ผิด แล้วไปบทเรียนอื่น',
      short: 'บทเรียน',
    },
    leave: { help: 'ออก เมื่อยังไม่พิมพ์' },
  },
  replay: {
    enter: { help: 'ทำตามที่พิมพ์; เมื่อยังไม่พิมพ์: ทำขั้นล่าสุดซ้ำ' },
    escape: { help: 'ลบข้อความ แล้วกลับ', short: 'กลับ' },
    leave: { help: 'กลับ เมื่อยังไม่พิมพ์' },
  },
  edit: {
    enter: {
      help: 'ทำตามที่พิมพ์; เมื่อยังไม่พิมพ์: หยิบและวางหมาก หรือสิ่งที่ทำได้ที่ช่องนั้น',
    },
    escape: { help: 'ลบข้อความ ซ่อนเคอร์เซอร์และวางหมากที่หยิบ แล้วกลับ', short: 'กลับ' },
    leave: { help: 'กลับ เมื่อยังไม่พิมพ์' },
  },
} satisfies Readonly<
  Record<
    'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit',
    Readonly<Record<'enter' | 'escape' | 'leave', ToldKey>>
  >
>;

export const REPLAY_KEY_TEXTS = {
  next: { help: 'เมื่อยังไม่พิมพ์ เช่นเดียวกับปุ่มข้างล่าง: ไปหนึ่งตา', short: 'ถัดไป' },
  back: { help: 'ถอยหนึ่งตา', short: 'ถอย' },
  comment: { help: 'หมายเหตุทั้งหมด', short: 'หมายเหตุ' },
  tenOn: { label: 'Down, PgDn', help: 'ไปสิบตา' },
  tenBack: { label: 'Up, PgUp', help: 'ถอยสิบตา' },
  first: { help: 'ตอนเริ่ม' },
  last: { help: 'ตาสุดท้าย; เกมที่ชมอยู่จะเดินตามต่อ' },
  variationBack: { help: 'แนวแปรก่อนหน้า หรือแนวสุดท้ายของตาถัดไป' },
  variation: { help: 'แนวแปรถัดไปของตานี้ หรือแนวแรกของตาถัดไป', short: 'แนวแปร' },
  play: { help: 'เล่นเอง กดอีก: หยุด', short: 'เล่นเอง' },
  faster: { help: 'เล่นเองเร็วขึ้น', short: 'เร็วขึ้น' },
  slower: { help: 'เล่นเองช้าลง', short: 'ช้าลง' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LIST_KEY_TEXTS = {
  up: { help: 'บรรทัดบน' },
  down: { help: 'บรรทัดล่าง' },
  first: { help: 'บรรทัดแรก' },
  last: { help: 'บรรทัดสุดท้าย' },
  tenUp: { help: 'ขึ้นสิบบรรทัด' },
  tenDown: { help: 'ลงสิบบรรทัด' },
  choose: { help: 'เลือก', short: 'เลือก' },
  filter: {
    help: 'แสดงบรรทัดที่มีคำที่พิมพ์; Enter คงไว้ Esc แสดงทั้งหมด',
    short: 'กรอง',
  },
} satisfies Readonly<Record<string, ToldKey>>;

export const HOME_LIST_KEY_TEXTS = {
  menuLetter: { label: 'ตัวอักษร', help: 'เลือกบรรทัดที่ขึ้นต้นด้วยตัวนั้น' },
  filterGames: {
    help: 'แสดงเกมที่มีคำที่พิมพ์; Enter คงไว้ Esc แสดงทั้งหมด',
    short: 'กรอง',
  },
  resumeGame: { help: 'เล่นเกมที่ยังไม่จบต่อ', short: 'เล่นต่อ' },
  deleteGame: { help: 'ลบเกม โดยถามก่อน', short: 'ลบ' },
} satisfies Readonly<Record<string, ToldKey>>;

export const EXPLORER_KEY_TEXTS = {
  next: { help: 'ไปข้างหน้าหนึ่งตา' },
  back: { help: 'ย้อนกลับหนึ่งตา', short: 'ย้อน' },
  more: { help: 'เกมอื่น', short: 'เพิ่ม' },
  mirrored: { help: 'นับที่สลับซ้ายขวาด้วย อีกครั้งคือไม่นับ', short: 'ซ้ายขวา' },
} satisfies Readonly<Record<string, ToldKey>>;

export const FORM_KEY_TEXTS = {
  up: { help: 'บรรทัดบน' },
  down: { help: 'บรรทัดล่าง' },
  first: { help: 'บรรทัดแรก; ในข้อความคือต้นข้อความ' },
  last: { help: 'บรรทัดสุดท้าย; ในข้อความคือท้ายข้อความ' },
  valueBefore: { help: 'ค่าก่อนหน้า' },
  valueNext: { help: 'ค่าถัดไป', short: 'เปลี่ยน' },
  choose: { help: 'เปลี่ยนค่า หรือเริ่ม', short: 'เลือก' },
} satisfies Readonly<Record<string, ToldKey>>;

export const PAGE_KEY_TEXTS = {
  up: { help: 'ขึ้นหนึ่งบรรทัด' },
  down: { help: 'ลงหนึ่งบรรทัด', short: 'เลื่อน' },
  pageUp: { help: 'ขึ้นหนึ่งหน้า' },
  pageDown: { help: 'ลงหนึ่งหน้า', short: 'หน้า' },
  first: { help: 'ต้นข้อความ' },
  last: { help: 'ท้ายข้อความ' },
} satisfies Readonly<Record<string, ToldKey>>;

export const OTHER_KEY_TEXTS = {
  takeBack: { help: 'ถอนข้อเสนอ', short: 'ถอน' },
} satisfies Readonly<Record<string, ToldKey>>;

export const LOBBY_KEY_TEXTS = {
  take: {
    help: 'รับคำท้าหรือถอนคำท้าของคุณ เข้าเกม ท้าผู้เล่น',
    short: 'ตกลง',
  },
  seek: {
    help: 'เกมด่วน: เล่นกับผู้ที่หาแบบเดียวกัน เรตติ้งใกล้กันก่อน',
    short: 'เกมด่วน',
  },
  challenge: { help: 'ตั้งคำท้า', short: 'ท้า' },
  decline: {
    help: 'ปฏิเสธคำท้าถึงคุณ หรือถอนคำท้าของคุณ หรือเลิกหาคู่',
    short: 'ปฏิเสธ',
  },
  me: { help: 'เรตติ้ง กุญแจ และเกมของคุณ', short: 'ฉัน' },
  ratings: { help: 'เรตติ้งของทุกคน', short: 'เรตติ้ง' },
  menu: {
    help: 'เลิกหาคู่; เมนูที่มีคอมพิวเตอร์ บทเรียน และหมากกล; ถ้าอยู่ในเกม กลับไปเกมนั้น',
    short: 'เมนู',
  },
  quit: { help: 'ออกจากเซิร์ฟเวอร์', short: 'ออก' },
  takeMine: { help: 'เล่นซ้ำเกม; ลบกุญแจ โดยถามก่อน', short: 'เลือก' },
  makeKeyCode: {
    help: 'สร้างรหัสใช้ครั้งเดียว ให้กุญแจอื่นเข้ามาเป็นคุณ',
    short: 'เพิ่มกุญแจ',
  },
  page: { label: 'n p', help: 'ห้าสิบคนถัดไป และก่อนหน้า', short: 'หน้า' },
  otherGame: { label: 'Left Right', help: 'เกมอื่น', short: 'เกม' },
  challengeRanked: { help: 'ท้าผู้เล่นคนนี้', short: 'ท้า' },
} satisfies Readonly<Record<string, ToldKey>>;

export const POINTER_TEXTS = {
  pickUp: 'Enter หยิบ',
  noCursor: 'Esc ซ่อนเคอร์เซอร์',
  move: 'ลูกศร เลื่อน',
  putDown: 'Enter วาง',
  putBack: 'Esc วางคืน',
};

export function yesKeyText(sign: string | undefined): string {
  return sign ? `y ${sign} ใช่` : 'y ใช่';
}

export function noKeyText(sign: string | undefined): string {
  return sign ? `n ${sign} ไม่` : 'n ไม่';
}

export const KEY_HINTS = {
  back: 'Esc กลับ',
  list: 'Esc รายการ',
  keepFilter: 'Enter คงไว้',
  showAll: 'Esc แสดงทั้งหมด',
  next: 'Enter ถัดไป',
  takeBack: 'Enter ถอนตา',
  beginGame: 'Enter เริ่มเกม',
};
