// Builds dist/: the program, the threads in which it thinks and keeps, all packages that they use, the mating
// problems, the nets, the books of openings, and the rules as a library.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { bundleLanguages } from './bundle/bundle-languages.mjs';
import { bundleRules } from './bundle/bundle-rules.mjs';
import { inAscii, Linker } from './bundle/linker.mjs';
import { withCaches } from './bundle/with-caches.mjs';
import { withFacades } from './bundle/with-facades.mjs';
import { withYoga } from './bundle/with-yoga.mjs';
import { withoutUnused } from './bundle/without-unused.mjs';

// esbuild has memory enough to collect seldom, which takes a sixth of its time.
process.env.GOGC ??= '400';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

const LICENSE = (await readFile(join(root, 'LICENSE'), 'utf8')).trim();

/** Licence texts of packages under MIT that publish no licence file, with the holder they name. */
const WITHOUT_FILE = {
  'pg-types': mitText('Brian M. Carlson'),
  pgpass: mitText('Hannes Hörl'),
  'yoga-layout': mitText('Meta Platforms, Inc. and affiliates'),
};

/** Packages that few commands need, half of all code. Each is a part that is loaded when needed. */
const PARTS = ['tsshogi', 'ssh2', 'pg'];

const shared = {
  outdir: join(root, 'dist'),
  write: false,
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  minify: true,
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Parts have no escapes: these would double the size of most of them. */
const parts = await build({
  ...shared,
  entryPoints: Object.fromEntries(PARTS.map((name) => [name, name])),
  entryNames: 'parts/[name]-[hash]',
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  charset: 'utf8',
  // Both work without their native parts, which no install builds.
  external: ['cpu-features', '*.node', 'pg-native'],
});
const partFiles = new Map(
  Object.entries(parts.metafile.outputs).map(([path, { entryPoint }]) => [
    PARTS.find((name) => entryPoint?.includes(`node_modules/${name}/`)),
    `./parts/${basename(path)}`,
  ]),
);

const languages = await bundleLanguages(shared, 'source/text');

/** Replaces what loads the sentences of a language by what loads their part. */
const withLanguages = {
  name: 'languages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]source[\\/]text[\\/]load-texts\.ts$/ }, () => ({
      contents: `const FILES = ${JSON.stringify(languages.files)};
        export const loadTexts = async (language) => loadPart(FILES[language]);`,
    }));
  },
};

/** Leaves the help of words to the part of a language: the program knows all spellings alone. */
const withSpellings = {
  name: 'spellings',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]activity[\\/]words[\\/](?:ja|ko|th)\.ts$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts' });
      const tables = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const spelled = (_, row) => (row?.spelled === undefined ? row : { spelled: row.spelled });
      const json = (name) => `export const ${name} = ${JSON.stringify(tables[name], spelled)};`;
      return { contents: Object.keys(tables).map(json).join('\n') };
    });
  },
};

/** Replaces a package by what loads its part. */
const withParts = {
  name: 'parts',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${PARTS.join('|')})$`);
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'part' }));
    onResolve({ filter: /.*/, namespace: 'part' }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'part' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(partFiles.get(path))});`,
    }));
  },
};

const SEGMENTER = 'scripts/bundle/segmenter.ts';
const PROGRAM = 'source/cli.ts';

const linker = await Linker.cut(shared, {
  entryPoints: [...(await sourceFiles()), SEGMENTER],
  assetNames: 'parts/[name]-[hash]',
  plugins: [
    withCaches,
    withFacades,
    withoutUnused,
    withYoga,
    withLanguages,
    withSpellings,
    withParts,
  ],
  define: {
    'process.env.NODE_ENV': '"production"',
    KOMADAI_VERSION: JSON.stringify(version),
    'Intl.Segmenter': 'standIns.Segmenter',
    'import.meta': 'importMeta',
  },
});

// One script, since Node takes half a millisecond for each file, and a start needed 74; and it loads
// a script in 10 ms where a module takes 24.
const program = await linker.link(
  'require, __filename, loadPart',
  `const importMeta = { url: require('node:url').pathToFileURL(__filename).href };
  const standIns = { get Segmenter() { return ${linker.entry(SEGMENTER)}.Segmenter; } };
  ${linker.entry(PROGRAM)};`,
);

/** The threads in which the program thinks, and looks for mates. */
const thread = await build({
  ...shared,
  entryPoints: {
    'engine-worker': join(root, 'source/engine/search/worker.ts'),
    'mate-worker': join(root, 'source/engine/mate/mate-worker.ts'),
  },
  entryNames: '[name]',
  format: 'esm',
});

/** Replaces the loading of the WebAssembly of SQLite, which the package looks for unpacked. */
const withSqlite = {
  name: 'sqlite',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node-sqlite3-wasm\.js$/ }, async ({ path }) => {
      const packed = "require('node:fs').readFileSync(__dirname + '/sqlite.wasm.gz')";
      const head = `var Module = { wasmBinary: require('node:zlib').gunzipSync(${packed}) };`;
      return { contents: head + (await readFile(path, 'utf8')) };
    });
  },
};

/** The thread in which SQLite waits for the disk: of this kind the package can be left unread. */
const database = await build({
  ...shared,
  entryPoints: { 'sqlite-worker': join(root, 'source/sql/sqlite-worker.ts') },
  entryNames: '[name]',
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  plugins: [withSqlite],
});
const sqlite = join(root, 'node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.wasm');

const library = await bundleRules(join(root, 'dist/rules/index.js'));

// The entries come last. A program that starts meanwhile finds the old one with its parts or the
// new one with its own, never half of a file.
const partsFolder = join(root, 'dist/parts');
await mkdir(partsFolder, { recursive: true });
await mkdir(join(root, 'dist/rules'), { recursive: true });
const pieces = { path: join(root, 'dist/pieces.json.gz'), contents: await piecePictures() };
for (const { path, contents } of [
  ...parts.outputFiles,
  ...languages.outputFiles,
  pieces,
  ...library,
  ...thread.outputFiles,
  ...database.outputFiles,
  {
    path: join(root, 'dist/sqlite.wasm.gz'),
    contents: gzipSync(await readFile(sqlite), { level: 9 }),
  },
  ...linker.assets,
  { path: join(root, 'dist/komadai.cjs'), contents: marked(inAscii(program)) },
]) {
  await replace(path, contents);
}
const current = [...parts.outputFiles, ...languages.outputFiles, ...linker.assets];
await removeOthers(
  partsFolder,
  current.map(({ path }) => basename(path)),
);
await copyAll('source/match/problems/sets', 'dist/problems');
await copyAll('source/engine/net/weights', 'dist/nets', '.net', (net) =>
  gzipSync(net, { level: 9 }),
);
await copyAll('source/engine/book/openings', 'dist/books', '.book');
const inputs = [parts, linker, thread, database]
  .flatMap(({ metafile }) => Object.keys(metafile.inputs))
  .concat(languages.inputs);
// The kanji of the pictures are outlines of a font.
const font = `Yuji Boku (OFL-1.1)\n\n${await readFile(join(root, 'pieces/OFL.txt'), 'utf8')}`;
const texts = [...(await licences(inputs)), font];
await writeFile(join(root, 'dist/LICENSES.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));

/** All modules of the source but the languages, which are bundled apart. */
async function sourceFiles() {
  const names = await readdir(join(root, 'source'), { recursive: true });
  return names
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !/^text[\\/]\w\w[\\/]/.test(name))
    .map((name) => join('source', name));
}

/** Begins with a comment that no other script has, so that bin/komadai.js can tell them apart. */
function marked(script) {
  return `//${createHash('sha256').update(script).digest('hex').slice(0, 16)}\n${script}`;
}

/** Makes a folder hold the files of another whose names have an end, packed, and no others. */
async function copyAll(from, to, end = '', pack = (bytes) => bytes) {
  const names = (await readdir(join(root, from))).filter((name) => name.endsWith(end));
  await mkdir(join(root, to), { recursive: true });
  for (const name of names) {
    await replace(join(root, to, name), pack(await readFile(join(root, from, name))));
  }
  await removeOthers(join(root, to), names);
}

/** Writes a file that nobody finds half of. */
async function replace(path, contents) {
  await writeFile(`${path}.new`, contents);
  await rename(`${path}.new`, path);
}

/** Removes the files of a folder that have none of these names. */
async function removeOthers(folder, names) {
  for (const name of await readdir(folder)) {
    if (!names.includes(name)) await rm(join(folder, name), { force: true });
  }
}

/** The pictures of the pieces by name, in base64, as terminals take them. */
async function piecePictures() {
  const files = (await readdir(join(root, 'pieces'))).filter((file) => file.endsWith('.png'));
  const pictures = await Promise.all(
    files.sort().map(async (file) => {
      return [basename(file, '.png'), await readFile(join(root, 'pieces', file), 'base64')];
    }),
  );
  return gzipSync(JSON.stringify(Object.fromEntries(pictures)), { level: 9 });
}

/** The licences of all bundled packages, whose terms ask to pass them on. */
async function licences(inputs) {
  const folders = new Set(
    inputs
      .map((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1])
      .filter(Boolean),
  );
  /** The packages of each text. */
  const owners = new Map();
  for (const folder of [...folders].sort()) {
    const {
      name,
      version: packageVersion,
      licenses: [{ type } = {}] = [],
      license = type,
    } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const files = await readdir(join(root, folder), { recursive: true });
    const own = files.filter((file) => /^(build\/)?licen[cs]es?\b[^/]*$/i.test(file)).sort();
    const bodies = await Promise.all(own.map((file) => readFile(join(root, folder, file), 'utf8')));
    if (own.length === 0) bodies.push(WITHOUT_FILE[name] ?? missing(name));
    const text = bodies.join('\n\n').trim();
    owners.set(text, [...(owners.get(text) ?? []), `${name} ${packageVersion} (${license})`]);
  }
  return Array.from(owners, ([text, names]) => `${names.join('\n')}\n\n${text}\n`);
}

function missing(name) {
  throw new Error(`${name} comes without a licence file: add its text to the build script`);
}

/** The licence of this project, which is the same one. */
function mitText(holder) {
  return LICENSE.replace(/(?<=^Copyright \(c\) ).*/m, holder);
}
