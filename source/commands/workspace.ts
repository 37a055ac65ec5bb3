import { homedir } from 'node:os';
import type { EngineRoom } from '../match/engine-room.ts';
import { MatchTable } from '../match/match-table.ts';
import { OwnEngines } from '../match/own-engines.ts';
import type { Player } from '../match/side.ts';
import { GameStore } from '../records/store.ts';
import { parseEngineOptions } from '../settings/engine-options.ts';
import { resolveFolders } from '../settings/folders.ts';
import { SessionSettings, type SettingOverrides } from '../settings/session-settings.ts';
import { openSettings } from '../settings/store.ts';
import type { Charset } from '../text/charset.ts';
import { unsavedText } from '../text/outcome.ts';
import { setFaultText, settingsWarningText } from '../text/settings-fault.ts';
import { textCharset } from './charset.ts';
import { type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { reportText } from './report.ts';

/** The player's settings and games, opened for one command. */
export interface Workspace {
  readonly settings: SessionSettings;
  readonly store: GameStore;
  readonly table: MatchTable;
  /** Engines are started when they are asked for. */
  readonly engines: EngineRoom;
}

/** Opens settings and games; what is wrong with the settings file is said on the standard error. */
export function openWorkspace(
  context: CommandContext,
  overrides: SettingOverrides = {},
): Workspace {
  const { env, home, now, stderr } = context;
  const platform = process.platform;
  const folders = resolveFolders({ env, platform, userHome: homedir(), home });
  const settingsStore = openSettings(folders.configFile);
  for (const warning of settingsStore.warnings) {
    stderr.write(`komadai: ${settingsWarningText(warning)}\n`);
  }
  const settings = new SessionSettings(settingsStore, { ...context.overrides, ...overrides });
  const store = new GameStore({ folder: folders.gamesFolder, now });
  const table = new MatchTable({
    store,
    now,
    nowMs: () => performance.now(),
    illegal: () => settings.all.illegal,
    awayCounts: () => settings.all['away-time'] === 'counts',
  });
  const engines = new OwnEngines(context.random, {
    knows: (command) => settings.engines.includes(command),
    options: () => engineOptions(settings),
    ponders: () => settings.all.ponder === 'on',
  });
  return { settings, store, table, engines };
}

/** Lets a program be started that the player has named, now and when the game is resumed. */
export async function allowEngine(
  context: CommandContext,
  { settings }: Workspace,
  player: Player,
): Promise<void> {
  if (player.kind !== 'engine') return;
  const kept = await settings.rememberEngine(player.command);
  if (!kept.ok) reportText(context, setFaultText(kept.fault), STATUS_FAILED);
}

/** What the settings say that other programs are told. */
export function engineOptions({ all }: SessionSettings): Readonly<Record<string, string>> {
  return parseEngineOptions(all['engine-options']) ?? {};
}

/**
 * Saves how far the clocks have come however the program ends, as long as that lets it. The
 * returned function ends that.
 */
export function keepClocks({ table }: Workspace): () => void {
  const leave = () => table.leave();
  // Before the locks of the games are given up, which happens at the exit as well.
  process.prependListener('exit', leave);
  return () => process.off('exit', leave);
}

/**
 * Ends the games that are open, and says on the standard error if one of them is left without being
 * on the disk as it stands.
 * @returns the exit status
 */
export function closeWorkspace(context: CommandContext, { table }: Workspace): number {
  table.close();
  const { saveError } = table;
  if (saveError === undefined) return STATUS_DONE;
  return reportText(context, unsavedText(saveError), STATUS_FAILED);
}

/** The charset of a command that prints a board line by line: as chosen, else as is safe. */
export function plainCharset(context: CommandContext, { all }: SessionSettings): Charset {
  return textCharset({ ...context, overrides: { charset: all.charset } });
}
