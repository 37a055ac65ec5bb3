import type { KeptGame } from '../en/kept.ts';

/** Said in the shell after leaving: `` evening に保存しました。`komadai resume` で続けられます。 `` */
export function keptText({ name, isOver, command }: KeptGame): string {
  return `${name} に保存しました。\`${command}\` で${isOver ? '見られます' : '続けられます'}。`;
}
