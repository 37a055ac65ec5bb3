import type { FileFault, ResumeFault } from '../../records/store/game-file.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type {
  DiagramFaultReason,
  RecordFault,
  RecordFaultPlace,
  RecordRemark,
} from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatName } from '../format-name.ts';
import type { TextsByCode } from '../texts-by-code.ts';
import { endingText } from './ending.ts';
import { leftOutCount } from './left-out-count.ts';
import { nameInText, orList } from './phrases.ts';
import { quoted } from './quoted.ts';
import { heldText } from './record-losses.ts';
import { noPositionText, sfenFaultText } from './sfen-fault.ts';
import { openElsewhereText, systemErrorText } from './store-fault.ts';

export function unreadFileText(
  file: string,
  fault: Exclude<FileFault, RecordFault>,
  most: number,
): string {
  switch (fault.code) {
    case 'no-file':
      return `ไม่มีไฟล์ ${quoted(fault.name)} ทั้งตามพาธและในเกมที่บันทึกไว้`;
    case 'is-folder':
      return `${quoted(fault.name)} เป็นโฟลเดอร์ ไม่ใช่เกม`;
    case 'no-game':
      return `${file}: ไม่มีเกมในไฟล์`;
    case 'too-large':
      return `${file}: ใหญ่กว่า ${most} MB จึงไม่อ่าน`;
    case 'unreadable':
      return `อ่าน ${file} ไม่ได้: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function placedText(
  file: string,
  { line, column, ply }: RecordFaultPlace,
  reason: string,
): string {
  return `${file}:${line}:${column}: ตาที่ ${ply}: ${reason}`;
}

export const REMARKS: TextsByCode<RecordRemark, [from: string | undefined]> = {
  'goes-on': (remark) => `เกมจบไปก่อนแล้ว: ${endingText(remark.ending)}`,
  'second-end': (remark) => `เกมจบไปก่อนแล้ว ${quoted(remark.found)} ไม่มีผล`,
  lost: (remark) => `ตาสุดท้าย ${quoted(remark.found)} ผิดกติกา จึงตัดออก และฝ่ายที่เดินเป็นฝ่ายแพ้`,
  'odd-start': (remark) => `ไม่ใช่จุดเริ่มเกม: ${sfenFaultText(remark.variant, remark.fault)}`,
  'other-rules': (remark, from) => otherRulesText(remark.variant, from),
  'left-out': (remark) => leftOutText(remark),
};

function leftOutText({ what, found, count }: RecordRemark & { readonly code: 'left-out' }): string {
  const said = `ไม่เข้าใจและข้าม ${leftOutCount(what, count)}`;
  return count === 1 ? `${said}: ${quoted(found)}` : `${said} แห่งแรก: ${quoted(found)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'กติกาที่ komadai มี' : `กติกาใน ${from}`;
  return `เกม${nameInText(variant)}นี้เล่นด้วยกติกาที่ต่างจาก${now}`;
}

export const READING_FAULTS: TextsByCode<
  Exclude<RecordFault, { code: 'move' }>,
  [games: readonly Variant[]]
> = {
  variant: (fault, games) =>
    `ไม่รู้จักชนิดเกม ${quoted(fault.found)} ที่ใช้ได้: ${games.map(({ id }) => id).join(', ')}; --variants FILE เพิ่มชนิดเกมจากไฟล์`,
  sfen: (fault) => noPositionText(fault.variant, fault.fault),
  handicap: (fault) => {
    const names = fault.variant.handicaps.map(({ name }) => name);
    return `ไม่รู้จักแต้มต่อ ${quoted(fault.found)} และไม่มี SFEN กำกับ ค่าที่ใช้ได้ใน${nameInText(fault.variant)}: even, ${names.join(', ')}`;
  },
  tag: (fault) => `${quoted(fault.found)} ไม่ใช่แท็ก แท็กเขียนเช่น [Black "Name"]`,
  'game-over': (fault) => `${quoted(fault.found)}: เกมจบแล้ว: ${endingText(fault.ending)}`,
  line: (fault) => `ไม่เข้าใจ ${quoted(fault.found)} ที่นี่`,
  'not-the-format': (fault) => `นี่ไม่ใช่ ${formatName(fault.format)}`,
  diagram: (fault, games) => diagramFaultText(fault.fault, games),
  'variant-of-format': (fault) => heldText(fault),
  unexpected: (fault) => `${quoted(fault.found)} อยู่ตรงนี้ไม่ได้`,
  'unclosed-comment': () => 'หมายเหตุที่เริ่มตรงนี้ไม่ได้ปิด',
  'unclosed-variation': () => 'แนวแปรที่เริ่มตรงนี้ไม่ได้ปิด',
  'too-deep': () => 'แนวแปรซ้อนกันลึกเกินไป',
  'not-utf8': () => 'ตั้งแต่ตรงนี้ไปไม่ใช่ UTF-8',
  encoding: () => 'ไม่ใช่ข้อความ UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP หรือ Latin-1',
};

export function notResumedText(
  file: string,
  fault: LockFault | Exclude<ResumeFault, { code: 'damaged' | 'other-rules' }>,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return `${openElsewhereText(file, fault)} ใช้ --take เพื่อรับช่วง ถ้าแน่ใจว่า komadai นั้นปิดไปแล้ว ให้ลบ ${fault.lockFile}`;
    case 'finished':
      return `${file}: เกมจบแล้ว (${fault.score})`;
    case 'in-room':
      return `${file} กำลังเล่นในห้อง ${quoted(fault.room.code)} ผู้เปิดห้องเล่นต่อด้วย komadai host --resume ${file} อีกฝ่ายใช้ komadai join ${fault.room.code}`;
    case 'several-games':
      return `${file} มีหลายเกม เล่นต่อได้เฉพาะไฟล์ที่มีเกมเดียว`;
    case 'foreign-format':
      return `${file} เป็นไฟล์ ${formatName(fault.format)} เล่นต่อได้เฉพาะ PSN; komadai convert ${file} -o game.psn แปลงให้`;
    case 'odd-start':
      return `${file}: เกมเริ่มแบบนี้ไม่ได้: ${sfenFaultText(fault.variant, fault.fault)}`;
    default:
      return fault satisfies never;
  }
}

export function replayOnlyText(file: string, variant: Variant, from: string | undefined): string {
  return `${file}: ${otherRulesText(variant, from)} จึงดูซ้ำได้ แต่เล่นต่อไม่ได้`;
}

export function damagedText(fault: string): string {
  return `เล่นต่อได้เฉพาะเกมที่อ่านได้จนจบ: ${fault}`;
}

function diagramFaultText(fault: DiagramFaultReason, games: readonly Variant[]): string {
  switch (fault.code) {
    case 'no-board':
      return 'ไม่มีกระดานในนี้ แต่ละแถวต้องอยู่ระหว่างเส้นตั้ง: | ・v香|';
    case 'row-count':
      return `กระดานมี ${fault.found} แถว ควรมี ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`;
    case 'row-length':
      return `แถวนี้มี ${fault.found} ช่อง แทนที่จะเป็น ${fault.expected}`;
    case 'unknown-piece': {
      const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
      return `ไม่มีหมาก ${quoted(fault.found)} ใน${nameInText(fault.variant)} ตัวหมาก: ${names}`;
    }
    case 'count':
      return `${quoted(fault.found)} ไม่ใช่จำนวนหมาก`;
    case 'position':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
