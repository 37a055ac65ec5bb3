import { join, resolve } from 'node:path';
import { LineFile } from '../../records/store/line-file.ts';
import { makeFolder, writeWhole } from '../../records/store/whole-file.ts';
import { type Result, success } from '../../rules/core/result.ts';
import { isBookPath } from '../books/foreign-book.ts';
import type { IndexFault } from './index-fault.ts';
import { type IndexWriter, openIndexWriter } from './index-writer.ts';
import {
  addFolder,
  afterEvents,
  type RefreshOptions,
  type RefreshProgress,
  refreshIndex,
} from './refresh-index.ts';
import { removeIndex } from './remove-index.ts';

/** The file with what an index is told to hold, a path on each line. */
const PLACES = 'folders.txt';

/** What an index was told to hold beside the player's own games. */
export interface IndexPlaces {
  readonly folders: readonly string[];
  /** Opening books, which are not read into it. */
  readonly books: readonly string[];
}

export function indexedPlaces(index: string): IndexPlaces {
  const { lines } = new LineFile(join(index, PLACES));
  return { folders: lines.filter((path) => !isBookPath(path)), books: lines.filter(isBookPath) };
}

/** What changes in an index. */
export interface IndexTask extends RefreshOptions {
  /** The folder of the player's games, which are always in it. Default: none */
  readonly own?: string;
  /** Folders and opening books to remember; those of earlier calls are remembered. Default: none */
  readonly added?: readonly string[];
  /** Those to forget. Default: none */
  readonly removed?: readonly string[];
}

/** What came of bringing an index up to date. */
export interface IndexUpdate extends RefreshProgress {
  /** Why the index was made anew; undefined where it was not. */
  readonly remade: IndexFault | undefined;
  /** The games that are in it now. */
  readonly total: number;
}

/**
 * Brings an index up to date with all its folders. An index that is corrupt, or that another version
 * has made, is made anew.
 * @returns a fault where another process writes the index
 */
export async function updateIndex(
  index: string,
  { own, added = [], removed = [], ...options }: IndexTask = {},
): Promise<Result<IndexUpdate, IndexFault>> {
  let opened = openIndexWriter(index);
  let remade: IndexFault | undefined;
  if (!opened.ok && opened.fault.code !== 'in-use') {
    remade = opened.fault;
    const cleared = removeIndex(index);
    if (!cleared.ok) return cleared;
    opened = openIndexWriter(index);
  }
  if (!opened.ok) return opened;
  return closing(opened.value, async (writer) => {
    await checkWhole(writer, options);
    changePlaces(index, added, removed);
    const folders = [...(own === undefined ? [] : [resolve(own)]), ...indexedPlaces(index).folders];
    const progress = await refreshIndex(writer, folders, options);
    return success({ ...progress, remade, total: writer.games });
  });
}

/** Throws `CorruptIndex` where an index is damaged, even if nobody asks for it there. */
async function checkWhole(writer: IndexWriter, { isStopped }: RefreshOptions): Promise<void> {
  for (const _ of writer.check()) {
    if (isStopped?.()) return;
    await afterEvents();
  }
}

/**
 * Adds what is new in a folder to an index, a new one where there is none. All else in it stays.
 * @returns a fault where it cannot be changed
 */
export async function addToIndex(
  index: string,
  folder: string,
): Promise<Result<undefined, IndexFault>> {
  const opened = openIndexWriter(index);
  if (!opened.ok) return opened;
  return closing(opened.value, async (writer) => {
    await addFolder(writer, resolve(folder));
    return success(undefined);
  });
}

async function closing<Value>(
  writer: IndexWriter,
  work: (writer: IndexWriter) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(writer);
  } finally {
    writer.close();
  }
}

function changePlaces(index: string, added: readonly string[], removed: readonly string[]): void {
  if (added.length + removed.length === 0) return;
  const { folders, books } = indexedPlaces(index);
  const gone = removed.map((path) => resolve(path));
  const kept = [...folders, ...books].filter((path) => !gone.includes(path));
  const all = new Set([...kept, ...added.map((path) => resolve(path))]);
  makeFolder(index);
  writeWhole(join(index, PLACES), [...all].map((path) => `${path}\n`).join(''));
}
