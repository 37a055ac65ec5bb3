import type { EditOptions } from '../activity/replay-edits.ts';
import { OWN_FORMAT } from '../records/formats/formats.ts';
import type { GameFile } from '../records/store/game-file.ts';
import type { GameStore } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { keepOwnMistakes } from '../study/mistakes/keep-mistakes.ts';
import { mistakeGameName } from '../study/mistakes/mistake-game.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { type FlagTable, PLAIN_FLAG } from './flags.ts';
import { isPlain, playLines } from './play-match.ts';
import { CHOICE_FLAGS, type ChosenGame, FILE_OPERAND, loadChosen } from './record-source.ts';
import { fail, mention } from './report.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

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
    if (name === undefined) return fail(context, context.texts.replay.NO_GAME_TO_REPLAY);
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
  game: ChosenGame,
): Promise<number> {
  const { settings, engines, store, mistakes, gameIndex, ownNames } = workspace;
  const { ply = 0, fault, remark } = game;
  if (remark) mention(context, remark);
  if (fault) fail(context, fault);
  const [{ replayLines }, { ReplayActivity }, { fileEdits }] = await Promise.all([
    import('../plain/replay.ts'),
    import('../activity/replay.ts'),
    import('../activity/replay-edits.ts'),
  ]);
  const own = ownGame(store, game);
  const openEngine = () => engines.judge();
  const keeper = { mistakes, names: ownNames(), openEngine };
  const record = own?.record ?? game.record;
  const activity = new ReplayActivity({
    ...(own ? fileEdits(store, own.file, record) : foreign(game)),
    ...(own && { keepMistakes: () => keepOwnMistakes(keeper, record, nameOfGame(store, own)) }),
    settings,
    record,
    ply,
    engines,
    store,
    gameIndex,
  });
  const status = await playLines(context, workspace, (face) => replayLines(activity, face));
  return status === STATUS_DONE && fault ? STATUS_FAILED : status;
}

async function replayScreen(
  context: CommandContext,
  workspace: Workspace,
  game: ChosenGame,
): Promise<number> {
  const { loaded, record, ply = 0, fault, remark } = game;
  const { games, source } = loaded;
  return showScreen(context, workspace, async (services) => {
    const [{ replayFile }, { replayOf }] = await Promise.all([
      import('../ui/screens/games/games.ts'),
      import('../ui/screens/replay/replay.ts'),
    ]);
    const own = ownGame(services.store, game);
    if (own) return replayFile(services, own.file, own.record, ply);
    const screen = replayOf(services, record, ply, { note: fault ?? remark, ...foreign(game) });
    if (games.length > 1) {
      screen.prompt.say(
        screen.services.texts.records.gameOfText(
          games.findIndex((one) => one.record === record) + 1,
          games.length,
          source.name,
        ),
      );
    }
    return screen;
  });
}

/** The game as the store reads it, so that it can be saved; undefined if it is not in our format. */
function ownGame(
  store: GameStore,
  { loaded: { format, games, source }, record }: ChosenGame,
): { readonly file: GameFile; readonly record: GameRecord } | undefined {
  if (format !== OWN_FORMAT || source.path === undefined) return undefined;
  const file = store.load(source.path, record.variant);
  const index = games.findIndex((game) => game.record === record);
  const own = file.ok ? file.value.games[index]?.record : undefined;
  return file.ok && own ? { file: file.value, record: own } : undefined;
}

/** How the heap of mistakes names a game. */
function nameOfGame(
  store: GameStore,
  { file, record }: { readonly file: GameFile; readonly record: GameRecord },
): string {
  const number = file.games.findIndex((game) => game.record === record) + 1;
  return mistakeGameName(store, file.path, number, file.games.length);
}

/** How the game of another format is saved: not at all. */
function foreign({ loaded: { source } }: ChosenGame): EditOptions {
  return { cannotSave: { code: 'not-psn', name: source.name } };
}
