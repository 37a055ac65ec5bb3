import type { Visit } from '../../rooms/hall/visit.ts';
import { type CommandContext, hasScreen } from '../command.ts';
import { looksOn } from '../looks.ts';
import { playLines } from '../play-match.ts';
import { showScreen } from '../show-screen.ts';
import { openWorkspace, plainCharset } from '../workspace.ts';

/**
 * Shows the lobby, on the screen or line by line, until the guest leaves.
 * @param code of the challenge or game to which they go at once. Default: none
 * @returns the exit status
 */
export async function openLobby(
  context: CommandContext,
  visit: Visit,
  code?: string,
): Promise<number> {
  const workspace = openWorkspace(context);
  if (hasScreen(context)) {
    return showScreen(context, workspace, async (services) => {
      const { lobbyScreen } = await import('../../ui/screens/lobby/lobby.tsx');
      return lobbyScreen(services, undefined, code);
    });
  }
  const { PlainLobby } = await import('../../plain/lobby.ts');
  const { settings } = workspace;
  const looks = looksOn(context.stdout, context, settings.all);
  const charset = plainCharset(context, settings);
  const { publicAddress } = context.served ?? {};
  const mode = new PlainLobby({ visit, settings, charset, looks, publicAddress, code });
  return playLines(context, workspace, mode, looks);
}
