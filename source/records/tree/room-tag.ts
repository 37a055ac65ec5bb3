import { type GameRecord, tagValue } from './record.ts';

/** The tag with the code of the room in which a game is played. */
export const ROOM_TAG = 'Room';

/** The code of the room in which a game is played; undefined where it is in none. */
export function roomOf(record: GameRecord): string | undefined {
  return tagValue(record, ROOM_TAG)?.trim() || undefined;
}
