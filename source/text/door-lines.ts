import type { RoomKey } from '../records/tree/room-tag.ts';
import { shellWord } from './shell-word.ts';

/** The line that the other player types: `komadai join K7M2QX`. */
export function joinLine(key: RoomKey): string {
  return doorLine('join', key);
}

/** The line that a watcher types. */
export function watchLine(key: RoomKey): string {
  return doorLine('watch', key);
}

function doorLine(command: 'join' | 'watch', { code, at }: RoomKey): string {
  const folder = at === undefined ? '' : ` --at ${shellWord(at)}`;
  return `komadai ${command} ${shellWord(code)}${folder}`;
}
