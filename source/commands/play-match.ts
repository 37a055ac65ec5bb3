import type { Match } from '../match/match.ts';
import type { LineMode } from '../plain/run-lines.ts';
import { guardLines } from '../terminal/guard.ts';
import type { Looks } from '../text/looks.ts';
import { clipboardOn } from './clipboard.ts';
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

/** A mode without a screen, and what ends it. */
interface ClosedMode extends LineMode {
  readonly close?: () => void;
}

/**
 * Answers the lines of the input, and keeps the games however it ends. Ends the engines. On a server
 * the mode is told the news as well.
 * @returns the exit status
 */
export async function playLines(
  context: CommandContext,
  workspace: Workspace,
  mode: ClosedMode,
  looks: Looks,
): Promise<number> {
  const [{ runLines }, { tellVisitNews }] = await Promise.all([
    import('../plain/run-lines.ts'),
    import('../plain/visit-lines.ts'),
  ]);
  const { stdin: input, stdout: output, host, served } = context;
  const endKeeping = keepGames(context, workspace);
  const endGuard = host && guardLines(host);
  try {
    await runLines(mode, {
      ...{ input, output, looks, ending: served?.ending, copy: clipboardOn(context) },
      ...(served && { news: (tell) => tellVisitNews(served.visit, workspace.settings, tell) }),
    });
  } finally {
    mode.close?.();
    workspace.engines.close();
    endGuard?.();
    endKeeping();
  }
  return closeWorkspace(context, workspace);
}

/** Whether the line mode is asked for, or nothing else works. */
export function isPlain(context: CommandContext): boolean {
  return Boolean(context.flags.plain) || !hasScreen(context);
}
