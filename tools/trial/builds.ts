import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A built copy of the program that stays as it is during a trial. */
export interface Build {
  /** As it was asked for, and the commit. */
  readonly name: string;
  /** The program to start. */
  readonly file: string;
}

/** What a built copy consists of. */
const BUILT = ['bin', 'dist', 'package.json'];

/**
 * Gets a build ready. A folder is copied, since it may be built again during the trial; the project
 * itself is built before. A revision is built once and kept in `node_modules/.cache`. Throws
 * `Error` if there is no such build.
 * @param text a folder, or a git revision of the project
 * @param root the folder of the project
 * @param copy the folder, not there yet, for the copy of a folder
 */
export function prepareBuild(text: string, root: string, copy: string): Build {
  const folder = resolve(text);
  if (!existsSync(join(folder, 'bin/komadai.js'))) return buildRevision(text, root);
  if (folder === resolve(root)) runBuild(folder);
  if (!existsSync(join(folder, 'dist/komadai.cjs'))) {
    throw new Error(`${text} is not built: npm run build`);
  }
  copyBuilt(folder, copy);
  const commit = gitSays(folder, ['describe', '--always', '--dirty', '--exclude', '*']);
  return { name: nameOf(text, commit), file: join(copy, 'bin/komadai.js') };
}

function buildRevision(text: string, root: string): Build {
  const commit = gitSays(root, ['rev-parse', '--verify', '--quiet', `${text}^{commit}`]);
  if (commit === undefined) {
    throw new Error(`${text} is neither a folder with bin/komadai.js nor a revision`);
  }
  const kept = join(root, 'node_modules/.cache/komadai-trial', commit);
  if (!existsSync(kept)) {
    // Not within node_modules: a build tells packages from sources by that word in their paths.
    const folder = mkdtempSync(join(tmpdir(), 'komadai-build-'));
    try {
      const archive = join(folder, 'source.tar');
      execFileSync('git', ['-C', root, 'archive', '--output', archive, commit]);
      const sources = join(folder, 'sources');
      mkdirSync(sources);
      execFileSync('tar', ['-xf', archive, '-C', sources]);
      symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
      runBuild(sources);
      // Another trial never finds half of it.
      const half = `${kept}.${process.pid}`;
      copyBuilt(sources, half);
      renameSync(half, kept);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { name: nameOf(text, commit.slice(0, 7)), file: join(kept, 'bin/komadai.js') };
}

function runBuild(folder: string): void {
  const script = join(folder, 'scripts/build.mjs');
  execFileSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
}

function copyBuilt(from: string, to: string): void {
  for (const part of BUILT) cpSync(join(from, part), join(to, part), { recursive: true });
}

/** What git prints; undefined if it fails. */
function gitSays(folder: string, words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function nameOf(text: string, commit: string | undefined): string {
  return commit === undefined || commit === text ? text : `${text} (${commit})`;
}
