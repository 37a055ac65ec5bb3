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
  rules: 'กติกาของเกม หรือวิธีเดินของหมากตัวหนึ่ง',
  variants: 'แสดงเกมทั้งหมด หรือตรวจไฟล์ที่อธิบายเกม',
  moves: 'ตาเดินที่ถูกกติกาของตำแหน่ง เป็น JSON',
  perft: 'นับแนวเดินที่ถูกกติกาถึงความลึกที่กำหนด',
  usi: 'เป็นเอนจินให้โปรแกรมอื่นผ่าน Universal Shogi Interface',
  help: 'ความช่วยเหลือนี้ หรือของคำสั่งหนึ่ง',
  completion: 'สคริปต์ที่ให้เชลล์เติมคำเหล่านี้ให้',
};

export function convertText(formats: readonly string[]): string {
  return `เขียนเกมในรูปแบบอื่น: ${formats.join(', ')}`;
}

export const HELP_TEXTS = {
  options: 'ตัวเลือก',
  commonOptions: 'ตัวเลือกของทุกคำสั่ง',
  examples: 'ตัวอย่าง',
  usage: 'วิธีใช้',
  commands: 'คำสั่ง',
  menu: 'เมนู',
  plain: 'เล่นโดยไม่ใช้หน้าจอ',
  more: 'ดูรายละเอียดของคำสั่งด้วย komadai COMMAND --help',
  moreOptions: 'ดูตัวเลือกของทุกคำสั่งด้วย komadai help options',
};

export const FILE_FORMS = 'ชื่อเกมที่บันทึกไว้ ไฟล์เกม หรือ - สำหรับข้อมูลเข้ามาตรฐาน';

export function eitherUsage(one: string, other: string): string {
  return `${one} หรือ ${other}`;
}

export const SPLIT_NEEDS_OUTPUT = '--split เขียนหนึ่งไฟล์ต่อหนึ่งเกม โปรดระบุชื่อด้วย --output FILE';

export function nothingWrittenText(fault: string): string {
  return `${fault} จึงไม่ได้เขียนอะไร`;
}

export function checkedGameText(file: string, number: number, summary: string): string {
  return `${file}: เกมที่ ${number}: ${summary}`;
}

export function inputLineText(number: number, fault: string): string {
  return `บรรทัด ${number}: ${fault}`;
}

export function noUnfinishedText(passedOver: string | undefined): string {
  return `ไม่มีเกมที่ค้างไว้; ${passedOver ?? 'komadai play เริ่มเกมใหม่'}`;
}

export function resumedText(passedOver: string | undefined, wasCutOff: boolean): string {
  const resumed = wasCutOff ? 'เล่นต่อจากจุดที่ komadai ถูกตัดจบ' : 'เล่นต่อ';
  return passedOver === undefined ? resumed : `${resumed} แต่ไม่ใช่เกมล่าสุด: ${passedOver}`;
}

export function noProblemText(file: string): string {
  return `${file}: ไม่มีหมากกลในไฟล์`;
}

export function noGameDescribedText(file: string): string {
  return `${file}: ไม่มีเกมใดอธิบายไว้ในไฟล์`;
}

export function brokenText(path: string | undefined): string {
  const game = path === undefined ? '' : ` เกมบันทึกไว้ใน ${path}; เล่นต่อด้วย komadai resume`;
  return `โปรแกรมหยุดเพราะข้อผิดพลาดภายใน${game} ข้อผิดพลาด`;
}
