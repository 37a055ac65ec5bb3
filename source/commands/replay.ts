import { gameOfText } from '../text/record-summary.ts';
import { notPsnText } from '../text/replay.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { isPlain, PLAIN_OPTION } from './play-match.ts';
import { FROM_OPTION, VARIANT_OPTION } from './record-options.ts';
import {
  type ChosenGame,
  FILE_OPERAND,
  GAME_OPTION,
  loadChosen,
  PLY_OPTION,
} from './record-source.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset, type Workspace } from './workspace.ts';

/** `komadai replay`: steps through a game. */
export const replay: Command = {
  operands: [FILE_OPERAND],
  options: [GAME_OPTION, PLY_OPTION, FROM_OPTION, VARIANT_OPTION, PLAIN_OPTION],
  examples: ['komadai replay evening-game', 'komadai replay match.txt --game 3 --ply 40'],
  async run(context) {
    const replayed = await loadChosen(context, context.operands[0]);
    if (!replayed.ok) return replayed.fault;
    const workspace = openWorkspace(context);
    return isPlain(context)
      ? replayLines(context, workspace, replayed.value)
      : replayScreen(context, workspace, replayed.value);
  },
};

/** Line by line. What is wrong with the file is said first, and is the exit status. */
async function replayLines(
  context: CommandContext,
  { settings, engines }: Workspace,
  { record, ply = 0, fault }: ChosenGame,
): Promise<number> {
  if (fault) reportText(context, fault, STATUS_FAILED);
  const [{ PlainReplay }, { runLines }] = await Promise.all([
    import('../plain/replay.ts'),
    import('../plain/run-lines.ts'),
  ]);
  const { labels, coordinates, reigning, flip, speech } = settings.all;
  const charset = plainCharset(context, settings);
  const style = { labels, coordinates, reigning, flipped: flip === 'white', charset };
  const mode = new PlainReplay(record, style, { analyst: () => engines.analyst(), speech, ply });
  try {
    await runLines(mode, context.stdin, context.stdout);
  } finally {
    mode.close();
  }
  return fault ? STATUS_FAILED : STATUS_DONE;
}

/** On the screen. A file in our own format is read as the store reads it, so that it can be saved. */
async function replayScreen(
  context: CommandContext,
  workspace: Workspace,
  { loaded, record, ply = 0, fault }: ChosenGame,
): Promise<number> {
  const { format, games, source } = loaded;
  return showScreen(context, workspace, async (services) => {
    const [{ replayFile }, { ReplayScreen }] = await Promise.all([
      import('../ui/screens/games.ts'),
      import('../ui/screens/replay.ts'),
    ]);
    const index = games.findIndex((game) => game.record === record);
    const file =
      format === 'psn' && source.path !== undefined
        ? services.store.load(source.path, record.variant)
        : undefined;
    const own = file?.ok ? file.value.games[index]?.record : undefined;
    if (file?.ok && own) return replayFile(services, file.value, own, ply);
    const options = { note: fault, cannotSave: notPsnText(source.name) };
    const screen = new ReplayScreen(services, record, ply, options);
    if (games.length > 1) screen.say(gameOfText(index + 1, games.length, source.name));
    return screen;
  });
}
