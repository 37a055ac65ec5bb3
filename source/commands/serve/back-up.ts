import { join } from 'node:path';
import { TABLES } from '../../hall/tables.ts';
import { askAdmin } from '../../server/admin-socket.ts';
import { backUpSql, openSql } from '../../sql/open-sql.ts';
import { type CommandContext, STATUS_DONE } from '../command.ts';
import { fail } from '../report.ts';
import { SYSTEM_TIME } from './back.ts';
import { ADMIN_SOCKET, type StorePlace } from './server-plan.ts';

/**
 * Writes all that a server keeps to a new file, also while it runs.
 * @param file its path
 * @returns the exit status
 */
export async function backUp(
  context: CommandContext,
  place: StorePlace,
  file: string,
): Promise<number> {
  const { commands } = context.texts;
  if (place.kind === 'postgres') {
    return fail(context, commands.backUpFaultText({ code: 'not-embedded' }, file));
  }
  // A server that runs has the file for itself.
  const words = ['backup', file];
  const answer = await askAdmin(join(place.folder, ADMIN_SOCKET), words).catch(() => undefined);
  if (answer?.kind === 'refused') return fail(context, answer.text);
  if (!answer) {
    const sql = await openSql({ ...place, isKept: true }, TABLES, SYSTEM_TIME);
    if (!sql.ok) return fail(context, commands.storeFaultText(place, sql.fault));
    const done = await backUpSql(sql.value, file);
    await sql.value.close();
    if (!done.ok) return fail(context, commands.backUpFaultText(done.fault, file));
  }
  context.stdout.write(`${commands.backedUpText(file)}\n`);
  return STATUS_DONE;
}
