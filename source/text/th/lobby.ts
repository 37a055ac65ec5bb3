import { THAI_FORMS } from '../../activity/words/th.ts';
import { cleanName, printable } from '../../clean/clean-text.ts';
import { opposite } from '../../rules/core/color.ts';
import { byCode } from '../by-code.ts';
import { sshLine } from '../door-lines.ts';
import { playersText, shownInput, shownName } from '../foreign-text.ts';
import type { Texts } from '../texts.ts';
import { waitOf } from '../units.ts';
import {
  argumentText,
  asSentences,
  countText,
  didYouMeanText,
  joinSentences,
  joinWords,
  nameOfGame,
  quoted,
  sideName,
  systemCodeText,
  variantName,
  wordText,
} from './words.ts';

const NAME_RULE = 'ชื่อยาว 1 ถึง 16 คอลัมน์: อักษรละติน ตัวเลข และ - หรือคานะและคันจิ หรือฮันกึล หรืออักษรไทย';

const UNITS = { hour: 'ชั่วโมง', minute: 'นาที', second: 'วินาที' };

function waitText(waitMs: number) {
  const { count, unit } = waitOf(waitMs);
  return countText(count, UNITS[unit]);
}

const GUEST_TEXT = 'ผู้เยือนไม่มีเรตติ้ง  เข้ามาด้วยกุญแจเพื่อมีชื่อของตัวเอง';

export const lobby: Texts['lobby'] = {
  // Lobby
  LOBBY_TEXTS: {
    title: 'ล็อบบี้',
    noneFound: 'ไม่มีรายการที่มีคำเหล่านี้',
    challenged: 'ตั้งคำท้าแล้ว  เกมจะเริ่มทันทีที่มีคนรับ',
    draining: 'เซิร์ฟเวอร์ใกล้ปิดและไม่เริ่มเกมใหม่  สิ่งที่เล่นไว้ถูกเก็บ',
    waits: 'ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้  ตาเดินต้องรอ นาฬิกาก็หยุดรอ',
    back: 'เซิร์ฟเวอร์เขียนได้อีกแล้ว',
    ends: 'เซิร์ฟเวอร์จะปิดในอีกครู่  สิ่งที่เล่นไว้ถูกเก็บ  เข้ามาใหม่ภายหลังได้',
    opening: 'สักครู่..',
  },
  LOBBY_TITLES: { what: 'รายการ', who: 'ใคร', rating: 'เรตติ้ง', game: 'เกม', clock: 'เวลา', state: 'สถานะ' },
  RATING_TEXTS: { guest: 'ผู้เยือน', unrated: 'ไม่มีเรตติ้ง' },
  DOING_TEXTS: { lobby: 'ล็อบบี้', playing: 'กำลังเล่น', watching: 'กำลังชม' },
  WHAT_TEXTS: {
    challenge: { for: '! ถึงคุณ', own: 'คำท้าของคุณ', other: 'คำท้า' },
    ownGame: 'เกมของคุณ',
    game: 'เกม',
    person: { own: 'คุณ', other: 'ผู้เล่น' },
  },
  CELL_TEXTS: { noClock: 'ไม่มี', rated: 'นับเรตติ้ง', unrated: 'ไม่นับเรตติ้ง' },
  ownGameState(isOwnTurn, isOtherHere) {
    const turn = isOwnTurn === undefined ? [] : [isOwnTurn ? 'ตาคุณ' : 'ตาอีกฝ่าย'];
    return [...turn, isOtherHere ? 'ออนไลน์' : 'ไม่อยู่'].join(', ');
  },
  whomText: (to) => (to.kind === 'person' ? `ถึง ${shownName(to.name)}` : { anyone: 'ถึงใครก็ได้', invitation: 'ตามคำเชิญ' }[to.kind]),
  playersOf: ({ black, white }) => playersText({ black: shownName(black.name), white: shownName(white.name) }),
  RATED_TERMS: { rated: 'นับเรตติ้ง', unrated: 'ไม่นับเรตติ้ง', withoutClock: 'ไม่นับเรตติ้งเพราะไม่จับเวลา' },
  offeredSideText: ({ side }) => (side === 'lot' ? 'โยนเบี้ยเลือกฝ่าย' : `คุณเล่นฝ่าย${sideName(side)}`),
  DETAILS: {
    ownOffer: 'Enter ถอนคำท้า',
    offer(side, isFor) {
      const yours = side === 'lot' ? 'โยนเบี้ยเลือกฝ่าย' : `คุณเล่นฝ่าย${sideName(opposite(side))}`;
      return asSentences(yours, 'Enter รับคำท้า', isFor ? 'd ปฏิเสธ' : '');
    },
    ownGame: (seat) => `คุณเล่นฝ่าย${sideName(seat)}  Enter เล่นต่อ`,
    game: 'Enter ชม',
    me: 'Enter แสดงเรตติ้ง กุญแจ และเกมของคุณ',
    person: (name) => `Enter ท้า ${name}`,
  },
  cannotWriteText: (detail) => `ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้: ${systemCodeText(cleanName(detail))}  ไม่มีอะไรหาย และจะลองอีก`,
  ALONE_TEXT: 'ตอนนี้ไม่มีผู้อื่นอยู่ที่นี่  กด c เพื่อตั้งคำท้า หรือเชิญเพื่อนด้วยบรรทัดที่ส่งให้เขาได้  กด Esc เพื่อไปเล่นกับคอมพิวเตอร์',
  hereCountText: (count) => `อยู่ ${countText(count, 'คน')}`,
  offeredGame: (game, clock) => `${game} ${clock ?? 'ไม่จับเวลา'}`,
  quickText: (offered) => `คุณรอเล่น ${offered}  เกมจะเริ่มทันทีที่มีผู้รับคำท้า`,
  challengesYou: (name, offered) => `${name} ท้าคุณ: ${offered}`,
  challengesYouOn: (name, terms, code) => `${name} ท้าคุณ: ${joinSentences(terms)}  พิมพ์ "ตกลง ${code}" หรือ "ปฏิเสธ ${code}"`,
  crossedText: (theirs) => asSentences('คำท้าของคุณยังอยู่ เพราะเงื่อนไขต่างกัน', theirs),
  begunText: (other, seat) => `คุณเล่นฝ่าย${sideName(seat)}กับ ${shownName(other.name)}`,
  watchedText: (players) => `${lobby.playersOf(players)}: คุณกำลังชม`,
  withdrawnText: (why, { to }) =>
    ({
      'taken-back': 'ถอนคำท้าของคุณแล้ว',
      declined: to.kind === 'person' ? `${shownName(to.name)} ปฏิเสธคำท้าของคุณ` : 'คำท้าของคุณถูกปฏิเสธ',
      away: 'คำท้าของคุณหมดอายุ เพราะคุณไม่อยู่นาน',
    })[why],
  invitesYou: (name, terms) => `${name} เชิญคุณ: ${joinSentences(terms)}  เล่นไหม`,
  CHALLENGE_TEXTS: {
    title: 'คำท้า',
    for: 'ถึง',
    anyone: 'ใครก็ได้',
    name: 'ระบุชื่อ',
    invitation: 'ตามคำเชิญ',
    nameLabel: '  ชื่อ',
    rated: 'นับเรตติ้ง',
    notRated: 'ไม่ (นับเฉพาะเมื่อจับเวลา)',
    start: 'ท้า',
  },
  INVITATION_GONE: 'คำเชิญของคุณใช้ไม่ได้แล้ว',
  NAME_TEXTS: {
    title: 'ยินดีต้อนรับ',
    about: `เลือกชื่อที่คนอื่นเห็น  ชื่อนี้จะเป็นของคุณตลอดไป  ${NAME_RULE}  ถ้ามีชื่อที่นี่อยู่แล้ว ให้สร้างรหัสใช้ครั้งเดียวจากหน้า "ฉัน" ของชื่อนั้น แล้วพิมพ์ที่นี่`,
    language: 'ภาษา',
    name: 'ชื่อ',
    code: 'รหัสใช้ครั้งเดียว',
    take: 'ใช้ชื่อนี้',
  },
  ME_TEXTS: { title: 'ฉัน', rating: 'เรตติ้ง', key: 'กุญแจ', game: 'เกม', unrated: 'ยังไม่มีเรตติ้ง  เล่นเกมที่นับเรตติ้งเพื่อให้มี' },
  gameFileText: (code, address) => `เป็นไฟล์: ${sshLine(undefined, address)} export ${code} kif > ${code}.kif`,
  GOES_ON: { sentence: 'เกมยังเล่นอยู่', cell: 'ยังเล่นอยู่' },
  exportText: (address) => `ทุกเกมของคุณเป็นไฟล์: ${sshLine(undefined, address)} export all > komadai-games.psn`,
  keyCodeText: (code, address) => `รหัสใช้ครั้งเดียว: ${cleanName(code)}  เข้ามาด้วยกุญแจอื่นโดยใช้ ${sshLine('new', address)} แล้วพิมพ์รหัสนี้`,
  ratedGamesText: (games) => countText(games, 'เกม'),
  NO_RATINGS: 'ยังไม่มีใครมีเรตติ้งในเกมนี้',
  ratingsTitle: (variant, charset) => `เรตติ้ง: ${variantName(variant, charset)}`,
  notRankedText: (rating, games) => `คุณ: ${rating} หลัง ${lobby.ratedGamesText(games)}  เล่นให้มากขึ้นกับคนหลายคนขึ้นเพื่อเข้ารายการ`,
  ownPlaceText: ([place, _name, rating, games]) => `คุณ: อันดับ ${place}  ${rating}  ${games}`,
  pageOfText: (page, pages) => `หน้า ${page} จาก ${pages}`,

  // Lobby told
  LOBBY_ANSWERS: {
    'no-name': 'พิมพ์ชื่อของคุณ หรือ "รหัส CODE" ถ้ามีรหัสใช้ครั้งเดียว  พิมพ์ "ช่วยเหลือ" เพื่อดูคำสั่ง',
    guest: GUEST_TEXT,
    'no-challenge': 'ไม่มีคำท้านี้  พิมพ์ "คำท้า" เพื่อดูรายการ',
    'no-game': 'ไม่มีเกมนี้  พิมพ์ "รายการเกม" หรือ "ของฉัน" เพื่อดูรายการ',
    'no-code': 'ไม่มีคำท้าหรือเกมที่ใช้รหัสนี้แล้ว',
    'not-yours': 'คุณไม่ได้เล่นเกมนี้  พิมพ์ "ชม" เพื่อดู',
    'not-droppable': 'ปฏิเสธหรือถอนได้เฉพาะคำท้า',
    'not-over': 'เกมนี้ยังเล่นอยู่  พิมพ์ "เข้าร่วม" เพื่อเล่นเกมของคุณต่อ หรือ "ชม" เพื่อดูเกมของผู้อื่น',
    declined: 'ปฏิเสธแล้ว',
    'key-removed': 'ลบกุญแจแล้ว',
    'no-number': ({ line }) => `${shownInput(line)}: รายการล่าสุดไม่มีหมายเลขนี้`,
    'no-page': ({ line }) => `${shownInput(line)}: ไม่ใช่หมายเลขหน้า  พิมพ์ตัวเลขตั้งแต่ 1`,
    'name-or-word': ({ name, word }) => `${shownInput(name)}: หมายถึง "${wordText(word)}" ใช่ไหม  พิมพ์ "ชื่อ ${shownInput(name)}" ถ้าเป็นชื่อของคุณ`,
    named: ({ person }) => `คุณมีชื่อแล้ว: ${shownName(person.name)}`,
    which({ word, codes }) {
      const lines = codes.map((code) => `"${wordText(word)} ${code}"`);
      return `${wordText(word)}: อันไหน  พิมพ์ ${joinWords(lines, 'หรือ')}`;
    },
    'takes-back': ({ challenge: { to } }) => `ถอนคำท้าของคุณ${lobby.whomText(to)} ไหม`,
    'removes-key'({ key, isOwn }) {
      const own = isOwn ? 'นี่คือกุญแจที่คุณใช้เข้ามา' : '';
      return asSentences(`ลบกุญแจ ${cleanName(key)} ไหม`, own);
    },
    'begun-elsewhere': ({ other }) => `เกมของคุณกับ ${shownName(other.name)} เริ่มแล้ว  ดูได้ในล็อบบี้`,
  },
  IN_LOBBY: 'คุณอยู่ในล็อบบี้  พิมพ์ "ช่วยเหลือ" เพื่อดูคำสั่ง',
  IN_GAME_HELP: 'ล็อบบี้: ไปล็อบบี้ โดยเกมดำเนินต่อ',
  lobbyWelcome(name, rating) {
    const what = rating ? `${rating.rating} (${nameOfGame(rating.game)})` : 'ผู้เยือน';
    return `ล็อบบี้  คุณคือ ${name}, ${what}  พิมพ์ "ช่วยเหลือ" เพื่อดูคำสั่ง`;
  },
  backToGameText: (code) => `เกมของคุณดำเนินต่อ  พิมพ์ "เข้าร่วม ${code}" เพื่อกลับไป`,
  challengeByName: (name) => `พิมพ์ "ท้า ${argumentText('to')} ${shownName(name)}" เพื่อท้า  ระบุเกมและเวลาต่อท้ายได้`,
  standsText: (code) => `ตั้งคำท้าแล้ว  พิมพ์ "ถอนคำท้า ${code}" เพื่อถอน`,
  otherTypesText: (code, address) => `ผู้เล่นอีกคนพิมพ์: ${sshLine(code, address)}`,
  noVariantText: (found, ids) =>
    `${wordText('ratings')}: ไม่มีเกม ${quoted(found)}${didYouMeanText(found, ids)}  พิมพ์ ${joinWords(ids, 'หรือ')}`,
  challengePartText: (word, found, parts) =>
    `${wordText(word)}: ไม่เข้าใจ ${quoted(found)}${didYouMeanText(found, parts)}  พิมพ์ ${THAI_FORMS[word]}`,
  NO_CHALLENGED: `ท้า: ใส่ชื่อหลัง "${argumentText('to')}"`,

  // Lobby lists
  EMPTY_LISTS: {
    challenges: 'ไม่มีคำท้า',
    mine: 'ไม่มี  พิมพ์ "ท้า" เพื่อตั้งคำท้า',
    who: 'ไม่มีใครอยู่',
    games: 'ไม่มีเกมที่กำลังเล่นอยู่ให้ชม',
    played: 'คุณยังไม่ได้เล่นเกมใด',
    laterPlayed: 'ไม่มีเกมอีกแล้ว',
  },
  LIST_TITLES: {
    who: (game) => ['ชื่อ', `เรตติ้ง ${game}`, 'ที่'],
    played: ['รหัส', 'วันที่', 'คู่แข่ง', 'เกม', 'ผล'],
    ratings: ['ชื่อ', 'เรตติ้ง', 'เกมที่นับ'],
    games: ['รหัส', 'ผู้เล่น', 'เกม', 'เวลา', 'นับเรตติ้ง'],
    mine: ['รหัส', 'คู่แข่ง', 'เกม', 'เวลา', 'สถานะ'],
    challenges: ['รหัส', 'จาก', 'เรตติ้ง', 'เกม', 'เวลา', 'นับเรตติ้ง', 'ถึง'],
  },
  LIST_CELLS: { yes: 'ใช่', no: 'ไม่', you: 'คุณ', anyone: 'ใครก็ได้', invitation: 'คำเชิญ' },
  morePlayedText: (page) => `พิมพ์ "ที่เล่นแล้ว ${page}" เพื่อดูต่อ`,
  lastPageText: (page) => `หน้าสุดท้ายคือ ${page}`,
  youAreText: (name) => `คุณคือ ${name}`,
  ratingInText: (game, rating, games) => `${game}: ${rating}, ${games}`,
  numberedKeyText: (number, key) => `กุญแจ ${number}: ${key}`,

  // Hall refusal
  hallRefusalText: byCode({
    'bad-name': `ใช้เป็นชื่อไม่ได้  ${NAME_RULE}`,
    'name-taken': 'มีคนใช้ชื่อนี้หรือชื่อที่ดูคล้ายกันแล้ว  เลือกชื่ออื่น',
    'key-taken': 'กุญแจนี้เป็นของคนอื่นอยู่แล้ว',
    'key-deleted': 'ชื่อของกุญแจนี้ถูกลบแล้ว และจะตั้งชื่อใหม่ให้ไม่ได้  สร้างกุญแจอื่นด้วย ssh-keygen',
    'network-held': ({ waitMs = 0 }) => `มีคนจากที่อยู่เดียวกับคุณถูกห้ามเข้า  จากที่นั่นลงทะเบียนใหม่ไม่ได้อีก ${waitText(waitMs)}`,
    'wrong-key-code': 'รหัสใช้ครั้งเดียวนี้ผิด ใช้ไปแล้ว หรือหมดอายุ  สร้างรหัสใหม่ที่หน้า "ฉัน"',
    'too-many-keys': 'คุณมีกุญแจครบจำนวนแล้ว  ลบออกหนึ่งดอกก่อน',
    'last-key': 'นี่คือกุญแจดอกเดียวของคุณ  เพิ่มดอกอื่นก่อน',
    'no-such-key': 'นี่ไม่ใช่กุญแจของคุณ',
    guest: GUEST_TEXT,
    'no-such-name': 'ไม่มีใครใช้ชื่อนี้ที่นี่',
    yourself: 'ที่นี่เล่นกับตัวเองไม่ได้',
    'too-many-challenges': 'คุณมีคำท้าเช่นนี้แล้ว หรือมีครบจำนวนแล้ว  ถอนคำท้าหนึ่งก่อน',
    'challenge-gone': 'คำท้านี้ถูกถอน ถูกปฏิเสธ หรือมีคนอื่นรับไปแล้ว',
    'game-begun': 'เกมของคุณกับผู้เล่นนี้เริ่มไปแล้วจากคำท้าอื่น',
    'not-for-you': 'คำท้านี้ส่งถึงคนอื่น',
    'too-fast': ({ waitMs = 0 }) => `เร็วเกินไป  ลองใหม่ใน ${waitText(waitMs)}`,
    'bad-terms': 'เล่นแบบนี้ไม่ได้  เลือกเกม แต้มต่อ หรือเวลาอื่น',
    'too-many-games': 'มีเกมที่เล่นอยู่ครบจำนวนแล้ว  เล่นให้จบหนึ่งเกมก่อน',
    'not-sure': ({ detail = '' }) => `ไม่แน่ใจว่าบันทึกแล้วหรือยัง: ${systemCodeText(printable(detail))}  ตรวจดูก่อนลองใหม่`,
    'not-saved': ({ detail = '' }) => `ยังไม่ได้บันทึก: ${systemCodeText(printable(detail))}  ลองใหม่`,
  }),
  GAME_DOOR_TEXTS: {
    full: 'เกมนี้มีผู้เล่นครบสองฝ่ายแล้ว',
    'no-watchers': 'เกมนี้ไม่ให้ใครชม',
    'not-saved': 'ตอนนี้เซิร์ฟเวอร์เขียนไม่ได้ จึงยังเข้าเกมไม่ได้  ลองใหม่',
    'no-room': 'เกมนี้จบแล้ว หรือไม่มีเกมชื่อนี้',
  },
  GAME_FAULT_TEXTS: {
    'no-game': 'อ่านเกมนี้ไม่ได้',
    away: 'ตอนนี้เซิร์ฟเวอร์อ่านเกมไม่ได้  ลองใหม่',
  },

  // Guest words
  guestSummaries: (formats) => ({
    games: 'เกมที่กำลังเล่นอยู่',
    who: 'ผู้เล่นที่อยู่ที่นี่',
    ratings: 'เรตติ้งของเกม',
    join: 'รับคำท้า หรือเล่นเกมของคุณต่อ',
    watch: 'ชมเกม',
    export: `เกมหนึ่งหรือทุกเกมของคุณเป็นไฟล์: ${formats.join(', ')}`,
    help: 'ความช่วยเหลือนี้',
  }),
  GUEST_HELP: ['ssh HOST พาไปล็อบบี้  ssh CODE@HOST พาไปหาผู้ที่ส่งรหัสให้คุณ', 'ssh -T HOST เล่นทีละบรรทัด'],
  GUEST_TEXTS: {
    ended: 'เซิร์ฟเวอร์ปิดแล้ว  สิ่งที่เล่นไว้ถูกเก็บ  อีกสักครู่ค่อยเข้ามาใหม่',
    broken: 'ข้อผิดพลาดในโปรแกรมทำให้เซสชันนี้จบลง  สิ่งที่เล่นไว้ถูกเก็บ  เข้ามาใหม่ได้',
    wait: 'รอสักครู่ เซิร์ฟเวอร์จะให้เข้าทันทีที่พร้อม  กด Ctrl-C เพื่อออก',
    banned: 'คุณถูกห้ามเข้าเซิร์ฟเวอร์นี้',
    deleted: 'ชื่อและการตั้งค่าของคุณถูกลบแล้ว  เกมของคุณยังอยู่โดยไม่มีชื่อนี้',
    noName: 'กุญแจของคุณยังไม่มีชื่อที่นี่  เข้ามาโดยไม่ใส่คำสั่งเพื่อตั้งชื่อ',
    guest: 'คุณเข้ามาโดยไม่มีกุญแจ ที่นี่จึงไม่มีข้อมูลของคุณ',
  },
  noGuestWordText: (found, words) => `ไม่มีคำสั่ง ${quoted(found)} ที่นี่${didYouMeanText(found, words)}  คำสั่งที่มี: ${words.join(', ')}`,
  guestUsage: (line) => `วิธีใช้: ${line}`,
  noGameOfCodeText: (code) => `ไม่มีเกม ${quoted(code)} ที่คุณดูได้  ssh HOST games แสดงเกมที่กำลังเล่นอยู่`,
  nothingOfCodeText: (code) => `ไม่มีคำท้าหรือเกม ${quoted(code)} ที่นี่  ขอรหัสอีกครั้ง`,

  // News
  VISIT_TEXTS: {
    'keys-dropped': 'กดปุ่มเร็วเกินไป บางปุ่มจึงไม่ได้รับ',
    idle: 'ไม่มีความเคลื่อนไหว  เซสชันนี้จะปิดในห้านาที  กดปุ่มใดก็ได้เพื่ออยู่ต่อ',
  },
  elsewhereText: (text) => `ในเกมของคุณ: ${text}`,
};
