import type { Command, CommandContext } from './command.ts';
import { PLAIN_FLAG } from './flags.ts';

/**
 * `komadai` alone: the menu; with `--plain` the preferred game without a screen. Light, since
 * `komadai --version` and `--help` are its flags: what shows a screen is loaded when it runs.
 */
export const menu: Command = {
  operands: [],
  flags: { plain: PLAIN_FLAG },
  examples: [],
  async run(context) {
    if (context.flags.plain) return playPlain(context);
    const { openWorkspace } = await import('./workspace.ts');
    const { showScreen } = await import('./show-screen.ts');
    return showScreen(context, openWorkspace(context), async (services) => {
      const { menuScreen } = await import('../ui/screens/menu/menu.tsx');
      return menuScreen(services);
    });
  },
};

async function playPlain(context: CommandContext): Promise<number> {
  const { play } = await import('./play.ts');
  const { openWorkspace } = await import('./workspace.ts');
  const { texts, stdout } = context;
  stdout.write(`${texts.settings.PLAIN_GREETING}\n`);
  const { store } = openWorkspace(context);
  if (store.latestUnfinished()) stdout.write(`${texts.settings.PLAIN_UNFINISHED}\n`);
  return play.run({ ...context, name: 'play' });
}
