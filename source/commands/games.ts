import { fileFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { reportText } from './report.ts';
import { openWorkspace } from './workspace.ts';

/**
 * `komadai games`: the saved games, a line each: name, date, variant, black, white, result, plies.
 * A file that cannot be read is named on the standard error, and makes the status that of a failure.
 */
export const games: Command = {
  operands: [],
  options: [],
  examples: ['komadai games', 'komadai games | cut -f 1'],
  async run(context) {
    const { store } = openWorkspace(context);
    let status = STATUS_DONE;
    for (const entry of store.list()) {
      const { name, date, variant, black, white, score, plies, fault } = entry;
      if (fault) status = reportText(context, fileFaultText(name, fault), STATUS_FAILED);
      if (fault && plies === 0) continue;
      const fields = [name, date, variant, black, white, score, String(plies)];
      const line = fields.map((field) => field.replace(/\p{Cc}+/gu, ' ')).join('\t');
      await writeLine(context.stdout, line);
    }
    return status;
  },
};
