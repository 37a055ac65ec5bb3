import { readFileSync } from 'node:fs';
import { formatOfName, OWN_FORMAT } from '../../records/formats/formats.ts';
import { readRecords } from '../../records/formats/read-records.ts';
import type { FileFault, GameFile } from '../../records/store/game-file.ts';
import { type GameStore, StoreError } from '../../records/store/store.ts';
import type { ReadGame } from '../../records/tree/read-game.ts';
import type { GameRecord } from '../../records/tree/record.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { GameAtPly } from './position-index.ts';

/** A game of an index that was read from its file. */
export interface OpenedGame {
  readonly record: GameRecord;
  readonly path: string;
  /** The place at which it was found, within its moves. */
  readonly ply: number;
  /** Its file where that is in our own format. */
  readonly file?: GameFile;
}

/**
 * Reads the file of a game of an index. Throws `StoreError`.
 * @returns a fault where the game is there no longer
 */
export async function readFoundGame(
  store: GameStore,
  { path, number, ply }: GameAtPly,
): Promise<Result<OpenedGame, FileFault>> {
  let games: readonly ReadGame[];
  let own: GameFile | undefined;
  if (formatOfName(path) === OWN_FORMAT) {
    const file = store.load(path);
    if (!file.ok) return file;
    own = file.value;
    games = own.games;
  } else games = await readGames(path);
  const { record, fault } = games[number] ?? {};
  if (!record) return failure(fault ?? { code: 'no-game' });
  return success({ record, path, ply, ...(own && { file: own }) });
}

async function readGames(path: string): Promise<readonly ReadGame[]> {
  try {
    return (await readRecords(readFileSync(path))).games;
  } catch (error) {
    throw new StoreError('read', path, error);
  }
}
