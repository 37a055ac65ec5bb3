/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้ว: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `คัดลอก: ที่นี่ไม่มีคลิปบอร์ด ตำแหน่งคือ ${text}`;
}

/** Says in which format a game or a board was put on the clipboard. @param form `KIF` */
export function copiedFormText(form: string): string {
  return `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้วเป็น ${form}`;
}

export const COPIED_MOVES = 'ส่งตาเดินไปคลิปบอร์ดของเทอร์มินัลแล้ว';

/** What helps where the terminal ignores what is sent to its clipboard. */
export const WAY_OUT = 'ถ้าวางไม่ได้ แปลว่าเทอร์มินัลไม่รองรับ ใช้คำสั่งส่งออกตอนดูเกมซ้ำเพื่อเขียนไฟล์';

/** Said of a game for the clipboard where there is none, or where it has no room. */
export function noClipboardForText(wayOut: string): string {
  return `คัดลอก: ที่นี่ไม่มีคลิปบอร์ดที่รับได้ ${wayOut}`;
}

/** Says what can be copied. */
export function copyFormsText(forms: readonly string[]): string {
  return `คัดลอกได้: ${forms.join(', ')}`;
}
