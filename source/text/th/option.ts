export const COMMON_OPTIONS = {
  ascii: 'charset ascii ตัวหมากเป็นตัวอักษร ถ้าไม่ได้เลือก romaji',
  noColor: 'ไม่ใช้สี',
  noMouse: 'ปล่อยเมาส์ให้เทอร์มินัล',
  home: 'เก็บการตั้งค่าและเกมไว้ในโฟลเดอร์นี้',
  variants: 'เพิ่มเกมที่ไฟล์นี้อธิบายไว้',
  help: 'วิธีใช้นี้',
  version: 'รุ่นของโปรแกรม',
  plain: 'ไม่ใช้หน้าจอ: พิมพ์หนึ่งบรรทัด ได้หนึ่งคำตอบ',
  clock: 'MAIN+BYOYOMI+INCREMENT เป็นวินาที เช่น 600, 600+30, 600+0+5 หรือ 10m+30s',
  sfen: 'ตำแหน่งเริ่มต้น',
  handicap: 'หมากที่ขาวต่อให้ เช่น two-piece; even คือไม่ต่อ',
  variant: 'ชนิดเกม เมื่อบันทึกไม่ได้ระบุ; ค่าเริ่มต้นคือ shogi',
  game: 'เกมที่เท่าใดของไฟล์ที่มีหลายเกม นับจาก 1',
  ply: 'ตำแหน่งหลังเดิน N ตา',
  output: 'ไฟล์ที่จะเขียน',
  force: 'เขียนทับไฟล์ที่มีอยู่',
  store: 'ที่เก็บเกมและผู้เล่น: โฟลเดอร์ หรือ postgres://..',
  at: 'ที่อยู่ของห้อง ถ้าไม่ได้อยู่ในโฟลเดอร์ชั่วคราวของระบบ',
};

export function languageOption(languages: readonly string[]): string {
  return `ภาษาที่แสดง: ${languages.join(', ')}`;
}

export function labelsOption(styles: readonly string[]): string {
  return `ตัวอักษรบนหมาก: ${styles.join(', ')}`;
}

export function charsetOption(names: readonly string[]): string {
  return `ชุดอักขระของกระดาน: ${names.join(', ')}`;
}

export function themeOption(names: readonly string[]): string {
  return `ชุดสี: ${names.join(', ')}`;
}

export function fromOption(formats: readonly string[]): string {
  return `รูปแบบที่อ่าน: ${formats.join(', ')}; ถ้าไม่ระบุ ดูจากเนื้อหา`;
}

export function toOption(formats: readonly string[], own: string): string {
  return `รูปแบบที่เขียน: ${formats.join(', ')}; ถ้าไม่ระบุ ดูจากชื่อไฟล์ที่เขียน หรือเป็น ${own}`;
}

export function encodingOption(encodings: readonly string[]): string {
  return `รหัสอักขระที่เขียน: ${encodings.join(' หรือ ')} ค่าแรกคือค่าเริ่มต้น`;
}

export const PLAY_OPTIONS = {
  black: 'ผู้เล่นฝ่ายดำ: ชื่อ, level:N, engine:NAME หรือ engine:COMMAND',
  white: 'ผู้เล่นฝ่ายขาว',
  furigoma: 'โยนเบี้ยห้าตัวเพื่อเลือกฝ่าย คนแรกที่ระบุเป็นผู้โยน',
  strict: 'เดินผิดกติกาแล้วแพ้',
};

export const RESUME_OPTIONS = {
  take: 'รับช่วงเกมจาก komadai ที่เปิดเกมนี้อยู่',
  startEngine: 'เริ่มโปรแกรมที่เล่นอีกฝ่ายตามบันทึก',
};

export const HOST_OPTIONS = {
  as: 'ฝ่ายของคุณ: black, white หรือ random; ค่าเริ่มต้นคือ random',
  noWatch: 'ห้ามผู้อื่นเข้าชม',
  at: 'เปิดห้องที่นี่ แทนโฟลเดอร์ชั่วคราวของระบบ',
  resume: 'เล่นต่อในห้องล่าสุดของคุณ หรือห้องของเกมหรือรหัสที่ระบุแทน VARIANT',
};

export const SERVE_OPTIONS = {
  port: 'ค่าเริ่มต้นคือ 2222; 0 คือพอร์ตใดก็ได้ที่ว่าง',
  listen: 'ที่อยู่ที่รับฟัง ค่าเริ่มต้นคือทุกที่อยู่',
  public: 'ที่อยู่ที่ผู้เล่นใช้: HOST, HOST:PORT หรือ USER@HOST เมื่ออยู่หลัง sshd; ค่าเริ่มต้นคือชื่อเครื่องนี้',
  open: 'กุญแจใดก็ลงทะเบียนได้',
  keys: 'กุญแจในไฟล์นี้ลงทะเบียนได้ รูปแบบเหมือน authorized_keys',
  guests: 'ผู้ที่ไม่มีกุญแจก็เข้าได้ แต่จะไม่ถูกจดจำ',
  workers: 'ใช้ N โปรเซสวาดหน้าจอ ค่าเริ่มต้นคือใช้โปรเซสนี้เอง',
  metrics: 'ให้ค่าวัดแก่ Prometheus: PORT บน loopback หรือ HOST:PORT',
  admin:
    'สั่งเซิร์ฟเวอร์ที่ทำงานอยู่: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, health, drain',
  page: 'หน้าของ members หรือ bans',
  backup: 'เขียนทุกอย่างที่เก็บไว้ลงไฟล์ ทำได้แม้เซิร์ฟเวอร์กำลังทำงาน',
  restore: 'เติมที่เก็บว่างจากไฟล์เช่นนั้น',
  asRoot: 'ทำงานในชื่อ root ซึ่งปกติไม่อนุญาต',
  attachKey: 'ลายนิ้วมือของกุญแจที่ sshd ให้เข้ามา ถ้าไม่มี จะเข้าเป็นผู้เยี่ยมชม',
};

export function maxOption(most: number): string {
  return `จำนวนเซสชันพร้อมกันสูงสุด; ค่าเริ่มต้นคือ ${most}`;
}

export const TSUME_OPTIONS = {
  sfen: 'โจทย์ แทนไฟล์',
  plies: 'เฉพาะโจทย์ที่รุกจนใน N ตา',
  problem: 'โจทย์ที่จะเริ่ม ค่าเริ่มต้นคือโจทย์ที่เหมาะกับคุณ ในไฟล์คือข้อแรกที่ยังไม่ได้แก้',
};

export const EDIT_OPTIONS = {
  variant: 'เกมของ SFEN หรือเกมที่จะเริ่ม ค่าเริ่มต้นตามการตั้งค่า',
};

export const MISTAKES_OPTIONS = {
  side: 'ฝ่ายของคุณในเกมของไฟล์ ที่ไม่มีฝ่ายใดมีชื่อคุณ',
};

export const GAMES_OPTIONS = {
  json: 'หนึ่งวัตถุ JSON ต่อบรรทัด',
  variant: 'เฉพาะเกมชนิดนี้',
  unfinished: 'เฉพาะเกมที่เล่นต่อได้',
  openings: 'การเปิดเกมและค่ายของทั้งสองฝ่ายในโชงิ',
  sort: 'date ล่าสุดก่อน เป็นค่าเริ่มต้น; name ตามชื่อ; moves ยาวสุดก่อน',
};

export const CONVERT_OPTIONS = {
  output: 'ไฟล์ที่จะเขียน; - คือข้อมูลออกมาตรฐาน ซึ่งเป็นค่าเริ่มต้น',
  split: 'หนึ่งไฟล์ต่อหนึ่งเกม: OUT-1, OUT-2 ..',
  keep: 'ถ้าเกมมีข้อผิดพลาด เขียนส่วนก่อนหน้านั้น',
  strict: 'ไม่เขียนเลย ถ้าอ่านและเขียนได้ไม่ครบ',
};

export const ANALYSE_OPTIONS = {
  seconds: 'เวลาเป็นวินาทีต่อหนึ่งตำแหน่ง',
  engine: 'เอนจินที่ใช้คิด: own, ชื่อในรายการ หรือคำสั่ง ค่าเริ่มต้นเป็นไปตามการตั้งค่า',
  output: 'เขียนทุกเกมลงไฟล์นี้ ค่าเริ่มต้นคือเก็บไว้ในไฟล์ที่อ่าน',
};

export function analyseNodesOption(nodes: number): string {
  return `จำนวนโหนดต่อหนึ่งตำแหน่ง ผลเหมือนกันทุกเครื่อง; ค่าเริ่มต้น ${nodes}`;
}

export const POSITION_OPTIONS = {
  shownSfen: 'ตำแหน่งที่จะแสดง แทนไฟล์',
  shownPly: 'ตำแหน่งหลังเดิน N ตา ค่าเริ่มต้นคือตาสุดท้าย',
  movesSfen: 'ตำแหน่ง ค่าเริ่มต้นคือจุดเริ่มเกมแบบไม่ต่อ; - คืออ่านจากข้อมูลเข้ามาตรฐาน',
  perftSfen: 'ตำแหน่งที่จะเริ่มนับ',
  perftDivide: 'แสดงจำนวนหลังแต่ละตาด้วย',
};

export function showFormatOption(formats: readonly string[]): string {
  return `${formats.join(', ')}; svg ของเกมที่ไม่มี --ply เป็นภาพเคลื่อนไหว`;
}

export function wholeNumberFrom(least: number): string {
  return `จำนวนเต็มตั้งแต่ ${least} ขึ้นไป`;
}

export function wholeNumberBetween(least: number, most: number): string {
  return `จำนวนเต็มตั้งแต่ ${least} ถึง ${most}`;
}

export function computerForms(lowest: number, highest: number): string[] {
  return [`level:${lowest} ถึง level:${highest}`, 'engine:NAME', 'engine:COMMAND'];
}

export const NAME_FORM = 'ชื่อ';

export const A_HANDICAP = 'แต้มต่อ';
