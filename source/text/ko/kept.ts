import { josa } from './josa.ts';

/** A game that a player has left. */
interface KeptGame {
  /** Its name, or its path if it lies elsewhere. */
  readonly name: string;
  readonly isOver: boolean;
  /** The shell command that shows it again. */
  readonly command: string;
}

/** Said in the shell after leaving: `` evening으로 보관했습니다. `komadai resume`: 이어 두기. `` */
export function keptText({ name, isOver, command }: KeptGame): string {
  return `${josa(name, '으로')} 보관했습니다. \`${command}\`: ${isOver ? '다시 보기' : '이어 두기'}.`;
}
