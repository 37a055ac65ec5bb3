/** What each command is for, in one line of the list of commands, by its name; `''` is the menu. */
export const COMMAND_TEXTS = {
  '': 'เมนู',
  play: 'เริ่มเกมใหม่',
  resume: 'เล่นเกมล่าสุดที่ค้างไว้ต่อ หรือเกมในไฟล์',
  host: 'เล่นกับผู้อื่นที่เทอร์มินัลอื่นของเครื่องนี้',
  join: 'เล่นในห้องของผู้อื่น โดยใช้รหัส',
  watch: 'ชมเกมในห้อง โดยใช้รหัส',
  serve: 'เซิร์ฟเวอร์สำหรับทุกคนที่มีโปรแกรม ssh',
  attach: 'ทางจาก sshd ของระบบไปยังเซิร์ฟเวอร์',
  replay: 'เล่นซ้ำเกมที่บันทึกไว้ทีละตา',
  learn: 'บทเรียนของเกม ตั้งแต่ช่องแรกจนชนะหนึ่งเกม',
  tsume: 'แก้หมากกลโดยอีกฝ่ายป้องกันอย่างดีที่สุด',
  edit: 'จัดตำแหน่งเพื่อเล่น วิเคราะห์ หรือบันทึกเป็นหมากกล',
  games: 'แสดงรายการเกมที่บันทึกไว้',
  stats: 'ผลเกมของคุณ แยกตามเกม ระดับ ฝ่าย และเดือน',
  mistakes: 'ตาพลาดในเกมของคุณที่วิเคราะห์แล้ว ถามซ้ำจนกว่าจะรู้',
  analyse: 'ให้คอมพิวเตอร์ประเมินตาเดินของเกม แล้วเก็บไว้ในไฟล์',
  index: 'ทำดัชนีตำแหน่งจากเกมของคุณและจากโฟลเดอร์อื่น เพื่อค้นดู',
  search: 'ค้นเกมในดัชนีตามตำแหน่ง รูปแบบ ผู้เล่น วันที่ ผล การเปิดเกม และจำนวนตา',
  check: 'เดินตามเกมและบอกว่าผิดตรงไหน',
  show: 'แสดงตำแหน่งหรือเกมเป็นข้อความ แผนภาพ SFEN หรือ SVG',
  settings: 'แสดงหรือเปลี่ยนการตั้งค่า',
  themes: 'ดูธีมสีและเลือกใช้',
  keys: 'ปุ่มที่เปลี่ยนได้และหน้าที่ของปุ่ม',
  rules: 'กติกาของเกม หรือวิธีเดินของหมากตัวหนึ่ง',
  variants: 'แสดงเกมทั้งหมด หรือตรวจไฟล์ที่อธิบายเกม',
  moves: 'ตาเดินที่ถูกกติกาของตำแหน่ง เป็น JSON',
  perft: 'นับแนวเดินที่ถูกกติกาถึงความลึกที่กำหนด',
  match: 'ให้เอนจินแข่งกัน แล้วบอกว่าตัวใดเก่งกว่า',
  usi: 'เป็นเอนจินให้โปรแกรมอื่นผ่าน Universal Shogi Interface',
  help: 'ความช่วยเหลือนี้ หรือของคำสั่งหนึ่ง',
  completion: 'สคริปต์ที่ให้เชลล์เติมคำเหล่านี้ให้',
};

/** What `convert` is for. */
export function convertText(formats: readonly string[]): string {
  return `เขียนเกมในรูปแบบอื่น: ${formats.join(', ')}`;
}

/** What stands above the parts of the help, and its last line. */
export const HELP_TEXTS = {
  options: 'ตัวเลือก',
  commonOptions: 'ตัวเลือกของทุกคำสั่ง',
  examples: 'ตัวอย่าง',
  usage: 'วิธีใช้',
  commands: 'คำสั่ง',
  limits: 'ขีดจำกัด',
  menu: 'เมนู',
  plain: 'เล่นโดยไม่ใช้หน้าจอ',
  more: 'ดูรายละเอียดของคำสั่งด้วย komadai COMMAND --help',
};

/** What a file of games may be, where its name is missing. */
export const FILE_FORMS = 'ชื่อเกมที่บันทึกไว้ ไฟล์เกม หรือ - สำหรับข้อมูลเข้ามาตรฐาน';

/** Two usage lines of which one is right. */
export function eitherUsage(one: string, other: string): string {
  return `${one} หรือ ${other}`;
}

/** Why `convert --split` does not write to the standard output. */
export const SPLIT_NEEDS_OUTPUT = '--split เขียนหนึ่งไฟล์ต่อหนึ่งเกม โปรดระบุชื่อด้วย --output FILE';

/** Adds to a fault that nothing was written. */
export function nothingWrittenText(fault: string): string {
  return `${fault} จึงไม่ได้เขียนอะไร`;
}

/** What a game of a file is, where it has no fault. */
export function checkedGameText(file: string, number: number, summary: string): string {
  return `${file}: เกมที่ ${number}: ${summary}`;
}

/** What is wrong with a line of the input. */
export function inputLineText(number: number, fault: string): string {
  return `บรรทัด ${number}: ${fault}`;
}

/** Says that no game can be gone on with. @param passedOver why a later one must rest */
export function noUnfinishedText(passedOver: string | undefined): string {
  return passedOver === undefined ? 'ไม่มีเกมที่ค้างไว้' : `ไม่มีเกมที่ค้างไว้; ${passedOver}`;
}

/** Says that a game goes on. @param passedOver why a later one must rest */
export function resumedText(passedOver: string | undefined): string {
  return passedOver === undefined ? 'เล่นต่อ' : `เล่นต่อ แต่ไม่ใช่เกมล่าสุด: ${passedOver}`;
}

/** Says that a file has no mating problem. */
export function noProblemText(file: string): string {
  return `${file}: ไม่มีหมากกลในไฟล์`;
}

/** Says that a file describes no game. */
export function noGameDescribedText(file: string): string {
  return `${file}: ไม่มีเกมใดอธิบายไว้ในไฟล์`;
}

/** Says that the program itself is at fault; the cause follows. @param path where the game is saved */
export function brokenText(path: string | undefined): string {
  const game = path === undefined ? '' : ` เกมบันทึกไว้ใน ${path}; เล่นต่อด้วย komadai resume`;
  return `โปรแกรมหยุดเพราะข้อผิดพลาดภายใน${game} ข้อผิดพลาด`;
}
