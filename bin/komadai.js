#!/usr/bin/env node
// Runs dist/komadai.cjs. V8 compiles a function when it is called first, which takes a third of the
// time until the menu stands. So the code of all functions that a start has called is kept, for the
// next start with the same command.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** A start is over after this time. */
const START_MS = 2000;
/** After 30 days kept code is most likely that of a build that is gone. */
const OLD_MS = 30 * 24 * 3600 * 1000;

const path = fileURLToPath(new URL('../dist/komadai.cjs', import.meta.url));
const require = createRequire(path);
// It is in ASCII, and begins with a comment that no other build has.
const source = readFileSync(path, 'latin1');
const build = source.slice(2, source.indexOf('\n'));
const [command = 'menu'] = process.argv.slice(2);
const kind = /^[a-z]+$/.test(command) ? command : 'flags';
const name = `${build}-${process.version}-${process.arch}-${kind}`;

const cachedData = readCode();
const script = new Script(source, { filename: path, cachedData });
if (cachedData === undefined || script.cachedDataRejected) {
  setTimeout(keepCode, START_MS).unref();
  process.once('exit', keepCode);
}
script.runInThisContext()(require, path);

/** The code that an earlier start has kept; undefined where there is none. */
function readCode() {
  try {
    return readFileSync(join(cacheFolder(), name));
  } catch {
    return undefined;
  }
}

/** Keeps the code of the functions that were called until now, and drops what is old. */
function keepCode() {
  process.off('exit', keepCode);
  try {
    // V8 takes code only under the flags that it was made under, and show-screen.ts sets this one.
    require('node:v8').setFlagsFromString('--semi-space-growth-factor=2');
    const folder = cacheFolder();
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder).map((one) => join(folder, one))) {
      if (Date.now() - statSync(other).mtimeMs > OLD_MS) rmSync(other, { recursive: true });
    }
    const file = join(folder, name);
    writeFileSync(`${file}.${process.pid}`, script.createCachedData());
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The next start takes as long as this one.
  }
}

/** The folder of the program among those that the system may empty at any time. */
function cacheFolder() {
  const { env, platform } = process;
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'komadai');
  if (platform !== 'win32') return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'komadai');
  return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'komadai');
}
