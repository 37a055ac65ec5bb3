import type { LockFault } from '../../records/store/game-lock.ts';
import type { PgFault } from '../../rooms/logs/pg-store.ts';
import { errorCode } from '../error-code.ts';
import { shellWord } from '../shell-word.ts';
import { quoted } from './quoted.ts';
import { otherText, systemCodeText } from './store-fault.ts';

/** What the runner of a server reads. */
export const SERVE_TEXTS = {
  root: 'เซิร์ฟเวอร์ที่เปิดให้คนทั่วไปไม่ทำงานในชื่อ root ใช้บัญชีแยกต่างหาก หรือระบุ --as-root',
  nobody:
    'จะไม่มีใครเข้ามาได้ ระบุ --open (กุญแจใดก็ลงทะเบียนได้), --keys FILE (เฉพาะกุญแจเหล่านี้) หรือ --guests',
} as const;

/** The first line of a server. */
export function listeningText(address: string, port: number, fingerprint: string): string {
  return `รับฟังที่ ${hostPart(address)}:${port}, กุญแจ ${fingerprint}`;
}

/** Says that a value is no number, or out of its range. */
export function badNumberText(option: string, found: string, least: number, most: number): string {
  return `${option} ต้องเป็นจำนวนเต็มตั้งแต่ ${least} ถึง ${most} ไม่ใช่ ${quoted(found)}`;
}

/** Says that a place for metrics is none. */
export function badMetricsText(found: string): string {
  return `--metrics ต้องเป็นพอร์ตตั้งแต่ 0 ถึง 65535 หรือ HOST:PORT ไม่ใช่ ${quoted(found)}`;
}

/** Says where metrics are read. */
export function metricsAtText(address: string, port: number): string {
  return `ค่าวัดอยู่ที่ http://${hostPart(address)}:${port}/metrics`;
}

/** Says that the system does not let the server serve metrics. */
export function cannotServeMetricsText(address: string, port: number, code: string): string {
  return `ให้ค่าวัดที่ ${hostPart(address)}:${port} ไม่ได้: ${systemCodeText(code)} ใช้ --metrics เพื่อระบุพอร์ตอื่น`;
}

function hostPart(address: string): string {
  return address.includes(':') ? `[${address}]` : address;
}

/** Says that players cannot come to an address. */
export function badPublicText(found: string): string {
  return `--public คือสิ่งที่ผู้เล่นพิมพ์หลัง ssh: example.org, example.org:22 หรือ play@example.org ไม่ใช่ ${quoted(found)}`;
}

/** Says that the file with the keys cannot be read. */
export function badKeysText(path: string, code: string): string {
  return `อ่านกุญแจใน ${path} ไม่ได้: ${systemCodeText(code)}`;
}

/** Stands for the path of a host key that a database keeps. */
export const KEY_OF_DATABASE = 'ของฐานข้อมูล';

/** Says why a host key is not used. */
export function hostKeyFaultText(
  path: string,
  fault: 'no-host-key' | 'readable-by-others',
): string {
  return fault === 'no-host-key'
    ? `${path} ไม่ใช่กุญแจ ed25519 ย้ายออกไป แล้วจะสร้างกุญแจใหม่ให้`
    : `ผู้อื่นอ่านกุญแจของเซิร์ฟเวอร์ ${path} ได้: chmod 600 ${shellWord(path)}`;
}

/** Says that another server has the folder. */
export function storeInUseText(folder: string, fault: LockFault): string {
  return `ที่เก็บ ${folder} เปิดอยู่ใน ${otherText(fault)} ถ้าแน่ใจว่าเซิร์ฟเวอร์นั้นปิดไปแล้ว ให้ลบ ${fault.lockFile}`;
}

/** Says that what has happened in the hall of a server cannot be read. */
export function storeDamagedText(file: string, line: number): string {
  return `${file} เสียหาย: บรรทัด ${line} ไม่ใช่เหตุการณ์ถัดไป ไม่ได้เปลี่ยนอะไร ให้นำสำเนาของไฟล์กลับมา`;
}

/** Says why a database is not used. */
export function pgFaultText(fault: PgFault): string {
  switch (fault.code) {
    case 'bad-url':
      return 'ไม่ใช่ที่อยู่ของฐานข้อมูล: postgres://USER@HOST/DATABASE';
    case 'old-server':
      return `ฐานข้อมูลเป็น PostgreSQL ${fault.found} ต้องใช้รุ่น ${fault.needed} ขึ้นไป`;
    case 'new-schema':
      return `ตารางสร้างโดย komadai รุ่นใหม่กว่า (รุ่น ${fault.found} แต่รุ่นนี้รู้จัก ${fault.known}): ใช้ komadai รุ่นนั้น`;
    case 'away':
      return `ฐานข้อมูลไม่ตอบ: ${fault.detail}`;
    default:
      return fault satisfies never;
  }
}

/** Says that the system does not let the server listen. */
export function cannotListenText(
  { address = 'ทุกที่อยู่', port }: { readonly address?: string; readonly port: number },
  code: string,
): string {
  const remedy = code === 'EADDRINUSE' ? ' ใช้ --port 0 เพื่อเลือกพอร์ตที่ว่าง' : '';
  return `รับฟังที่ ${address} พอร์ต ${port} ไม่ได้: ${systemCodeText(code)}${remedy}`;
}

/** Says that a folder or file of the server cannot be used. */
export function cannotOpenText(what: string, code: string): string {
  return `เปิด ${what} ไม่ได้: ${systemCodeText(code)}`;
}

/** Says that no server answers. */
export function noServerText(path: string): string {
  return `ไม่มีเซิร์ฟเวอร์ตอบที่ ${path} เซิร์ฟเวอร์ทำงานอยู่ไหม และนี่คือบัญชีของเซิร์ฟเวอร์ไหม ใช้ --store เพื่อระบุโฟลเดอร์`;
}

/** Says that a key is not named as it should be. */
export function noFingerprintText(found: string): string {
  return `--key คือลายนิ้วมือของกุญแจตามที่ %f ของ sshd_config ให้มา: SHA256:.. ไม่ใช่ ${quoted(found)}`;
}

/** Says that a server cannot be reached, or was lost. */
export function attachFaultText(path: string, error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return noServerText(path);
  if (code !== '') return `ติดต่อเซิร์ฟเวอร์ที่ ${path} ไม่ได้: ${systemCodeText(code)}`;
  return 'สายถึงเซิร์ฟเวอร์หลุด สิ่งที่เล่นไว้ยังอยู่ เข้ามาใหม่ได้';
}
