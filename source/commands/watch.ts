import type { Command } from './command.ts';
import { CODE_OPERAND, DOOR_FLAGS, visitRoom } from './play-room.ts';

/** `komadai watch`: looks on in the room of others. */
export const watch: Command<typeof DOOR_FLAGS> = {
  operands: [CODE_OPERAND],
  flags: DOOR_FLAGS,
  examples: ['komadai watch K7M2QX'],
  run: (context) => visitRoom(context, (rooms, code, at) => rooms.watch(code, at)),
};
