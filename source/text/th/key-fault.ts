import { printable } from '../../clean/clean-text.ts';
import type { KeyFault } from '../../settings/key-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function keyFaultText(file: string, fault: KeyFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: KeyFault): string {
  switch (fault.code) {
    case 'unreadable':
      return `อ่านไม่ได้ หรือใหญ่เกิน ${fault.most} ไบต์`;
    case 'no-object':
      return 'ไม่ใช่ออบเจ็กต์ JSON ตัวอย่าง: { "filter": "f", "help": "Ctrl-G" }';
    case 'unknown-action':
      return `ไม่มีคำสั่ง ${quoted(fault.action)}${orMeantText(fault.action, fault.known)}`;
    case 'unknown-key':
      return `${fault.action}: ${quoted(fault.found)} ไม่ใช่ปุ่ม ตัวอย่างปุ่มคือ f, Ctrl-G, PgDn, Space`;
    case 'typed':
      return `${fault.action}: ${fault.key} เป็นตัวที่ใช้พิมพ์ตาเดิน ให้ใช้ปุ่มอย่าง Ctrl-G แทน`;
    case 'clash':
      return `${fault.action}: ${fault.key} มีความหมายอื่นในหน้าจอ "${fault.screen}": ${fault.other}`;
  }
}
