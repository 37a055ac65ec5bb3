import type { Match } from '../match/match.ts';
import { type CommandContext, hasScreen, type OptionData } from './command.ts';
import { showScreen } from './show-screen.ts';
import { closeWorkspace, keepClocks, plainCharset, type Workspace } from './workspace.ts';

/** The option that chooses the line mode. */
export const PLAIN_OPTION = {
  name: 'plain',
  summary: 'without a screen: one line in, one answer out',
} as const satisfies OptionData;

/**
 * Plays a match on the screen, or line by line where there is none.
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
    const mode = new PlainPlay({
      match,
      table,
      engines,
      settings,
      charset: plainCharset(context, settings),
    });
    if (message) context.stdout.write(`${message}\n`);
    const endKeeping = keepClocks(workspace);
    try {
      await runLines(mode, context.stdin, context.stdout);
    } finally {
      mode.close();
      endKeeping();
    }
    return closeWorkspace(context, workspace);
  }
  return showScreen(context, workspace, async (services) => {
    const { PlayScreen } = await import('../ui/screens/play.ts');
    return new PlayScreen(services, match, message);
  });
}

/** Whether the line mode is asked for, or is all that works. */
export function isPlain(context: CommandContext): boolean {
  return context.options.has(PLAIN_OPTION.name) || !hasScreen(context);
}
