import { failure, type Result, success } from '../core/result.ts';
import { type GameRecord, mainLine } from '../records/record.ts';
import { fileFaultText } from '../text/record-fault.ts';
import { gameOfText, plyCountText } from '../text/record-summary.ts';
import { notPsnText } from '../text/replay.ts';
import {
  type Command,
  type CommandContext,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from './command.ts';
import { isPlain, PLAIN_OPTION } from './play-match.ts';
import { FROM_OPTION, parseCount, parseReadOptions, VARIANT_OPTION } from './record-options.ts';
import {
  chooseGame,
  FILE_OPERAND,
  GAME_OPTION,
  type LoadedGames,
  loadGames,
  PLY_OPTION,
} from './record-source.ts';
import { reportFault, reportText } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, plainCharset, type Workspace } from './workspace.ts';

/** A game of a file and where its replay begins. */
interface Replayed {
  readonly loaded: LoadedGames;
  readonly record: GameRecord;
  readonly ply: number;
  /** Why there is not more of it. */
  readonly fault?: string;
}

/** `komadai replay`: steps through a game. */
export const replay: Command = {
  operands: [FILE_OPERAND],
  options: [GAME_OPTION, PLY_OPTION, FROM_OPTION, VARIANT_OPTION, PLAIN_OPTION],
  examples: ['komadai replay evening-game', 'komadai replay match.txt --game 3 --ply 40'],
  async run(context) {
    const replayed = await openGame(context);
    if (!replayed.ok) return replayed.fault;
    const workspace = openWorkspace(context);
    return isPlain(context)
      ? replayLines(context, workspace, replayed.value)
      : replayScreen(context, workspace, replayed.value);
  },
};

async function openGame(context: CommandContext): Promise<Result<Replayed, number>> {
  const { options, operands } = context;
  const [name] = operands;
  const reading = parseReadOptions(options);
  if (!reading.ok) return failure(reportFault(context, context.name, reading.fault));
  const ply = parseCount('--ply', 0, options.get('ply'));
  if (!ply.ok) return failure(reportFault(context, context.name, ply.fault));
  const loaded = await loadGames(context, name, reading.value);
  if (!loaded.ok) return loaded;
  const game = chooseGame(context, loaded.value);
  if (!game.ok) return game;
  const { record } = game.value;
  const fault = game.value.fault && fileFaultText(name, game.value.fault);
  const last = record ? mainLine(record).length : 0;
  if (!record || (fault && last === 0)) {
    return failure(reportText(context, fault ?? name, STATUS_FAILED));
  }
  if ((ply.value ?? 0) > last) {
    return failure(reportText(context, plyCountText(name, last), STATUS_USAGE));
  }
  return success({
    loaded: loaded.value,
    record,
    ply: ply.value ?? 0,
    ...(fault !== undefined && { fault }),
  });
}

/** Line by line. What is wrong with the file is said first, and is the exit status. */
async function replayLines(
  context: CommandContext,
  { settings }: Workspace,
  { record, ply, fault }: Replayed,
): Promise<number> {
  if (fault) reportText(context, fault, STATUS_FAILED);
  const [{ PlainReplay }, { runLines }] = await Promise.all([
    import('../plain/replay.ts'),
    import('../plain/run-lines.ts'),
  ]);
  const { labels, coordinates, reigning, flip, speech } = settings.all;
  const charset = plainCharset(context, settings);
  const style = { labels, coordinates, reigning, flipped: flip === 'white', charset };
  const mode = new PlainReplay(record, style, { speech, ply });
  await runLines(mode, context.stdin, context.stdout);
  return fault ? STATUS_FAILED : STATUS_DONE;
}

/** On the screen. A file in our own format is read as the store reads it, so that it can be saved. */
async function replayScreen(
  context: CommandContext,
  workspace: Workspace,
  { loaded, record, ply, fault }: Replayed,
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
