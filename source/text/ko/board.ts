import type { Color } from '../../rules/core/color.ts';
import { josa } from './josa.ts';
import { sideName } from './side-name.ts';
import { spelled } from './spelled.ts';

export function handLineText(mark: string, pieces: string): string {
  return `${mark} 말받침 ${pieces}`;
}

export function atBottomText(color: Color): string {
  return `${josa(sideName(color), '이')} 아래쪽입니다.`;
}

export function valueWanted(word: string, values: readonly string[]): string {
  return `${spelled(word)}: ${values.join(', ')} 중 하나를 적어 주십시오.`;
}

export function withoutScreenText(word: string): string {
  return `${spelled(word)}: 화면이 있어야 쓸 수 있습니다.`;
}

export const NO_LAST_MOVE = '마지막: 아직 둔 수가 없습니다.';
