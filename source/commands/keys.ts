import { type Command, STATUS_DONE, STATUS_USAGE } from './command.ts';
import { writeLine } from './output.ts';
import { reject } from './report.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai keys`: the actions whose keys can be changed, each with its key and what it does. */
export const keys: Command = {
  operands: [],
  flags: {},
  examples: ['komadai keys'],
  async run(context) {
    const { texts, stdout } = context;
    const [{ loadKeys }, { keyActions }, { labelOf }] = await Promise.all([
      import('./load-keys.ts'),
      import('../ui/screens/key-tables.ts'),
      import('../ui/app/keymap.ts'),
    ]);
    const faults = loadKeys(texts, openWorkspace(context).keysFile);
    for (const fault of faults) reject(context, fault);
    for (const { name, rows } of keyActions()) {
      const [row] = rows;
      await writeLine(stdout, [name, labelOf(texts, row), row.told(texts).help].join('\t'));
    }
    return faults.length > 0 ? STATUS_USAGE : STATUS_DONE;
  },
};
