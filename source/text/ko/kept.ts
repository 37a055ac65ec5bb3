import type { KeptGame } from '../en/kept.ts';
import { josa } from './josa.ts';

/** Said in the shell after leaving: `` evening으로 보관했습니다. `komadai resume`: 이어 두기. `` */
export function keptText({ name, isOver, command }: KeptGame): string {
  return `${josa(name, '으로')} 보관했습니다. \`${command}\`: ${isOver ? '다시 보기' : '이어 두기'}.`;
}
