/** A game that a player has left. */
interface KeptGame {
  /** Its name, or its path if it lies elsewhere. */
  readonly name: string;
  readonly isOver: boolean;
  /** The shell command that shows it again. */
  readonly command: string;
}

/** Said in the shell after leaving: `` evening に保存しました。`komadai resume` で続けられます。 `` */
export function keptText({ name, isOver, command }: KeptGame): string {
  return `${name} に保存しました。\`${command}\` で${isOver ? '見られます' : '続けられます'}。`;
}
