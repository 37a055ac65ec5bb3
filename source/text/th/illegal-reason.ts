import type {
  CheckTold,
  Mover,
  OriginTold,
  OwnedTold,
  StandingTold,
} from '../en/illegal-reason.ts';
import { joinWords } from './join-words.ts';
import { personsPiece } from './phrases.ts';
import { sideName } from './side-name.ts';

export const ILLEGAL = {
  goalReached: (king: string) => `เกมจบแล้ว: ${king}ของอีกฝ่ายไปถึงสุดกระดาน`,
  noDrops: (game: string) => `${game}ไม่มีการวางหมาก`,
  notInHand: (piece: string, mover: Mover) => `${who(mover)}ไม่มี${piece}ในมือ`,
  promotedDrop: 'หมากที่วางต้องยังไม่เลื่อนขั้น',
  occupied: (square: string, by: OwnedTold, { reader }: Mover) =>
    `ที่ ${square} มี${personsPiece(by.name, by.color, reader)}อยู่`,
  nifu: (pawn: string, file: number, squares: readonly string[], mover: Mover) => {
    const { length } = squares;
    const found = length === 1 ? pawn : `${pawn} ${length} ตัว`;
    return `${pawn}ซ้อน (นิฟุ): ${who(mover)}มี${found}ในแถวตั้ง ${file} อยู่แล้ว (${squares.join(', ')})`;
  },
  deadDrop: (piece: string, square: string) => `${piece}ที่วางบน ${square} จะเดินไม่ได้เลย`,
  pawnDropMate: (pawn: string, game: string) => `ใน${game} ห้ามวาง${pawn}รุกจน`,
  noPiece: (piece: string, mover: Mover) => `${who(mover)}ไม่มี${piece}บนกระดาน`,
  wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[], mover: Mover) =>
    `${who(mover)}ไม่มี${piece}ที่${originText(from)} ${squareList(piece, squares)}`,
  notYourPiece: (square: string, mover: Mover) => `${who(mover)}ไม่มีหมากที่ ${square}`,
  noRecapture: (square: string, mover: Mover) => `ไม่มี${owned('หมาก', mover)}ตัวใดกินที่ ${square} ได้`,
  unreachable: (piece: string, to: string, squares: readonly string[], mover: Mover) =>
    squares.length === 1
      ? `${owned(piece, mover)}ที่ ${squares[0]} เดินไม่ถึง ${to}`
      : `ไม่มี${owned(piece, mover)}ตัวใดเดินถึง ${to} ${squareList(piece, squares)}`,
  blocked: (by: OwnedTold & StandingTold, { reader }: Mover) =>
    `ทางถูก${personsPiece(by.name, by.color, reader)}ที่ ${by.square} ขวางอยู่`,
  nothingToCapture: (square: string) => `ที่ ${square} ไม่มีอะไรให้กิน`,
  kingAttacked: (square: string, by: StandingTold) => `${square} ถูก${standingText(by)} โจมตีอยู่`,
  kingExposed: (king: string, by: StandingTold, mover: Mover) =>
    `${owned(king, mover)}จะถูก${standingText(by)} รุก`,
  mandatory: (game: string) => `ใน${game}ต้องเลื่อนขั้นเสมอ`,
  mustPromote: (piece: string, rank: string) => `${piece}ต้องเลื่อนขั้นที่แถวนอน ${rank}`,
  deadMove: (piece: string, square: string) => `${piece}ที่ ${square} จะเดินต่อไม่ได้อีกเลย`,
  fullFile: (piece: string, file: number) => `แถวตั้ง ${file} มี${piece}เพิ่มอีกไม่ได้`,
  outsideZone: (square: string) => `${square} อยู่นอกเขตเลื่อนขั้น`,
  isPromoted: (piece: string) => `${piece}เลื่อนขั้นแล้ว`,
  cannotPromote: (piece: string) => `${piece}เลื่อนขั้นไม่ได้`,
} as const;

export function answerCheckText({ king, checkers, between, isSpoken, mover }: CheckTold): string {
  const [checker, ...others] = checkers;
  const answers = [
    `เดิน${king}หนี`,
    ...(checker && others.length === 0 ? [`กิน${checker.name}`] : []),
    ...(between.length > 0 ? [`ขวางที่ ${between.join(isSpoken ? ' ถึง ' : '-')}`] : []),
  ];
  const by = joinWords(checkers.map(standingText), 'และ');
  return `${who(mover)}ถูก${by} รุก: ${joinWords(answers, 'หรือ')}`;
}

function who({ color, reader }: Mover): string {
  return reader === undefined ? `ฝ่าย${sideName(color)}` : 'คุณ';
}

function owned(piece: string, { color, reader }: Mover): string {
  return personsPiece(piece, color, reader);
}

function squareList(name: string, squares: readonly string[]): string {
  return `${name}: ${squares.join(', ')}`;
}

function originText({ kind, name }: OriginTold): string {
  switch (kind) {
    case 'square':
      return ` ${name}`;
    case 'file':
      return `แถวตั้ง ${name}`;
    case 'rank':
      return `แถวนอน ${name}`;
    default:
      return kind satisfies never;
  }
}

function standingText({ name, square }: StandingTold): string {
  return `${name}ที่ ${square}`;
}
