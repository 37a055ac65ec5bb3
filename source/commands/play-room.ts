import type { Visitor } from '../rooms/room.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Charset } from '../text/charset.ts';
import { joinLine } from '../text/door-lines.ts';
import { unsavedText } from '../text/records.ts';
import { termsTexts } from '../text/room.ts';
import type { Texts } from '../text/texts.ts';
import type { Command, CommandContext, Operand } from './command.ts';
import { type Flag, type FlagTable, PLAIN_FLAG, parseFolder } from './flags.ts';
import { tellLeftRoom } from './left-room.ts';
import { isPlain, showFace } from './play-match.ts';
import { fail, reject } from './report.ts';
import { openWorkspace, roomsOf, type Workspace } from './workspace.ts';

/** The operand that lets one in. */
const CODE_OPERAND = { name: 'CODE' } as const satisfies Operand;

/** The flag that names the folder of the socket. */
export const AT_FLAG = {
  type: 'string',
  value: 'DIR',
  suggest: 'folders',
  parse: parseFolder,
  summary: (texts) => texts.commands.COMMON_OPTIONS.at,
} as const satisfies Flag;

/** The flags of a command that goes into the room of somebody else. */
const DOOR_FLAGS = { at: AT_FLAG, plain: PLAIN_FLAG } as const satisfies FlagTable;

/**
 * Goes into the room of somebody else, and stays there until the player leaves.
 * @returns the exit status
 */
async function visitRoom(
  context: CommandContext<typeof DOOR_FLAGS>,
  wants: Visitor['wants'],
): Promise<number> {
  const key = { code: context.operands[0] ?? '', at: context.flags.at };
  const door = await roomsOf(openWorkspace(context)).find(wants, key.code, key.at);
  if (door.ok) return door.value.enter();
  const text = context.texts.room.reachFaultText(door.fault, key);
  return door.fault.code === 'no-code' ? reject(context, text) : fail(context, text);
}

/**
 * Stays in a room, on the screen or line by line, until the player leaves.
 * @returns the exit status
 */
export async function playRoom(
  context: CommandContext,
  workspace: Workspace,
  stay: RoomStay,
): Promise<number> {
  let status: number;
  try {
    status = await showFace(context, workspace, {
      screen: async (services) => {
        const { roomScreen } = await import('../ui/screens/rooms/room-screen.ts');
        return roomScreen(services, stay);
      },
      lines: async (face) => {
        const { roomLines } = await import('../plain/room.ts');
        context.stdout.write(`${roomTexts(context.texts, stay, face.charset).join('\n')}\n`);
        const { engines, store, gameIndex } = workspace;
        return roomLines({ stay, engines, store, gameIndex, ...face });
      },
    });
    if (isPlain(context)) tellLeftRoom(context.texts, context, stay);
  } finally {
    await stay.leave();
  }
  const { saveError } = stay;
  if (saveError === undefined) return status;
  return fail(context, unsavedText(context.texts, saveError));
}

/** What is told at the door: to whoever waits in a new room, how others come in. */
function roomTexts(texts: Texts, stay: RoomStay, charset: Charset): readonly string[] {
  const { side, game } = stay.seat;
  if (!side || game.hasBegun) return [texts.room.roomEntryText(stay)];
  return [
    texts.words.joinSentences(termsTexts(texts, stay.seat, charset)),
    texts.room.SEND_THIS,
    joinLine(stay),
  ];
}

/** `komadai join`: plays in the room of somebody else. */
export const join: Command<typeof DOOR_FLAGS> = {
  operands: [CODE_OPERAND],
  flags: DOOR_FLAGS,
  examples: ['komadai join K7M2QX', 'komadai join K7M2QX --plain'],
  run: (context) => visitRoom(context, 'play'),
};

/** `komadai watch`: looks on in the room of others. */
export const watch: Command<typeof DOOR_FLAGS> = {
  operands: [CODE_OPERAND],
  flags: DOOR_FLAGS,
  examples: ['komadai watch K7M2QX'],
  run: (context) => visitRoom(context, 'watch'),
};
