import type { RoomKey } from '../records/tree/room-tag.ts';
import { shellWord } from './shell-word.ts';

/** The line that the other player types, or a watcher: `komadai join K7M2QX`. */
export function joinLine(key: RoomKey, command: 'join' | 'watch' = 'join'): string {
  return `komadai ${command} ${shellWord(key.code)}${folderOption(key)}`;
}

/** The line that leads back into a room: its host opens it again. */
export function backLine(key: RoomKey, isHost: boolean): string {
  return isHost ? `komadai host --resume${folderOption(key)}` : joinLine(key);
}

function folderOption({ at }: RoomKey): string {
  return at === undefined ? '' : ` --at ${shellWord(at)}`;
}
