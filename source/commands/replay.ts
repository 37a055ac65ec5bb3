import { OWN_FORMAT } from '../records/formats/formats.ts';
import { gameOfText } from '../text/record-summary.ts';
import { NO_GAME_TO_REPLAY, notPsnText } from '../text/replay.ts';
import {
  type Command,
  type CommandContext,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { looksOn } from './looks.ts';
import { isPlain, playLines } from './play-match.ts';
import { CHOICE_FLAGS, type ChosenGame, FILE_OPERAND, loadChosen } from './record-source.ts';
import { reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset, type Workspace } from './workspace.ts';

const FLAGS = { ...CHOICE_FLAGS, plain: PLAIN_FLAG } as const satisfies FlagTable;

/** `komadai replay`: steps through a game, the latest saved one by default. */
export const replay: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, optional: true }],
  flags: FLAGS,
  examples: [
    'komadai replay',
    'komadai replay evening-game',
    'komadai replay match.txt --game 3 --ply 40',
  ],
  async run(context) {
    const workspace = openWorkspace(context);
    const name = context.operands[0] ?? workspace.store.list()[0]?.path;
    if (name === undefined) return reportText(context, NO_GAME_TO_REPLAY, STATUS_USAGE);
    const replayed = await loadChosen(context, name);
    if (!replayed.ok) return replayed.fault;
    return isPlain(context)
      ? replayLines(context, workspace, replayed.value)
      : replayScreen(context, workspace, replayed.value);
  },
};

/** Replays line by line. Reports what is wrong with the file first; that is the exit status. */
async function replayLines(
  context: CommandContext,
  workspace: Workspace,
  { record, ply = 0, fault, remark }: ChosenGame,
): Promise<number> {
  const { settings, engines } = workspace;
  if (remark) reportText(context, remark, STATUS_DONE);
  if (fault) reportText(context, fault, STATUS_FAILED);
  const { PlainReplay } = await import('../plain/replay.ts');
  const { labels, coordinates, reigning, flip, speech } = settings.all;
  const charset = plainCharset(context, settings);
  const looks = looksOn(context.stdout, context, settings.all);
  const style = { labels, coordinates, reigning, flipped: flip === 'white', charset, looks };
  const mode = new PlainReplay(record, style, { analyst: () => engines.analyst(), speech, ply });
  const status = await playLines(context, workspace, mode, looks);
  return status === STATUS_DONE && fault ? STATUS_FAILED : status;
}

/** Replays on the screen. The store reads a file in our own format, so that it can be saved. */
async function replayScreen(
  context: CommandContext,
  workspace: Workspace,
  { loaded, record, ply = 0, fault, remark }: ChosenGame,
): Promise<number> {
  const { format, games, source } = loaded;
  return showScreen(context, workspace, async (services) => {
    const [{ replayFile }, { ReplayScreen }] = await Promise.all([
      import('../ui/screens/games/games.ts'),
      import('../ui/screens/replay/replay.tsx'),
    ]);
    const index = games.findIndex((game) => game.record === record);
    const file =
      format === OWN_FORMAT && source.path !== undefined
        ? services.store.load(source.path, record.variant)
        : undefined;
    const own = file?.ok ? file.value.games[index]?.record : undefined;
    if (file?.ok && own) return replayFile(services, file.value, own, ply);
    const options = { note: fault ?? remark, cannotSave: notPsnText(source.name) };
    const screen = new ReplayScreen(services, record, ply, options);
    if (games.length > 1) screen.say(gameOfText(index + 1, games.length, source.name));
    return screen;
  });
}
