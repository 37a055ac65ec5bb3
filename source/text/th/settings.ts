import type { ValidValues } from '../../settings/settings.ts';
import { byCode } from '../by-code.ts';
import type { Texts } from '../texts.ts';
import { noPositionText } from './records.ts';
import { asSentences, joinSentences, nameOfGame, orMeantText, quoted, systemErrorText, unknownText } from './words.ts';

const SETTING_TEXTS: Readonly<Record<string, string>> = {
  language: 'ภาษาที่แสดง  auto: ตามสภาพแวดล้อม',
  variant: 'เกมที่เสนอก่อน',
  labels: 'สิ่งที่เขียนบนตัวหมาก',
  coordinates: 'ป้ายแถวนอนข้างกระดาน',
  notation: 'วิธีเขียนตาเดิน  ในบันทึกยังเป็น Hodges',
  charset: 'อักขระที่ใช้วาดกระดาน',
  pieces: 'แสดงหมากเป็นภาพถ้าทำได้  auto: ไม่ใช้ผ่าน SSH',
  colour: 'สีบนหน้าจอ',
  theme: 'wood, slate, paper: 256 สี  dark, light, safe: 16 สี',
  motion: 'ตาล่าสุดกะพริบครั้งหนึ่ง ยกเว้นสายที่ช้ากว่า 300 ms',
  flip: 'ฝ่ายที่อยู่ด้านล่าง: ดำ ฝ่ายที่เล่น หรือขาว',
  reigning: 'ฝ่ายที่ใช้ขุน 王',
  speech: 'วิธีบอกตาเดินในโหมดบรรทัด',
  'clock-calls': 'โหมดบรรทัดบอกเมื่อเหลือ 60, 30, 10 วินาที  auto: เมื่อเป็นคำพูด',
  illegal: 'ผลของการเดินผิดกติกา',
  'away-time': 'เวลาเป็นอย่างไรเมื่อปิดเกมไว้',
  resigns: 'คอมพิวเตอร์ยอมแพ้เกมที่แพ้แน่หรือไม่',
  ponder: 'คอมพิวเตอร์คิดในเวลาของคุณด้วยหรือไม่',
  'analyse-games': 'วิเคราะห์เกมที่จบแล้วหรือไม่  ask: ถามก่อน',
  bell: 'เสียงเมื่ออีกฝ่ายที่ไม่ได้อยู่หน้าจอนี้เดิน',
  notify: 'แจ้งเตือนบนเดสก์ท็อปเมื่อดูหน้าต่างอื่น',
  mouse: 'คลิกและล้อเมาส์  กด Shift เพื่อเลือกข้อความ',
  name: 'ชื่อของคุณ  ถ้าว่างใช้ชื่อบัญชี',
  analyst: 'ใครวิเคราะห์  เพิ่มเอนจินด้วย komadai settings engine.NAME COMMAND',
  'engine-options': 'ตัวเลือกของเอนจินอื่น เช่น Threads=1, USI_Hash=64',
};

const SETTING_VALUES = {
  auto: 'อัตโนมัติ',
  on: 'เปิด',
  off: 'ปิด',
  ask: 'ถามก่อน',
  own: 'คอมพิวเตอร์',
  kanji: 'คันจิ',
  kanji2: 'คันจิสองตัว',
  romaji: 'โรมาจิ',
  letters: 'ตัวอักษร',
  digits: 'ตัวเลข',
  hodges: 'แบบ Hodges',
  numbers: 'แบบตัวเลข',
  japanese: 'แบบญี่ปุ่น',
  box: 'เส้นตาราง',
  frame: 'กรอบ',
  ascii: 'ASCII',
  pictures: 'รูปภาพ',
  characters: 'อักขระ',
  wood: 'ไม้',
  slate: 'หิน',
  paper: 'กระดาษ',
  dark: 'พื้นมืด',
  light: 'พื้นสว่าง',
  safe: 'ไม่ใช้แดงเขียว',
  mono: 'ไม่มีสี',
  never: 'ดำเสมอ',
  turn: 'ฝ่ายที่ถึงตา',
  white: 'ขาว',
  black: 'ดำ',
  both: 'ทั้งสอง',
  words: 'คำพูด',
  refuse: 'เดินไม่ได้',
  lose: 'แพ้',
  stops: 'หยุด',
  counts: 'เดินต่อ',
};

const SETTING_FORMS = { name: 'ชื่อ', analyst: 'own หรือเอนจินในรายการ', 'engine-options': 'NAME=VALUE, NAME=VALUE, ..' };

function validValuesText(values: ValidValues): string {
  return typeof values === 'string' ? SETTING_FORMS[values] : values.join(', ');
}

function kept(copy: string | undefined): string {
  return copy === undefined ? '' : `เนื้อหาเดิมเก็บไว้ใน ${copy}`;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? 'ค่าว่าง').slice(0, 40);
}

const FIRST_TIP = 'เพิ่งเริ่มใช่ไหม  บทเรียนจะแนะนำตัวหมากและกติกาให้ใน 15 นาที';

const TIPS = [
  'พิมพ์ส่วนต้นของตาเดิน กระดานจะแสดงตาที่เป็นไปได้ แล้วกด Tab เพื่อเลือกทีละตา',
  '? แสดงปุ่มที่ใช้ได้ในทุกหน้าจอ',
  'พิมพ์ "คำใบ้" เพื่อดูตาเดินที่ดี และพิมพ์ "ขอเดินใหม่" เพื่อถอนตาที่พลาด',
  'ตาเดินที่พิมพ์ไว้ขณะคอมพิวเตอร์คิดจะรอ และเดินให้เมื่อถึงตาของคุณ',
  'ทุกตาเดินบันทึกทันที  ปิดหน้าต่างหรือสายหลุดก็ไม่มีอะไรหาย',
  'พิมพ์ "อักษร romaji" เพื่อให้หมากเป็นอักษรละติน และ "อักษร kanji" เพื่อกลับมาเป็นคันจิ',
  'พิมพ์ "ช่วยเหลือ" เพื่อแสดงวิธีเดินของตัวหมากข้างกระดานอีกครั้ง',
  'ขณะเล่นซ้ำ กด a ให้คอมพิวเตอร์หาตาพลาด และกด b เพื่อไปตาพลาดถัดไป',
  'พิมพ์ "แสดง" ตามด้วยหมาก เช่น "แสดง P" เพื่อดูวิธีเดินและการเลื่อนขั้น',
  'ขณะเล่นซ้ำ หมุนล้อเมาส์เพื่อดูทีละตา และคลิกเพื่อไปยังตานั้น',
];

const MOVE_BY_CLICK = 'คลิก: ที่หมากของคุณหรือหมากในมือ แล้วคลิกที่ช่อง เพื่อเดิน';

const WHEEL_LINE = 'ล้อเมาส์: หนึ่งบรรทัด';

const PLAIN = 'เล่นทีละบรรทัดได้ด้วย komadai --plain';

export const settings: Texts['settings'] = {
  // Arguments
  argumentFaultText: byCode({
    'unknown-command': ({ found, known }) => `ไม่รู้จักคำสั่ง ${quoted(found)}${orMeantText(found, known)}  ดูคำสั่งทั้งหมดด้วย komadai help`,
    'unknown-option': ({ found, known, help }) => `ไม่รู้จักตัวเลือก ${quoted(found)}${orMeantText(found, known)}  ดูตัวเลือกทั้งหมดด้วย ${help}`,
    'missing-value': ({ option, value }) => `${option} ต้องมีค่า: ${option} ${value}`,
    'superfluous-value': ({ option }) => `${option} ไม่รับค่า`,
    'repeated-option': ({ option }) => `ระบุ ${option} สองครั้ง`,
    'missing-operand'({ operand, about, valid, usage }) {
      const values = valid.length > 0 ? ` (${valid.join(', ')})` : '';
      return `ยังไม่ได้ระบุ ${operand}${values}${about ? `: ${about}` : ''}  วิธีใช้: ${usage}`;
    },
    'superfluous-operand': ({ found, usage }) => `${quoted(found)} เกินมาหนึ่งคำ  วิธีใช้: ${usage}`,
    'unknown-value'({ what, found, valid }) {
      const known = valid.length > 0 ? `ที่ใช้ได้: ${valid.join(', ')}` : 'ไม่มีเลย';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)}  ${known}`;
    },
    conflict: ({ options: [one, other] }) => `ใช้ ${one} พร้อมกับ ${other} ไม่ได้`,
    sfen: ({ variant, fault }) => noPositionText(variant, fault),
  }),

  // Settings
  settingText: (name) => SETTING_TEXTS[name] ?? `แต้มต่อที่เสนอก่อนใน ${nameOfGame(name.replace('handicap.', ''))}`,
  validValuesText,
  settingValueText: (value) => SETTING_VALUES[value],
  SETTING_GROUPS: [
    { title: 'เกม', names: { variant: 'ชนิดเกม', illegal: 'เดินผิดกติกา', 'away-time': 'เวลาเมื่อปิดเกม' } },
    {
      title: 'กระดาน',
      names: {
        language: 'ภาษา',
        labels: 'อักษรบนหมาก',
        coordinates: 'ป้ายแถวนอน',
        notation: 'วิธีเขียนตาเดิน',
        charset: 'ชุดอักขระ',
        pieces: 'ภาพหมาก',
        colour: 'สี',
        theme: 'ธีมสี',
        motion: 'กะพริบตาล่าสุด',
        flip: 'ฝ่ายที่อยู่ล่าง',
        reigning: 'ฝ่ายที่ใช้ 王',
        mouse: 'เมาส์',
      },
    },
    {
      title: 'เสียงและการอ่าน',
      names: { bell: 'เสียงเตือน', notify: 'การแจ้งเตือน', speech: 'การบอกตาเดิน', 'clock-calls': 'การบอกเวลา' },
    },
    {
      title: 'เอนจิน',
      names: { resigns: 'คอมพิวเตอร์ยอมแพ้', ponder: 'คิดในเวลาของคุณ', 'analyse-games': 'วิเคราะห์หลังเกม', analyst: 'ผู้วิเคราะห์' },
    },
  ],
  handicapSettingName: (variantId) => `แต้มต่อ ${nameOfGame(variantId)}`,
  setFaultText: byCode({
    'unknown-setting': ({ found, names }) => `ไม่รู้จักการตั้งค่า ${quoted(found)}${orMeantText(found, names)}  ที่มี: ${names.join(', ')}`,
    'unknown-setting-value': ({ name, found, values }) => `${name} เป็น ${shown(found)} ไม่ได้  ที่ใช้ได้: ${validValuesText(values)}`,
    'settings-not-saved': ({ path, cause }, isQuitting) =>
      `เขียน ${path} ไม่ได้: ${systemErrorText(cause)}  ${isQuitting ? 'ไม่มีอะไรเปลี่ยน' : 'ค่านี้มีผลจนกว่าจะออก'}`,
  }),
  settingsWarningText: byCode({
    'broken-settings': ({ path, keptAs }) => asSentences(`${path} เสีย จึงใช้ค่าเริ่มต้น`, kept(keptAs)),
    'wrong-setting'({ path, wrong: [{ name, found, values }, ...others], keptAs }) {
      const more = others.length > 0 ? ` (และอีก ${others.length} ค่า)` : '';
      const first = `${path}: ${name} เป็น ${shown(found)} ไม่ได้${more} จึงใช้ค่าเริ่มต้น`;
      return asSentences(first, `ที่ใช้ได้: ${validValuesText(values)}`, kept(keptAs));
    },
    'unreadable-settings': ({ path, cause }) => `อ่าน ${path} ไม่ได้: ${systemErrorText(cause)} จึงใช้ค่าเริ่มต้น`,
  }),
  THEME_TEXTS: {
    auto: 'ดีที่สุดที่เทอร์มินัลแสดงได้',
    wood: 'ไม้คายะและไม้สึเงะ ตั้งแต่ 256 สี',
    slate: 'หินยามค่ำ ตั้งแต่ 256 สี',
    paper: 'หมึกบนกระดาษ ตั้งแต่ 256 สี',
    dark: '16 สีบนพื้นมืด',
    light: '16 สีบนพื้นสว่าง',
    safe: '16 สี ไม่ใช้สีแดงและสีเขียว',
    mono: 'ไม่มีสี',
  },
  hereThatIsText: (name) => `ที่นี่คือ ${name}`,
  shownAsText: (hasColours, shown) => `${hasColours ? 'ที่นี่มี 16 สี' : 'ที่นี่ไม่มีสี'}: แสดงเป็น ${shown}`,
  TERMS_TEXTS: { game: 'เกม', handicap: 'แต้มต่อ', side: 'คุณเล่น', even: 'ไม่มีแต้มต่อ', byLot: 'โยนเบี้ย', watchers: 'ผู้ชม' },

  // Menu and forms
  resumeGameText({ variant, players, opponent, plies }) {
    const name = variant === undefined ? '' : ` ${variant}`;
    const against = opponent === '' ? '' : ` กับ ${opponent}`;
    const whom = opponent === undefined ? ` ${players.black} - ${players.white}` : against;
    return `เล่นต่อ${name}${whom}, ${plies} ตา`;
  },
  titleOfGames(names, more) {
    const others = more > 0 ? ` และอีก ${more} เกม` : '';
    return `komadai: ${names.join(', ')}${others}`;
  },
  tipText: (games) => (games === 0 ? FIRST_TIP : `เคล็ดลับ: ${TIPS[games % TIPS.length]}`),

  // Screen
  MENU_TEXTS: {
    playSomeone: 'เล่นกับผู้อื่น',
    playComputer: 'เล่นกับคอมพิวเตอร์',
    twoPlayers: 'เล่นสองคน',
    learn: 'บทเรียน',
    problems: 'หมากกล',
    savedGames: 'เกมที่บันทึกไว้',
    statistics: 'สถิติ',
    rules: 'กติกา',
    settings: 'การตั้งค่า',
    quit: 'ออก',
  },
  BACK_TO: { menu: 'เมนู', course: 'บทเรียน', edit: 'ตั้งหมาก' },
  NEW_GAME_TEXTS: {
    title: 'เกมใหม่',
    game: 'เกม',
    level: 'ระดับ',
    youPlay: 'คุณเล่น',
    black: 'ดำ',
    white: 'ขาว',
    whiteGives: 'ขาว (ต่อให้)',
    name: '  ชื่อ',
    command: '  คำสั่ง',
    colours: 'ฝ่าย',
    byFurigoma: 'โยนเบี้ย',
    asEntered: 'ตามที่กรอก',
    clock: 'เวลา',
    inSeconds: '  วินาที',
    otherClock: 'main+byoyomi+increment',
    start: 'เริ่ม',
    more: 'เพิ่มเติม: แต้มต่อ เวลา เอนจิน',
    engine: 'เอนจิน',
    person: 'คน',
  },
  OWN_SIDE_TEXTS: { black: 'ดำ (เดินก่อน)', white: 'ขาว', furigoma: 'โยนเบี้ย' },
  computerText: (level) => `คอมพิวเตอร์ ระดับ ${level}`,
  ROOM_FORM_TEXTS: {
    host: 'เปิดห้อง',
    joinWithCode: 'เข้าห้องด้วยรหัส',
    watchGame: 'ชมเกม',
    join: 'เข้าห้อง',
    watch: 'ชม',
    code: 'รหัส',
    start: 'เริ่ม',
  },
  YES_NO: { yes: 'ใช่', no: 'ไม่' },
  PROMPT_LABELS: {
    gameOver: 'จบเกม',
    replay: 'เล่นซ้ำ',
    watching: 'ชม',
    learnSquare: 'ช่อง',
    learnMove: 'ตาเดิน',
    learnDone: 'สำเร็จ',
    learnWrong: 'ยังไม่ใช่',
    tsumeSolved: 'แก้ได้',
    tsumeThinking: 'ฝ่ายรับคิด',
  },
  plyText: (ply) => `ตาที่ ${ply}`,
  lastMoveText: (move) => `ล่าสุด: ${move}`,
  movesLeftText: (count) => `เหลือ ${count} ตา`,
  MAY_PROMOTE: 'เลื่อนขั้นได้: + เลื่อน, = ไม่เลื่อน',
  NO_LEGAL_MOVE: 'ไม่มีตาที่เดินได้',
  replayPlaceText({ ply, plies, number, total, isInVariation, speed }) {
    const inVariation = isInVariation ? ', ในแนวแปร' : '';
    const which = total > 1 ? `, แนวแปร ${number}/${total}` : inVariation;
    const playing = speed === undefined ? '' : `เล่นเอง ${speed} - `;
    return `${playing}ตาที่ ${ply} จาก ${plies}${which}`;
  },
  takesGameBackText: (text, key) => `${text}  ใช้ ${key} เพื่อรับช่วงคืน`,
  ENTER_KEY: 'Enter',
  chapterLine: (title, progress, task) => `${title}: ${progress}  พิมพ์ "ไปที่ ${task}"`,
  ONE_LINE_ONE_ANSWER: 'พิมพ์หนึ่งบรรทัด ได้หนึ่งคำตอบ',
  COLUMN_SAMPLES: {
    game: 'โกโรโกโร',
    yourOffer: 'คำท้าของคุณ',
    theirTurnHere: 'ตาอีกฝ่าย, ออนไลน์',
    theirTurn: 'ตาอีกฝ่าย',
    unfinished: 'ยังไม่จบ',
    longestResult: 'ดำชนะ: ขาวเดินผิดกติกา',
  },
  GAME_COLUMN_TITLES: { date: 'วันที่', players: 'ผู้เล่น', game: 'เกม', result: 'ผล', moves: 'จำนวนตา', name: 'ไฟล์' },

  // Keys
  KEY_NAMES: { escape: 'Esc', 'page-up': 'PgUp', 'page-down': 'PgDn', ' ': 'Space' },
  SCREEN_KEYS: {
    everywhere: { title: 'ทุกหน้าจอ', mouse: ['เมาส์: คลิกปุ่มที่แถบล่างเพื่อกดปุ่มนั้น  กด Shift ค้างเพื่อเลือกข้อความ'] },
    play: { title: 'เล่น', mouse: [MOVE_BY_CLICK] },
    tsume: { title: 'หมากกล', mouse: [MOVE_BY_CLICK] },
    mistakes: { title: 'ตาพลาดของคุณ', mouse: [MOVE_BY_CLICK] },
    learn: { title: 'บทเรียน', mouse: ['คลิก: ที่ช่องที่โจทย์ถาม หรือที่หมากของคุณ แล้วคลิกที่ช่อง เพื่อเดิน'] },
    replay: { title: 'เล่นซ้ำ, ชม', mouse: ['คลิก: ที่ตาเดินเพื่อไปยังตานั้น', 'ล้อเมาส์: หนึ่งตา'] },
    edit: { title: 'ตั้งหมาก', mouse: ['คลิก: หยิบหมากแล้ววาง  ที่ช่องว่าง หรือซ้ำที่หมากตัวเดิม: สิ่งที่ทำได้'] },
    list: {
      title: 'เมนู, เกมที่บันทึกไว้, กติกา',
      mouse: ['คลิก: เลือกบรรทัด  คลิกครั้งที่สองเปิดเกมที่บันทึกไว้', WHEEL_LINE],
    },
    explorer: { title: 'ตาที่ผู้อื่นเดิน' },
    menu: { title: 'เมนู' },
    games: { title: 'เกมที่บันทึกไว้' },
    form: {
      title: 'ช่องกรอก',
      mouse: ['คลิก: ที่ช่องเพื่อเลือก  ที่ค่าเพื่อเปลี่ยน', WHEEL_LINE],
    },
    page: { title: 'ข้อความ', mouse: ['ล้อเมาส์: สามบรรทัด'] },
    waiting: { title: 'รอผู้เล่น' },
    lobby: {
      title: 'ล็อบบี้',
      mouse: ['คลิก: เลือกบรรทัด  คลิกครั้งที่สองเพื่อตกลง', WHEEL_LINE],
    },
    me: { title: 'ฉัน', mouse: [WHEEL_LINE] },
    ratings: { title: 'เรตติ้ง', mouse: [WHEEL_LINE] },
  },
  COMMON_KEYS: {
    leaveAtOnce: { help: 'ออกทันที โดยเก็บเกมไว้' },
    repaint: { help: 'วาดหน้าจอใหม่' },
    suspend: { help: 'กลับไปเชลล์ พิมพ์ fg เพื่อกลับมา  บนเซิร์ฟเวอร์ไม่มีผล' },
    back: { help: 'กลับ', short: 'กลับ' },
    keys: { help: 'ปุ่มเหล่านี้', short: 'ปุ่ม' },
  },
  PROMPT_TEXTS: {
    arrows: { label: 'ลูกศร', help: 'เมื่อยังไม่พิมพ์: เลื่อนเคอร์เซอร์บนกระดานและหมากในมือ  ถ้าพิมพ์แล้ว: แก้ข้อความและเรียกที่เคยพิมพ์', short: 'เลื่อน' },
    complete: { help: 'เติมคำที่พิมพ์  กดอีก: คำถัดไป', short: 'เติมคำ' },
    completeBack: { help: 'คำก่อนหน้า' },
    help: { help: 'ช่วยเหลือ (เมื่อยังไม่พิมพ์)', short: 'ช่วย' },
  },
  OWN_PROMPT_TEXTS: {
    play: {
      enter: { help: 'เดินตามที่พิมพ์ หรือหยิบและวางหมาก' },
      escape: { help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ แล้วไปเมนู', short: 'เมนู' },
      leave: { help: 'ออก โดยเก็บเกมไว้ (เมื่อยังไม่พิมพ์)' },
    },
    tsume: {
      enter: { help: 'ลองตามที่พิมพ์ หรือหยิบและวางหมาก ถอนตาที่ผิด ไปโจทย์ถัดไป' },
      escape: { help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนตาที่ผิด แล้วกลับไปรายการ', short: 'รายการ' },
      leave: { help: 'ออก (เมื่อยังไม่พิมพ์)' },
    },
    mistakes: {
      enter: { help: 'ตอบตามที่พิมพ์ หรือหยิบและวางหมาก ถอนคำตอบที่ผิด ไปข้อถัดไป' },
      escape: { help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนคำตอบที่ผิด แล้วกลับ', short: 'กลับ' },
      leave: { help: 'ออก (เมื่อยังไม่พิมพ์)' },
    },
    learn: {
      enter: { help: 'ลองตามที่พิมพ์ หรือชี้ หยิบและวางหมาก ถอนตาที่ผิด ไปโจทย์ถัดไป' },
      escape: { help: 'ลบข้อความ วางหมากที่หยิบ ซ่อนเคอร์เซอร์ ถอนตาที่ผิด แล้วไปบทเรียนอื่น', short: 'บทเรียน' },
      leave: { help: 'ออก (เมื่อยังไม่พิมพ์)' },
    },
    replay: {
      enter: { help: 'ทำตามที่พิมพ์  เมื่อยังไม่พิมพ์: ทำซ้ำเหมือนครั้งล่าสุด' },
      escape: { help: 'ลบข้อความ แล้วกลับ', short: 'กลับ' },
      leave: { help: 'กลับ (เมื่อยังไม่พิมพ์)' },
    },
    edit: {
      enter: { help: 'ทำตามที่พิมพ์  เมื่อยังไม่พิมพ์: หยิบและวางหมาก หรือสิ่งที่ทำได้ที่ช่องนั้น' },
      escape: { help: 'ลบข้อความ ซ่อนเคอร์เซอร์และวางหมากที่หยิบ แล้วกลับ', short: 'กลับ' },
      leave: { help: 'กลับ (เมื่อยังไม่พิมพ์)' },
    },
  },
  REPLAY_KEY_TEXTS: {
    next: { help: 'เมื่อยังไม่พิมพ์ เช่นเดียวกับปุ่มข้างล่าง: เดินหน้าหนึ่งตา', short: 'ถัดไป' },
    back: { help: 'ถอยหนึ่งตา', short: 'ถอย' },
    comment: { help: 'หมายเหตุทั้งหมด', short: 'หมายเหตุ' },
    tenOn: { label: 'Down, PgDn', help: 'เดินหน้าสิบตา' },
    tenBack: { label: 'Up, PgUp', help: 'ถอยสิบตา' },
    first: { help: 'ตอนเริ่ม' },
    last: { help: 'ตาสุดท้าย  เกมที่ชมอยู่จะเดินตามต่อ' },
    variationBack: { help: 'แนวแปรก่อนหน้า หรือแนวสุดท้ายของตาถัดไป' },
    variation: { help: 'แนวแปรถัดไปของตานี้ หรือแนวแรกของตาถัดไป', short: 'แนวแปร' },
    play: { help: 'เล่นเอง  กดอีก: หยุด', short: 'เล่นเอง' },
    faster: { help: 'เล่นเองเร็วขึ้น', short: 'เร็วขึ้น' },
    slower: { help: 'เล่นเองช้าลง', short: 'ช้าลง' },
  },
  LIST_KEY_TEXTS: {
    up: { help: 'บรรทัดบน' },
    down: { help: 'บรรทัดล่าง' },
    first: { help: 'บรรทัดแรก' },
    last: { help: 'บรรทัดสุดท้าย' },
    tenUp: { help: 'ขึ้นสิบบรรทัด' },
    tenDown: { help: 'ลงสิบบรรทัด' },
    choose: { help: 'เลือก', short: 'เลือก' },
    filter: { help: 'แสดงบรรทัดที่มีคำที่พิมพ์  Enter คงไว้ Esc แสดงทั้งหมด', short: 'กรอง' },
  },
  HOME_LIST_KEY_TEXTS: {
    menuLetter: { label: 'ตัวอักษร', help: 'เลือกบรรทัดที่ขึ้นต้นด้วยตัวนั้น' },
    filterGames: { help: 'แสดงเกมที่มีคำที่พิมพ์  Enter คงไว้ Esc แสดงทั้งหมด', short: 'กรอง' },
    resumeGame: { help: 'เล่นเกมที่ยังไม่จบต่อ', short: 'เล่นต่อ' },
    deleteGame: { help: 'ลบเกม โดยถามก่อน', short: 'ลบ' },
  },
  EXPLORER_KEY_TEXTS: {
    next: { help: 'เดินหน้าหนึ่งตา' },
    back: { help: 'ถอยหนึ่งตา', short: 'ถอย' },
    more: { help: 'เกมอื่น', short: 'เพิ่ม' },
    mirrored: { help: 'นับที่สลับซ้ายขวาด้วย  กดอีก: ไม่นับ', short: 'ซ้ายขวา' },
  },
  FORM_KEY_TEXTS: {
    up: { help: 'บรรทัดบน' },
    down: { help: 'บรรทัดล่าง' },
    first: { help: 'บรรทัดแรก  ในข้อความคือต้นข้อความ' },
    last: { help: 'บรรทัดสุดท้าย  ในข้อความคือท้ายข้อความ' },
    valueBefore: { help: 'ค่าก่อนหน้า' },
    valueNext: { help: 'ค่าถัดไป', short: 'เปลี่ยน' },
    choose: { help: 'เปลี่ยนค่า หรือเริ่ม', short: 'เลือก' },
  },
  PAGE_KEY_TEXTS: {
    up: { help: 'ขึ้นหนึ่งบรรทัด' },
    down: { help: 'ลงหนึ่งบรรทัด', short: 'เลื่อน' },
    pageUp: { help: 'ขึ้นหนึ่งหน้า' },
    pageDown: { help: 'ลงหนึ่งหน้า', short: 'หน้า' },
    first: { help: 'ต้นข้อความ' },
    last: { help: 'ท้ายข้อความ' },
  },
  OTHER_KEY_TEXTS: { takeBack: { help: 'ถอนข้อเสนอ', short: 'ถอน' } },
  LOBBY_KEY_TEXTS: {
    take: { help: 'รับคำท้าหรือถอนคำท้าของคุณ เข้าเกม ท้าผู้เล่น', short: 'ตกลง' },
    quick: { help: 'เกมด่วน: รับคำท้าแรกที่ตรงเงื่อนไขครั้งก่อน ถ้าไม่มีก็ตั้งเอง', short: 'เกมด่วน' },
    challenge: { help: 'ตั้งคำท้า', short: 'ท้า' },
    decline: { help: 'ปฏิเสธคำท้าถึงคุณ หรือถอนคำท้าของคุณ', short: 'ปฏิเสธ' },
    me: { help: 'เรตติ้ง กุญแจ และเกมของคุณ', short: 'ฉัน' },
    ratings: { help: 'เรตติ้งของทุกคน', short: 'เรตติ้ง' },
    menu: { help: 'ไปเมนูที่มีคอมพิวเตอร์ บทเรียน และหมากกล  ถ้าอยู่ในเกม กลับไปเกมนั้น', short: 'เมนู' },
    quit: { help: 'ออกจากเซิร์ฟเวอร์', short: 'ออก' },
    takeMine: { help: 'เล่นซ้ำเกม หรือลบกุญแจ โดยถามก่อน', short: 'เลือก' },
    makeKeyCode: { help: 'สร้างรหัสใช้ครั้งเดียว ให้กุญแจอื่นเข้ามาเป็นคุณ', short: 'เพิ่มกุญแจ' },
    page: { label: 'n p', help: '50 รายการถัดไป และก่อนหน้า', short: 'หน้า' },
    otherGame: { label: 'Left Right', help: 'เกมอื่น', short: 'เกม' },
    challengeRanked: { help: 'ท้าผู้เล่นคนนี้', short: 'ท้า' },
  },
  POINTER_TEXTS: {
    pickUp: 'Enter หยิบ',
    noCursor: 'Esc ซ่อนเคอร์เซอร์',
    move: 'ลูกศร เลื่อน',
    putDown: 'Enter วาง',
    putBack: 'Esc วางคืน',
  },
  yesKeyText: (sign) => (sign ? `y ${sign} ใช่` : 'y ใช่'),
  noKeyText: (sign) => (sign ? `n ${sign} ไม่` : 'n ไม่'),
  KEY_HINTS: {
    back: 'Esc กลับ',
    list: 'Esc รายการ',
    keepFilter: 'Enter คงไว้',
    showAll: 'Esc แสดงทั้งหมด',
    next: 'Enter ถัดไป',
    takeBack: 'Enter ถอนตา',
    beginGame: 'Enter เริ่มเกม',
  },
  KEY_REASONS: {
    noLines: 'ที่นี่ไม่มีบรรทัดให้เลือก',
    noValue: 'Enter ทำตามที่บรรทัดนี้บอก',
    noGame: 'ที่นี่ไม่มีเกม',
    noResume: 'ไม่มีเกมให้เล่นต่อ',
    noSaved: 'ยังไม่มีเกมที่บันทึกไว้',
    noSomeone: 'จากที่นี่ติดต่อใครไม่ได้',
    firstPage: 'นี่คือหน้าแรก',
    lastPage: 'นี่คือหน้าสุดท้าย',
  },

  // Places at a server
  PLACE_TEXTS: {
    question: 'คุณอยู่ที่นี่แล้วสามเซสชัน ซึ่งเป็นจำนวนสูงสุด\r\nให้เซสชันนี้แทนเซสชันที่เก่าที่สุดไหม  y แทน  n ออก',
    enough: 'คุณอยู่ที่นี่แล้วสามเซสชัน  ปิดสักเซสชันแล้วเข้ามาใหม่',
    full: 'เซิร์ฟเวอร์เต็ม  ลองใหม่ภายหลัง',
    kept: 'ที่ว่างสุดท้ายของเซิร์ฟเวอร์สงวนไว้ให้ผู้ที่เล่นจบเกมที่นี่แล้ว หรือมีชื่อที่นี่เกินหนึ่งวัน  ลองใหม่ภายหลัง',
    network: 'เครือข่ายของคุณมีเซสชันที่นี่ครบจำนวนแล้ว  ปิดสักเซสชัน หรือลองใหม่ภายหลัง',
    displaced: 'เซสชันใหม่ของคุณมาแทนที่เซสชันนี้แล้ว  สิ่งที่เล่นไว้ยังอยู่',
    idle: 'ไม่มีความเคลื่อนไหวหนึ่งชั่วโมง เซสชันนี้จึงปิดแล้ว  กลับมาใหม่ได้เสมอ',
  },

  // Questions
  leaveQuestion: (runsOn) => (runsOn ? 'ออกจากเกมไหม  เวลาจะเดินต่อขณะคุณไม่อยู่' : 'ออกจากเกมไหม  เวลาจะหยุดจนกว่าจะเล่นต่อ'),
  promoteMoveQuestion: (typed) => `${typed.trim()}: เลื่อนขั้นไหม`,
  waitsForText: (signs) => (signs ? `กด y หรือ ${signs[0]}, n หรือ ${signs[1]}` : 'กด y หรือ n'),

  // Terminal and window
  NO_SCREEN: {
    ssh: `ที่นี่ไม่มีเทอร์มินัล  ใช้ ssh -t HOST komadai เพื่อให้มี\n${PLAIN}`,
    'no-terminal': `ที่นี่ไม่มีเทอร์มินัลสำหรับแสดงเมนู\n${PLAIN}`,
    dumb: `เทอร์มินัลนี้แสดงเมนูไม่ได้ (TERM เป็น dumb)\n${PLAIN}`,
  },
  SSH_HINT: 'ที่นี่ไม่มีเทอร์มินัล จึงเล่นทีละบรรทัด  ใช้ ssh -t เพื่อให้มีหน้าจอ',
  PLAIN_GREETING: 'พิมพ์ตาเดิน, "?" เพื่อดูวิธีใช้ หรือ "ออก" เพื่อเลิก  komadai learn สอนเล่น  komadai --help บอกคำสั่งอื่น',
  PLAIN_UNFINISHED: 'เล่นเกมล่าสุดของคุณต่อด้วย komadai resume --plain',
  HELP_TELLS: 'พิมพ์ "ช่วยเหลือ" เพื่อดูว่าพิมพ์อะไรได้บ้าง',
  NO_LETTERS: 'ที่นี่แสดงอักษรไทยไม่ได้ จึงใช้ภาษาอังกฤษ  --charset box บังคับให้แสดงได้',
  REFUSED_ONE: 'มีบรรทัดที่ไม่รับ  สิ่งที่ตามมาอาจไม่ตรงกับที่ตั้งใจ',
  tooSmallText: (has, needs, lineMode) => [
    `หน้าต่างนี้มีขนาด ${has} แต่กระดานต้องใช้ ${needs}  เล่นโดยไม่ใช้หน้าต่างได้ด้วย ${lineMode}`,
    `กระดานต้องใช้ ${needs}`,
    needs,
  ],
  fewerLabelsText: (labels) => `อักษรบนหมาก: ${labels} เพราะที่ไม่พอ`,
  CALLS: { begun: 'เกมเริ่มแล้ว', news: 'มีความเคลื่อนไหวในเกมของคุณ' },
  yourTurnText(news = '') {
    const turn = asSentences('ถึงตาคุณเดินแล้ว');
    return news === '' ? turn : joinSentences([turn, news]);
  },
  titleText: (game = '') => (game === '' ? 'komadai' : `${game} - komadai`),
};
