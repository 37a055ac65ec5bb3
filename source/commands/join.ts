import type { Command } from './command.ts';
import { CODE_OPERAND, DOOR_FLAGS, visitRoom } from './play-room.ts';

/** `komadai join`: plays in the room of somebody else. */
export const join: Command<typeof DOOR_FLAGS> = {
  operands: [CODE_OPERAND],
  flags: DOOR_FLAGS,
  examples: ['komadai join K7M2QX', 'komadai join K7M2QX --plain'],
  run: (context) => visitRoom(context, (rooms, code, at) => rooms.join(code, at)),
};
