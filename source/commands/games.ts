import { fileFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { reportText } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai games`: the saved games, a line each: name, date, variant, black, white, result, plies. */
export const games: Command = {
  operands: [],
  options: [],
  examples: ['komadai games', 'komadai games | cut -f 1'],
  async run(context) {
    const { store } = openWorkspace(context);
    for (const entry of store.list()) {
      const { name, date, variant, black, white, score, plies, fault } = entry;
      if (fault) reportText(context, fileFaultText(name, fault), STATUS_FAILED);
      if (fault && plies === 0) continue;
      const fields = [name, date, variant, black, white, score, String(plies)];
      const line = fields.map((field) => field.replace(/\p{Cc}+/gu, ' ')).join('\t');
      await writeLine(context.stdout, line);
    }
    return STATUS_DONE;
  },
};
