import { printable } from '../../clean/clean-text.ts';
import type { IdleState } from '../../rooms/idleness.ts';
import type { FixedWord, RoomOffer } from '../../rooms/room-event.ts';
import type { Refusal } from '../../rooms/room-port.ts';
import type { Color } from '../../rules/core/color.ts';
import type * as en from '../en/room.ts';
import type { RefusedAt } from '../en/room.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';
import { argumentText, wordText } from './word-text.ts';

export const ENGINES_STAY_OUT = 'ห้ามใช้เอนจินในเกมระหว่างคนจนกว่าจะจบ';

export const LINE_LOST_TEXTS = {
  host: 'สายหลุด: กำลังรอเจ้าของห้อง ..',
  server: 'สายถึงเกมหลุด: กำลังรอ ..',
} as const satisfies Readonly<Record<en.Keeper, string>>;

export const LINE_BACK_TEXTS = {
  host: 'ต่อสายถึงเจ้าของห้องได้แล้ว',
  server: 'ต่อสายถึงเกมได้แล้ว',
} as const satisfies Readonly<Record<en.Keeper, string>>;

const TRY_AGAIN = { screen: 'กด Enter เพื่อลองอีกครั้ง', lines: 'พิมพ์อีกครั้ง' } as const;

export const OPEN_ELSEWHERE = 'ห้องนี้เปิดอยู่ที่เทอร์มินัลอื่นของคุณ';

export const ON_ITS_WAY = 'กำลังส่ง ..';

export function leaveRoomQuestion(isOnServer: boolean, hasClock: boolean): string {
  const what = isOnServer ? 'เซิร์ฟเวอร์' : 'ห้อง';
  return `ออกจาก${what}ไหม อีกฝ่ายจะรออยู่${hasClock ? ' และเวลาจะเดินต่อ' : ''}`;
}

const OFFERS = {
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้มจิโชงิ',
  'take-back': 'ขอเดินใหม่',
  adjournment: 'ขอพักการเล่น',
  rematch: 'ขอเล่นใหม่',
} as const satisfies Readonly<Record<RoomOffer, string>>;

export const FIXED_WORD_TEXTS = {
  greet: 'ขอให้สนุกกับเกม!',
  thanks: 'ขอบคุณสำหรับเกม!',
  'well played': 'เล่นได้ดีมาก!',
} as const satisfies Readonly<Record<FixedWord, string>>;

export function ownOfferText(what: RoomOffer): string {
  const until = what === 'rematch' ? 'จนกว่าฝ่ายหนึ่งจะออก' : 'จนถึงตาถัดไปของคุณ';
  return `คุณ${OFFERS[what]} มีผล${until}`;
}

export function otherOfferText(by: Color, what: RoomOffer, isAnswered: boolean): string {
  const answer = isAnswered ? ': ตกลง หรือ ปฏิเสธ' : '';
  return `${sideName(by)}${OFFERS[what]}${answer}`;
}

export function seatedText(name: string, color: Color): string {
  return `${name} มาแล้ว เล่นฝ่าย${sideName(color)}`;
}

export function declinedText(by: Color | undefined): string {
  return by === undefined ? 'คุณปฏิเสธ' : `${sideName(by)}ปฏิเสธ`;
}

export function saidText(name: string | undefined, text: string): string {
  return `${name ?? 'คุณ'}: ${text}`;
}

export const ROOM_EVENT_TEXTS = {
  lapsed: 'มีฝ่ายหนึ่งออกไปแล้ว: คำขอเล่นใหม่หมดผล',
  adjourned: 'พักการเล่นแล้ว เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา',
  continued: 'กลับมาครบแล้ว: เล่นต่อ',
} as const;

export function watchedRematchText(black: string, white: string): string {
  return `เล่นใหม่: ${black} - ${white}`;
}

export function ownRematchText(color: Color, opponent: string): string {
  return `เล่นใหม่: คุณเล่นฝ่าย${sideName(color)}กับ ${opponent}`;
}

export function mutedText(isMuted: boolean): string {
  return isMuted ? 'ซ่อนข้อความของอีกฝ่ายแล้ว พิมพ์ ปิดเสียง อีกครั้งเพื่อแสดง' : 'แสดงข้อความของอีกฝ่ายแล้ว';
}

export const ADJOURNED = 'เกมพักอยู่: เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา';

export const ONLY_WATCHING = 'คุณเป็นผู้ชม: เดินได้เฉพาะผู้เล่น';

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

function waitText(waitMs: number): string {
  return `${Math.ceil(waitMs / 1000)} วินาที`;
}

export function awayText(color: Color): string {
  return `${sideName(color)}ไม่อยู่`;
}

export function hasLeftText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}ออกไปแล้ว${mayClaim ? CLAIM : ''}`;
}

export function unmovedText(color: Color, mayClaim: boolean): string {
  return `${sideName(color)}ไม่เดินนานแล้ว${mayClaim ? CLAIM : ''}`;
}

const CLAIM = ` พิมพ์ อ้างสิทธิ์ ${argumentText('win')} หรือ อ้างสิทธิ์ ${argumentText('draw')}`;

export const OWN_IDLE_TEXTS = {
  overdue: 'คุณไม่เดินนานแล้ว: อีกฝ่ายอ้างสิทธิ์ได้จนกว่าคุณจะเดิน',
  warned: 'คุณไม่เดินนานแล้ว: อีกหนึ่งนาทีอีกฝ่ายจะอ้างสิทธิ์ได้',
} as const satisfies Readonly<Record<IdleState, string>>;

export function longTripText(ms: number): string {
  return `สายช้า ใช้เวลา ${Math.round(ms)} ms`;
}
