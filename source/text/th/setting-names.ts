import { nameOfGame } from './names.ts';

export const SETTING_GROUPS = [
  {
    title: 'เกม',
    names: {
      variant: 'ชนิดเกม',
      illegal: 'เดินผิดกติกา',
      'away-time': 'เวลาเมื่อปิดเกม',
    },
  },
  {
    title: 'กระดาน',
    names: {
      language: 'ภาษา',
      labels: 'อักษรบนหมาก',
      coordinates: 'ป้ายแถวนอน',
      notation: 'วิธีเขียนตาเดิน',
      charset: 'ชุดอักขระ',
      pieces: 'ภาพหมาก',
      colour: 'สี',
      theme: 'ธีมสี',
      motion: 'กะพริบตาล่าสุด',
      flip: 'ฝ่ายที่อยู่ล่าง',
      reigning: 'ฝ่ายที่ใช้ 王',
      mouse: 'เมาส์',
    },
  },
  {
    title: 'เสียงและการอ่าน',
    names: {
      bell: 'เสียงเตือน',
      notify: 'การแจ้งเตือน',
      speech: 'การบอกตาเดิน',
      'clock-calls': 'การบอกเวลา',
    },
  },
  {
    title: 'เอนจิน',
    names: {
      resigns: 'คอมพิวเตอร์ยอมแพ้',
      ponder: 'คิดในเวลาของคุณ',
      'analyse-games': 'วิเคราะห์หลังเกม',
      analyst: 'ผู้วิเคราะห์',
    },
  },
] as const;

export function handicapSettingName(variantId: string): string {
  return `แต้มต่อ ${nameOfGame(variantId)}`;
}
