import { printable } from '../../clean/clean-text.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { RoomKey } from '../../records/tree/room-tag.ts';
import type { Unsafety } from '../../rooms/rooms.ts';
import { byCode } from '../by-code.ts';
import { backLine, joinLine, shellWord, sshLine } from '../door-lines.ts';
import type { Texts } from '../texts.ts';
import { argumentText, asSentences, otherText, quoted, sideName, systemCodeText, wordText } from './words.ts';

export const ENGINES_STAY_OUT = 'ห้ามใช้เอนจินในเกมระหว่างคนจนกว่าจะจบ';

const TRY_AGAIN = { screen: 'กด Enter เพื่อลองอีกครั้ง', lines: 'พิมพ์อีกครั้ง' };

const OFFERS = {
  draw: 'ขอเสมอ',
  impasse: 'ขอนับแต้มจิโชงิ',
  'take-back': 'ขอเดินใหม่',
  adjournment: 'ขอพักการเล่น',
  rematch: 'ขอเล่นใหม่',
};

const ADJOURNED = 'เกมพักอยู่  เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา';

const waitText = (waitMs: number) => `${Math.ceil(waitMs / 1000)} วินาที`;

const CLAIM = `พิมพ์ "อ้างสิทธิ์ ${argumentText('win')}" หรือ "อ้างสิทธิ์ ${argumentText('draw')}"`;

const CODE_FORM = 'รหัสเป็นตัวอักษรและตัวเลข 6 ตัว เช่น K7M2QX';

const UNSAFE = {
  link: 'เป็นลิงก์',
  writable: 'ผู้อื่นเขียนได้',
  'another-owner': 'เป็นของบัญชีอื่น',
  'not-a-folder': 'ไม่ใช่โฟลเดอร์',
  'not-a-socket': 'ไม่ใช่ซ็อกเก็ต',
};

const unsafeText = (path: string, why: Unsafety) => `${path} ไม่ปลอดภัย: ${UNSAFE[why]}`;

const noRoomText = ({ at }: RoomKey) => asSentences('ที่นี่ไม่มีห้องรหัสนี้', CODE_FORM, at === undefined ? 'ถ้าเจ้าของห้องใช้ --at DIR ให้ใช้ด้วย' : '');

const PRESENCES = { here: 'ออนไลน์', away: 'ไม่อยู่', gone: 'ออกไปแล้ว' };

const whoText = (by: LockFault | undefined) => (by ? otherText(by) : 'komadai อื่น');

export const room: Texts['room'] = {
  // Room
  ENGINES_STAY_OUT,
  mutedText: (isMuted) => (isMuted ? 'ซ่อนข้อความของอีกฝ่ายแล้ว  พิมพ์ "ปิดเสียง" อีกครั้งเพื่อแสดง' : 'แสดงข้อความของอีกฝ่ายแล้ว'),
  OPEN_ELSEWHERE: 'ห้องนี้เปิดอยู่ที่เทอร์มินัลอื่นของคุณ',
  ON_ITS_WAY: 'กำลังส่ง ..',
  leaveRoomQuestion(isOnServer, hasClock) {
    const what = isOnServer ? 'เซิร์ฟเวอร์' : 'ห้อง';
    return asSentences(`ออกจาก${what}ไหม`, `อีกฝ่ายจะรออยู่${hasClock ? 'และเวลาจะเดินต่อ' : ''}`);
  },
  FIXED_WORD_TEXTS: { greet: 'ขอให้สนุกกับเกม!', thanks: 'ขอบคุณสำหรับเกม!', 'well played': 'เล่นได้ดีมาก!' },
  ownOfferText(what) {
    const until = what === 'rematch' ? 'จนกว่าฝ่ายหนึ่งจะออก' : 'จนถึงตาถัดไปของคุณ';
    return `คุณ${OFFERS[what]}  มีผล${until}`;
  },
  otherOfferText(by, what, isAnswered) {
    const answer = isAnswered ? 'พิมพ์ "ตกลง" หรือ "ปฏิเสธ"' : '';
    return asSentences(`${sideName(by)}${OFFERS[what]}`, answer);
  },
  seatedText: (name, color) => `${name} มาแล้ว และเล่นฝ่าย${sideName(color)}`,
  declinedText: (by) => (by === undefined ? 'คุณปฏิเสธ' : `${sideName(by)}ปฏิเสธ`),
  saidText: (name, text) => `${name ?? 'คุณ'}: ${text}`,
  ROOM_EVENT_TEXTS: {
    lapsed: 'มีฝ่ายหนึ่งออกไปแล้ว คำขอเล่นใหม่จึงหมดผล',
    adjourned: 'พักการเล่นแล้ว  เล่นต่อเมื่อทั้งสองฝ่ายออกไปแล้วกลับมา',
    continued: 'กลับมาครบแล้ว เล่นต่อได้',
  },
  watchedRematchText: (black, white) => `เล่นใหม่: ${black} - ${white}`,
  ownRematchText: (color, opponent) => `เล่นใหม่: คุณเล่นฝ่าย${sideName(color)}กับ ${opponent}`,
  ADJOURNED,
  roomRefusalText: byCode({
    'moved-on': (_, { face }) => `เกมเดินไปแล้ว  ${TRY_AGAIN[face]}`,
    watching: 'คุณเป็นผู้ชม  เดินได้เฉพาะผู้เล่น',
    'not-begun': 'อีกฝ่ายยังไม่มา',
    'game-over': 'เกมจบแล้ว',
    adjourned: ADJOURNED,
    'not-your-turn': 'ยังไม่ถึงตาคุณ',
    illegal: 'ห้องไม่รับตาเดินนี้',
    'no-offer': 'ไม่มีข้อเสนอ  พิมพ์ "เสมอ" เพื่อขอเสมอ หรือ "ขอเดินใหม่" เพื่อขอถอนตา',
    'offered-already': 'คุณขอไปแล้ว  มีผลจนถึงตาถัดไปของคุณ',
    'no-impasse': 'จิโชงิ: ขุนทั้งสองต้องอยู่ในเขตเลื่อนขั้นของอีกฝ่าย และเกมต้องมีกติกานี้',
    'nothing-to-undo': 'ขอเดินใหม่: คุณยังไม่ได้เดิน',
    'no-more-take-backs': 'ขอเดินใหม่: ขอได้ไม่เกินสามครั้งต่อเกม',
    'not-over': 'เล่นใหม่: เกมยังไม่จบ',
    'not-away': 'อ้างสิทธิ์: อีกฝ่ายยังอยู่',
    wait: ({ waitMs = 0 }) => `อ้างสิทธิ์: อีกฝ่ายอาจกลับมาหรือเดินได้  รอ ${waitText(waitMs)}`,
    'nothing-said': 'พูด: ขาดข้อความ  พิมพ์ "พูด" ตามด้วยข้อความ',
    'too-long': (_, { longest }) => `พูด: ยาวได้ไม่เกิน ${longest} ตัวอักษร`,
    'fixed-words-only': `พูด: กับคนแปลกหน้าใช้ได้เฉพาะ "ทักทาย", "ขอบคุณ" และ "${wordText('well played')}"`,
    'too-fast': 'เร็วเกินไป  รอสักครู่',
    'not-sure': ({ detail = '' }) => `ไม่แน่ใจว่าบันทึกแล้วหรือยัง: ${systemCodeText(printable(detail))}  รอสักครู่`,
    'not-saved': ({ detail = '' }, { face }) => `ยังไม่ได้บันทึก: ${systemCodeText(printable(detail))}  ${TRY_AGAIN[face]}`,
  }),
  awayText: (color) => `${sideName(color)}ไม่อยู่`,
  hasLeftText: (color, mayClaim) => asSentences(`${sideName(color)}ออกไปแล้ว`, mayClaim ? CLAIM : ''),
  unmovedText: (color, mayClaim) => asSentences(`${sideName(color)}ไม่เดินนานแล้ว`, mayClaim ? CLAIM : ''),
  OWN_IDLE_TEXTS: {
    overdue: 'คุณไม่เดินนานแล้ว  อีกฝ่ายอ้างสิทธิ์ได้จนกว่าคุณจะเดิน',
    warned: 'คุณไม่เดินนานแล้ว  อีกหนึ่งนาทีอีกฝ่ายจะอ้างสิทธิ์ได้',
  },
  longTripText: (ms) => `สายช้า  ใช้เวลา ${Math.round(ms)} ms`,

  // Room door
  OFFERS: {
    clock: (clock) => `เวลา: ${clock}`,
    watched: 'ผู้อื่นเข้าชมได้',
    unwatched: 'ห้ามผู้อื่นเข้าชม',
  },
  SEND_THIS: 'ให้อีกฝ่ายพิมพ์บรรทัดนี้:',
  DOOR_TEXTS: {
    title: 'เล่นกับผู้อื่น',
    about: 'ผู้ที่อยู่เทอร์มินัลอื่นของเครื่องนี้',
    opening: 'รอสักครู่..',
  },
  WAITING_TEXTS: { title: 'กำลังรออีกฝ่าย', code: 'รหัส', closed: 'ปิดห้องแล้ว' },
  arrivalText: (name, side) => `${name} มาแล้ว  คุณเล่นฝ่าย${sideName(side)}`,
  roomEntryText({ host, seat: { side }, ...key }) {
    const where = host === undefined ? 'คุณอยู่ในห้อง' : `คุณอยู่ในห้องของ ${quoted(host)}`;
    if (side === undefined) return `${where} ในฐานะผู้ชม`;
    return host === undefined ? `เปิดห้องอีกครั้งแล้ว  อีกฝ่ายกลับมาด้วย ${joinLine(key)}` : `${where} เล่นฝ่าย${sideName(side)}`;
  },
  hostFaultText: byCode({
    'not-writable': ({ folder, detail }) => `เปิดห้องใน ${folder} ไม่ได้: ${systemCodeText(detail)}  ใช้ --at DIR เพื่อเลือกโฟลเดอร์อื่น`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)} จึงไม่ได้เปิดห้อง  ลบออก หรือเลือกโฟลเดอร์อื่นด้วย --at DIR`,
    'path-too-long': ({ path }) => `พาธ ${path} ยาวเกินไปสำหรับซ็อกเก็ต  ใช้ --at DIR กับโฟลเดอร์ที่พาธสั้นกว่า`,
    'not-saved': ({ detail }) => `ยังไม่ได้บันทึก: ${systemCodeText(detail)} จึงไม่ได้เปิดห้อง`,
    'no-game'({ name }) {
      const found = name === undefined ? 'ไม่มีเกมของห้องที่เล่นต่อได้' : `ไม่มีเกม ${quoted(name)} ของห้องที่เล่นต่อได้`;
      return `${found}  เปิดห้องใหม่ด้วย komadai host`;
    },
    'in-use': 'รหัสของห้องนี้ใช้อยู่ในอีกห้องของคุณ  ปิดห้องนั้นแล้วลองใหม่',
  }),
  reachFaultText: byCode({
    'no-code': ({ found }) => `${quoted(found)} ไม่ใช่รหัส  ${CODE_FORM}`,
    'no-room': (_, key) => noRoomText(key),
    'wrong-code': (_, key) => noRoomText(key),
    'too-many-tries': ({ waitMs }) => `ลองรหัสผิดมากเกินไป  ลองใหม่ในอีก ${Math.max(1, Math.ceil(waitMs / 1000))} วินาที`,
    'not-safe': ({ path, why }) => `${unsafeText(path, why)} จึงไม่ได้เชื่อมต่อ  ขอให้เจ้าของห้องเปิดห้องใหม่`,
    'other-version': 'komadai ที่นี่กับของเจ้าของห้องเป็นคนละรุ่น  อัปเดตทั้งสองฝั่งแล้วลองใหม่',
    'no-answer': 'ห้องไม่ตอบ  ถามเจ้าของห้องว่า komadai ยังทำงานอยู่ไหม แล้วลองใหม่',
    refused: ({ detail }) => `ระบบไม่ให้คุณเข้า: ${systemCodeText(detail)}  ขอให้เจ้าของห้องเปิดห้องใหม่`,
    full: (_, key) => `มีผู้เล่นครบสองฝ่ายแล้ว  ชมเกมได้ด้วย ${joinLine(key, 'watch')}`,
    'no-watchers': 'เจ้าของห้องไม่ให้ผู้ใดชมเกมนี้',
  }),
  goBackFaultText(fault, game, key) {
    if (fault.code !== 'no-room' && fault.code !== 'wrong-code') return room.reachFaultText(fault, key);
    return `${game} เล่นอยู่ในห้อง ${key.code} ซึ่งเจ้าของห้องปิดไว้  ลองอีกครั้งด้วย ${joinLine(key)}  ดูเกมด้วย komadai replay ${shellWord(game)}`;
  },
  leftRoomText: (key, isHost) => `เกมเก็บไว้แล้ว  เล่นต่อด้วย ${backLine(key, isHost)}`,
  leftServerGameText: (code, address) => `เกมของคุณยังดำเนินต่อ  กลับมาด้วย ${sshLine(code, address)}`,

  // Room watching
  closedText: (why, line) =>
    ({
      over: 'เจ้าของห้องออกไปแล้ว',
      left: `เจ้าของห้องออกไปแล้ว  เมื่อกลับมา ให้กลับเข้าเกมด้วย ${line}`,
      'handed-over': `เจ้าของห้องเล่นต่อที่เทอร์มินัลอื่น  ตามไปได้ด้วย ${line}`,
      withdrawn: 'เจ้าของห้องยกเลิกเกมแล้ว',
    })[why],
  lineLostText: (line) => `สายไปยังเจ้าของห้องขาด  เมื่อเจ้าของห้องกลับมา ให้กลับเข้าเกมด้วย ${line}`,
  KEEP_QUESTION: 'เก็บเกมนี้ไว้ในเกมที่บันทึกไหม (y/n)',
  keptText: (name) => `เก็บแล้ว: ${name}`,
  WATCHED_TEXTS: {
    follow: 'กด End เพื่อตามเกม',
    empty: 'ผู้เล่นคนที่สองยังไม่มา',
    adjourned: 'เกมพักอยู่',
  },
  watchedPlayersText: (players) => players.map(({ name, presence }) => `${name} (${PRESENCES[presence]})`).join(' - '),
  watchingCountText: (watchers) => `ผู้ชม ${watchers} คน`,

  // Watching
  WATCH_ANSWERS: {
    asking: 'กำลังถาม komadai อื่น..',
    taken: 'เกมเป็นของคุณแล้ว',
    gone: 'เกมถูก komadai อื่นเปลี่ยนชื่อหรือลบไปแล้ว',
  },
  watchedResultText: (result, hasOwner) => asSentences(`เกมจบแล้ว: ${result}`, hasOwner ? '' : 'komadai อื่นออกไปแล้ว'),
  watchedGameText: (owner, take) =>
    asSentences(owner ? `คุณกำลังชม ${otherText(owner)}` : 'komadai อื่นออกไปแล้ว', `พิมพ์ "${wordText(take)}" เพื่อรับช่วงเกม`),
  givenText: (by) => `บันทึกและส่งต่อให้ ${whoText(by)} แล้ว`,
  takenOverText(by, unsaved) {
    const taken = `${whoText(by)} รับช่วงไปแล้ว`;
    if (unsaved === undefined) return taken;
    return `ยังไม่ได้บันทึก: ${unsaved.join(', ') || 'สิ่งที่ทำล่าสุด'}  ${taken}`;
  },
  watchingHelp(owner) {
    const follows = 'ตาเดินปรากฏเมื่อบันทึก  ตาที่พิมพ์ที่นี่ยังไม่เดิน แต่จะตามไปด้วยเมื่อคุณรับช่วงเกม';
    if (!owner) return [follows, 'ไม่มีใครเปิดเกมนี้อยู่'];
    return [
      `เกมนี้เปิดอยู่ใน ${otherText(owner)}  ${follows}`,
      'เมื่อคุณรับช่วง komadai นั้นจะบันทึกแล้วเปลี่ยนเป็นผู้ชม  ถ้าไม่ตอบภายในสองวินาที เกมจะถูกดึงมา  สิ่งที่บันทึกไว้แล้วไม่หาย',
      `ตัวล็อกคือ ${owner.lockFile}  ลบได้เมื่อแน่ใจว่าโปรเซสนั้นปิดไปแล้วเท่านั้น`,
    ];
  },

  // Server
  doorTexts: (address) => ({
    registers: 'ที่นี่ไม่รู้จักกุญแจนี้  จะลงทะเบียนเป็นผู้เล่นใหม่\n',
    get severalKeys() {
      return [
        'ที่นี่ไม่รู้จักกุญแจใดของคุณ',
        `${sshLine('new', address())} ลงทะเบียนผู้เล่นใหม่ด้วยกุญแจแรก`,
        'ssh -o IdentitiesOnly=yes -i FILE เลือกกุญแจอื่น\n',
      ].join('\n');
    },
    needsKey: ['ที่นี่ต้องใช้กุญแจ แต่คุณไม่ได้ส่งมา', 'ssh-keygen -t ed25519 สร้างกุญแจ\n'].join('\n'),
    invitedOnly: 'เซิร์ฟเวอร์นี้สำหรับผู้ได้รับเชิญ  ที่นี่ไม่รู้จักกุญแจของคุณ\n',
    banned: 'คุณถูกห้ามเข้าเซิร์ฟเวอร์นี้\n',
    nameNeedsKey: 'ชื่อและเรตติ้งต้องใช้กุญแจ: ssh-keygen -t ed25519 สร้างกุญแจ\n',
    guestFirst: 'กด Enter เพื่อเข้าเป็นผู้เยือน\n',
    guestPrompt: 'กด Enter: ',
  }),
};
