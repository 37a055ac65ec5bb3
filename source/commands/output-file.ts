import { existsSync, statSync, writeFileSync } from 'node:fs';
import { moveToFree, writeWhole } from '../records/whole-file.ts';
import { outputFaultText } from '../text/output-fault.ts';
import { type CommandContext, STANDARD_STREAM, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeBytes } from './output.ts';
import { reportText } from './report.ts';

/**
 * Writes a whole file, or with `-` to the standard output. A file that is there is replaced only
 * with `--force`.
 * @returns the exit status
 */
export async function writeOutput(
  context: CommandContext,
  output: string,
  bytes: Uint8Array,
): Promise<number> {
  if (output === STANDARD_STREAM) {
    await writeBytes(context.stdout, bytes);
    return STATUS_DONE;
  }
  try {
    // Devices and the like are no files that could be put in place.
    if (existsSync(output) && !statSync(output).isFile()) writeFileSync(output, bytes);
    else if (context.options.has('force')) writeWhole(output, bytes);
    else writeWhole(output, bytes, moveToFree);
    return STATUS_DONE;
  } catch (error) {
    return reportText(context, outputFaultText(output, error), STATUS_FAILED);
  }
}
