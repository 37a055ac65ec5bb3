import type {
  CheckTold,
  Mover,
  OriginTold,
  OwnedTold,
  StandingTold,
} from '../en/illegal-reason.ts';
import { personsPiece, standingText } from './phrases.ts';

export const ILLEGAL = {
  goalReached: (king: string) => `敵の${king}が最奥に達し、対局は終わっています。`,
  noDrops: (game: string) => `${game}では駒を打てません。`,
  notInHand: (piece: string) => `持駒に${piece}がありません。`,
  promotedDrop: '駒を成った状態で打つことはできません。',
  occupied: (square: string, by: OwnedTold, { reader }: Mover) =>
    `${square}には${personsPiece(by.name, by.color, reader)}があります。`,
  nifu: (pawn: string, file: number, squares: readonly string[]) =>
    squares.length === 1
      ? `二歩です。${file}筋にはすでに${pawn}があります（${squares.join('、')}）。`
      : `二歩です。${file}筋にはすでに${pawn}が${squares.length}枚あります（${squares.join('、')}）。`,
  deadDrop: (piece: string, square: string) =>
    `${square}に打った${piece}は動けなくなります（行き所のない駒）。`,
  pawnDropMate: (pawn: string, game: string) => `${game}では${pawn}を打って詰ますのは反則です。`,
  noPiece: (piece: string, mover: Mover) => `盤上に${owned(piece, mover)}がありません。`,
  wrongOrigin: (piece: string, from: OriginTold, squares: readonly string[], mover: Mover) =>
    `${originText(from)}に${owned(piece, mover)}はありません。${squareList(piece, squares)}`,
  notYourPiece: (square: string, mover: Mover) => `${square}に${owned('駒', mover)}はありません。`,
  noRecapture: (square: string) => `${square}の駒を取れる駒がありません。`,
  unreachable: (piece: string, to: string, squares: readonly string[]) =>
    squares.length === 1
      ? `${squares[0]}の${piece}は${to}へ動けません。`
      : `${to}へ動ける${piece}がありません。${squareList(piece, squares)}`,
  blocked: (by: OwnedTold & StandingTold, { reader }: Mover) =>
    `途中の${by.square}に${personsPiece(by.name, by.color, reader)}があります。`,
  nothingToCapture: (square: string) => `${square}に取る駒がありません。`,
  kingAttacked: (square: string, by: StandingTold) =>
    `${square}には${standingText(by.name, by.square)}が利いています。`,
  kingExposed: (king: string, by: StandingTold, mover: Mover) =>
    `${owned(king, mover)}に${standingText(by.name, by.square)}の王手がかかります。`,
  mandatory: (game: string) => `${game}では必ず成らなければなりません。`,
  mustPromote: (piece: string, rank: string) => `${rank}段では${piece}は必ず成ります。`,
  deadMove: (piece: string, square: string) =>
    `${square}の${piece}は動けなくなります（行き所のない駒）。`,
  fullFile: (piece: string, file: number) => `${file}筋にはこれ以上${piece}を置けません。`,
  outsideZone: (square: string) => `${square}は敵陣の外です。`,
  isPromoted: (piece: string) => `${piece}はすでに成っています。`,
  cannotPromote: (piece: string) => `${piece}は成れません。`,
} as const;

export function answerCheckText({ king, checkers, between }: CheckTold): string {
  const [checker, ...others] = checkers;
  const names = checkers.map(({ name, square }) => standingText(name, square));
  const answers: readonly Answer[] = [
    { plain: `${king}を逃がす`, asked: `${king}を逃がして` },
    ...(checker && others.length === 0
      ? [{ plain: `${checker.name}を取る`, asked: `${checker.name}を取って` }]
      : []),
    ...(between.length > 0
      ? [
          {
            plain: `${between.join('から')}に合駒をする`,
            asked: `${between.join('から')}に合駒をして`,
          },
        ]
      : []),
  ];
  const choices = answers.map(({ plain, asked }, at) =>
    at < answers.length - 1 ? `${plain}か、` : `${asked}ください。`,
  );
  return `${names.join('と')}に王手されています。${choices.join('')}`;
}

/** A way out of check, before `か` and before `ください`. */
interface Answer {
  readonly plain: string;
  readonly asked: string;
}

function owned(piece: string, { color, reader }: Mover): string {
  return personsPiece(piece, color, reader);
}

function squareList(name: string, squares: readonly string[]): string {
  return `${name}: ${squares.join('、')}。`;
}

function originText({ kind, name }: OriginTold): string {
  return { file: `${name}筋`, rank: `${name}段`, square: name }[kind];
}
