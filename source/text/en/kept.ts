/** A game that a player has left. */
export interface KeptGame {
  /** Its name, or its path if it lies elsewhere. */
  readonly name: string;
  readonly isOver: boolean;
  /** The shell command that shows it again. */
  readonly command: string;
}

/** Said in the shell after leaving: `` Kept as evening. `komadai resume` goes on. `` */
export function keptText({ name, isOver, command }: KeptGame): string {
  return `Kept as ${name}. \`${command}\` ${isOver ? 'shows it' : 'goes on'}.`;
}
