import { guardTerminal } from '../terminal/guard.ts';
import { openTerminal } from '../terminal/session.ts';
import type { Screen } from '../ui/screens/screen.ts';
import type { Services } from '../ui/services.ts';
import type { CommandContext } from './command.ts';
import { closeWorkspace, type Workspace } from './workspace.ts';

/**
 * Shows a screen on the terminal of the command until the player quits.
 * @returns the exit status
 */
export async function showScreen(
  context: CommandContext,
  workspace: Workspace,
  first: (services: Services) => Screen | Promise<Screen>,
): Promise<number> {
  const { stdin, stdout, env, random } = context;
  const [{ Services }, { runApp }] = await Promise.all([
    import('../ui/services.ts'),
    import('../ui/run-app.tsx'),
  ]);
  const services = new Services({ ...workspace, env, random });
  const screen = await first(services);
  const terminal = openTerminal({ input: stdin, output: stdout });
  const endGuard = guardTerminal(terminal);
  try {
    await runApp(terminal, services, screen);
  } finally {
    terminal.close();
    endGuard();
  }
  return closeWorkspace(context, workspace);
}
