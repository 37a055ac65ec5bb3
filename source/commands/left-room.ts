import type { RoomStay } from '../rooms/rooms.ts';
import type { Texts } from '../text/texts.ts';
import type { CommandContext } from './command.ts';

/** Tells how to come back to the game of a room, if it is one's own and goes on. */
export function tellLeftRoom(
  texts: Texts,
  { stdout, served }: Pick<CommandContext, 'stdout' | 'served'>,
  { seat, ...stay }: RoomStay,
): void {
  if (!seat.goesOn || served?.ending.aborted) return;
  const text = served?.visit
    ? texts.room.leftServerGameText(stay.code, served.publicAddress)
    : texts.room.leftRoomText(stay, stay.host === undefined);
  stdout.write(`${text}\n`);
}
