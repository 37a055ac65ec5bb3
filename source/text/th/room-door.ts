import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { GoBackFault, HostFault, ReachFault, Unsafety } from '../../rooms/rooms.ts';
import type { Color } from '../../rules/core/color.ts';
import { joinLine, watchLine } from '../door-lines.ts';
import type { Entry } from '../en/room-door.ts';
import { shellWord } from '../shell-word.ts';
import { sshLine } from '../ssh-line.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';
import { openElsewhereText, systemCodeText } from './store-fault.ts';

export const OFFERS = {
  game: (title: string) => title,
  side: (side: Color) => `คุณเล่นฝ่าย${sideName(side)}`,
  /** @param clock in the form of `timeControlText` */
  clock: (clock: string) => `เวลา: ${clock}`,
  watched: 'ผู้อื่นเข้าชมได้',
  unwatched: 'ห้ามผู้อื่นเข้าชม',
} as const;

export const SEND_THIS = 'ให้อีกฝ่ายพิมพ์บรรทัดนี้:';

export const DOOR_TEXTS = {
  title: 'เล่นกับผู้อื่น',
  about: 'ผู้ที่อยู่เทอร์มินัลอื่นของเครื่องนี้',
  opening: 'รอสักครู่..',
} as const;

export const WAITING_TEXTS = {
  title: 'กำลังรออีกฝ่าย',
  code: 'รหัส',
  closed: 'ปิดห้องแล้ว',
} as const;

export function arrivalText(name: string, side: Color): string {
  return `${name} มาแล้ว คุณเล่นฝ่าย${sideName(side)}`;
}

export function roomEntryText({ key, host, seat }: Entry): string {
  if (seat === undefined) return `${roomText(host)} ในฐานะผู้ชม`;
  if (host !== undefined) return `${roomText(host)} เล่นฝ่าย${sideName(seat)}`;
  return `เปิดห้องอีกครั้งแล้ว: ${joinLine(key)} พาอีกฝ่ายกลับมา`;
}

function roomText(host: string | undefined): string {
  return host === undefined ? 'คุณอยู่ในห้อง' : `คุณอยู่ในห้องของ ${quoted(host)}`;
}

const CODE_FORM = 'รหัสเป็นตัวอักษรและตัวเลข 6 ตัว เช่น K7M2QX';

const UNSAFE = {
  link: 'เป็นลิงก์',
  writable: 'ผู้อื่นเขียนได้',
  'another-owner': 'เป็นของบัญชีอื่น',
  'not-a-folder': 'ไม่ใช่โฟลเดอร์',
  'not-a-socket': 'ไม่ใช่ซ็อกเก็ต',
} as const satisfies Readonly<Record<Unsafety, string>>;

function unsafeText(path: string, why: Unsafety): string {
  return `${path} ไม่ปลอดภัย: ${UNSAFE[why]}`;
}

export function hostFaultText(fault: HostFault): string {
  switch (fault.code) {
    case 'not-writable':
      return `เปิดห้องใน ${fault.folder} ไม่ได้: ${systemCodeText(fault.detail)} ใช้ --at DIR เพื่อเลือกโฟลเดอร์อื่น`;
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)} จึงไม่ได้เปิดห้อง: ลบออก หรือเลือกโฟลเดอร์อื่นด้วย --at DIR`;
    case 'path-too-long':
      return `พาธ ${fault.path} ยาวเกินไปสำหรับซ็อกเก็ต ใช้ --at DIR กับโฟลเดอร์ที่พาธสั้นกว่า`;
    case 'not-saved':
      return `ยังไม่ได้บันทึก: ${systemCodeText(fault.detail)} จึงไม่ได้เปิดห้อง`;
    case 'no-game':
      return noGameText(fault.name);
    case 'in-use':
      return 'รหัสของห้องนี้ใช้อยู่ในอีกห้องของคุณ ปิดห้องนั้นแล้วลองใหม่';
    case 'damaged':
      return `อ่านเหตุการณ์ใน ${quoted(fault.name)} ไม่ได้จนจบ; komadai replay ${shellWord(fault.name)} แสดงส่วนที่เก็บไว้`;
    case 'open-elsewhere':
      return `${openElsewhereText('ห้อง', fault)} ถ้าแน่ใจว่า komadai นั้นปิดไปแล้ว ให้ลบ ${fault.lockFile}`;
    default:
      return fault satisfies never;
  }
}

function noGameText(name: string | undefined): string {
  const found =
    name === undefined ? 'ไม่มีเกมของห้องที่เล่นต่อได้' : `ไม่มีเกม ${quoted(name)} ของห้องที่เล่นต่อได้`;
  return `${found}; komadai host เปิดห้องใหม่`;
}

export function reachFaultText(fault: ReachFault, key: RoomKey): string {
  switch (fault.code) {
    case 'no-code':
      return `${quoted(fault.found)} ไม่ใช่รหัส ${CODE_FORM}`;
    case 'no-room':
    case 'wrong-code': {
      const folder = key.at === undefined ? ' ถ้าเจ้าของห้องใช้ --at DIR ให้ใช้ด้วย' : '';
      return `ที่นี่ไม่มีห้องรหัสนี้ ${CODE_FORM}${folder}`;
    }
    case 'too-many-tries': {
      const seconds = Math.max(1, Math.ceil(fault.waitMs / 1000));
      return `ลองรหัสผิดมากเกินไป ลองใหม่ในอีก ${seconds} วินาที`;
    }
    case 'not-safe':
      return `${unsafeText(fault.path, fault.why)} จึงไม่ได้เชื่อมต่อ: ขอให้เจ้าของห้องเปิดห้องใหม่`;
    case 'other-version': {
      const { ours, theirs } = fault;
      const who = ours < theirs ? 'อัปเดต komadai ที่นี่' : 'เจ้าของห้องควรอัปเดต komadai';
      return `komadai นี้ใช้ห้องรุ่น ${ours} ของเจ้าของห้องใช้รุ่น ${theirs} ${who}`;
    }
    case 'no-proof':
      return 'เจ้าของห้องตรวจไม่ได้ว่าคุณใช้บัญชีใด ลองใหม่ หรือขอให้เปิดห้องใหม่';
    case 'no-answer':
      return 'ห้องไม่ตอบ ถามเจ้าของห้องว่า komadai ยังทำงานอยู่ไหม แล้วลองใหม่';
    case 'refused':
      return `ระบบไม่ให้คุณเข้า: ${systemCodeText(fault.detail)} ขอให้เจ้าของห้องเปิดห้องใหม่`;
    case 'full':
      return `มีผู้เล่นครบสองฝ่ายแล้ว; ${watchLine(key)} เข้าชมเกม`;
    case 'no-watchers':
      return 'เจ้าของห้องไม่ให้ผู้ใดชมเกมนี้';
    case 'not-saved':
      return 'เจ้าของห้องบันทึกไม่ได้ว่าคุณมาแล้ว เกมจึงยังไม่เริ่ม ลองใหม่';
    default:
      return fault satisfies never;
  }
}

export function goBackFaultText(failed: GoBackFault, game: string, room: RoomKey): string {
  if (failed.as === 'host') return hostFaultText(failed.fault);
  const { fault } = failed;
  if (fault.code === 'no-room' || fault.code === 'wrong-code') {
    return `${game} เล่นอยู่ในห้อง ${room.code} ซึ่งเจ้าของห้องปิดไว้; ${joinLine(room)} ลองอีกครั้ง; komadai replay ${shellWord(game)} แสดงเกม`;
  }
  return reachFaultText(fault, room);
}

export function leftRoomText(key: RoomKey, isHost: boolean): string {
  const folder = key.at === undefined ? '' : ` --at ${shellWord(key.at)}`;
  const line = isHost ? `komadai host --resume${folder}` : joinLine(key);
  return `เกมเก็บไว้แล้ว เล่นต่อด้วย: ${line}`;
}

export function leftServerGameText(code: string, address: string | undefined): string {
  return `เกมของคุณยังดำเนินต่อ กลับมาด้วย: ${sshLine(code, address)}`;
}
