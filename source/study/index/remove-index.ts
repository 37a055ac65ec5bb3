import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { GameLock } from '../../records/store/game-lock.ts';
import { makeFolder } from '../../records/store/whole-file.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { IndexFault } from './index-fault.ts';
import { INDEX_FILES } from './index-manifest.ts';

/** Removes an index whatever its files hold. Refuses while another process writes it. */
export function removeIndex(folder: string): Result<undefined, IndexFault> {
  makeFolder(folder);
  const lock = new GameLock(join(folder, INDEX_FILES.manifest));
  const taken = lock.take();
  if (!taken.ok) return failure({ code: 'in-use', by: taken.fault });
  rmSync(join(folder, INDEX_FILES.manifest), { force: true });
  removeFiles(folder, () => true);
  lock.release();
  return success(undefined);
}

/** Removes files of an index, apart from its manifest. */
export function removeFiles(folder: string, isWanted: (name: string) => boolean): void {
  const own: readonly string[] = [INDEX_FILES.log, INDEX_FILES.heads, INDEX_FILES.sources];
  for (const name of readdirSync(folder)) {
    const isOurs = own.includes(name) || /^\d+\.(entries|places)$/.test(name);
    if (isOurs && isWanted(name)) rmSync(join(folder, name), { force: true });
  }
}
