import type { ReadOptions } from '../records/formats/read-records.ts';
import { checkedGameText } from '../text/command-texts.ts';
import { fileFaultText, remarkText } from '../text/record-fault.ts';
import { recordSummaryText } from '../text/record-summary.ts';
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
  for (const [index, { record, fault, remarks = [] }] of loaded.value.games.entries()) {
    const texts = remarks.map((remark) => remarkText(name, remark));
    if (fault) texts.push(fileFaultText(name, fault));
    for (const text of texts) await writeLine(context.stdout, text);
    // Collections of problems have odd starts.
    if (fault || remarks.some(({ code }) => code !== 'odd-start')) status = STATUS_FAILED;
    if (record && !fault) {
      const summary = recordSummaryText(record);
      await writeLine(context.stdout, checkedGameText(name, index + 1, summary));
    }
  }
  return status;
}
