import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import type { EngineError } from '../../engine/engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { OfferedOption } from '../../engine/usi/usi-protocol.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import { becauseText, programText } from '../foreign-text.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';
import { sideName } from './side-name.ts';

/**
 * Why an engine cannot be relied on any more, in one line.
 * @param engine its name, or the command that was to start it
 */
export function engineFaultText(
  engine: string,
  { failure, detail, code }: Pick<EngineError, 'failure' | 'detail' | 'code'>,
): string {
  const name = quoted(engine);
  switch (failure) {
    case 'not-started':
      return notStartedText(engine, detail, code);
    case 'not-listed':
      return `ไม่มีโปรแกรม ${name} และไม่มีเอนจินชื่อนี้ในรายการ: ${programText(detail)}`;
    case 'no-handshake':
      return `${name} ไม่ตอบ ${quoted(detail)} เป็นเอนจิน USI หรือไม่`;
    case 'no-variant':
      return detail === ''
        ? `เอนจิน ${name} เล่นได้แต่โชงิ`
        : `เอนจิน ${name} เล่นเกมนี้ไม่ได้ เล่นได้เฉพาะ ${quoted(detail)}`;
    case 'silent':
      return `เอนจิน ${name} ไม่ตอบ`;
    case 'ended':
      return `เอนจิน ${name} หยุดทำงาน${becauseText(detail)}`;
    case 'illegal-move':
      return `เอนจิน ${name} เดิน ${quoted(detail)} ซึ่งผิดกติกา`;
    case 'nonsense':
      return `เอนจิน ${name} ตอบ ${quoted(detail)} ซึ่งไม่เข้าใจ`;
    case 'flood':
      return `เอนจิน ${name} พิมพ์ไม่หยุด`;
    default:
      return failure satisfies never;
  }
}

export function engineFailedText({ color, name, error, hasLost = false }: EngineFailed): string {
  const fault = engineFaultText(name, error);
  if (hasLost) return fault;
  if (error.failure === 'not-started') {
    return `${fault} เกมยังเก็บไว้ ตอนนี้คุณเดินแทน${sideName(color)}`;
  }
  return `${fault} เกมยังเก็บไว้: เล่นต่อเพื่อเริ่มเอนจินใหม่ หรือเดินแทน${sideName(color)}เอง`;
}

export const NO_COMMAND = 'พิมพ์คำสั่งที่เริ่มเอนจิน เหมือนในเชลล์';

export function engineStartsText(name: string): string {
  return `กำลังเริ่มเอนจิน ${quoted(name)} ..`;
}

export function engineStartedText({ color, name, optionFaults }: EngineStarted): string {
  return [`${sideName(color)}คือ ${programText(name)}`, ...optionFaults.map(optionFaultText)].join(
    ' ',
  );
}

export function lackText(lack: Lack): string {
  const game = nameInText(lack.variant);
  const fault = fileFaultText(lack.fault);
  switch (lack.kind) {
    case 'no-net':
      return `ไฟล์โครงข่ายประสาทของ${game}${fault} คอมพิวเตอร์เล่นโดยไม่ใช้ และอ่อนลง`;
    case 'no-book':
      return `ตำราเปิดหมากของ${game}${fault} คอมพิวเตอร์เล่นโดยไม่ใช้`;
    default:
      return lack satisfies never;
  }
}

function fileFaultText(fault: Lack['fault']): string {
  switch (fault.code) {
    case 'missing':
      return 'หายไป';
    case 'unreadable':
      return `อ่านไม่ได้ (${fault.detail})`;
    case 'not-a-net':
    case 'not-a-book':
      return 'เป็นไฟล์ชนิดอื่น';
    case 'damaged':
      return 'เสียหาย';
    case 'other-version':
      return `มีรูปแบบ ${fault.version} ซึ่ง komadai รุ่นนี้ไม่รู้จัก`;
    case 'other-variant':
      return `เป็นของ ${quoted(fault.variantId)}`;
    case 'other-layout':
      return 'สร้างสำหรับหมากชุดอื่น';
    case 'other-rules':
      return 'สร้างสำหรับกติกาอื่น';
    default:
      return fault satisfies never;
  }
}

export function optionFaultText(fault: OptionFault): string {
  const name = quoted(fault.name);
  switch (fault.code) {
    case 'unknown-option':
      return `เอนจินไม่มีตัวเลือก ${name}`;
    case 'bad-option-value':
      return `ตัวเลือก ${name} เป็น ${quoted(fault.value)} ไม่ได้ ที่ใช้ได้: ${programText(validText(fault.option))}`;
    default:
      return fault satisfies never;
  }
}

function validText({ type, values, min, max }: OfferedOption): string {
  if (type === 'check') return 'true หรือ false';
  if (type === 'combo') return values.join(', ');
  if (min !== undefined && max !== undefined) return `${min} ถึง ${max}`;
  if (min !== undefined) return `จำนวนตั้งแต่ ${min} ขึ้นไป`;
  return max === undefined ? 'จำนวน' : `จำนวนไม่เกิน ${max}`;
}

export function unseatedText({ color, command }: UnseatedEngine, game: string): string {
  if (command === undefined) {
    return 'บนเซิร์ฟเวอร์ คอมพิวเตอร์สองตัวเล่นกันเองไม่ได้: คุณเดินให้ทั้งสองฝ่าย';
  }
  return `${sideName(color)}คือโปรแกรม "${programText(command)}" ซึ่งไม่เคยเริ่มที่นี่ จึงยังไม่เริ่มให้ ถ้าไว้ใจ: komadai resume ${game} --start-engine`;
}

const START_ERRORS: Readonly<Record<string, (program: string) => string>> = {
  ENOENT: (program) => `ไม่มีโปรแกรม ${program}`,
  ENOTDIR: (program) => `ไม่มีโปรแกรม ${program}`,
  EACCES: (program) => `${program} ไม่ใช่โปรแกรม หรือคุณไม่มีสิทธิ์เริ่ม`,
  EPERM: (program) => `คุณไม่มีสิทธิ์เริ่ม ${program}`,
  ENOEXEC: (program) => `${program} ไม่ใช่โปรแกรมสำหรับเครื่องนี้`,
  ELOOP: (program) => `${program} เป็นลิงก์ที่ไม่นำไปที่ใด`,
  ENAMETOOLONG: (program) => `${program} ยาวเกินไปสำหรับชื่อโปรแกรม`,
  E2BIG: (program) => `อาร์กิวเมนต์ของ ${program} ยาวเกินไป`,
  ENOMEM: (program) => `หน่วยความจำไม่พอสำหรับ ${program}`,
  EAGAIN: (program) => `มีโปรเซสมากเกินไป เริ่ม ${program} ไม่ได้`,
  EMFILE: (program) => `มีไฟล์ที่เปิดอยู่มากเกินไป เริ่ม ${program} ไม่ได้`,
  ENFILE: (program) => `มีไฟล์ที่เปิดอยู่มากเกินไป เริ่ม ${program} ไม่ได้`,
  ETXTBSY: (program) => `กำลังมีการเขียน ${program} อยู่`,
  ERR_INVALID_ARG_VALUE: (program) => `${program} เป็นชื่อโปรแกรมไม่ได้`,
};

function notStartedText(engine: string, program: string, code: string): string {
  const name = quoted(engine);
  if (program === '') return `เริ่มเอนจิน ${name} ไม่ได้`;
  if (code === '') return `คำสั่ง ${quoted(program)} มีอัญประกาศที่ไม่ได้ปิด`;
  const why = START_ERRORS[code]?.(quoted(program)) ?? `เริ่ม ${quoted(program)} ไม่ได้ (${code})`;
  // A name that the command has already is not told twice.
  return engine.includes(program) ? why : `เริ่มเอนจิน ${name} ไม่ได้: ${why}`;
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

export function engineListFaultText(fault: EngineListFault): string {
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
      return setFaultText(fault.fault, true);
    default:
      return fault satisfies never;
  }
}
