import { join } from 'node:path';
import { type AdminAnswer, askAdmin, parseAdminCommand } from '../../server/admin-socket.ts';
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
  const { commands } = context.texts;
  const command = parseAdminCommand(words, page);
  if (!command.ok) return reject(context, commands.ADMIN_FAULT_TEXTS[command.fault]);
  const path = join(folder, ADMIN_SOCKET);
  let answer: AdminAnswer;
  try {
    answer = await askAdmin(path, words, page);
  } catch {
    return fail(context, commands.noServerText(path));
  }
  if (answer.kind === 'refused') return fail(context, answer.text);
  context.stdout.write(`${answer.text}\n`);
  return answer.kind === 'done' ? STATUS_DONE : STATUS_FAILED;
}
