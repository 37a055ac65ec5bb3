import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';

/**
 * Calls in meow that set up the reading of a package.json from the disk, and one that needs
 * `node:child_process`. The program gives meow its package. These calls and their code took 16 ms,
 * two thirds of the start of bare Node.
 */
const SET_UP_IN_MEOW = [
  ['var normalizeExports = requireNormalize();', 'var normalizeExports;'],
  ['var libExports = requireLib$1();', 'var libExports;'],
  ['promisify(execFile);', ''],
];

/** `DEV=true`, which many a shell has set. Ink would load tools for it, and a script cannot wait. */
const DEVELOPER_TOOLS_IN_INK = [['isDev()', 'false']];

/** conf compares a file with the file and the defaults, but the program gives it no defaults. */
const DEFAULTS_IN_CONF = [['assert.deepEqual(fileStore, storeWithDefaults);', '']];

/** A check of what Ink gives. `node:assert` takes 2 ms to load. */
const CHECK_IN_SIGNAL_EXIT = [
  ["var assert = require('assert')", ''],
  ["assert.equal(typeof cb, 'function', 'a callback must be provided for exit handler')", ''],
];

/** Files of packages, and the words in them that are replaced. */
const REPLACED = [
  ['meow/build/dependencies.js', SET_UP_IN_MEOW],
  ['ink/build/reconciler.js', DEVELOPER_TOOLS_IN_INK],
  ['ink/build/ink.js', DEVELOPER_TOOLS_IN_INK],
  ['conf/dist/source/index.js', DEFAULTS_IN_CONF],
  ['signal-exit/index.js', CHECK_IN_SIGNAL_EXIT],
];

/** Imports of packages, each with the package that needs it for what is never called. */
const UNUSED = {
  'ajv/dist/2020.js': 'conf',
  'ajv-formats': 'conf',
  semver: 'conf',
  'node:crypto': 'conf',
  // What a component throws is caught before. Its parser of stacks loads a part of Node for 6 ms.
  './ErrorOverview.js': 'ink',
  // Our output tells its size.
  'terminal-size': 'ink',
  // It asks whether this is a browser: undefined is right.
  environment: 'ansi-escapes',
};

/**
 * Leaves out code that packages load and the program never calls: Ink's developer tools, conf's
 * schemas, migrations and encryption, meow's search for a package.json. Imports of it are undefined.
 */
export const withoutUnused = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${Object.keys(UNUSED).join('|')})$`);
    onResolve({ filter }, ({ path, importer }) =>
      importer.replaceAll('\\', '/').includes(`node_modules/${UNUSED[path]}/`)
        ? { path, namespace: 'unused' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({
      contents:
        'export default undefined; export const Ajv2020 = undefined, isBrowser = undefined;',
    }));
    // A part of Node that is imported but not used is not loaded.
    onResolve({ filter: /^(node:)?[\w/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path, external: true, sideEffects: false } : undefined,
    );
    for (const [file, words] of REPLACED) {
      const end = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]');
      onLoad({ filter: new RegExp(`[\\\\/]node_modules[\\\\/]${end}$`) }, replaceIn(words));
    }
  },
};

/** Loads a file with other words for some. Throws if it has one of them no more. */
function replaceIn(words) {
  return async ({ path }) => {
    let contents = await readFile(path, 'utf8');
    for (const [found, instead] of words) {
      if (!contents.includes(found)) throw new Error(`${path} has no ${found} any more`);
      contents = contents.replaceAll(found, instead);
    }
    return { contents };
  };
}
