import type {
  CheckTold,
  Mover,
  OriginTold,
  OwnedTold,
  StandingTold,
} from '../en/illegal-reason.ts';
import { joinWords } from './join-words.ts';
import { josa } from './josa.ts';
import { orList, personsPiece, standingText } from './phrases.ts';

export const ILLEGAL = {
  goalReached: (king: string) =>
    `대국이 끝났습니다. 상대의 ${josa(king, '이')} 맨 끝줄에 닿았습니다.`,
  noDrops: (game: string) => `${game}에서는 말을 놓지 않습니다.`,
  notInHand: (piece: string) => `말받침에 ${josa(piece, '이')} 없습니다.`,
  promotedDrop: '말은 승격하지 않은 면으로 놓습니다.',
  occupied: (square: string, by: OwnedTold, { reader }: Mover) =>
    `${square}에는 ${josa(personsPiece(by.name, by.color, reader), '이')} 있습니다.`,
  nifu: (pawn: string, file: number, squares: readonly string[]) => {
    const { length } = squares;
    const found = length === 1 ? josa(pawn, '이') : `${josa(pawn, '이')} ${length}개`;
    return `이보입니다. ${file}번 세로줄에 이미 ${found} 있습니다(${squares.join(', ')}).`;
  },
  deadDrop: (piece: string, square: string) =>
    `${square}에 놓은 ${josa(piece, '은')} 움직일 수 없습니다.`,
  pawnDropMate: (pawn: string, game: string) =>
    `타보힐입니다. ${game}에서는 ${josa(pawn, '을')} 놓아 외통을 만들 수 없습니다.`,
  noPiece: (piece: string, mover: Mover) => `판 위에 ${josa(owned(piece, mover), '이')} 없습니다.`,
  wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[], mover: Mover) =>
    `${originText(from)}에 ${josa(owned(piece, mover), '이')} 없습니다. ${squareList(piece, squares)}`,
  notYourPiece: (square: string, mover: Mover) => `${square}에 ${owned('말', mover)}이 없습니다.`,
  noRecapture: (square: string, mover: Mover) =>
    `${square}에서 되잡을 수 있는 ${owned('말', mover)}이 없습니다.`,
  unreachable: (piece: string, to: string, squares: readonly string[]) =>
    squares.length === 1
      ? `${squares[0]}의 ${josa(piece, '은')} ${to}에 갈 수 없습니다.`
      : `${to}에 갈 수 있는 ${josa(piece, '이')} 없습니다. ${squareList(piece, squares)}`,
  blocked: (by: OwnedTold & StandingTold, { reader }: Mover) =>
    `${by.square}의 ${josa(personsPiece(by.name, by.color, reader), '이')} 길을 막고 있습니다.`,
  nothingToCapture: (square: string) => `${square}에는 잡을 말이 없습니다.`,
  kingAttacked: (square: string, by: StandingTold) =>
    `${josa(square, '은')} ${josa(standing(by), '이')} 노리는 칸입니다.`,
  kingExposed: (king: string, by: StandingTold, mover: Mover) =>
    `${josa(owned(king, mover), '이')} ${standing(by)}에게 장군을 받게 됩니다.`,
  mandatory: (game: string) => `${game}에서는 반드시 승격해야 합니다.`,
  mustPromote: (piece: string, rank: string) =>
    `${josa(piece, '은')} ${rank} 가로줄에서 반드시 승격해야 합니다.`,
  deadMove: (piece: string, square: string) =>
    `${square}에 간 ${josa(piece, '은')} 다시는 움직일 수 없습니다.`,
  fullFile: (piece: string, file: number) =>
    `${file}번 세로줄에는 ${josa(piece, '을')} 더 둘 자리가 없습니다.`,
  outsideZone: (square: string) => `${josa(square, '은')} 승격 구역 밖입니다.`,
  isPromoted: (piece: string) => `${josa(piece, '은')} 이미 승격했습니다.`,
  cannotPromote: (piece: string) => `${josa(piece, '은')} 승격하지 않습니다.`,
} as const;

export function answerCheckText({ king, checkers, between, isSpoken }: CheckTold): string {
  const [checker, ...others] = checkers;
  const answers = [
    `${josa(king, '을')} 옮기기`,
    ...(checker && others.length === 0 ? [`${josa(checker.name, '을')} 잡기`] : []),
    ...(between.length > 0 ? [`${between.join(isSpoken ? '에서 ' : '-')} 사이를 막기`] : []),
  ];
  const from = joinWords(checkers.map(standing), 'and');
  return `${josa(from, '이')} 장군을 불렀습니다: ${orList(answers)}.`;
}

function owned(piece: string, { color, reader }: Mover): string {
  return personsPiece(piece, color, reader);
}

function squareList(name: string, squares: readonly string[]): string {
  return `${name}: ${squares.join(', ')}.`;
}

function originText({ kind, name }: OriginTold): string {
  if (kind === 'square') return name;
  return kind === 'file' ? `${name}번 세로줄` : `${name} 가로줄`;
}

/** `5b의 비차` */
function standing({ name, square }: StandingTold): string {
  return standingText(name, square);
}
