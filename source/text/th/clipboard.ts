/** Says what was put on the clipboard. Some terminals ignore it, and none of them answers. */
export function copiedText(text: string): string {
  return `ส่งไปคลิปบอร์ดของเทอร์มินัลแล้ว: ${text}`;
}

/** Said of a text for the clipboard where no terminal shows what is written. */
export function noClipboardText(text: string): string {
  return `คัดลอก: ที่นี่ไม่มีคลิปบอร์ด ตำแหน่งคือ ${text}`;
}
