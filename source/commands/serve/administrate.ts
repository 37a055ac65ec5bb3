import { join } from 'node:path';
import { type AdminAnswer, askAdmin, parseAdminCommand } from '../../server/admin-socket.ts';
import {
  ADMIN_FAULT_TEXTS,
  adminDoneText,
  adminRefusalText,
  guestLines,
  noServerText,
} from '../../text/serve.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED, STATUS_USAGE } from '../command.ts';
import { reportText } from '../report.ts';
import { ADMIN_SOCKET } from './server-plan.ts';

/**
 * Tells the server of a folder what to do, and prints what it says.
 * @returns the exit status
 */
export async function administrate(
  context: CommandContext,
  folder: string,
  words: readonly string[],
): Promise<number> {
  const command = parseAdminCommand(words);
  if (!command.ok) return reportText(context, ADMIN_FAULT_TEXTS[command.fault], STATUS_USAGE);
  const path = join(folder, ADMIN_SOCKET);
  let answer: AdminAnswer;
  try {
    answer = await askAdmin(path, command.value);
  } catch {
    return reportText(context, noServerText(path), STATUS_FAILED);
  }
  switch (answer.kind) {
    case 'refused':
      return reportText(context, adminRefusalText(answer.code), STATUS_FAILED);
    case 'here':
      context.stdout.write(`${guestLines(answer.guests).join('\n')}\n`);
      return STATUS_DONE;
    case 'done':
      context.stdout.write(`${adminDoneText(command.value)}\n`);
      return STATUS_DONE;
    default:
      return answer satisfies never;
  }
}
