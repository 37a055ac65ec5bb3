import { type Command, STATUS_DONE } from './command.ts';
import { commandHelp, optionsHelp, programHelp } from './help.ts';
import { looksOn } from './looks.ts';
import { reportFault } from './report.ts';

/** The word for the options of every command, in place of a command. */
const OPTIONS = 'options';

/** `komadai help`: the help of the program, of a command, or of the options of every command. */
export const help: Command = {
  operands: [
    { name: 'COMMAND|options', optional: true, suggest: 'commands', offers: () => [OPTIONS] },
  ],
  flags: {},
  examples: ['komadai help', 'komadai help play', 'komadai help options'],
  async run(context) {
    const { texts, commands, stdout } = context;
    const looks = looksOn(stdout, context);
    const [name] = context.operands;
    if (name === OPTIONS) {
      stdout.write(optionsHelp(texts, looks));
      return STATUS_DONE;
    }
    const entry = commands.find((command) => command.name === name);
    if (name !== undefined && entry === undefined) {
      const known = [...commands.map((command) => command.name), OPTIONS];
      return reportFault(context, { code: 'unknown-command', found: name, known });
    }
    const text = entry
      ? commandHelp(texts, entry, await entry.load(), looks)
      : programHelp(texts, commands, looks);
    stdout.write(text);
    return STATUS_DONE;
  },
};
