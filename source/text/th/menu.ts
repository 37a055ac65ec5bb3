import type { ToldGame } from '../en/menu.ts';

export function resumeGameText({ variant, players, opponent, plies }: ToldGame): string {
  const name = variant === undefined ? '' : ` ${variant}`;
  const against = opponent === '' ? '' : ` กับ ${opponent}`;
  const whom = opponent === undefined ? ` ${players.black} - ${players.white}` : against;
  return `เล่นต่อ${name}${whom}, ${plies} ตา`;
}

export function titleOfGames(names: readonly string[], more: number): string {
  const others = more > 0 ? ` และอีก ${more} เกม` : '';
  return `komadai: ${names.join(', ')}${others}`;
}

const FIRST_TIP = 'เพิ่งเริ่มใช่ไหม บทเรียนจะแนะนำตัวหมากและกติกาให้ใน 15 นาที';

const TIPS = [
  'พิมพ์ต้นคำของตาเดิน กระดานจะแสดงตาที่เป็นไปได้ แล้วกด Tab เพื่อเลือกทีละตา',
  '? แสดงปุ่มที่ใช้ได้ในทุกหน้าจอ',
  'พิมพ์ คำใบ้ เพื่อดูตาเดินที่ดี และพิมพ์ ขอเดินใหม่ เพื่อถอนตาที่พลาด',
  'ตาเดินที่พิมพ์ไว้ขณะคอมพิวเตอร์คิดจะรอ และเดินให้เมื่อถึงตาของคุณ',
  'ทุกตาเดินบันทึกทันที ปิดหน้าต่างหรือสายหลุดก็ไม่มีอะไรหาย',
  'พิมพ์ ตัวหมาก romaji เพื่อให้หมากเป็นอักษรละติน และ ตัวหมาก kanji เพื่อกลับมาเป็นคันจิ',
  'พิมพ์ ช่วยเหลือ เพื่อแสดงวิธีเดินของตัวหมากข้างกระดานอีกครั้ง',
  'ขณะเล่นซ้ำ กด a ให้คอมพิวเตอร์หาตาพลาด และกด b เพื่อไปตาพลาดถัดไป',
  'พิมพ์ แสดง ตามด้วยตัวหมาก เช่น แสดง P เพื่อดูวิธีเดินและการเลื่อนขั้น',
  'ขณะเล่นซ้ำ หมุนล้อเมาส์เพื่อดูทีละตา และคลิกเพื่อไปยังตานั้น',
] as const;

export function tipText(games: number): string {
  return games === 0 ? FIRST_TIP : `เคล็ดลับ: ${TIPS[games % TIPS.length]}`;
}
