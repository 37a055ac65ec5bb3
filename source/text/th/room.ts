import type { RoomWord } from '../../activity/room.ts';
import { printable } from '../../clean/clean-text.ts';
import type { IdleState } from '../../rooms/idleness.ts';
import type { FixedWord, RoomOffer } from '../../rooms/room-event.ts';
import type { Refusal } from '../../rooms/room-port.ts';
import type { Color } from '../../rules/core/color.ts';
import type * as en from '../en/room.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';
import { argumentText, wordText } from './word-text.ts';

type RefusedAt = Parameters<typeof en.roomRefusalText>[1];

/** Said where an engine is asked for while two people play. */
export const ENGINES_STAY_OUT = 'ห้ามใช้เอนจินในเกมระหว่างคนจนกว่าจะจบ';

/** Shown while the line to the game is lost. */
export const LINE_LOST_TEXTS = {
  host: 'สายหลุด: กำลังรอเจ้าของห้อง ..',
  server: 'สายถึงเกมหลุด: กำลังรอ ..',
} as const satisfies Readonly<Record<en.Keeper, string>>;

/** Said when that line is there again. */
export const LINE_BACK_TEXTS = {
  host: 'ต่อสายถึงเจ้าของห้องได้แล้ว',
  server: 'ต่อสายถึงเกมได้แล้ว',
} as const satisfies Readonly<Record<en.Keeper, string>>;

/** How a line that was refused is tried again: it stands in the prompt, or is typed anew. */
const TRY_AGAIN = { screen: 'กด Enter เพื่อลองอีกครั้ง', lines: 'พิมพ์อีกครั้ง' } as const;

/** Said to a host at whose other terminal the room was opened. */
export const OPEN_ELSEWHERE = 'ห้องนี้เปิดอยู่ที่เทอร์มินัลอื่นของคุณ';

/** Shown while a command waits for its answer. */
export const ON_ITS_WAY = 'กำลังส่ง ..';

/** Asked before a game that goes on is left, and with it the room or the server. */
export function leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
  const what = isOnServer ? 'เซิร์ฟเวอร์' : 'ห้อง';
  return `ออกจาก${what}ไหม อีกฝ่ายจะรออยู่${hasClock ? ' และเวลาจะเดินต่อ' : ''}`;
}

/** What each word does in a room, for the help. */
export const ROOM_WORD_HELP = {
  resign: 'ยอมแพ้',
  draw: 'ขอเสมอ เมื่อใดก็ได้',
  impasse: 'ขอนับแต้ม เมื่อขุนทั้งสองอยู่ในเขตของอีกฝ่าย',
  undo: 'ขอถอนตาล่าสุดของคุณ ได้สามครั้งต่อเกม',
  adjourn: 'ขอพักไว้เล่นต่อวันหลัง',
  accept: 'รับข้อเสนอของอีกฝ่าย',
  decline: 'ปฏิเสธ',
  claim: `อ้างสิทธิ์เมื่ออีกฝ่ายออกไปหรือไม่เดิน: อ้างสิทธิ์ ${argumentText('win')} ขอชนะ หรือ อ้างสิทธิ์ ${argumentText('draw')} ขอเสมอ`,
  say: 'พูด TEXT คุยกับอีกฝ่าย',
  greet: 'ทักทายอีกฝ่ายก่อนเล่น',
  thanks: 'ขอบคุณอีกฝ่ายสำหรับเกม',
  'well played': 'ชมอีกฝ่ายว่าเล่นดี',
  rematch: 'ขอเล่นใหม่โดยสลับสี เมื่อเกมจบ',
  mute: 'ซ่อนข้อความของอีกฝ่าย หรือแสดงอีกครั้ง',
  ...BOARD_WORD_HELP,
  replay: 'ดูเกมซ้ำทีละตา เมื่อจบแล้ว',
  analyse: 'ให้คอมพิวเตอร์ประเมินเกม เมื่อจบแล้ว',
  explore: 'หลังจบเกม ดูว่าผู้อื่นเดินอะไรในตำแหน่งของเกมนี้',
  learn: 'บทเรียนของเกมนี้ เมื่อจบแล้ว',
  settings: 'เปลี่ยนการแสดงผล',
  menu: 'กลับเมนู ห้องยังเปิดอยู่',
  quit: 'ออกจากห้อง',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

/** The same on a server. */
export const SERVED_WORD_HELP = {
  ...ROOM_WORD_HELP,
  menu: 'ไปล็อบบี้ เกมดำเนินต่อ',
  quit: 'ออกจากเซิร์ฟเวอร์ เกมดำเนินต่อ',
} as const satisfies Readonly<Record<Exclude<RoomWord, 'hint' | 'mate'>, string>>;

const OFFERS = {
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้มจิโชงิ',
  'take-back': 'ขอเดินใหม่',
  adjournment: 'ขอพักการเล่น',
  rematch: 'ขอเล่นใหม่',
} as const satisfies Readonly<Record<RoomOffer, string>>;

/** What is said in always the same words. */
export const FIXED_WORD_TEXTS = {
  greet: 'ขอให้สนุกกับเกม!',
  thanks: 'ขอบคุณสำหรับเกม!',
  'well played': 'เล่นได้ดีมาก!',
} as const satisfies Readonly<Record<FixedWord, string>>;

/** What the player here has offered. */
export function ownOfferText(what: RoomOffer): string {
  const until = what === 'rematch' ? 'จนกว่าฝ่ายหนึ่งจะออก' : 'จนถึงตาถัดไปของคุณ';
  return `คุณ${OFFERS[what]} มีผล${until}`;
}

/** `ขาวขอเสมอ: ตกลง หรือ ปฏิเสธ` @param isAnswered whether the player here answers */
export function otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
  const answer = isAnswered ? ': ตกลง หรือ ปฏิเสธ' : '';
  return `${sideName(by)}${OFFERS[what]}${answer}`;
}

/** Says who has come to play a side. */
export function seatedText(name: string, color: Color): string {
  return `${name} มาแล้ว เล่นฝ่าย${sideName(color)}`;
}

/** @param by undefined for the player here */
export function declinedText(by: Color | undefined): string {
  return by === undefined ? 'คุณปฏิเสธ' : `${sideName(by)}ปฏิเสธ`;
}

/** What somebody says. @param name undefined for the player here */
export function saidText(name: string | undefined, text: string): string {
  return `${name ?? 'คุณ'}: ${text}`;
}

/** What is said of events in always the same words. */
export const ROOM_EVENT_TEXTS = {
  lapsed: 'มีฝ่ายหนึ่งออกไปแล้ว: คำขอเล่นใหม่หมดผล',
  adjourned: 'พักการเล่นแล้ว เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา',
  continued: 'กลับมาครบแล้ว: เล่นต่อ',
} as const;

/** Tells a watcher that the players have begun another game. */
export function watchedRematchText(black: string, white: string): string {
  return `เล่นใหม่: ${black} - ${white}`;
}

/** Tells a player that another game has begun. */
export function ownRematchText(color: Color, opponent: string): string {
  return `เล่นใหม่: คุณเล่นฝ่าย${sideName(color)}กับ ${opponent}`;
}

/** Said when the other side is muted, or no longer. */
export function mutedText(isMuted: boolean): string {
  return isMuted ? 'ซ่อนข้อความของอีกฝ่ายแล้ว พิมพ์ ปิดเสียง อีกครั้งเพื่อแสดง' : 'แสดงข้อความของอีกฝ่ายแล้ว';
}

/** Said while a game is adjourned. */
export const ADJOURNED = 'เกมพักอยู่: เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา';

/** Said to a watcher who types a move. */
export const ONLY_WATCHING = 'คุณเป็นผู้ชม: เดินได้เฉพาะผู้เล่น';

/** Why the room does not do what was typed, and what would help. */
export function roomRefusalText(
  { code, waitMs = 0, detail = '' }: Refusal,
  { keeper, face, longest }: RefusedAt,
): string {
  switch (code) {
    case 'moved-on':
      return `เกมเดินไปแล้ว ${TRY_AGAIN[face]}`;
    case 'watching':
      return ONLY_WATCHING;
    case 'not-begun':
      return 'อีกฝ่ายยังไม่มา';
    case 'game-over':
      return 'เกมจบแล้ว';
    case 'adjourned':
      return ADJOURNED;
    case 'not-your-turn':
      return 'ยังไม่ถึงตาคุณ';
    case 'illegal':
      return 'ห้องไม่รับตาเดินนี้';
    case 'no-offer':
      return 'ไม่มีข้อเสนอ พิมพ์ เสมอ เพื่อขอเสมอ หรือ ขอเดินใหม่ เพื่อขอถอนตา';
    case 'offered-already':
      return 'คุณขอไปแล้ว: มีผลจนถึงตาถัดไปของคุณ';
    case 'no-impasse':
      return 'จิโชงิ: ขุนทั้งสองต้องอยู่ในเขตเลื่อนขั้นของอีกฝ่าย และเกมต้องมีกติกานี้';
    case 'nothing-to-undo':
      return 'ขอเดินใหม่: คุณยังไม่ได้เดิน';
    case 'no-more-take-backs':
      return 'ขอเดินใหม่: ขอได้ไม่เกินสามครั้งต่อเกม';
    case 'not-over':
      return 'เล่นใหม่: เกมยังไม่จบ';
    case 'not-away':
      return 'อ้างสิทธิ์: อีกฝ่ายยังอยู่';
    case 'wait':
      return `อ้างสิทธิ์: อีกฝ่ายอาจกลับมาหรือเดินได้ รอ ${waitText(waitMs)}`;
    case 'nothing-said':
      return 'พูด: ขาดข้อความ พิมพ์ พูด แล้วตามด้วยข้อความ';
    case 'too-long':
      return `พูด: ยาวได้ไม่เกิน ${longest} ตัวอักษร`;
    case 'fixed-words-only':
      return `พูด: กับคนแปลกหน้า ใช้ได้เฉพาะ ทักทาย, ขอบคุณ และ ${wordText('well played')}`;
    case 'too-fast':
      return 'เร็วเกินไป: รอสักครู่';
    case 'not-saved':
      return `${keeper === 'host' ? 'เจ้าของห้องยังไม่ได้บันทึก' : 'ยังไม่ได้บันทึก'}: ${systemCodeText(printable(detail))} ${TRY_AGAIN[face]}`;
    default:
      return code satisfies never;
  }
}

/** `90 วินาที`. */
function waitText(waitMs: number): string {
  return `${Math.ceil(waitMs / 1000)} วินาที`;
}

/** Says that a player is away for a moment. */
export function awayText(color: Color): string {
  return `${sideName(color)}ไม่อยู่`;
}

/** Says that a player has left. @param mayClaim whether the player here may claim the game */
export function hasLeftText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}ออกไปแล้ว${mayClaim ? CLAIM : ''}`;
}

/** Says that a player does not move. @param mayClaim as in `hasLeftText` */
export function unmovedText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}ไม่เดินนานแล้ว${mayClaim ? CLAIM : ''}`;
}

const CLAIM = ` พิมพ์ อ้างสิทธิ์ ${argumentText('win')} หรือ อ้างสิทธิ์ ${argumentText('draw')}`;

/** Said to a player who does not move. */
export const OWN_IDLE_TEXTS = {
  overdue: 'คุณไม่เดินนานแล้ว: อีกฝ่ายอ้างสิทธิ์ได้จนกว่าคุณจะเดิน',
  warned: 'คุณไม่เดินนานแล้ว: อีกหนึ่งนาทีอีกฝ่ายจะอ้างสิทธิ์ได้',
} as const satisfies Readonly<Record<IdleState, string>>;

/** `มีผู้ชม 2 คน` */
export function watchersText(watchers: number): string {
  return `มีผู้ชม ${watchers} คน`;
}

/** Says how long a message is on its way, there and back. */
export function longTripText(ms: number): string {
  return `สายช้า ใช้เวลา ${Math.round(ms)} ms`;
}
