/** Said while a mate is looked for. */
export function seekingMateText(seconds: number): string {
  return `กำลังหาการรุกจน ไม่เกิน ${seconds} วินาที (รุกจน เลิก เพื่อหยุด) ..`;
}

/** A mate with its moves. @param isShortest whether no shorter one is there */
export function mateFoundText(plies: number, isShortest: boolean, line: string): string {
  const bound = isShortest ? '' : 'ไม่เกิน ';
  return `รุกจนใน ${bound}${plies} ตา: ${line}`;
}

/** Said where the time was up. */
export function mateUnknownText(seconds: number): string {
  return `ใน ${seconds} วินาทียังพิสูจน์ไม่ได้ว่ามีหรือไม่มีการรุกจน รุกจน ${seconds * 6} หานานขึ้น`;
}

/** What is said in always the same words. */
export const MATE_ANSWERS = {
  'no-mate': 'ไม่มีการรุกจนจากตรงนี้ พิสูจน์แล้ว',
  'no-mate-here': 'การรุกจนต้องมีขุนของอีกฝ่าย และหมากไม่เกินจำนวนของเกม',
  'no-mate-over': 'ตรงนี้ไม่มีตาเดินแล้ว ย้อนกลับก่อน',
  'mate-by-server': 'ผู้เยี่ยมชมเซิร์ฟเวอร์หาการรุกจนไม่ได้ ส่งออกเกมแล้วเปิดดูที่เครื่อง',
  'mate-seconds': 'รุกจน 30 หานาน 30 วินาที มากที่สุด 3600 รุกจน เลิก หยุดการค้นหา',
  'mate-off': 'หยุดหาการรุกจนแล้ว',
  'mate-not-sought': 'ไม่ได้กำลังหาการรุกจน',
  'mate-is-solution': 'นั่นคือโจทย์ข้อนี้ ใช้ได้เมื่อแก้ได้แล้วหรือหลังดูเฉลย',
} as const;

/** Stands above a mate that needs a page. */
export const MATE_TITLE = 'การรุกจน';
