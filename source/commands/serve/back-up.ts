import { resolve } from 'node:path';
import {
  BackupFault,
  type BackupLine,
  readBackup,
  type WriteLine,
  writeBackup,
} from '../../rooms/logs/backup-file.ts';
import { backUpFolder, NothingKept } from '../../rooms/logs/folder-backup.ts';
import { restoreFolder } from '../../rooms/logs/folder-restore.ts';
import type { PgFault } from '../../rooms/logs/pg-store.ts';
import { LogDamage } from '../../rooms/room-log.ts';
import { systemCode } from '../../rooms/system-code.ts';
import { type Result, success } from '../../rules/core/result.ts';
import type { Texts } from '../../text/texts.ts';
import { type CommandContext, STATUS_DONE } from '../command.ts';
import { fail } from '../report.ts';
import { SYSTEM_ROOM_TIME } from './back.ts';
import type { StorePlace } from './server-plan.ts';

/** There is no such table. */
const NO_TABLE = '42P01';

/** Writes a file with all that a server keeps. @returns the exit status */
export async function backUp(
  context: CommandContext,
  place: StorePlace,
  file: string,
): Promise<number> {
  const path = resolve(file);
  const counted = counter();
  let fault: PgFault | undefined;
  try {
    await writeBackup(path, async (write) => {
      const done = await readStore(place, (line) => {
        counted.count(line);
        return write(line);
      });
      if (done.ok) return;
      fault = done.fault;
      throw new Error(fault.code);
    });
  } catch (error) {
    if (fault) return fail(context, context.texts.commands.pgFaultText(fault));
    return fail(context, backUpFaultText(context.texts, place, error));
  }
  context.stdout.write(`${context.texts.commands.backedUpText(path, counted.size)}\n`);
  return STATUS_DONE;
}

async function readStore(place: StorePlace, write: WriteLine): Promise<Result<undefined, PgFault>> {
  if (place.kind === 'folder') {
    await backUpFolder(place.folder, write);
    return success(undefined);
  }
  const { backUpDatabase } = await import('../../rooms/logs/pg-backup.ts');
  return backUpDatabase(place.url, write);
}

function backUpFaultText(texts: Texts, place: StorePlace, error: unknown): string {
  const code = systemCode(error);
  if (error instanceof LogDamage) return texts.commands.storeDamagedText(error.file, error.line);
  const isNothing = error instanceof NothingKept || code === NO_TABLE;
  return isNothing
    ? texts.commands.nothingKeptText(nameOf(texts, place))
    : failedText(texts, 'backup', error);
}

/** Fills an empty store with what a file holds. @returns the exit status */
export async function restore(
  context: CommandContext,
  place: StorePlace,
  file: string,
): Promise<number> {
  const path = resolve(file);
  const refuse = (text: string) => fail(context, text);
  const counted = counter();
  try {
    const done = await fillStore(place, counted.all(readBackup(path)));
    if (!done.ok) return refuse(context.texts.commands.pgFaultText(done.fault));
    if (!done.value)
      return refuse(context.texts.commands.notEmptyText(nameOf(context.texts, place)));
  } catch (error) {
    if (error instanceof BackupFault)
      return refuse(context.texts.commands.backupFaultText(path, error.code));
    return refuse(failedText(context.texts, 'restore', error));
  }
  context.stdout.write(
    `${context.texts.commands.restoredText(nameOf(context.texts, place), counted.size)}\n`,
  );
  return STATUS_DONE;
}

function failedText(texts: Texts, what: 'backup' | 'restore', error: unknown): string {
  const code = systemCode(error);
  const isDatabase = error instanceof Error && error.name === 'SqlError';
  return isDatabase
    ? texts.commands.pgFaultText({ code: 'away', detail: code })
    : texts.commands.backupFailedText(what, code);
}

async function fillStore(
  place: StorePlace,
  lines: AsyncIterable<BackupLine>,
): Promise<Result<boolean, PgFault>> {
  if (place.kind === 'folder') {
    return success(await restoreFolder(place.folder, lines, SYSTEM_ROOM_TIME));
  }
  const { restoreDatabase } = await import('../../rooms/logs/pg-backup.ts');
  return restoreDatabase(place.url, lines);
}

function nameOf(texts: Texts, place: StorePlace): string {
  // An address may hold a password.
  return place.kind === 'folder' ? place.folder : texts.commands.DATABASE_PLACE;
}

/** Counts what a backup holds. */
function counter() {
  const size = { hallEvents: 0, games: 0, files: 0 };
  const count = ({ kind }: BackupLine) => {
    if (kind === 'hall') size.hallEvents++;
    else if (kind === 'game' || kind === 'record') size.games++;
    else if (kind === 'file') size.files++;
  };
  return {
    size,
    count,
    async *all(lines: AsyncIterable<BackupLine>): AsyncGenerator<BackupLine> {
      for await (const line of lines) {
        count(line);
        yield line;
      }
    },
  };
}
