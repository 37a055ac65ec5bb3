import type { Command } from './command.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

/** `komadai` alone: the menu. */
export const menu: Command = {
  operands: [],
  options: [],
  examples: [],
  async run(context) {
    return showScreen(context, openWorkspace(context), async (services) => {
      const { menuScreen } = await import('../ui/screens/menu.ts');
      return menuScreen(services);
    });
  },
};
