import type { Match } from '../match/match.ts';
import type { LineMode } from '../plain/run-lines.ts';
import { guardLines } from '../terminal/guard.ts';
import type { Looks } from '../text/looks.ts';
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
    const { matchLines } = await import('../plain/play.ts');
    const { table, engines, settings } = workspace;
    const looks = looksOn(context.stdout, context, settings.all);
    const mode = matchLines({
      match,
      table,
      engines,
      settings,
      charset: plainCharset(context, settings),
      looks,
    });
    if (message) context.stdout.write(`${message}\n`);
    return playLines(context, workspace, mode, looks);
  }
  return showScreen(context, workspace, async (services) => {
    const { playScreen } = await import('../ui/screens/play/play.tsx');
    return playScreen(services, match, message);
  });
}

/** A mode without a screen in which games are played. */
interface GameLines extends LineMode {
  readonly close: () => void;
}

/** Answers the lines of the input, and keeps the games however it ends. @returns the exit status */
export async function playLines(
  context: CommandContext,
  workspace: Workspace,
  mode: GameLines,
  looks: Looks,
): Promise<number> {
  const { runLines } = await import('../plain/run-lines.ts');
  const endKeeping = keepGames(context, workspace);
  const endGuard = context.host && guardLines(context.host);
  try {
    await runLines(mode, context.stdin, context.stdout, looks, context.served?.ending);
  } finally {
    mode.close();
    endGuard?.();
    endKeeping();
  }
  return closeWorkspace(context, workspace);
}

/** Whether the line mode is asked for, or nothing else works. */
export function isPlain(context: CommandContext): boolean {
  return Boolean(context.flags.plain) || !hasScreen(context);
}
