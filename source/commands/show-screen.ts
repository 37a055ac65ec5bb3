import { guardTerminal } from '../terminal/guard.ts';
import { openTerminal } from '../terminal/session.ts';
import type { Screen } from '../ui/screens/screen.ts';
import type { Services } from '../ui/services.ts';
import type { CommandContext } from './command.ts';
import type { Workspace } from './workspace.ts';

/** Shows a screen on the terminal of the command until the player quits. */
export async function showScreen(
  { stdin, stdout, env, random }: CommandContext,
  workspace: Workspace,
  first: (services: Services) => Screen | Promise<Screen>,
): Promise<void> {
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
}
