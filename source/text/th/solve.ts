export const SOLVE_SUMMARIES = {
  command: 'แก้หมากกลไม่ว่ายาวเท่าใด หรือพิสูจน์ว่าไม่มีทางรุกจน',
  sfen: 'ตำแหน่งของหมากกล แทนไฟล์',
  seconds: 'เวลาต่อหนึ่งข้อ (วินาที) ปกติ 60',
  memory: 'หน่วยความจำของตารางทั้งหมด (MB) ปกติ 256',
  json: 'บรรทัดละหนึ่ง JSON ตาเดินเป็น USI',
} as const;

export function solvedMateText(
  name: string,
  plies: number,
  isShortest: boolean,
  moves: readonly string[],
): string {
  return `${name}: รุกจนใน${isShortest ? '' : 'ไม่เกิน'} ${plies}: ${moves.join(' ')}`;
}

export function noMateText(name: string): string {
  return `${name}: ไม่มีทางรุกจน พิสูจน์แล้ว`;
}

export function unsolvedText(name: string, nodes: number): string {
  return `${name}: ยังไม่ทราบ ดูไปแล้ว ${nodes} ตา`;
}

export function surplusText(name: string, found: number, piece: string, most: number): string {
  return `${name}: มี${piece} ${found} ตัว เกมนี้มีได้ ${most} ตัว`;
}

export function emptyFileText(file: string): string {
  return `${file}: ไม่มีหมากกลในไฟล์`;
}

export function solvingText(done: number, all: number, seconds: number, nodes: number): string {
  return `เสร็จ ${done} จาก ${all} ข้อ, ${seconds} วินาที, ${nodes} ตา`;
}
