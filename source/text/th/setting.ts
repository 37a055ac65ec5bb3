import type { PreferenceName, SettingData, ValidValues } from '../../settings/settings.ts';
import { nameOfGame } from './names.ts';

const SETTING_TEXTS = {
  language: 'ภาษาที่แสดง auto ตามสภาพแวดล้อม',
  variant: 'เกมที่เสนอก่อน',
  labels: 'สิ่งที่เขียนบนตัวหมาก',
  coordinates: 'ป้ายแถวนอนข้างกระดาน',
  notation: 'วิธีเขียนตาเดิน ในบันทึกยังเป็น Hodges',
  charset: 'อักขระที่ใช้วาดกระดาน',
  pieces: 'แสดงหมากเป็นภาพถ้าทำได้; auto: ไม่ใช้ผ่าน SSH',
  colour: 'สีบนหน้าจอ',
  theme: 'wood, slate, paper: 256 สี; dark, light, safe: 16 สี',
  motion: 'ตาล่าสุดกะพริบครั้งหนึ่ง ยกเว้นสายที่ช้ากว่า 300 ms',
  flip: 'ฝ่ายที่อยู่ด้านล่าง: ดำ ฝ่ายที่เล่น หรือขาว',
  reigning: 'ฝ่ายที่ใช้ขุน 王',
  speech: 'วิธีบอกตาเดินในโหมดบรรทัด',
  'clock-calls': 'โหมดบรรทัดบอกเมื่อเหลือ 60, 30, 10 วินาที; auto: เมื่อเป็นคำพูด',
  illegal: 'ผลของการเดินผิดกติกา',
  'away-time': 'เวลาเป็นอย่างไรเมื่อปิดเกมไว้',
  resigns: 'คอมพิวเตอร์ยอมแพ้เกมที่แพ้แน่หรือไม่',
  ponder: 'คอมพิวเตอร์คิดในเวลาของคุณด้วยหรือไม่',
  'analyse-games': 'วิเคราะห์เกมที่จบแล้วหรือไม่; ask: ถามก่อน',
  bell: 'เสียงเมื่ออีกฝ่ายที่ไม่ได้อยู่หน้าจอนี้เดิน',
  notify: 'แจ้งเตือนบนเดสก์ท็อปเมื่อดูหน้าต่างอื่น',
  mouse: 'คลิกและล้อเมาส์; กด Shift เพื่อเลือกข้อความ',
  name: 'ชื่อของคุณ ถ้าว่างใช้ชื่อบัญชี',
  analyst: 'ใครวิเคราะห์ เพิ่มเอนจินด้วย komadai settings engine.NAME COMMAND',
  'engine-options': 'ตัวเลือกของเอนจินอื่น เช่น Threads=1, USI_Hash=64',
} satisfies Readonly<
  Record<PreferenceName | 'variant' | 'name' | 'analyst' | 'engine-options', string>
>;

export function settingText(name: SettingData['name']): string {
  const sentences: Readonly<Record<string, string>> = SETTING_TEXTS;
  return sentences[name] ?? `แต้มต่อที่เสนอก่อนใน ${nameOfGame(name.replace('handicap.', ''))}`;
}

const SETTING_FORMS = {
  name: 'ชื่อ',
  analyst: 'own หรือเอนจินในรายการ',
  'engine-options': 'NAME=VALUE, NAME=VALUE, ..',
};

export function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}
