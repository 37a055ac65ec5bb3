export function copiedText(text: string): string {
  return `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้ว: ${text}`;
}

export function noClipboardText(text: string): string {
  return `คัดลอก: ที่นี่ไม่มีคลิปบอร์ด ตำแหน่งคือ ${text}`;
}

export function copiedFormText(form: string): string {
  return `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้วเป็น ${form}`;
}

export const COPIED_MOVES = 'ส่งตาเดินไปคลิปบอร์ดของเทอร์มินัลแล้ว';

export const WAY_OUT = 'ถ้าวางไม่ได้ แปลว่าเทอร์มินัลไม่รองรับ พิมพ์ เล่นซ้ำ แล้ว ส่งออก เพื่อเขียนไฟล์';

export function noClipboardForText(wayOut: string): string {
  return `คัดลอก: ที่นี่ไม่มีคลิปบอร์ดที่รับได้ ${wayOut}`;
}

export function copyFormsText(forms: readonly string[]): string {
  return `คัดลอกได้: ${forms.join(', ')}`;
}

export const PASTED = 'ข้อความที่วาง';

export const NO_GAME_PASTED = 'ข้อความที่วางไม่มีเกมหรือตำแหน่ง';

export const PASTE_TOO_LONG = 'ข้อความที่วางยาวเกิน 100 kB จึงไม่รับ เปิดไฟล์ได้ด้วย komadai replay FILE';

export function pastedText(form: string, games: number): string {
  const more = games === 1 ? '' : ` (เกมแรกจาก ${games} เกม)`;
  return `อ่านเป็น ${form} แล้ว${more} ใช้ ส่งออก เพื่อเก็บเป็นไฟล์`;
}

export function enteredGameText(form: string, hasMoves: boolean, asks: boolean): string {
  const what = `นี่คือ${hasMoves ? 'เกม' : 'ตำแหน่ง'}แบบ ${form}`;
  return asks ? `${what} เปิดไหม` : `${what} เมื่อเก็บเป็นไฟล์แล้ว komadai replay FILE เปิดได้`;
}
