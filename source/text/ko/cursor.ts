import type { Color } from '../../rules/core/color.ts';
import type { EnterAct, StuckReason } from '../en/cursor.ts';
import { josa } from './josa.ts';
import { countPieces } from './names.ts';
import { personsPiece, possessive } from './phrases.ts';

export function onSquare(
  square: string,
  piece: { readonly name: string; readonly letters: string; readonly color: Color } | undefined,
  person: Color,
): string {
  if (piece === undefined) return `${square}: 비어 있음.`;
  return `${square}: ${personsPiece(piece.name, piece.color, person)} (${piece.letters}).`;
}

export function inHand(
  owner: Color,
  person: Color,
  count: number,
  { name, letters }: { readonly name: string; readonly letters: string },
): string {
  const whose = owner === person ? '내' : possessive(owner);
  return `${whose} 말받침: ${countPieces(count, name)} (${letters}).`;
}

export function noCursorText(example: string | undefined): string {
  const typed = example === undefined ? '' : `${example}처럼 수를 입력하고 Enter를 누르십시오. `;
  return `${typed}화살표 키는 커서를 보입니다.`;
}

export function enterText(act: EnterAct, name: string): string {
  switch (act) {
    case 'pick-up':
      return 'Enter: 집기.';
    case 'put-back':
      return 'Enter: 제자리에 두기.';
    case 'move':
      return `Enter: ${josa(name, '을')} 여기로.`;
    case 'capture':
      return `Enter: ${josa(name, '으로')} 잡기.`;
    case 'drop':
      return `Enter: ${josa(name, '을')} 여기에 놓기.`;
    case 'refused':
      return `${josa(name, '은')} 여기에 갈 수 없습니다.`;
    default:
      return act satisfies never;
  }
}

export function stuckText(why: StuckReason): string {
  switch (why) {
    case 'empty':
      return '집을 말이 없습니다. 먼저 내 말로 가십시오.';
    case 'not-yours':
      return '내 말이 아닙니다. 먼저 내 말을 집으십시오.';
    case 'stuck':
      return '지금은 움직일 수 없습니다.';
    case 'in-check':
      return '지금은 움직일 수 없습니다. 장군을 막지 못합니다.';
    default:
      return why satisfies never;
  }
}
