/** Said in the shell after leaving: `` เก็บไว้ในชื่อ evening พิมพ์ `komadai resume` เพื่อเล่นต่อ ``. */
export function keptText({
  name,
  isOver,
  command,
}: {
  readonly name: string;
  readonly isOver: boolean;
  readonly command: string;
}): string {
  return `เก็บไว้ในชื่อ ${name} พิมพ์ \`${command}\` เพื่อ${isOver ? 'ดู' : 'เล่นต่อ'}`;
}
