import { cleanName } from '../../clean/clean-text.ts';
import type { Person } from '../../rooms/hall/hall-command.ts';
import type { Challenge, HallGame } from '../../rooms/hall/hall-now.ts';
import type { Doing } from '../../rooms/hall/lobby-list.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { Charset } from '../charset.ts';
import type { OfferedGame } from '../en/lobby.ts';
import { shownName } from '../shown-name.ts';
import { sshLine } from '../ssh-line.ts';
import { countText } from './count-text.ts';
import { playersText } from './games.ts';
import { NAME_RULE } from './hall-refusal.ts';
import { variantName } from './names.ts';
import { sideName } from './side-name.ts';
import { systemCodeText } from './store-fault.ts';

export const LOBBY_TEXTS = {
  title: 'ล็อบบี้',
  noneFound: 'ไม่มีรายการที่มีคำเหล่านี้',
  challenged: 'ตั้งคำท้าแล้ว: เกมจะเริ่มทันทีที่มีคนรับ',
  takenBack: 'ถอนคำท้าของคุณแล้ว',
  draining: 'เซิร์ฟเวอร์ใกล้ปิดและไม่เริ่มเกมใหม่ สิ่งที่เล่นไว้ถูกเก็บ',
  waits: 'ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้: ตาเดินต้องรอ นาฬิกาก็หยุดรอ',
  back: 'เซิร์ฟเวอร์เขียนได้อีกแล้ว',
  ends: 'เซิร์ฟเวอร์จะปิดในอีกครู่ สิ่งที่เล่นไว้ถูกเก็บ: แล้วเข้ามาใหม่',
  opening: 'สักครู่..',
} as const;

export const LOBBY_TITLES = {
  what: 'รายการ',
  who: 'ใคร',
  rating: 'เรตติ้ง',
  game: 'เกม',
  clock: 'เวลา',
  state: 'สถานะ',
} as const;

export const RATING_TEXTS = { guest: 'ผู้เยี่ยมชม', unrated: 'ไม่มีเรตติ้ง' } as const;

export const DOING_TEXTS = {
  lobby: 'ล็อบบี้',
  playing: 'กำลังเล่น',
  watching: 'กำลังชม',
} as const satisfies Readonly<Record<Doing, string>>;

export const WHAT_TEXTS = {
  challenge: { for: '! ถึงคุณ', own: 'คำท้าของคุณ', other: 'คำท้า' },
  seek: { own: 'คุณหาคู่', other: 'หาคู่' },
  ownGame: 'เกมของคุณ',
  game: 'เกม',
  person: { own: 'คุณ', other: 'ผู้เล่น' },
} as const;

export const CELL_TEXTS = {
  any: 'ใดก็ได้',
  noClock: 'ไม่มี',
  rated: 'นับเรตติ้ง',
  unrated: 'ไม่นับเรตติ้ง',
  quick: 'เกมด่วน',
} as const;

export function ownGameState(isOwnTurn: boolean | undefined, isOtherHere: boolean): string {
  const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? 'ตาคุณ' : 'ตาอีกฝ่าย'];
  return [...turn, isOtherHere ? 'อยู่' : 'ไม่อยู่'].join(', ');
}

export function whomText(to: Challenge['to']): string {
  return to.kind === 'person' ? `ถึง ${shownName(to.name)}` : WHOM_TEXTS[to.kind];
}

const WHOM_TEXTS = {
  anyone: 'ถึงใครก็ได้',
  invitation: 'ตามคำเชิญ',
} as const;

export function playersOf({ black, white }: Pick<HallGame['began'], Color>): string {
  return playersText({ black: shownName(black.name), white: shownName(white.name) });
}

export const RATED_TERMS = {
  rated: 'นับเรตติ้ง',
  unrated: 'ไม่นับเรตติ้ง',
  withoutClock: 'ไม่นับเรตติ้ง: ไม่จับเวลา',
} as const;

export function offeredSideText({ side }: Pick<Challenge, 'side'>): string {
  return side === 'lot' ? 'จับสลากเลือกฝ่าย' : `คุณเล่น${sideName(side)}`;
}

export const DETAILS = {
  ownOffer: 'Enter ถอนคำท้า',
  /** @param side that of the other */
  offer: (side: Challenge['side'], isFor: boolean) => {
    const yours = side === 'lot' ? 'จับสลากเลือกฝ่าย' : `คุณเล่น${sideName(opposite(side))}`;
    return `Enter รับคำท้า: ${yours}${isFor ? ' d ปฏิเสธ' : ''}`;
  },
  ownSeek: 'Enter หรือ Esc เลิกหาคู่',
  seek: (name: string) => `${name} เล่นกับผู้ที่หาแบบเดียวกัน Enter หาแบบนี้`,
  ownGame: (seat: Color) => `คุณเล่น${sideName(seat)} Enter เล่นต่อ`,
  players: (players: string) => players,
  game: 'Enter ชม',
  me: 'Enter แสดงเรตติ้ง กุญแจ และเกมของคุณ',
  person: (name: string) => `Enter ท้า ${name}`,
} as const;

export function cannotWriteText(detail: string): string {
  return `ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้: ${systemCodeText(cleanName(detail))} ไม่มีอะไรหาย และจะลองอีก`;
}

export const ALONE_TEXT =
  'ไม่มีใครอื่นอยู่ที่นี่ c ตั้งคำท้า หรือเชิญใครก็ได้: ได้บรรทัดหนึ่งไว้ส่งให้เขา Esc ไปเล่นกับคอมพิวเตอร์';

export function hereCountText(count: number): string {
  return `อยู่ ${countText(count, 'คน')}`;
}

export function soughtLine(sought: OfferedGame | undefined): string {
  if (!sought) return 'คุณหาคู่เล่นเกมใดก็ได้';
  return `คุณหาคู่เล่น ${sought.game} ${sought.clock ?? 'ไม่จับเวลา'}`;
}

export function challengesYou(name: string, { game, clock }: OfferedGame): string {
  return `${name} ท้าคุณ: ${game} ${clock ?? 'ไม่จับเวลา'}`;
}

export function challengesYouOn(name: string, terms: readonly string[], code: string): string {
  return `${name} ท้าคุณ: ${terms.join(' ')} พิมพ์ ตกลง ${code} หรือ ปฏิเสธ ${code}`;
}

export function crossedLine(theirs: string): string {
  return `คำท้าของคุณยังอยู่ ในเงื่อนไขอื่น ${theirs}`;
}

export function begunText(other: Person, seat: Color): string {
  return `คุณเล่น${sideName(seat)}กับ ${shownName(other.name)}`;
}

export function begunElsewhereText(other: Person): string {
  return `เกมของคุณกับ ${shownName(other.name)} เริ่มแล้ว: อยู่ในล็อบบี้`;
}

export function watchedText(players: Pick<HallGame['began'], Color>): string {
  return `${playersOf(players)}: คุณกำลังชม`;
}

export function withdrawnText(why: 'taken-back' | 'declined' | 'away', { to }: Challenge): string {
  switch (why) {
    case 'taken-back':
      return LOBBY_TEXTS.takenBack;
    case 'declined':
      return to.kind === 'person' ? `${shownName(to.name)} ปฏิเสธคำท้าของคุณ` : 'คำท้าของคุณถูกปฏิเสธ';
    case 'away':
      return 'คำท้าของคุณหมดอายุ: คุณไม่อยู่นาน';
    default:
      return why satisfies never;
  }
}

export function invitesYou(name: string, terms: readonly string[]): string {
  return `${name} เชิญคุณ: ${terms.join(' ')} เล่นไหม`;
}

export function takeBackQuestion({ to }: Challenge): string {
  return `ถอนคำท้าของคุณ${whomText(to)}?`;
}

export const SEEK_TEXTS = {
  title: 'เกมด่วน',
  about: 'จับคู่กับผู้ที่หาแบบเดียวกัน: เรตติ้งใกล้กันทันที คนอื่นภายในหนึ่งนาที',
  any: 'ใดก็ได้',
  start: 'หาคู่',
  escEnds: 'Esc เลิกหา',
  ended: 'เลิกหาคู่แล้ว',
} as const;

export const CHALLENGE_TEXTS = {
  title: 'คำท้า',
  for: 'ถึง',
  anyone: 'ใครก็ได้',
  name: 'ระบุชื่อ',
  invitation: 'ตามคำเชิญ',
  nameLabel: '  ชื่อ',
  rated: 'นับเรตติ้ง',
  notRated: 'ไม่: เฉพาะเมื่อจับเวลา',
  start: 'ท้า',
} as const;

export const INVITATION_TEXTS = {
  gone: 'คำเชิญของคุณใช้ไม่ได้แล้ว',
} as const;

export const NAME_TEXTS = {
  title: 'ยินดีต้อนรับ',
  about: `เลือกชื่อที่คนอื่นเห็น ชื่อนี้จะเป็นของคุณตลอดไป ${NAME_RULE} ถ้ามีชื่อที่นี่อยู่แล้ว ให้สร้างรหัสใช้ครั้งเดียวจากหน้า "ฉัน" ของชื่อนั้น แล้วพิมพ์ที่นี่`,
  language: 'ภาษา',
  name: 'ชื่อ',
  code: 'รหัสใช้ครั้งเดียว',
  take: 'ใช้ชื่อนี้',
} as const;

export const ME_TEXTS = {
  title: 'ฉัน',
  rating: 'เรตติ้ง',
  key: 'กุญแจ',
  game: 'เกม',
  keyRemoved: 'ลบกุญแจแล้ว',
  unrated: 'ยังไม่มีเรตติ้ง: เล่นเกมที่นับเรตติ้งเพื่อให้มี',
} as const;

export function gameFileText(code: string, address: string | undefined): string {
  return `เป็นไฟล์: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`;
}

export const GOES_ON = { sentence: 'เกมยังเล่นอยู่', cell: 'ยังเล่นอยู่' } as const;

export function endedText(ending: string): string {
  return ending;
}

export function exportText(address: string | undefined): string {
  return `ทุกเกมของคุณเป็นไฟล์: ${sshLine(undefined, address)} export all > komadai-games.psn`;
}

export function keyCodeText(code: string, address: string | undefined): string {
  return `รหัสใช้ครั้งเดียว: ${cleanName(code)} ใช้กุญแจอื่นเข้าด้วย: ${sshLine('new', address)} แล้วพิมพ์รหัสนี้`;
}

export function removeKeyQuestion(key: string, isOwn: boolean): string {
  const own = isOwn ? ' นี่คือกุญแจที่คุณใช้เข้ามา' : '';
  return `ลบกุญแจ ${cleanName(key)}?${own}`;
}

export function ratedGamesText(games: number): string {
  return countText(games, 'เกม');
}

export const NO_RATINGS = 'ยังไม่มีใครมีเรตติ้งในรายการนี้: ต้องเล่นเกมที่นับเรตติ้งสิบเกมกับห้าคน';

export function ratingsTitle(variant: Variant, charset: Charset): string {
  return `เรตติ้ง: ${variantName(variant, charset)}`;
}

export function notRankedLine(rating: string, games: number): string {
  return `คุณ: ${rating} หลัง ${ratedGamesText(games)} เล่นสิบเกมกับห้าคนเพื่อเข้ารายการ`;
}

export function ownPlaceLine(place: string, rating: string, games: string): string {
  return `คุณ: อันดับ ${place}  ${rating}  ${games}`;
}

export function pageOfText(page: number, pages: number): string {
  return `หน้า ${page} จาก ${pages}`;
}
