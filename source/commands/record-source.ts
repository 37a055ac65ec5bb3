import { createReadStream, statSync } from 'node:fs';
import { homedir } from 'node:os';
import {
  type ReadOptions,
  type ReadRecords,
  readRecords,
} from '../records/formats/read-records.ts';
import { type FileFault, MOST_BYTES } from '../records/store/game-file.ts';
import { GameStore } from '../records/store/store.ts';
import type { ReadGame } from '../records/tree/read-game.ts';
import { type GameRecord, mainLine } from '../records/tree/record.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { resolveFolders } from '../settings/folders.ts';
import { fileFaultText, remarkText } from '../text/records.ts';
import { type CommandContext, type Operand, STANDARD_STREAM } from './command.ts';
import { countFlag, type FlagTable } from './flags.ts';
import { READ_FLAGS, readOptions } from './record-flags.ts';
import { fail } from './report.ts';

/** The operand that names a file of games of any format. */
export const FILE_OPERAND = {
  name: 'FILE',
  about: (texts) => texts.commands.FILE_FORMS,
  suggest: 'games',
} as const satisfies Operand;

/** The flag that chooses one game of a file. */
export const GAME_FLAG = countFlag(1, (texts) => texts.commands.COMMON_OPTIONS.game);

/** The flag that chooses a position of a game. */
export const PLY_FLAG = countFlag(0, (texts) => texts.commands.COMMON_OPTIONS.ply);

/** The flags of a command that takes one game. */
export const CHOICE_FLAGS = {
  game: GAME_FLAG,
  ply: PLY_FLAG,
  ...READ_FLAGS,
} as const satisfies FlagTable;

/** What a file or the standard input holds. */
interface RecordSource {
  /** As it was named. */
  readonly name: string;
  /** Missing for the standard input. */
  readonly path?: string;
  readonly bytes: Uint8Array;
}

/** The games of a file, at least one. */
export interface LoadedGames extends ReadRecords {
  readonly source: RecordSource;
  readonly games: readonly [ReadGame, ...ReadGame[]];
}

/**
 * Reads the games of a file. Reports what is wrong with the file as a whole; the fault is then the
 * exit status. A game may still have a fault of its own.
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

/** Reads the bytes of a file. Reports faults as `loadGames` does. */
export async function loadSource(
  context: CommandContext,
  name: string,
): Promise<Result<RecordSource, number>> {
  const source = await readSource(context, name);
  return source.ok ? source : refused(context, name, source.fault);
}

/** The game of `--game`. Default: the first. */
export function chooseGame(
  context: CommandContext<{ readonly game: typeof GAME_FLAG }>,
  { source, games }: LoadedGames,
): Result<ReadGame, number> {
  const { game: number = 1 } = context.flags;
  const game = games[number - 1];
  if (game) return success(game);
  const text = context.texts.records.gamesOfFileText(source.name, games.length);
  return failure(fail(context, text));
}

/** A game of a file and a place in it. */
export interface ChosenGame {
  readonly loaded: LoadedGames;
  readonly record: GameRecord;
  /** Missing without `--ply`. */
  readonly ply?: number;
  /** Why the game is not read to its end. */
  readonly fault?: string;
  /** A remark about it, in one line. */
  readonly remark?: string;
}

/** Reads the game and the place that `CHOICE_FLAGS` name. */
export async function loadChosen(
  context: CommandContext<typeof CHOICE_FLAGS>,
  name: string,
): Promise<Result<ChosenGame, number>> {
  const { texts, flags } = context;
  const loaded = await loadGames(context, name, readOptions(flags));
  if (!loaded.ok) return loaded;
  const game = chooseGame(context, loaded.value);
  if (!game.ok) return game;
  const { record, remarks: [remark] = [] } = game.value;
  const fault = game.value.fault && fileFaultText(texts, name, game.value.fault);
  const last = record ? mainLine(record).length : 0;
  if (!record || (fault && last === 0)) {
    return failure(fail(context, fault ?? name));
  }
  if ((flags.ply ?? 0) > last) {
    return failure(fail(context, texts.records.plyCountText(name, last)));
  }
  return success({
    loaded: loaded.value,
    record,
    ...(flags.ply !== undefined && { ply: flags.ply }),
    ...(fault !== undefined && { fault }),
    ...(remark && { remark: remarkText(texts, name, remark) }),
  });
}

function refused(context: CommandContext, name: string, fault: FileFault): Result<never, number> {
  return failure(fail(context, fileFaultText(context.texts, name, fault)));
}

/** Reads a file, a saved game by its name, or with `-` the standard input. */
async function readSource(
  context: CommandContext,
  name: string,
): Promise<Result<RecordSource, FileFault>> {
  if (name === STANDARD_STREAM) {
    const bytes = await readWhole(context.stdin);
    return bytes ? success({ name, bytes }) : failure({ code: 'too-large' });
  }
  const { env, home, now } = context;
  const folders = resolveFolders({ env, platform: process.platform, userHome: homedir(), home });
  const path = new GameStore({ folder: folders.gamesFolder, now }).find(name);
  if (path === undefined) return failure({ code: 'no-file', name });
  try {
    if (statSync(path).isDirectory()) return failure({ code: 'is-folder', name });
    // Not by its size: that of a named pipe is not known before it is read.
    const bytes = await readWhole(createReadStream(path));
    return bytes ? success({ name, path, bytes }) : failure({ code: 'too-large' });
  } catch (cause) {
    return failure({ code: 'unreadable', cause });
  }
}

/** All of a stream; undefined if that is more than `MOST_BYTES`. */
async function readWhole(stream: AsyncIterable<Uint8Array | string>): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
