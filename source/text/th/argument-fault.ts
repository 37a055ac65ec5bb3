import type { ArgumentFault } from '../en/argument-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { noPositionText } from './sfen-fault.ts';
import { unknownText } from './value-name.ts';

export function argumentFaultText(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'unknown-command':
      return `ไม่รู้จักคำสั่ง ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} ดูคำสั่งทั้งหมดด้วย komadai help`;
    case 'unknown-option':
      return `ไม่รู้จักตัวเลือก ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} ดูตัวเลือกทั้งหมดด้วย ${fault.help}`;
    case 'missing-value':
      return `${fault.option} ต้องมีค่า: ${fault.option} ${fault.value}`;
    case 'superfluous-value':
      return `${fault.option} ไม่รับค่า`;
    case 'repeated-option':
      return `ระบุ ${fault.option} สองครั้ง`;
    case 'missing-operand': {
      const valid = fault.valid.length > 0 ? ` (${fault.valid.join(', ')})` : '';
      const about = fault.about ? `: ${fault.about}` : '';
      return `ยังไม่ได้ระบุ ${fault.operand}${valid}${about} วิธีใช้: ${fault.usage}`;
    }
    case 'superfluous-operand':
      return `${quoted(fault.found)} เกินมาหนึ่งคำ วิธีใช้: ${fault.usage}`;
    case 'unknown-value': {
      const { what, found, valid } = fault;
      const known = valid.length > 0 ? `ที่ใช้ได้: ${valid.join(', ')}` : 'ไม่มีเลย';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)} ${known}`;
    }
    case 'conflict':
      return `ใช้ ${fault.options[0]} พร้อมกับ ${fault.options[1]} ไม่ได้`;
    case 'sfen':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
