import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { accountName } from '../clean/person-name.ts';
import type { CourseProgress } from '../match/lessons/course-walk.ts';
import { MatchTable } from '../match/match-table.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import { OwnEngines } from '../match/participants/own-engines.ts';
import { NOBODY, type Player } from '../match/participants/side.ts';
import { ProblemShelf } from '../match/problems/problem-shelf.ts';
import { SolverBook } from '../match/problems/solver-book.ts';
import { TsumeJudge } from '../match/problems/tsume-judge.ts';
import { AttemptFile } from '../records/store/attempt-file.ts';
import { LineFile } from '../records/store/line-file.ts';
import { GameStore } from '../records/store/store.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { resolveFolders } from '../settings/folders.ts';
import { SessionSettings, type SettingOverrides } from '../settings/session-settings.ts';
import { openSettings } from '../settings/store.ts';
import { AfterGames } from '../study/after/after-games.ts';
import { GameIndex } from '../study/index/game-index.ts';
import { MistakeShelf } from '../study/mistakes/mistake-shelf.ts';
import { systemSchedule } from '../terminal/keys.ts';
import type { Charset } from '../text/charset.ts';
import { lackText } from '../text/game.ts';
import { unsavedText } from '../text/records.ts';
import { textCharset } from './charset.ts';
import { type CommandContext, STATUS_DONE } from './command.ts';
import { tellKept } from './kept-game.ts';
import { readProblemSet } from './problem-sets.ts';
import { fail } from './report.ts';

/** The player's settings and games, opened for one command. */
export interface Workspace {
  readonly settings: SessionSettings;
  readonly store: GameStore;
  readonly table: MatchTable;
  /** Starts an engine when it is needed. */
  readonly engines: EngineRoom;
  readonly problems: ProblemShelf;
  /** The mistakes that the player studies. */
  readonly mistakes: MistakeShelf;
  /** Analyses games that are over. Missing on a server. */
  readonly afterGames: AfterGames | undefined;
  /** The index of games and positions. Missing on a server. */
  readonly gameIndex: GameIndex | undefined;
  /** The tasks of the courses that were done. */
  readonly progress: CourseProgress;
  /** The name of the player at this terminal, if no other is given. */
  readonly ownName: () => string;
  /** That name, and those that the player had before. */
  readonly ownNames: () => readonly string[];
  /** The rooms of people at other terminals of the machine. Missing on a server. */
  readonly rooms: Rooms | undefined;
  /** What to tell when the screen is gone: sentences about files of the program. */
  readonly warnings: ReadonlySet<string>;
}

/** Opens settings and games. Reports what is wrong with the settings file. */
export function openWorkspace(
  context: CommandContext,
  overrides: SettingOverrides = {},
): Workspace {
  const { texts, env, home, now, stderr, served } = context;
  const platform = process.platform;
  const folders = resolveFolders({ env, platform, userHome: homedir(), home });
  const settingsStore = openSettings(folders.configFile);
  for (const warning of settingsStore.warnings) {
    stderr.write(`komadai: ${texts.settings.settingsWarningText(warning)}\n`);
  }
  const settings = new SessionSettings(settingsStore, { ...context.overrides, ...overrides }, env);
  const store = new GameStore({
    folder: folders.gamesFolder,
    now,
    isConfined: served !== undefined,
  });
  const table = new MatchTable({
    store,
    now,
    nowMs: () => performance.now(),
    illegal: () => settings.all.illegal,
    awayCounts: () => settings.all['away-time'] === 'counts',
  });
  const warnings = new Set<string>();
  // Beside the folder of the games.
  const beside = (name: string) => join(dirname(folders.gamesFolder), name);
  const gameIndex = served ? undefined : new GameIndex(beside('index'), folders.gamesFolder);
  const engines =
    served?.engines ??
    new OwnEngines(context.random, {
      ...settings.programs,
      analyst: () => settings.analyst,
      ponders: () => settings.all.ponder === 'on',
      findInBooks: async (game) =>
        gameIndex?.bookMove(game, context.random(), (path, fault) => {
          warnings.add(`${path}: ${texts.study.bookFaultText(fault)}`);
        }),
      onLack: (lack) => warnings.add(lackText(texts, lack)),
    });
  const problems = new ProblemShelf({
    read: readProblemSet,
    openSolved: () => new LineFile(beside('solved-problems.txt')),
    openBook: (solved) => {
      const log = new AttemptFile(beside('problem-attempts.txt'));
      return new SolverBook(log, solved, () => now().getTime());
    },
    openJudge: () => new TsumeJudge(engines.adviser().engine),
  });
  const mistakes = new MistakeShelf(beside('mistakes.txt'), () => now().getTime());
  const ownName = () => settings.all.name || accountOf(context) || NOBODY;
  const ownNames = () => settings.namesWith(ownName());
  const afterGames = served
    ? undefined
    : new AfterGames({
        table,
        store,
        mistakes,
        ownNames,
        analyst: () => engines.analyst(),
        analystName: () => settings.analyst,
        judge: () => engines.judge(),
        given: new LineFile(beside('advice.txt')),
      });
  const progress = new LineFile(beside('learned.txt'));
  const time = { nowMs: () => performance.now(), date: now, schedule: systemSchedule };
  const rooms = context.openRooms?.(context, { store, time, ownName });
  return {
    settings,
    store,
    table,
    engines,
    problems,
    mistakes,
    afterGames,
    gameIndex,
    progress,
    ownName,
    ownNames,
    rooms,
    warnings,
  };
}

/** The name of the player's account; '' where it is no name. */
function accountOf({ env, account = () => '' }: CommandContext): string {
  return accountName(env.USER || env.LOGNAME || account());
}

/** Allows a program that the player has named, now and when the game is resumed. */
export async function allowEngine(
  context: CommandContext,
  { settings }: Workspace,
  player: Player,
): Promise<void> {
  if (player.kind !== 'engine') return;
  const kept = await settings.rememberEngine(player.command);
  if (!kept.ok) fail(context, context.texts.settings.setFaultText(kept.fault));
}

/**
 * Saves the state of the clocks however the program ends, and tells where the game is kept.
 * @returns what ends this
 */
export function keepGames(context: CommandContext, workspace: Workspace): () => void {
  const leave = () => {
    workspace.table.leave();
    tellKept(context, workspace);
  };
  const { host } = context;
  // First at the exit, before the locks of the games are released.
  host?.prependListener('exit', leave);
  return () => host?.off('exit', leave);
}

/**
 * Ends the open games and tells where the last one is kept. Reports it if one of them is not on the
 * disk as it stands.
 * @returns the exit status
 */
export function closeWorkspace(context: CommandContext, workspace: Workspace): number {
  const { table } = workspace;
  table.close();
  tellWarnings(context, workspace);
  const { saveError } = table;
  if (saveError !== undefined) return fail(context, unsavedText(context.texts, saveError));
  tellKept(context, workspace);
  return STATUS_DONE;
}

/** Tells what was wrong with files of the program, when no screen is in the way. */
export function tellWarnings(
  { stderr }: Pick<CommandContext, 'stderr'>,
  { warnings }: Pick<Workspace, 'warnings'>,
): void {
  for (const warning of warnings) stderr.write(`komadai: ${warning}\n`);
}

/** The charset of the line mode: the chosen one, else one that is safe. */
export function plainCharset(context: CommandContext, { all }: SessionSettings): Charset {
  return textCharset({ ...context, overrides: { charset: all.charset } });
}

/** The rooms of a session that has some. */
export function roomsOf({ rooms }: Workspace): Rooms {
  if (rooms) return rooms;
  throw new RangeError('this session has no rooms');
}
