import type { ReadOptions } from '../records/read-records.ts';
import { fileFaultText, goesOnText } from '../text/record-fault.ts';
import { recordSummaryText } from '../text/record-summary.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { FROM_OPTION, parseReadOptions, VARIANT_OPTION } from './record-options.ts';
import { FILE_OPERAND, loadGames } from './record-source.ts';
import { reportFault } from './report.ts';

/** `komadai check`: plays through games and says what is wrong with them. */
export const check: Command = {
  operands: [{ ...FILE_OPERAND, repeats: true }],
  options: [FROM_OPTION, VARIANT_OPTION],
  examples: ['komadai check game.kif', 'komadai check games/*.psn', 'komadai check - < games.psn'],
  async run(context) {
    const options = parseReadOptions(context.options);
    if (!options.ok) return reportFault(context, context.name, options.fault);
    let status = STATUS_DONE;
    for (const name of context.operands) {
      status = Math.max(status, await checkFile(context, name, options.value));
    }
    return status === STATUS_DONE ? STATUS_DONE : STATUS_FAILED;
  },
};

async function checkFile(
  context: CommandContext,
  name: string,
  options: ReadOptions,
): Promise<number> {
  const loaded = await loadGames(context, name, options);
  if (!loaded.ok) return loaded.fault;
  let status = STATUS_DONE;
  for (const [index, { record, fault, goesOn }] of loaded.value.games.entries()) {
    const faults = [
      ...(goesOn ? [goesOnText(name, goesOn)] : []),
      ...(fault ? [fileFaultText(name, fault)] : []),
    ];
    for (const text of faults) await writeLine(context.stdout, text);
    if (faults.length > 0) status = STATUS_FAILED;
    if (record && !fault) {
      const summary = recordSummaryText(record);
      await writeLine(context.stdout, `${name}: game ${index + 1}: ${summary}`);
    }
  }
  return status;
}
