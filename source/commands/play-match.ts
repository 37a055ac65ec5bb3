import type { Match } from '../match/match.ts';
import { guardLines } from '../terminal/guard.ts';
import { type CommandContext, hasScreen } from './command.ts';
import { looksOn } from './looks.ts';
import { showScreen } from './show-screen.ts';
import { closeWorkspace, keepGames, plainCharset, type Workspace } from './workspace.ts';

/**
 * Plays a match on the screen, or line by line without one.
 * @returns the exit status
 */
export async function playMatch(
  context: CommandContext,
  workspace: Workspace,
  match: Match,
  message?: string,
): Promise<number> {
  if (isPlain(context)) {
    const [{ PlainPlay }, { runLines }] = await Promise.all([
      import('../plain/play.ts'),
      import('../plain/run-lines.ts'),
    ]);
    const { table, engines, settings } = workspace;
    const looks = looksOn(context.stdout, context, settings.all);
    const mode = new PlainPlay({
      match,
      table,
      engines,
      settings,
      charset: plainCharset(context, settings),
      looks,
    });
    if (message) context.stdout.write(`${message}\n`);
    const endKeeping = keepGames(context, workspace);
    const endGuard = context.host && guardLines(context.host);
    try {
      await runLines(mode, context.stdin, context.stdout, looks);
    } finally {
      mode.close();
      endGuard?.();
      endKeeping();
    }
    return closeWorkspace(context, workspace);
  }
  return showScreen(context, workspace, async (services) => {
    const { PlayScreen } = await import('../ui/screens/play/play.tsx');
    return new PlayScreen(services, match, message);
  });
}

/** Whether the line mode is asked for, or nothing else works. */
export function isPlain(context: CommandContext): boolean {
  return Boolean(context.flags.plain) || !hasScreen(context);
}
