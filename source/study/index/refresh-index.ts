import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { formatOfName } from '../../records/formats/formats.ts';
import { readRecords } from '../../records/formats/read-records.ts';
import { MOST_BYTES } from '../../records/store/game-file.ts';
import type { SourceStamp } from './index-sources.ts';
import type { IndexWriter } from './index-writer.ts';
import { type IndexedGame, indexedGame } from './indexed-game.ts';

/** How far the indexing of folders is. */
export interface RefreshProgress {
  /** Files that were looked at, and how many there are. */
  readonly files: number;
  readonly size: number;
  /** Games that were added, those of changed files as well. */
  readonly games: number;
  /** Positions of these games. */
  readonly positions: number;
  /** Files that are no longer there. */
  readonly gone: number;
  /** Files that the system refused to read, or that have no game. */
  readonly unread: number;
}

/** How the indexing of folders is watched and stopped. */
export interface RefreshOptions {
  /** Told after each file. */
  readonly onProgress?: (progress: RefreshProgress) => void;
  /** Asked before each file; what was read by then stays. Default: never */
  readonly isStopped?: () => boolean;
}

/**
 * Brings an index up to date with the records of some folders, in every format: new and changed
 * files are read, the games of files that are gone, or that are elsewhere, are removed.
 */
export async function refreshIndex(
  writer: IndexWriter,
  folders: readonly string[],
  { onProgress, isStopped }: RefreshOptions = {},
): Promise<RefreshProgress> {
  // A folder may be within another one.
  const found = new Set(folders.flatMap((folder) => recordFiles(folder)));
  const gone = [...writer.files.keys()].filter((path) => !found.has(path));
  for (const path of gone) writer.remove(path);
  // They are not current any more, and read below.
  writer.takeOrphans();
  let progress = {
    files: 0,
    size: found.size,
    games: 0,
    positions: 0,
    gone: gone.length,
    unread: 0,
  };
  for (const path of found) {
    if (isStopped?.()) break;
    const read = await indexFile(writer, path);
    if (read) await afterEvents();
    let { games, positions, unread } = progress;
    if (read?.length === 0) unread++;
    for (const { plies } of read ?? []) {
      games++;
      positions += plies + 1;
    }
    progress = { ...progress, files: progress.files + 1, games, positions, unread };
    onProgress?.(progress);
  }
  writer.save();
  writer.settle();
  return progress;
}

/** Adds the new and changed files of a folder to an index. */
export async function addFolder(writer: IndexWriter, folder: string): Promise<void> {
  for (const path of recordFiles(folder)) {
    if (await indexFile(writer, path)) await afterEvents();
  }
  writer.save();
}

/** Lets the program hear of keys and signals. */
export function afterEvents(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Brings an index up to date with a file.
 * @returns its games; undefined where they are in the index as they are now
 */
export async function indexFile(
  writer: IndexWriter,
  path: string,
): Promise<readonly IndexedGame[] | undefined> {
  const stamp = stampOf(path);
  if (!stamp) return [];
  if (writer.isCurrent(stamp)) return undefined;
  const games = await readIndexedGames(path);
  writer.add(stamp, games);
  for (const orphan of writer.takeOrphans()) await indexFile(writer, orphan);
  return games;
}

/** The games of a file as an index keeps them; none where the system refuses to read it. */
async function readIndexedGames(path: string): Promise<IndexedGame[]> {
  const bytes = readIfPossible(path);
  if (!bytes) return [];
  const { games } = await readRecords(bytes);
  return games.flatMap(({ record }, number) => (record ? indexedGame(record, number) : []));
}

/** What tells whether a file has changed; undefined where it cannot be read whole. */
function stampOf(path: string): SourceStamp | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > MOST_BYTES) return undefined;
  return { path, size: stats.size, mtimeMs: stats.mtimeMs };
}

/** The files of records in a folder and the folders in it, hidden ones left out, sorted. */
export function recordFiles(folder: string): string[] {
  const files: string[] = [];
  for (const entry of entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...recordFiles(path));
    else if (formatOfName(entry.name) && entry.isFile()) files.push(path);
  }
  return files.sort();
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that cannot be opened has no games for us.
    return [];
  }
}

function readIfPossible(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
