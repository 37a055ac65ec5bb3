import { type Command, type CommandContext, STATUS_DONE } from './command.ts';
import { bashScript } from './completion/bash.ts';
import type { CommandLine } from './completion/data.ts';
import { fishScript } from './completion/fish.ts';
import { zshScript } from './completion/zsh.ts';
import { COMMON_FLAGS, namedFlags } from './flags.ts';
import { reportFault } from './report.ts';

/** The writer of the script for each shell. */
const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const SHELLS = Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[];

/** `komadai completion`: a script that lets a shell complete the command line. */
export const completion: Command = {
  operands: [{ name: 'SHELL', choices: () => SHELLS }],
  flags: {},
  examples: [
    'source <(komadai completion bash)',
    'source <(komadai completion zsh)',
    'komadai completion fish | source',
  ],
  async run(context) {
    const [found = ''] = context.operands;
    const shell = SHELLS.find((name) => name === found);
    if (shell === undefined) {
      const fault = { code: 'unknown-value', what: 'shell', found, valid: SHELLS } as const;
      return reportFault(context, context.name, fault);
    }
    context.stdout.write(SCRIPTS[shell](await knownCommandLine(context)));
    return STATUS_DONE;
  },
};

async function knownCommandLine({ commands }: CommandContext): Promise<CommandLine> {
  const loaded = commands.map(async ({ name, summary, load }) => {
    const { operands, flags } = await load();
    return { name, summary, operands, flags: namedFlags(flags) };
  });
  return { commands: await Promise.all(loaded), flags: namedFlags(COMMON_FLAGS) };
}
