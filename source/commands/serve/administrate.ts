import { join } from 'node:path';
import { type AdminAnswer, askAdmin, parseAdminCommand } from '../../server/admin-socket.ts';
import { adminAnswerLines } from '../../text/admin.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED } from '../command.ts';
import { fail, reject } from '../report.ts';
import { ADMIN_SOCKET } from './server-plan.ts';

/**
 * Tells the server of a folder what to do, and prints what it says.
 * @param page of a list; the first one by default
 * @returns the exit status
 */
export async function administrate(
  context: CommandContext,
  folder: string,
  words: readonly string[],
  page: string | undefined,
): Promise<number> {
  const command = parseAdminCommand(words, page);
  if (!command.ok) return reject(context, context.texts.commands.ADMIN_FAULT_TEXTS[command.fault]);
  const path = join(folder, ADMIN_SOCKET);
  let answer: AdminAnswer;
  try {
    answer = await askAdmin(path, command.value);
  } catch {
    return fail(context, context.texts.commands.noServerText(path));
  }
  if (answer.kind === 'refused') {
    return fail(context, context.texts.commands.adminRefusalText(answer.code));
  }
  context.stdout.write(`${adminAnswerLines(context.texts, command.value, answer).join('\n')}\n`);
  return answer.kind === 'health' && !answer.isReady ? STATUS_FAILED : STATUS_DONE;
}
