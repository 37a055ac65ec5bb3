export const VISIT_TEXTS = {
  'keys-dropped': 'กดปุ่มเร็วเกินไป บางปุ่มจึงไม่ได้รับ',
  idle: 'ไม่มีความเคลื่อนไหว เซสชันนี้จะปิดในห้านาที กดปุ่มใดก็ได้เพื่ออยู่ต่อ',
} as const;

export function elsewhereText(text: string): string {
  return `ในเกมของคุณ: ${text}`;
}
