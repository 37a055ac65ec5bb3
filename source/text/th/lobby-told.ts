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

/** What a word in the lobby has come to. */
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

/** Asks who has no name for one. */
export const YOUR_NAME = LOBBY_ANSWERS['no-name'];

/** Said where a game is left for the lobby. */
export const IN_LOBBY = 'คุณอยู่ในล็อบบี้ พิมพ์ ช่วยเหลือ เพื่อดูคำสั่ง';

/** The word for that, as the help of a game lists it. */
export const IN_GAME_HELP = 'ล็อบบี้: ออกจากเกมไปล็อบบี้ เกมดำเนินต่อ';

/** Said in lines while somebody is sought. */
export const SEEK_OFF = `เกมจะเริ่มทันทีที่มีคู่ที่เหมาะ พิมพ์ หาคู่ ${argumentText('off')} เพื่อเลิก`;

/** Said of a number that no list has. @param shown as it was typed */
export function noListedText(shown: string): string {
  return `${shown}: รายการล่าสุดไม่มีหมายเลขนี้`;
}

/** Says that somebody has a name and gets no other. */
export function hasNameText(name: string): string {
  return `คุณมีชื่อแล้ว: ${name}`;
}

/** Says how an own challenge is taken back, to who would accept it. */
export function ownChallengeText(code: string): string {
  return `นี่คือคำท้าของคุณเอง: พิมพ์ ถอนคำท้า ${code} เพื่อถอน`;
}

/** A question that lines answer by the same line. @param question about a key */
export function sayAgainText(question: string): string {
  return `${question} พิมพ์ซ้ำอีกครั้งเพื่อลบ`;
}

/** Greets a visitor. @param rating in a game; undefined for a guest */
export function lobbyWelcome(
  name: string,
  rating: { readonly rating: string; readonly game: string } | undefined,
): string {
  const what = rating ? `${rating.rating} (${nameOfGame(rating.game)})` : 'ผู้เยี่ยมชม';
  return `ล็อบบี้ คุณคือ ${name}, ${what} พิมพ์ ช่วยเหลือ เพื่อดูคำสั่ง`;
}

/** Says how to come back to the game that was left for the lobby. */
export function backToGameText(code: string): string {
  return `เกมของคุณดำเนินต่อ: พิมพ์ เข้าร่วม ${code} เพื่อกลับไป`;
}

/** Says how somebody is challenged by name. @param name as it is shown */
export function challengeByName(name: string): string {
  return `พิมพ์ ท้า ${argumentText('to')} ${name} เพื่อท้า ระบุเกมและเวลาต่อท้ายได้`;
}

/** Asks whether a name was meant as a word. @param name as it was typed */
export function nameOrWordText(name: string, word: string): string {
  return `${name}: หมายถึง "${wordText(word)}" ใช่ไหม พิมพ์ ชื่อ ${name} ถ้าเป็นชื่อของคุณ`;
}

/** Says that an own challenge stands, and how it is taken back. */
export function standsText(code: string): string {
  return `ตั้งคำท้าแล้ว: พิมพ์ ถอนคำท้า ${code} เพื่อถอน`;
}

/** The line that the other player types. */
export function otherTypesText(code: string, address: string | undefined): string {
  return `ผู้เล่นอีกคนพิมพ์: ${sshLine(code, address)}`;
}

/** Asks which of several is meant. */
export function whichText(word: string, codes: readonly string[]): string {
  const lines = codes.map((code) => `${wordText(word)} ${code}`);
  return `${wordText(word)}: อันไหน? พิมพ์ ${joinWords(lines, 'หรือ')}`;
}

/** Says that ratings were asked for of something that is no game. */
export function noVariantText(found: string, ids: readonly string[]): string {
  return `${wordText('ratings')}: ไม่มีเกม ${quoted(found)}${didYouMeanText(found, ids)} พิมพ์ ${joinWords(ids, 'หรือ')}`;
}

/** Says that a part of what is sought was not understood. */
export function seekFaultText(found: string, parts: readonly string[]): string {
  return `${wordText('seek')}: ไม่เข้าใจ ${quoted(found)}${didYouMeanText(found, parts)} พิมพ์ ${SEEK_FORM}`;
}

/** Says that a part of a challenge was not understood. */
export function challengePartText(found: string, parts: readonly string[]): string {
  return `${wordText('challenge')}: ไม่เข้าใจ ${quoted(found)}${didYouMeanText(found, parts)} พิมพ์ ${CHALLENGE_FORM}`;
}

/** Says that a challenge to somebody names nobody. */
export const NO_CHALLENGED = 'ท้า: ใส่ชื่อหลัง to';
