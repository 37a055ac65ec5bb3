import { existsSync, statSync, writeFileSync } from 'node:fs';
import { moveToFree, writeWhole } from '../records/store/whole-file.ts';
import { type CommandContext, STANDARD_STREAM, STATUS_DONE, STATUS_FAILED } from './command.ts';
import type { FlagTable } from './flags.ts';
import { writeBytes } from './output.ts';
import { reportText } from './report.ts';

/** The flags of a command that writes a file. */
export const OUTPUT_FLAGS = {
  output: {
    type: 'string',
    shortFlag: 'o',
    value: 'FILE',
    summary: (texts) => texts.option.COMMON_OPTIONS.output,
  },
  force: { type: 'boolean', summary: (texts) => texts.option.COMMON_OPTIONS.force },
} as const satisfies FlagTable;

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
    return reportText(
      context,
      context.texts.outputFault.outputFaultText(output, error),
      STATUS_FAILED,
    );
  }
}
