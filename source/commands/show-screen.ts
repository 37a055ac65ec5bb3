import { guardTerminal } from '../terminal/guard.ts';
import { openTerminal } from '../terminal/session.ts';
import type { Screen } from '../ui/screens/screen.ts';
import type { Services } from '../ui/services.ts';
import type { CommandContext } from './command.ts';
import { keepHeapSmall } from './small-heap.ts';
import { closeWorkspace, keepClocks, type Workspace } from './workspace.ts';

/**
 * Shows a screen on the terminal of the command until the player quits.
 * @returns the exit status
 */
export async function showScreen(
  context: CommandContext,
  workspace: Workspace,
  first: (services: Services) => Screen | Promise<Screen>,
): Promise<number> {
  keepHeapSmall();
  const { stdin, stdout, env, random } = context;
  const [{ Services }, { runApp }] = await Promise.all([
    import('../ui/services.ts'),
    import('../ui/run-app.tsx'),
  ]);
  const services = new Services({ ...workspace, env, random });
  const screen = await first(services);
  const terminal = openTerminal({ input: stdin, output: stdout });
  const endGuard = guardTerminal(terminal);
  const endKeeping = keepClocks(workspace);
  try {
    await runApp(terminal, services, screen);
  } catch (error) {
    throw new Error(brokenText(workspace.table.latestPath), { cause: error });
  } finally {
    services.close();
    terminal.close();
    endGuard();
    endKeeping();
  }
  return closeWorkspace(context, workspace);
}

/** What is said when the program itself is at fault; the cause follows. */
function brokenText(path: string | undefined): string {
  const game = path === undefined ? '' : ` The game is saved in ${path}; komadai resume goes on.`;
  return `an error in the program ended it.${game} The error`;
}
