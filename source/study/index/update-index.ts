import { join, resolve } from 'node:path';
import { LineFile } from '../../records/store/line-file.ts';
import { type Result, success } from '../../rules/core/result.ts';
import type { IndexFault } from './index-fault.ts';
import { openIndexWriter, removeIndex } from './index-writer.ts';
import { type RefreshOptions, type RefreshProgress, refreshIndex } from './refresh-index.ts';

/** The file with the folders whose records are in an index, a line each. */
const FOLDERS = 'folders.txt';

/** The folders whose records an index has been told to hold. */
export function indexedFolders(index: string): readonly string[] {
  return new LineFile(join(index, FOLDERS)).lines;
}

/** What came of bringing an index up to date. */
export interface IndexUpdate extends RefreshProgress {
  /** Why the index was made anew; undefined where it was not. */
  readonly remade: IndexFault | undefined;
}

/**
 * Brings an index up to date with all its folders, and with more from now on. An index that is corrupt,
 * or that another version has made, is made anew.
 * @param folders to remember; those of earlier calls are remembered
 * @returns a fault where another process writes the index
 */
export async function updateIndex(
  index: string,
  folders: readonly string[] = [],
  options: RefreshOptions = {},
): Promise<Result<IndexUpdate, IndexFault>> {
  const known = new LineFile(join(index, FOLDERS));
  for (const folder of folders) known.add(resolve(folder));
  let opened = openIndexWriter(index);
  let remade: IndexFault | undefined;
  if (!opened.ok && opened.fault.code !== 'in-use') {
    remade = opened.fault;
    const removed = removeIndex(index);
    if (!removed.ok) return removed;
    opened = openIndexWriter(index);
  }
  if (!opened.ok) return opened;
  try {
    return success({ ...(await refreshIndex(opened.value, known.lines, options)), remade });
  } finally {
    opened.value.close();
  }
}
