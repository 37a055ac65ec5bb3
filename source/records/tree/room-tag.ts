import { type GameRecord, tagValue } from './record.ts';

/** The tags with the code of the room in which a game is played, and with the folder of its socket. */
export const ROOM_TAG = 'Room';
export const ROOM_FOLDER_TAG = 'RoomFolder';

/** What opens the door of a room. */
export interface RoomKey {
  readonly code: string;
  /** The folder of the socket, where it is not that of the system. */
  readonly at: string | undefined;
}

/** The room in which a game is played; undefined where it is in none. */
export function roomOf(record: GameRecord): RoomKey | undefined {
  const [code, at] = [ROOM_TAG, ROOM_FOLDER_TAG].map((tag) => tagValue(record, tag)?.trim());
  return code ? { code, at: at || undefined } : undefined;
}
