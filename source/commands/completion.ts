import { type Command, STATUS_DONE } from './command.ts';
import { COMMON_OPTIONS, parseChoice } from './common-options.ts';
import { bashScript } from './completion-bash.ts';
import type { CommandLine } from './completion-data.ts';
import { fishScript } from './completion-fish.ts';
import { zshScript } from './completion-zsh.ts';
import { reportFault } from './report.ts';
import { COMMANDS } from './table.ts';

/** The shells by name, with what writes the script for each. */
const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

/** `komadai completion`: a script by which a shell completes the command line. */
export const completion: Command = {
  operands: [{ name: 'SHELL', valid: SHELLS }],
  options: [],
  examples: [
    'source <(komadai completion bash)',
    'source <(komadai completion zsh)',
    'komadai completion fish | source',
  ],
  async run(context) {
    const shell = parseChoice('shell', SHELLS, context.operands[0]);
    if (!shell.ok) return reportFault(context, context.name, shell.fault);
    if (shell.value === undefined) throw new RangeError('the shell is not optional');
    context.stdout.write(SCRIPTS[shell.value](await knownCommandLine()));
    return STATUS_DONE;
  },
};

async function knownCommandLine(): Promise<CommandLine> {
  const commands = COMMANDS.map(async ({ name, summary, load }) => {
    const { operands, options } = await load();
    return { name, summary, operands, options };
  });
  return { commands: await Promise.all(commands), options: COMMON_OPTIONS };
}
