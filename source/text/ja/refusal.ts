import type { FaceKind } from '../../activity/word-row.ts';
import type { Color } from '../../rules/core/color.ts';
import { orList } from './phrases.ts';
import { sideName } from './side-name.ts';
import { spelling } from './spelling.ts';

export const UNPLAYED = {
  empty: '指し手が入力されていません。',
  ambiguous: (shown: string, moves: readonly string[]) =>
    `${shown} は1手に決まりません: ${orList(moves)}？`,
  choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
  /** @param shown undefined where the reason says all @param meant a drop that would be legal */
  illegal: (shown: string | undefined, reason: string, meant: string | undefined) => {
    const text = shown === undefined ? reason : `${shown}: ${reason}`;
    return meant === undefined ? text : `${text}「${meant}」のことですか？`;
  },
  noSuchPiece: (shown: string, piece: string, game: string, pieces: readonly string[]) =>
    `${shown}: ${game}に ${piece} という駒はありません。駒: ${pieces.join('、')}。`,
  notASquare: (shown: string, square: string, meant: string | undefined, last: string) => {
    const advice =
      meant === undefined ? `マスは1aから${last}までです。` : `筋を先に書きます: ${meant}。`;
    return `${shown}: ${square} というマスはありません。${advice}`;
  },
  noLastMove: (shown: string) => `${shown}: 取り返す直前の手がありません。`,
  moveNumber: (shown: string, expected: number) => `${shown}: 次は${expected}手目です。`,
  wrongSide: (shown: string, turn: Color) => `${shown}: ${sideName(turn)}の手番です。`,
} as const;

export function otherFaceText(word: string, own: FaceKind): string {
  return own === 'lines'
    ? `${spelling(word)}: 画面がないと使えません。`
    : `${spelling(word)}: 画面のあるときは使えません。`;
}
