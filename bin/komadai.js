#!/usr/bin/env node
// Runs dist/komadai.cjs. V8 compiles a function when it is called first, which takes a third of the
// time until the menu stands. So the code of all functions that a start has called is kept, for the
// next start with the same command.
const fs = require('node:fs');
const { createRequire } = require('node:module');
const { homedir } = require('node:os');
const { join } = require('node:path');
const { Script } = require('node:vm');

/** A start is over after this time. */
const START_MS = 2000;
/** After 30 days kept code is most likely that of a build that is gone. */
const OLD_MS = 30 * 24 * 3600 * 1000;

const path = join(__dirname, '../dist/komadai.cjs');
// It is in ASCII, and begins with a comment that no other build has.
const source = fs.readFileSync(path, 'latin1');
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
script.runInThisContext()(createRequire(path), path);

/** The code that an earlier start has kept; undefined where there is none. */
function readCode() {
  try {
    return fs.readFileSync(join(cacheFolder(), name));
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
    fs.mkdirSync(folder, { recursive: true });
    for (const other of fs.readdirSync(folder).map((one) => join(folder, one))) {
      if (Date.now() - fs.statSync(other).mtimeMs > OLD_MS) fs.rmSync(other);
    }
    const file = join(folder, name);
    fs.writeFileSync(`${file}.${process.pid}`, script.createCachedData());
    fs.renameSync(`${file}.${process.pid}`, file);
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
