import type { LearnWord } from '../../activity/learn.ts';
import type { CheckAnswer } from '../../match/lessons/goal.ts';
import type { ChapterName, Task } from '../../match/lessons/task.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { makeSquare } from '../../rules/core/square.ts';
import { type Handicap, pieceData, type Variant } from '../../rules/core/variant.ts';
import { formatSquare } from '../../rules/notation/square.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { countText } from './count-text.ts';
import { joinWords } from './join-words.ts';
import { handicapText, nameOfPiece, royalName } from './names.ts';
import { lastRanks, nameInText } from './phrases.ts';

export const LEARN_WORD_HELP = {
  hint: 'ควรทำอะไรต่อ',
  undo: 'ถอนตาเดินล่าสุด',
  retry: 'เริ่มโจทย์ใหม่',
  next: 'โจทย์ถัดไป',
  skip: 'ข้ามโจทย์นี้ไว้ก่อน',
  previous: 'โจทย์ก่อนหน้า',
  back: 'เช่นเดียวกับ "ก่อนหน้า"',
  go: '"ไปที่ 12" คือไปยังโจทย์ข้อ 12',
  begin: 'เริ่มเกมที่โจทย์ให้เล่น',
  task: 'บอกโจทย์อีกครั้ง',
  chapters: 'บทต่างๆ และทำไปแล้วเท่าใด',
  ...BOARD_WORD_HELP,
  quit: 'ออก สิ่งที่ทำแล้วถูกจำไว้',
} as const satisfies Readonly<Record<LearnWord, string>>;

export const LEARN_TASK =
  'ทำตามโจทย์: พิมพ์ตาเดินหรือช่อง หรือชี้ด้วยปุ่มลูกศรหรือเมาส์ ' +
  'วิธีใดก็ถูกถ้าได้ตามโจทย์ ถ้าไม่ได้ ตาเดินนั้นจะถูกถอนเมื่อคุณไปต่อ';

export const LEARN_NAMES = { learner: 'คุณ', other: 'รออยู่' } as const;

const CHAPTER_TITLES: Readonly<Record<ChapterName, string>> = {
  squares: 'ช่อง',
  pieces: 'ตัวหมาก',
  captures: 'การกิน',
  hand: 'หมากในมือ',
  limits: 'ข้อห้ามในการวาง',
  promotion: 'การเลื่อนขั้น',
  check: 'รุก',
  mate: 'รุกจนในตาเดียว',
  game: 'เกมเล็กๆ',
};

export function taskHeading(
  game: string,
  { number, of, chapter }: { number: number; of: number; chapter: ChapterName },
  isDone: boolean,
): string {
  return `${game} ${number} จาก ${of}: ${CHAPTER_TITLES[chapter]}${isDone ? ' (เสร็จแล้ว)' : ''}`;
}

export function chapterTitle(name: ChapterName): string {
  return CHAPTER_TITLES[name];
}

export function doneOfText(done: number, of: number): string {
  return `เสร็จ ${done} จาก ${of}`;
}

export function chapterText({ chapter, variant }: Pick<Task, 'chapter' | 'variant'>): string {
  const king = royalName(variant);
  switch (chapter) {
    case 'squares':
      return (
        'ทุกช่องมีชื่อ: แถวตั้งเป็นเลขนับจากขวา ตามด้วยแถวนอนเป็นตัวอักษรนับจากบน ' +
        `มุมขวาบนคือ ${formatSquare(makeSquare(1, 1))}`
      );
    case 'pieces':
      return 'คุณเล่นดำอยู่ด้านล่าง หมากของคุณชี้ขึ้น ตอนนี้อีกฝ่ายยังอยู่นิ่งๆ หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น';
    case 'captures':
      return 'หมากที่เดินไปยังช่องของหมากฝ่ายตรงข้ามจะกินหมากนั้น ไม่มีวิธีกินอย่างอื่น';
    case 'hand':
      return 'หมากที่คุณกินได้จะอยู่ในมือคุณ แทนที่จะเดิน คุณวางหมากนั้นลงช่องว่างได้ โดยกลับมาเป็นหมากที่ยังไม่เลื่อนขั้น';
    case 'limits':
      return limitsText(variant);
    case 'promotion':
      return promotionText(variant);
    case 'check':
      return `${king}ที่ถูกโจมตีคือถูกรุก และต้องพ้นจากรุกในตาถัดไป`;
    case 'mate':
      return `รุกที่แก้ไม่ได้คือรุกจน และชนะเกม ไม่มีการกิน${king}จริงๆ${goalText(variant)}`;
    case 'game':
      return 'นี่คือเกมจริง และถูกเก็บไว้เหมือนทุกเกม';
  }
}

function limitsText(variant: Variant): string {
  const sentences =
    variant.deadSquares === 'illegal'
      ? ['ห้ามวางหมากในช่องที่จะเดินต่อไม่ได้อีกเลย']
      : ['วางหมากลงช่องว่างใดก็ได้'];
  if (rulesOf(variant).pawn >= 0) {
    const { pawnsPerFile } = variant;
    const name = nameOfPiece(variant, { kind: rulesOf(variant).pawn, promoted: false });
    if (pawnsPerFile !== undefined) {
      const { reverts } = pieceData(variant, rulesOf(variant).pawn);
      const which = reverts ? '' : 'ที่ยังไม่เลื่อนขั้น';
      const count = pawnsPerFile === 1 ? '' : ` ${pawnsPerFile} ตัว`;
      sentences.push(`ห้ามวาง${name}ในแถวตั้งที่มี${name}ของคุณ${which}อยู่แล้ว${count}`);
    }
    sentences.push(
      variant.pawnDropMate === 'illegal'
        ? `และห้ามวาง${name}รุกจน`
        : `ใน${nameInText(variant)} วาง${name}รุกจนได้`,
    );
  }
  return sentences.join(' ');
}

function promotionText(variant: Variant): string {
  const { zone, promotion } = variant;
  const where = `${lastRanks(zone)}คือเขตเลื่อนขั้นของคุณ หมากที่เดินเข้า เดินภายใน หรือเดินออกจากเขตนี้`;
  if (promotion === 'mandatory') {
    const isTurned = variant.pieces.some(({ reverts }) => reverts);
    const back = isTurned ? ' ครั้งต่อไปที่เดินเช่นนั้นจะกลับเป็นอย่างเดิม' : '';
    return `${where}ต้องเลื่อนขั้น ถ้าหมากนั้นมีด้านเลื่อนขั้น ที่นี่เลือกไม่ได้${back}`;
  }
  return `${where}จะเลื่อนขั้นหรือไม่ก็ได้: + ท้ายตาเดินคือเลื่อน = คือไม่เลื่อน เมื่อเลื่อนแล้วจะเป็นเช่นนั้นจนกว่าจะถูกกิน`;
}

function goalText(variant: Variant): string {
  const { goalRanks } = variant;
  if (goalRanks === undefined) return '';
  return ` ${royalName(variant)}ที่ไปถึง${lastRanks(goalRanks)}โดยไม่ถูกโจมตีก็ชนะด้วย`;
}

function within(moves: number): string {
  return moves === 1 ? '' : ` ใน ${countText(moves, 'ตา')}`;
}

const ANSWER_TASKS: Readonly<Record<CheckAnswer, (king: string) => string>> = {
  'move-away': (king) => `เดิน${king}หนี`,
  capture: () => 'กินหมากที่รุก',
  block: () => 'เดินหมากไปขวาง',
  drop: () => 'วางหมากขวาง',
};

export const TASKS = {
  pointOut: (piece: string) => `พิมพ์ช่องที่${piece}ของคุณอยู่`,
  reach: (piece: string, to: string, moves: number) =>
    moves === 1 ? `เดิน${piece}ไป ${to}` : `พา${piece}ไป ${to}${within(moves)}`,
  capture: (enemies: string, moves: number) => `กิน${enemies}${within(moves)}`,
  drop: (piece: string, to: string) => `วาง${piece}ที่ ${to}`,
  captureAndDrop: (enemies: string, piece: string, to: string) =>
    `กิน${enemies} แล้ววาง${piece}ที่ ${to}`,
  fork: (piece: string, enemies: string) => `วาง${piece}ให้โจมตี${enemies} พร้อมกัน`,
  dropAllowed: (piece: string) => `วาง${piece} มีแถวตั้งเดียวที่วางได้`,
  dropFar: (piece: string) => `วาง${piece}ให้อยู่ข้างหน้าที่สุดเท่าที่วางได้`,
  mustPromote: (piece: string) => `เดิน${piece}ต่อไป ต้องเลื่อนขั้น ไม่เช่นนั้นจะเดินต่อไม่ได้อีกเลย`,
  promote: (piece: string, moves: number) => `เลื่อนขั้น${piece}${within(moves).trimStart()}`,
  decline: (piece: string) => `เดิน${piece}เข้าเขตเลื่อนขั้น แต่ไม่เลื่อนขั้น`,
  check: (king: string, hasPieces: boolean) => `รุก${king}ของขาว${hasPieces ? '' : 'ด้วยการวางหมาก'}`,
  answerCheck: (king: string, by: CheckAnswer) => `คุณถูกรุก ${ANSWER_TASKS[by](king)}`,
  mate: (king: string, dropped: string | undefined, rule: Variant['pawnDropMate']) => {
    const text = `รุก${king}ของขาวให้จนในตาเดียว`;
    if (dropped === undefined) return text;
    return `${text} ${rule === 'illegal' ? `แต่ห้ามวาง${dropped}รุกจน` : `วาง${dropped}รุกจนก็ได้`}`;
  },
  win: (gives: Handicap | undefined) => {
    const rest = gives ? `ให้${handicapText(gives)}` : 'มีหมากน้อย';
    return `ชนะหนึ่งเกม ขาวคือคอมพิวเตอร์ระดับต่ำสุดและ${rest} ทุกตาของคุณเริ่มด้วยคำใบ้ พิมพ์ "เริ่ม" เพื่อเริ่มเกม`;
  },
} as const;

export function aboutLine(title: string, moves: string, alike: readonly string[]): string {
  const others = alike.length === 0 ? '' : ` ${joinWords(alike, 'และ')}ก็เช่นกัน`;
  return `${title} ${moves}${others}`;
}

export function stepText(left: number): string {
  return `ถูกแล้ว เหลืออีก ${countText(left, 'ตา')}`;
}

export function taskLine(task: string, typing: string): string {
  return `โจทย์: ${task} ${typing}`.trimEnd();
}

export const TASK_DONE = 'ถูกต้อง';

export const WRONG = {
  noSquare: (example: string) => `ช่องคือเลขของแถวตั้งและตัวอักษรของแถวนอน เช่น ${example}`,
  otherSquare: (square: string, found: string | undefined) =>
    `${square} เป็นช่องอื่น: ${found ? `มี${found}อยู่ที่นั่น` : 'เป็นช่องว่าง'}`,
  otherPiece: (moved: string, task: string) => `นั่นคือ${moved} ${task}`,
  noDrop: (task: string) => `ตานั้นไม่ได้วางหมาก ${task}`,
  notFarEnough: 'ยังวางไปข้างหน้าได้อีก',
  attacks: (only: string | undefined) =>
    only === undefined ? 'จากตรงนั้นไม่โจมตีตัวใดเลย' : `จากตรงนั้นโจมตีเพียง${only}`,
  promoted: 'หมากเลื่อนขั้นแล้ว ใส่ = ท้ายตาเดินเพื่อไม่เลื่อน',
  outsideZone: (ranks: number) => `ตานั้นไม่ได้เริ่มหรือจบในเขตเลื่อนขั้น คือ${lastRanks(ranks)}`,
  otherAnswer: (king: string, wanted: CheckAnswer | undefined) =>
    `พ้นรุกเหมือนกัน แต่โจทย์ต้องการอย่างอื่น${wanted ? `: ${ANSWER_TASKS[wanted](king)}` : ''}`,
  noCheck: 'ตานั้นไม่รุก',
  noMate: (answer: string) => `รุก แต่ไม่จน: ขาวยังมี ${answer}`,
} as const;

export const LATE = {
  reach: (piece: string, to: string, left: number) =>
    left > 0 ? `จากตรงนั้น${piece}ไปไม่ถึง ${to} ${inMore(left)}` : `นั่นไม่ใช่ ${to} ที่${piece}ต้องไป`,
  capture: (enemies: string, left: number) =>
    left > 0 ? `หลังตานั้นคุณกิน${enemies} ไม่ได้${inMore(left)}` : `ตานั้นไม่ได้กิน${enemies}`,
  drop: (piece: string, to: string, left: number) =>
    left > 0 ? `หลังตานั้นวาง${piece}ที่ ${to} ไม่ได้${inMore(left)}` : `ต้องวาง${piece}ที่ ${to}`,
  promote: (piece: string, left: number) =>
    left > 0
      ? `จากตรงนั้น${piece}เลื่อนขั้นไม่ได้${inMore(left)}`
      : `${piece}ไม่ได้เลื่อนขั้น: ใส่ + ท้ายตาเดินเพื่อเลื่อน`,
} as const;

function inMore(moves: number): string {
  return `ในอีก ${countText(moves, 'ตา')}`;
}

export function learnHint(told: string): string {
  return `คำใบ้: ${told}`;
}

export function someDoneText(done: number, of: number): string {
  return doneOfText(done, of);
}

export function courseDoneText(variant: Variant, all: number): string {
  return `ทำครบทั้ง ${all} โจทย์แล้ว: คุณเล่น${nameInText(variant)}เป็นแล้ว`;
}

export function taskNotKept(why: string): string {
  return `ยังไม่ได้บันทึกว่าทำเสร็จ: ${why}`;
}

export const LEARN_ANSWERS = {
  done: 'โจทย์เสร็จแล้ว: พิมพ์ ถัดไป หรือ ขอเดินใหม่',
  open: 'โจทย์นี้ยังไม่เสร็จ "ข้าม" เพื่อไปข้อถัดไป',
  countSquares: 'คำใบ้: นับแถวตั้งจากขวา แล้วนับแถวนอนจากบน',
  noHint: 'คำใบ้: ที่นี่ไม่มีอะไรต้องทำ พิมพ์ ถัดไป เพื่อไปต่อ',
  'game-hint': 'คำใบ้: พิมพ์ "เริ่ม" เพื่อเริ่มเกม',
  goOn: 'Enter ไปต่อ',
  'no-undo': 'ไม่มีตาเดินให้ถอน',
  undone: 'ถอนแล้ว',
  again: 'เริ่มจากต้น',
  'no-next': 'นี่คือโจทย์สุดท้าย',
  'no-previous': 'นี่คือโจทย์แรก',
  'no-game': 'เริ่ม: โจทย์นี้ไม่ต้องเล่นเกม',
  'begins-game': 'โจทย์นี้เป็นเกม: พิมพ์ "เริ่ม" เพื่อเริ่ม',
  gameLeft: 'ออกจากเกมแล้ว พิมพ์ "เริ่ม" เพื่อเริ่มเกมใหม่',
  'no-moves': 'ตาเดิน: โจทย์นี้ถามหาช่อง',
} as const;

export const LEARN_TITLE = 'บทเรียน';

export const GAME_WON = 'คุณชนะ: โจทย์สุดท้ายเสร็จแล้ว Esc กลับไปบทเรียน';

export function enemiesText(
  pieces: readonly { readonly name: string | undefined; readonly square: string }[],
): string {
  const names = pieces.map(({ name = 'หมาก', square }) => `${name}ของขาวที่ ${square}`);
  return joinWords(names, 'และ');
}

export function typeItLike(...examples: readonly string[]): string {
  return `พิมพ์เช่น ${examples.join(' แล้ว ')}`;
}
