import type { FaceKind } from '../../activity/word-row.ts';
import type { Color } from '../../rules/core/color.ts';
import { josa } from './josa.ts';
import { orList, possessive } from './phrases.ts';
import { spelled } from './spelled.ts';

export const UNPLAYED = {
  empty: '입력한 수가 없습니다.',
  ambiguous: (shown: string, moves: readonly string[]) =>
    `${shown}: 여러 수로 읽힙니다. ${orList(moves)}?`,
  choice: (shown: string, moves: readonly string[]) => `${shown}: ${orList(moves)}`,
  /** @param shown undefined where the reason says all @param meant a drop that would be legal */
  illegal: (shown: string | undefined, reason: string, meant: string | undefined) => {
    const text = shown === undefined ? reason : `${shown}: ${reason}`;
    return meant === undefined ? text : `${text} 혹시 "${meant}"입니까?`;
  },
  noSuchPiece: (shown: string, piece: string, game: string, pieces: readonly string[]) =>
    `${shown}: ${game}에는 ${josa(piece, '이라')}는 말이 없습니다. 말: ${pieces.join(', ')}.`,
  notASquare: (shown: string, square: string, meant: string | undefined, last: string) => {
    const advice =
      meant === undefined
        ? ` 칸은 1a에서 ${last}까지입니다.`
        : ` 세로줄을 먼저 적습니다: ${meant}.`;
    return `${shown}: ${josa(square, '은')} 칸이 아닙니다.${advice}`;
  },
  noLastMove: (shown: string) => `${shown}: 되잡을 직전의 수가 없습니다.`,
  moveNumber: (shown: string, expected: number) => `${shown}: 다음은 ${expected}수째입니다.`,
  wrongSide: (shown: string, turn: Color) => `${shown}: ${possessive(turn)} 차례입니다.`,
} as const;

export function otherFaceText(word: string, own: FaceKind): string {
  return own === 'lines'
    ? `${spelled(word)}: 화면이 있어야 쓸 수 있습니다.`
    : `${spelled(word)}: 화면이 없을 때만 씁니다.`;
}
