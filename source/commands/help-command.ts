import { type Command, STATUS_DONE } from './command.ts';
import { commandHelp, programHelp } from './help.ts';
import { looksOn } from './looks.ts';
import { reportFault } from './report.ts';

/** `komadai help`: the help of the program, or of a command. */
export const help: Command = {
  operands: [{ name: 'COMMAND', optional: true, suggest: 'commands' }],
  flags: {},
  examples: ['komadai help', 'komadai help play'],
  async run(context) {
    const { texts, commands, stdout } = context;
    const [name] = context.operands;
    const entry = commands.find((command) => command.name === name);
    if (name !== undefined && entry === undefined) {
      const valid = commands.map((command) => command.name);
      const fault = { code: 'unknown-value', what: 'command', found: name, valid } as const;
      return reportFault(context, fault);
    }
    const looks = looksOn(stdout, context);
    const text = entry
      ? commandHelp(texts, entry, await entry.load(), looks)
      : programHelp(texts, commands, looks);
    stdout.write(text);
    return STATUS_DONE;
  },
};
