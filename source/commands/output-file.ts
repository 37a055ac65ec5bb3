import { existsSync, statSync, writeFileSync } from 'node:fs';
import type { RecordFormat } from '../records/formats/formats.ts';
import {
  type WriteOptions,
  type WrittenRecords,
  writeRecords,
} from '../records/formats/write-records.ts';
import { moveToFree, writeWhole } from '../records/store/whole-file.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { failure, type Result } from '../rules/core/result.ts';
import { type CommandContext, STANDARD_STREAM, STATUS_DONE } from './command.ts';
import { type FlagTable, switchFlag } from './flags.ts';
import { writeBytes } from './output.ts';
import { fail, mention } from './report.ts';

/** The flags of a command that writes a file. */
export const OUTPUT_FLAGS = {
  output: {
    type: 'string',
    shortFlag: 'o',
    value: 'FILE',
    summary: (texts) => texts.commands.COMMON_OPTIONS.output,
  },
  force: switchFlag((texts) => texts.commands.COMMON_OPTIONS.force),
} as const satisfies FlagTable;

/** Reports that the file is there, which may not be replaced. @returns undefined if it may */
export function takenOutput(context: CommandContext<typeof OUTPUT_FLAGS>): number | undefined {
  const { output, force } = context.flags;
  if (output === undefined || output === STANDARD_STREAM || force) return undefined;
  if (!existsSync(output) || !statSync(output).isFile()) return undefined;
  const error = Object.assign(new Error(output), { code: 'EEXIST' });
  return fail(context, context.texts.records.outputFaultText(output, error));
}

/** Games in a format. Reports why they cannot be written; the fault is then the exit status. */
export async function formatGames(
  context: CommandContext,
  records: readonly GameRecord[],
  options: WriteOptions,
): Promise<Result<WrittenRecords, number>> {
  const written = await writeRecords(records, options);
  if (written.ok) return written;
  return failure(fail(context, context.texts.records.writeFaultText(written.fault)));
}

/** Reports what a format could not hold, if anything. */
export function tellLosses(
  context: CommandContext,
  format: RecordFormat,
  { losses }: Pick<WrittenRecords, 'losses'>,
): void {
  if (losses.length > 0) mention(context, context.texts.records.lossesText(format, losses));
}

/**
 * Writes a whole file, or with `-` to the standard output. Replaces a file only with `--force`.
 * @returns the exit status
 */
export async function writeOutput(
  context: CommandContext<typeof OUTPUT_FLAGS>,
  output: string,
  bytes: Uint8Array,
): Promise<number> {
  if (output === STANDARD_STREAM) {
    await writeBytes(context.stdout, bytes);
    return STATUS_DONE;
  }
  try {
    // A device cannot be replaced by a file.
    if (existsSync(output) && !statSync(output).isFile()) writeFileSync(output, bytes);
    else if (context.flags.force) writeWhole(output, bytes);
    else writeWhole(output, bytes, moveToFree);
    return STATUS_DONE;
  } catch (error) {
    return fail(context, context.texts.records.outputFaultText(output, error));
  }
}
