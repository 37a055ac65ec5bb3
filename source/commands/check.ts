import type { ReadOptions } from '../records/formats/read-records.ts';
import { mainLine } from '../records/tree/record.ts';
import { fileFaultText, remarkText } from '../text/records.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { READ_FLAGS, readOptions } from './record-flags.ts';
import { FILE_OPERAND, loadGames } from './record-source.ts';

/** `komadai check`: plays through games and says what is wrong with them. */
export const check: Command<typeof READ_FLAGS> = {
  operands: [{ ...FILE_OPERAND, repeats: true }],
  flags: READ_FLAGS,
  examples: ['komadai check game.kif', 'komadai check games/*.psn', 'komadai check - < games.psn'],
  async run(context) {
    const options = readOptions(context.flags);
    let status = STATUS_DONE;
    for (const name of context.operands) {
      status = Math.max(status, await checkFile(context, name, options));
    }
    return status;
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
  for (const [index, { record, fault, remarks = [] }] of loaded.value.games.entries()) {
    const sentences = remarks.map((remark) => remarkText(context.texts, name, remark));
    if (fault) sentences.push(fileFaultText(context.texts, name, fault));
    for (const text of sentences) await writeLine(context.stdout, text);
    // Collections of problems have odd starts.
    if (fault || remarks.some(({ code }) => !['odd-start', 'lost'].includes(code)))
      status = STATUS_FAILED;
    if (record && !fault) {
      const summary = context.texts.records.summaryText(mainLine(record).length, record);
      await writeLine(
        context.stdout,
        context.texts.records.checkedGameText(name, index + 1, summary),
      );
    }
  }
  return status;
}
