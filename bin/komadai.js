#!/usr/bin/env node
// Runs dist/komadai.cjs. V8 compiles a function when it is called first, which takes a third of the
// time until the menu stands. So the code of all functions that a start has called is kept, for the
// next start with the same command.
const fs = require('node:fs');
const { homedir } = require('node:os');
const { basename, join } = require('node:path');
const { Script } = require('node:vm');

/** A start is over after this time. */
const START_MS = 2000;
/** After 30 days kept code is most likely that of a build that is gone. */
const OLD_MS = 30 * 24 * 3600 * 1000;

const folder = join(__dirname, '../dist');
const [command = 'menu', ...others] = process.argv.slice(2);

/** Scripts whose code is to be kept, by name. */
const unkept = new Map();
/** What the parts of the program export, by path. */
const parts = new Map();

if (command === '--version' && others.length === 0) {
  fs.writeSync(1, `${require('../package.json').version}\n`);
} else {
  const path = join(folder, 'komadai.cjs');
  // It is in ASCII, and begins with a comment that no other build has.
  const source = fs.readFileSync(path, 'latin1');
  const build = source.slice(2, source.indexOf('\n'));
  const kind = /^[a-z]+$/.test(command) ? command : 'flags';
  compile(source, path, `${build}-${kind}`)(load, path, loadPart);
}

/** Loads a part of Node, or a script of the program. */
function load(name) {
  return require(name.startsWith('.') ? join(folder, name) : name);
}

/** Loads a part of the program that is a function of `module` and `require`. */
function loadPart(file) {
  const partPath = join(folder, file);
  if (!parts.has(partPath)) {
    const part = { exports: {} };
    const run = compile(fs.readFileSync(partPath, 'utf8'), partPath, basename(file, '.cjs'));
    run(part, loadPart);
    parts.set(partPath, part.exports);
  }
  return parts.get(partPath);
}

/** Compiles a script, as far as an earlier start has not done so, and runs it. */
function compile(text, filename, scriptName) {
  const name = `${scriptName}-${process.version}-${process.arch}`;
  const cachedData = readCode(name);
  const script = new Script(text, { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) {
    if (unkept.size === 0) {
      setTimeout(keepCode, START_MS).unref();
      process.once('exit', keepCode);
    }
    unkept.set(name, script);
  }
  return script.runInThisContext();
}

/** The code that an earlier start has kept; undefined where there is none. */
function readCode(name) {
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
    const kept = cacheFolder();
    fs.mkdirSync(kept, { recursive: true });
    for (const other of fs.readdirSync(kept).map((one) => join(kept, one))) {
      if (Date.now() - fs.statSync(other).mtimeMs > OLD_MS) fs.rmSync(other);
    }
    for (const [name, script] of unkept) {
      const file = join(kept, name);
      fs.writeFileSync(`${file}.${process.pid}`, script.createCachedData());
      fs.renameSync(`${file}.${process.pid}`, file);
    }
  } catch {
    // The next start takes as long as this one.
  }
  unkept.clear();
}

/** The folder of the program among those that the system may empty at any time. */
function cacheFolder() {
  const { env, platform } = process;
  if (platform === 'darwin') return join(homedir(), 'Library', 'Caches', 'komadai');
  if (platform !== 'win32') return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'komadai');
  return join(env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'), 'komadai');
}
