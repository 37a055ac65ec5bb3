import { setFlagsFromString } from 'node:v8';
import { guardTerminal } from '../terminal/guard.ts';
import { openTerminal } from '../terminal/session.ts';
import type { PictureFiles } from '../ui/app/piece-pictures.ts';
import type { Screen } from '../ui/app/screen.ts';
import type { Services } from '../ui/app/services.ts';
import type { CommandContext } from './command.ts';
import { tellLeftRoom } from './left-room.ts';
import { closeWorkspace, keepGames, type Workspace } from './workspace.ts';

/**
 * Shows a screen on the terminal of the command until the player quits or the line drops. Nothing
 * of it stays: no timer, thread, lock or listener.
 * @returns the exit status
 */
export async function showScreen(
  context: CommandContext,
  workspace: Workspace,
  first: (services: Services) => Screen | Promise<Screen>,
): Promise<number> {
  const { texts, stdin, stdout, env, random, host, served } = context;
  const [{ Services }, { runApp }, { ROUTES }] = await Promise.all([
    import('../ui/app/services.ts'),
    import('../ui/app/run-app.tsx'),
    import('../ui/screens/routes.ts'),
  ]);
  const services = new Services({
    ...workspace,
    texts,
    env,
    random,
    loadPictures: readPieceFiles,
    // Guests of a server meet others in its lobby.
    ...(served && { ...served, rooms: undefined }),
  });
  const endKeeping = keepGames(context, workspace);
  // The first frame has the room that V8 makes for it.
  if (host) setImmediate(keepHeapSmall);
  try {
    let screen: Screen | undefined = await first(services);
    while (screen) {
      const terminal = openTerminal({ input: stdin, output: stdout, jobControl: host });
      const endGuard = host && guardTerminal(terminal, host);
      try {
        await runApp(terminal, services, screen, ROUTES);
      } finally {
        terminal.close();
        endGuard?.();
      }
      const { door } = services;
      services.door = undefined;
      // The room of somebody else has screens of its own.
      await door?.enter();
      screen = door && ROUTES.menu(services);
    }
  } catch (error) {
    throw new Error(texts.records.brokenText(workspace.table.latestPath), { cause: error });
  } finally {
    await services.close();
    endKeeping();
  }
  if (services.latestStay) tellLeftRoom(texts, context, services.latestStay);
  return closeWorkspace(context, workspace);
}

/**
 * Keeps the heap of a program with a screen small. Each frame leaves garbage that is soon dead, and
 * V8 makes ever more room for it: 12 MB after 200 keys. Works only before the heap has grown.
 */
function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Reads the pictures of the pieces from the file that the build writes beside the program. */
async function readPieceFiles(): Promise<PictureFiles> {
  const here = import.meta.url;
  const name = 'pieces.json.gz';
  const file = new URL(here.endsWith('.ts') ? `../../dist/${name}` : name, here);
  // Few terminals show pictures, and these take a start 3 ms.
  const [{ readFile }, { gunzipSync }] = await Promise.all([
    import('node:fs/promises'),
    import('node:zlib'),
  ]);
  const json = gunzipSync(await readFile(file)).toString();
  return new Map(Object.entries<string>(JSON.parse(json)));
}
