import type { Settings } from '../../settings/settings.ts';

export function gameHeadingText(title: string, turn: string): string {
  return `${title}: ${turn}`;
}

export function controlText(control: string): string {
  return `เวลา: ${control}`;
}

export const MOVES_HELP: Readonly<Record<Settings['speech'], string>> = {
  hodges: 'เขียนตาเดินแบบ Hodges: P-7f, Bx3c+, P*5e, G6i-5h',
  words:
    'เขียนตาเดินตามที่พูด: เบี้ย เจ็ด หก; บิชอป กิน สาม สาม, เลื่อนขั้น; เบี้ย วาง ห้า ห้า; ทอง จาก หก เก้า ไป ห้า แปด; หรือแบบ Hodges',
  romaji:
    'เขียนตาเดินตามที่อ่าน: nana roku fu; san san kaku nari; go go fu utsu; go hachi kin, roku kyuu kara; หรือแบบ Hodges',
};
