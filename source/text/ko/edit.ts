import type { EditCode } from '../../activity/edit-told.ts';
import { printable } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';
import { josa } from './josa.ts';
import { possessive } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export const EDIT_TASK =
  '어떤 국면이든 만듭니다. "은 5e"는 5e에 은을 놓고, "7g 7f"는 7g의 말을 옮기며, 5e만 쓰면 그 칸의 말을 알려 줍니다. ' +
  '커서가 있는 칸에서 Enter나 클릭으로 말을 들고 놓습니다. 빈 칸이나 같은 말에 두 번 누르면 할 수 있는 일의 목록이 열립니다. ' +
  '말만 쓰면 커서의 칸에 놓이고, 칸을 뺀 명령어도 그 칸에 적용됩니다.';

export const EDIT_TITLE = '국면 편집';

export function editHeading(game: string): string {
  return `${game}: 국면 편집`;
}

export const EDIT_ANSWERS = {
  cleared: '판과 말받침을 비웠습니다.',
  started: '시작 국면입니다.',
  undone: '되돌렸습니다.',
  redone: '다시 했습니다.',
  'no-undo': '되돌릴 변경이 없습니다.',
  'no-redo': '되돌린 변경이 없습니다.',
  'which-square': '어느 칸입니까? 5e처럼 이어서 쓰거나 화살표로 고르십시오.',
  'empty-square': '그 칸에는 말이 없습니다.',
  'no-other-face': '이 말은 승격하지 않습니다.',
  'royal-in-hand': '이 말은 말받침에 놓을 수 없습니다.',
  'which-hand': '편, 말, 개수를 쓰십시오: 말받침 선수 보 3',
  'hand-full': '말받침에는 한 종류가 99개까지입니다.',
  'no-handicap': '초기국면: 그런 접장기는 없습니다.',
  'no-moves': '둘 차례인 쪽에 둘 수 있는 수가 없어 대국을 시작할 수 없습니다.',
  'no-level': '대국: 레벨은 1부터 10까지입니다. 빼면 두 사람의 대국입니다.',
  'no-target': '박보가 아닙니다. 차례가 아닌 쪽에 외통을 당할 왕이 없습니다.',
  'which-file': '저장: 박보 파일의 이름을 쓰십시오.',
  'saves-no-mate': '장군을 이어 외통이 되는 수가 없어 (증명됨) 박보로 저장하지 않았습니다.',
  'saves-unproved': '제한 시간 안에 외통인지 아닌지 증명하지 못했습니다. 그래도 저장하시겠습니까?',
  'save-stopped': '외통 찾기가 중지되어 저장하지 않았습니다.',
  'leaves-edited': '국면이 저장되지 않았습니다. 그래도 나가시겠습니까?',
} as const satisfies Readonly<Record<Exclude<EditCode, 'turn'>, string>>;

export function sideToMoveText(color: Color): string {
  return `${sideName(color)} 차례`;
}

export function removedText(piece: string): string {
  return `치운 말: ${piece}.`;
}

export function pickedText(piece: string): string {
  return `든 말: ${piece}. Enter로 놓습니다.`;
}

export function restText(color: Color, count: number): string {
  return count === 0
    ? '모자란 말이 없습니다.'
    : `말 ${count}개를 ${possessive(color)} 말받침에 더했습니다.`;
}

export function notReadText(line: string, piece: string, square: string): string {
  return `${josa(quoted(line), '은')} 말도 칸도 아닙니다. 보기: ${piece} ${square}, ${piece} ${square} 후수. 명령어는 도움말에 있습니다.`;
}

export function problemSavedText(path: string, plies?: number): string {
  const mate = plies === undefined ? '' : `${plies}수 외통. `;
  return `${mate}${printable(path)}에 더했습니다. komadai tsume로 풉니다.`;
}

export function problemNotSavedText(fault: string): string {
  return `저장: ${fault}`;
}

export function kinglessText(color: Color, royal: string): string {
  return `${sideName(color)}에 ${josa(royal, '이')} 없습니다`;
}

/** More pieces than the game has. @param pieces as they are counted */
export function tooManyText(pieces: string, most: number): string {
  return `너무 많습니다: ${pieces}; 모두 ${most}개입니다`;
}

/** What is missing of a set. @param pieces as they are listed */
export function missingPiecesText(pieces: string): string {
  return `모자란 말: ${pieces}`;
}

export const SET_IS_WHOLE = '모자란 말 없음.';

export const POSITION_IS_RIGHT = '잘못이 없습니다.';

export const SQUARE_CHOICES = {
  remove: '치우기',
  face: '뒤집기',
  swap: '상대편에 주기',
  toHand: (color: Color) => `${possessive(color)} 말받침으로`,
} as const;

export const HANDS_TEXTS = { title: '말받침과 차례', turn: '차례', done: '끝' } as const;
