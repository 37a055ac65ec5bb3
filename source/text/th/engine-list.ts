import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import { engineFaultText, NO_COMMAND, optionFaultText } from './engine-fault.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';

export const ENGINE_FORM = {
  title: 'เอนจิน',
  add: 'เพิ่มเอนจิน ..',
  name: 'ชื่อ',
  command: 'คำสั่ง',
  options: 'ตัวเลือก',
  keep: 'ตรวจแล้วเก็บ',
  remove: 'ลบออก',
  about: 'คำสั่งเขียนเหมือนในเชลล์ ตัวเลือกเขียนเช่น Threads=2, USI_Hash=256',
};

export function askingEngineText(name: string): string {
  return `กำลังถามเอนจิน ${quoted(name)} ..`;
}

export function engineListText(change: EngineListChange): string {
  const { name } = change;
  switch (change.code) {
    case 'listed': {
      const { asked } = change;
      return asked
        ? `${name} คือ ${quoted(asked.name)} มี ${asked.offered.length} ตัวเลือก`
        : `เอนจินนี้ชื่อ ${name} แล้ว`;
    }
    case 'removed': {
      const { wasAnalyst } = change;
      return `ลบ ${name} ออกจากรายการแล้ว${wasAnalyst ? ' คอมพิวเตอร์กลับมาวิเคราะห์เอง' : ''}`;
    }
    default:
      return change satisfies never;
  }
}

export function engineListFaultText(fault: EngineListFault, isQuitting = false): string {
  switch (fault.code) {
    case 'shared':
      return 'บนเซิร์ฟเวอร์จะไม่เริ่มโปรแกรมอื่น';
    case 'no-command':
      return NO_COMMAND;
    case 'bad-engine-name':
      return `เอนจินชื่อ ${quoted(fault.found)} ไม่ได้ ใช้ได้คำเดียว เป็นตัวอักษร ตัวเลข - และ _ ไม่เกิน 24 ตัว และไม่ใช่ own`;
    case 'taken-name':
      return `มีเอนจินชื่อ ${fault.name} อยู่แล้ว`;
    case 'unknown-engine':
      return fault.names.length === 0
        ? `ไม่มีเอนจิน ${quoted(fault.found)} รายการยังว่าง เพิ่มด้วย komadai settings engine.NAME COMMAND`
        : `ไม่มีเอนจิน ${quoted(fault.found)} ในรายการมี: ${fault.names.join(', ')}`;
    case 'bad-options':
      return `ตัวเลือกเป็น ${quoted(fault.found)} ไม่ได้ เขียนแบบ NAME=VALUE, NAME=VALUE, ..`;
    case 'engine-failed':
      return `ไม่เก็บ ${fault.name} ไว้: ${engineFaultText(fault.command, fault.error)}`;
    case 'options-refused':
      return [...fault.faults.map(optionFaultText), 'จึงไม่เก็บไว้'].join(' ');
    case 'not-kept':
      return setFaultText(fault.fault, isQuitting);
    default:
      return fault satisfies never;
  }
}
