import type { LobbyCode } from '../../activity/lobby-answer.ts';
import { sshLine } from '../ssh-line.ts';
import { GUEST_TEXT } from './hall-refusal.ts';
import { joinWords } from './join-words.ts';
import { ME_TEXTS, SEEK_TEXTS } from './lobby.ts';
import { CHALLENGE_FORM, SEEK_FORM } from './lobby-forms.ts';
import { nameOfGame } from './names.ts';
import { didYouMeanText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { argumentText, wordText } from './word-text.ts';

export const LOBBY_ANSWERS = {
  'no-name': 'ชื่อของคุณ? หรือพิมพ์ รหัส CODE ถ้ามีรหัสใช้ครั้งเดียว พิมพ์ ช่วยเหลือ เพื่อดูคำสั่ง',
  guest: GUEST_TEXT,
  'no-challenge': 'ไม่มีคำท้านี้ พิมพ์ คำท้า เพื่อดูรายการ',
  'no-game': 'ไม่มีเกมนี้ พิมพ์ รายการเกม หรือ ของฉัน เพื่อดูรายการ',
  'no-code': 'ไม่มีคำท้าหรือเกมที่ใช้รหัสนี้แล้ว',
  'not-yours': 'คุณไม่ได้เล่นเกมนี้: พิมพ์ ชม เพื่อดู',
  'not-droppable': 'ปฏิเสธหรือถอนได้เฉพาะคำท้า',
  'not-over': 'เกมนี้ยังเล่นอยู่: พิมพ์ เข้าร่วม เพื่อเล่นเกมของคุณต่อ หรือ ชม เพื่อดูเกมของผู้อื่น',
  declined: 'ปฏิเสธแล้ว',
  'seek-ended': SEEK_TEXTS.ended,
  'key-removed': ME_TEXTS.keyRemoved,
} as const satisfies Readonly<Record<LobbyCode, string>>;

export const YOUR_NAME = LOBBY_ANSWERS['no-name'];

export const IN_LOBBY = 'คุณอยู่ในล็อบบี้ พิมพ์ ช่วยเหลือ เพื่อดูคำสั่ง';

export const IN_GAME_HELP = 'ล็อบบี้: ออกจากเกมไปล็อบบี้ เกมดำเนินต่อ';

export const SEEK_OFF = `เกมจะเริ่มทันทีที่มีคู่ที่เหมาะ พิมพ์ หาคู่ ${argumentText('off')} เพื่อเลิก`;

export function noListedText(shown: string): string {
  return `${shown}: รายการล่าสุดไม่มีหมายเลขนี้`;
}

export function hasNameText(name: string): string {
  return `คุณมีชื่อแล้ว: ${name}`;
}

export function lobbyWelcome(
  name: string,
  rating: { readonly rating: string; readonly game: string } | undefined,
): string {
  const what = rating ? `${rating.rating} (${nameOfGame(rating.game)})` : 'ผู้เยี่ยมชม';
  return `ล็อบบี้ คุณคือ ${name}, ${what} พิมพ์ ช่วยเหลือ เพื่อดูคำสั่ง`;
}

export function backToGameText(code: string): string {
  return `เกมของคุณดำเนินต่อ: พิมพ์ เข้าร่วม ${code} เพื่อกลับไป`;
}

export function challengeByName(name: string): string {
  return `พิมพ์ ท้า ${argumentText('to')} ${name} เพื่อท้า ระบุเกมและเวลาต่อท้ายได้`;
}

export function nameOrWordText(name: string, word: string): string {
  return `${name}: หมายถึง "${wordText(word)}" ใช่ไหม พิมพ์ ชื่อ ${name} ถ้าเป็นชื่อของคุณ`;
}

export function standsText(code: string): string {
  return `ตั้งคำท้าแล้ว: พิมพ์ ถอนคำท้า ${code} เพื่อถอน`;
}

export function otherTypesText(code: string, address: string | undefined): string {
  return `ผู้เล่นอีกคนพิมพ์: ${sshLine(code, address)}`;
}

export function whichText(word: string, codes: readonly string[]): string {
  const lines = codes.map((code) => `${wordText(word)} ${code}`);
  return `${wordText(word)}: อันไหน? พิมพ์ ${joinWords(lines, 'หรือ')}`;
}

export function noVariantText(found: string, ids: readonly string[]): string {
  return `${wordText('ratings')}: ไม่มีเกม ${quoted(found)}${didYouMeanText(found, ids)} พิมพ์ ${joinWords(ids, 'หรือ')}`;
}

export function seekFaultText(found: string, parts: readonly string[]): string {
  return `${wordText('seek')}: ไม่เข้าใจ ${quoted(found)}${didYouMeanText(found, parts)} พิมพ์ ${SEEK_FORM}`;
}

export function challengePartText(found: string, parts: readonly string[]): string {
  return `${wordText('challenge')}: ไม่เข้าใจ ${quoted(found)}${didYouMeanText(found, parts)} พิมพ์ ${CHALLENGE_FORM}`;
}

export const NO_CHALLENGED = 'ท้า: ใส่ชื่อหลัง to';
