export function seekingMateText(seconds: number): string {
  return `กำลังหาแนวรุกจน ไม่เกิน ${seconds} วินาที (รุกจน เลิก เพื่อหยุด) ..`;
}

export function mateFoundText(plies: number, isShortest: boolean, line: string): string {
  const bound = isShortest ? '' : 'ไม่เกิน ';
  return `รุกจนใน ${bound}${plies} ตา: ${line}`;
}

export function mateUnknownText(seconds: number): string {
  return `ใน ${seconds} วินาทียังพิสูจน์ไม่ได้ว่ามีแนวรุกจนหรือไม่ พิมพ์ รุกจน ${seconds * 6} เพื่อหานานขึ้น`;
}

export const MATE_ANSWERS = {
  'no-mate': 'จากตรงนี้รุกต่อเนื่องแล้วไม่จน (พิสูจน์แล้ว)',
  'no-mate-here': 'แนวรุกจนต้องมีขุนของอีกฝ่าย และหมากไม่เกินจำนวนของเกม',
  'no-mate-over': 'ตรงนี้ไม่มีตาเดินแล้ว ย้อนกลับก่อน',
  'mate-by-server': 'ผู้ที่เข้ามาในเซิร์ฟเวอร์หาแนวรุกจนไม่ได้ ให้ส่งออกเกมแล้วเปิดดูในเครื่องของคุณ',
  'mate-seconds': 'พิมพ์ รุกจน 30 เพื่อหา 30 วินาที มากที่สุด 3600; รุกจน เลิก หยุดหา',
  'mate-off': 'หยุดหาแนวรุกจนแล้ว',
  'mate-not-sought': 'ไม่ได้กำลังหาแนวรุกจน',
  'mate-is-solution': 'นั่นคือโจทย์ข้อนี้เอง คำว่า รุกจน ใช้ได้เมื่อแก้ได้แล้วหรือหลังดูเฉลย',
} as const;

export const MATE_TITLE = 'รุกจน';
