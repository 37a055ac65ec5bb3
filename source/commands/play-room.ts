import type { ReachFault, RoomStay, Rooms } from '../rooms/rooms.ts';
import type { Result } from '../rules/core/result.ts';
import { entryText, joinLine, reachFaultText, SEND_THIS, termsTexts } from '../text/room-door.ts';
import { unsavedText } from '../text/save-fault.ts';
import { type CommandContext, type Operand, STATUS_FAILED, STATUS_USAGE } from './command.ts';
import { type Flag, type FlagTable, PLAIN_FLAG } from './flags.ts';
import { tellLeftRoom } from './left-room.ts';
import { looksOn } from './looks.ts';
import { isPlain, playLines } from './play-match.ts';
import { reportFault, reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset, type Workspace } from './workspace.ts';

/** The operand that lets one in. */
export const CODE_OPERAND = { name: 'CODE' } as const satisfies Operand;

/** The flag that names the folder of the socket. */
export const AT_FLAG = {
  type: 'string',
  value: 'DIR',
  suggest: 'folders',
  summary: "where the room is, if not in the system's temporary folder",
} as const satisfies Flag;

/** The flags of a command that goes into the room of somebody else. */
export const DOOR_FLAGS = { at: AT_FLAG, plain: PLAIN_FLAG } as const satisfies FlagTable;

/**
 * Goes into the room of somebody else, and stays there until the player leaves.
 * @returns the exit status
 */
export async function visitRoom(
  context: CommandContext<typeof DOOR_FLAGS>,
  reach: (rooms: Rooms, code: string, at?: string) => Promise<Result<RoomStay, ReachFault>>,
): Promise<number> {
  const { at } = context.flags;
  const [code = ''] = context.operands;
  if (at === '') return reportNoFolder(context);
  const workspace = openWorkspace(context);
  const stay = await reach(workspace.rooms, code, at);
  if (stay.ok) return playRoom(context, workspace, stay.value);
  const status = stay.fault.code === 'no-code' ? STATUS_USAGE : STATUS_FAILED;
  return reportText(context, reachFaultText(stay.fault, { code, at }), status);
}

/** Reports `--at` without a folder. @returns the exit status */
export function reportNoFolder(context: CommandContext): number {
  const { value } = AT_FLAG;
  return reportFault(context, context.name, { code: 'missing-value', option: '--at', value });
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
    status = isPlain(context)
      ? await linesOfRoom(context, workspace, stay)
      : await showScreen(context, workspace, async (services) => {
          const { roomScreen } = await import('../ui/screens/rooms/room-screen.ts');
          return roomScreen(services, stay);
        });
  } finally {
    await stay.leave();
  }
  const { saveError } = stay;
  if (saveError === undefined) return status;
  return reportText(context, unsavedText(saveError), STATUS_FAILED);
}

async function linesOfRoom(
  context: CommandContext,
  workspace: Workspace,
  stay: RoomStay,
): Promise<number> {
  const { roomLines } = await import('../plain/room.ts');
  const { settings } = workspace;
  const charset = plainCharset(context, settings);
  const looks = looksOn(context.stdout, context, settings.all);
  const { seat, game } = stay.replica;
  const lines =
    seat && !game.hasBegun
      ? [termsTexts(stay, charset).join(' '), SEND_THIS, joinLine(stay)]
      : [entryText(stay)];
  context.stdout.write(`${lines.join('\n')}\n`);
  const mode = roomLines({ stay, settings, charset, looks });
  const status = await playLines(context, workspace, mode, looks);
  tellLeftRoom(context, stay);
  return status;
}
