export function howToMove(example: string | undefined, hasMouse: boolean): string[] {
  const typed = example === undefined ? [] : [`พิมพ์ตาเดิน: ${example} แล้ว Enter`];
  return [...typed, hasMouse ? 'หรือใช้ลูกศรกับ Enter หรือคลิก' : 'หรือใช้ลูกศรกับ Enter', '? ดูเพิ่มเติม'];
}
