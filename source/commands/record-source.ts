import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { failure, type Result, success } from '../core/result.ts';
import type { FileFault } from '../records/game-file.ts';
import { type ReadOptions, type ReadRecords, readRecords } from '../records/read-records.ts';
import { type GameRecord, mainLine } from '../records/record.ts';
import type { ReadGame } from '../records/record-fault.ts';
import { GameStore } from '../records/store.ts';
import { resolveFolders } from '../settings/folders.ts';
import { fileFaultText } from '../text/record-fault.ts';
import { gameCountText, plyCountText } from '../text/record-summary.ts';
import {
  type CommandContext,
  type Operand,
  type OptionData,
  STANDARD_STREAM,
  STATUS_FAILED,
  STATUS_USAGE,
} from './command.ts';
import { parseCount, parseReadOptions } from './record-options.ts';
import { reportFault, reportText } from './report.ts';

/** The operand that names a file of games of any format. */
export const FILE_OPERAND = { name: 'FILE', suggest: 'games' } as const satisfies Operand;

/** The option that chooses one game of a file. */
export const GAME_OPTION = {
  name: 'game',
  value: 'N',
  summary: 'the game of a file with several, from 1',
} as const satisfies OptionData;

/** The option that chooses a position of a game. */
export const PLY_OPTION = {
  name: 'ply',
  value: 'N',
  summary: 'the position after so many moves',
} as const satisfies OptionData;

/** What a file or the standard input holds. */
export interface RecordSource {
  /** As it was named. */
  readonly name: string;
  /** Missing for the standard input. */
  readonly path?: string;
  readonly bytes: Uint8Array;
}

/** The games of a file, one at least. */
export interface LoadedGames extends ReadRecords {
  readonly source: RecordSource;
  readonly games: readonly [ReadGame, ...ReadGame[]];
}

/**
 * Reads the games of a file. What is wrong with the file as a whole is said on the standard error;
 * the fault is then the exit status. A game may still have a fault of its own.
 */
export async function loadGames(
  context: CommandContext,
  name: string,
  options?: ReadOptions,
): Promise<Result<LoadedGames, number>> {
  const source = await loadSource(context, name);
  if (!source.ok) return source;
  const read = await readRecords(source.value.bytes, options);
  const [first, ...others] = read.games;
  if (!first) return refused(context, name, { code: 'no-game' });
  return success({ ...read, source: source.value, games: [first, ...others] });
}

/** The bytes of a file; what is wrong with it is said as by `loadGames`. */
export async function loadSource(
  context: CommandContext,
  name: string,
): Promise<Result<RecordSource, number>> {
  const source = await readSource(context, name);
  return source.ok ? source : refused(context, name, source.fault);
}

/** The game that `--game` names; the first where it is not given. */
export function chooseGame(
  context: CommandContext,
  { source, games }: LoadedGames,
): Result<ReadGame, number> {
  const number = parseCount('--game', 1, context.options.get('game'));
  if (!number.ok) return failure(reportFault(context, context.name, number.fault));
  const game = games[(number.value ?? 1) - 1];
  if (game) return success(game);
  const text = gameCountText(source.name, games.length);
  return failure(reportText(context, text, STATUS_USAGE));
}

/** A game of a file, and the place in it that was asked for. */
export interface ChosenGame {
  readonly loaded: LoadedGames;
  readonly record: GameRecord;
  /** Missing where `--ply` is not given. */
  readonly ply?: number;
  /** Why there is not more of the game. */
  readonly fault?: string;
}

/** The game of a file that the command names, by `--from`, `--variant`, `--game` and `--ply`. */
export async function loadChosen(
  context: CommandContext,
  name: string,
): Promise<Result<ChosenGame, number>> {
  const { options } = context;
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
    ...(ply.value !== undefined && { ply: ply.value }),
    ...(fault !== undefined && { fault }),
  });
}

function refused(context: CommandContext, name: string, fault: FileFault): Result<never, number> {
  const status = fault.code === 'no-file' ? STATUS_USAGE : STATUS_FAILED;
  return failure(reportText(context, fileFaultText(name, fault), status));
}

/**
 * Reads a file, a saved game by its name, or with `-` the standard input. Throws what the system
 * refuses.
 */
async function readSource(
  context: CommandContext,
  name: string,
): Promise<Result<RecordSource, FileFault>> {
  if (name === STANDARD_STREAM) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of context.stdin) chunks.push(Buffer.from(chunk));
    return success({ name, bytes: Buffer.concat(chunks) });
  }
  const { env, home, now } = context;
  const folders = resolveFolders({ env, platform: process.platform, userHome: homedir(), home });
  const path = new GameStore({ folder: folders.gamesFolder, now }).find(name);
  if (path === undefined) return failure({ code: 'no-file', name });
  if (statSync(path).isDirectory()) return failure({ code: 'is-folder', name });
  return success({ name, path, bytes: readFileSync(path) });
}
