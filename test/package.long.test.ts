import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VARIANTS } from '../source/rules/variants/index.ts';
import { en as ENGLISH } from '../source/text/en/index.ts';
import { proseOf } from '../source/text/rules.ts';
import { PROJECT, programEnvironment, run, runPlain, startKomadai } from './helpers/komadai.ts';
import { exportsOfEntry, LIBRARY_ENTRY } from './helpers/library-examples.ts';
import { temporaryFolder } from './helpers/temporary-folder.ts';

const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));

/** All that may be in the package; the documents as far as they are there. */
const CONTENTS =
  /^(?:package\.json|LICENSE|README(?:\.\w\w)?\.md|CHANGELOG\.md|docs\/[\w-]+\.md|man\/komadai\.1|bin\/(?:komadai\.js|package\.json)|dist\/(?:komadai\.cjs|engine-worker\.js|mate-worker\.js|sqlite-worker\.cjs|sqlite\.wasm\.gz|pieces\.json\.gz|parts\/[\w-]+\.(?:cjs|wasm)|problems\/[a-z]+\.jsonl|books\/[a-z]+\.book|nets\/[a-z]+\.net|rules\/index\.(?:js|d\.ts)|LICENSES\.txt))$/;

let folder: string;
let contents: string[];
let program: string;

/** npm without the network, and without the settings and the cache of the user. */
async function npm(...args: string[]): Promise<string> {
  const env = {
    ...programEnvironment(folder),
    PATH: process.env.PATH ?? '',
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
  };
  const { status, stdout, stderr } = await run(['npm', ...args], { cwd: PROJECT, env });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: status ${status}\n${stderr}`);
  return stdout;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'komadai-package-'));
  // Without scripts: what other tests are running must not be built anew under them.
  const packed = await npm('pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(packed);
  contents = files.map(({ path }: { path: string }) => path);
  const prefix = join(folder, 'prefix');
  await npm('install', '--global', '--omit=dev', '--prefix', prefix, join(folder, filename));
  program = join(prefix, 'bin/komadai');
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('holds the program and its documents, nothing else', () => {
    expect(contents.filter((path) => !CONTENTS.test(path))).toEqual([]);
    expect(contents).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'CHANGELOG.md',
        'man/komadai.1',
        'bin/komadai.js',
        'dist/komadai.cjs',
        'dist/engine-worker.js',
        'dist/mate-worker.js',
        'dist/sqlite-worker.cjs',
        'dist/sqlite.wasm.gz',
        'dist/pieces.json.gz',
        'dist/LICENSES.txt',
        'dist/rules/index.js',
        'dist/rules/index.d.ts',
        ...VARIANTS.map(({ id }) => `dist/problems/${id}.jsonl`),
        ...VARIANTS.map(({ id }) => `dist/books/${id}.book`),
        ...VARIANTS.map(({ id }) => `dist/nets/${id}.net`),
      ]),
    );
  });

  test('takes at most 6.6 MB', () => {
    const root = join(folder, 'prefix/lib/node_modules/komadai');
    const bytes = contents.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
    expect(bytes).toBeGreaterThan(5_000_000);
    expect(bytes).toBeLessThanOrEqual(6_600_000);
  });

  test('passes on the licences of what is bundled', () => {
    const licences = readFileSync(join(PROJECT, 'dist/LICENSES.txt'), 'utf8');
    const names = licences.split(/\n-{72}\n\n/).flatMap((part) => {
      const [heads = ''] = part.split('\n\n');
      expect(part.slice(heads.length), heads).toMatch(/copyright/i);
      return heads.split('\n').map((head) => {
        const name = /^(.+?) (?:\d+\.\d+\.\d+ )?\(\S.*\)$/.exec(head)?.[1];
        expect(name, head).toBeDefined();
        return name;
      });
    });
    expect(names).toEqual(
      expect.arrayContaining([
        'ink',
        'react',
        'chalk',
        'meow',
        'conf',
        'string-width',
        'tsshogi',
        'Yuji Boku',
      ]),
    );
    // Ink's developer tools, and what conf needs for schemas, which it is given none of.
    expect(['ws', 'react-devtools-core', 'ajv'].filter((name) => names.includes(name))).toEqual([]);
    // meow is published with packages of others built in.
    expect(licences).toContain('yargs-parser');
  });

  test('needs no other package', () => {
    expect(readdirSync(join(folder, 'prefix/lib/node_modules'))).toEqual(['komadai']);
    expect(readdirSync(join(folder, 'prefix/lib/node_modules/komadai'))).not.toContain(
      'node_modules',
    );
  });
});

describe('the rules as a library', () => {
  const fileOf = (name: string) => join(folder, 'prefix/lib/node_modules/komadai/dist/rules', name);

  test('is small, with its types', () => {
    const bytes = ['index.js', 'index.d.ts'].map((name) => statSync(fileOf(name)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(120_000);
  });

  test('imports nothing', async () => {
    const { metafile } = await build({
      entryPoints: [fileOf('index.js')],
      write: false,
      metafile: true,
      outdir: folder,
    });
    expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
    expect(readFileSync(fileOf('index.d.ts'), 'utf8')).not.toMatch(/\bfrom '|\bimport\b/);
  });

  test('leaves the prose, the weights, the scales and the levels of the games to the program', () => {
    const code = readFileSync(fileOf('index.js'), 'utf8');
    for (const variant of VARIANTS) {
      const [about = '', ...others] = proseOf(ENGLISH, variant).about;
      for (const text of [about, ...others]) expect(code).not.toContain(text);
    }
    expect(code).not.toMatch(/\btempo:|\bdanger:|\bslope:|\btolerances:/);
  });

  test('says what its source says', () => {
    const [, list = ''] =
      /export\{([^}]*)\};?\s*$/.exec(readFileSync(fileOf('index.js'), 'utf8')) ?? [];
    const names = list.split(',').map((entry) => entry.split(' as ').at(-1));
    const types = readFileSync(fileOf('index.d.ts'), 'utf8');
    for (const { name, isType } of exportsOfEntry(LIBRARY_ENTRY)) {
      if (!isType) expect(names).toContain(name);
      expect(types).toMatch(new RegExp(`^export .*\\b${name}\\b`, 'm'));
    }
  });
});

describe('the installed program', () => {
  test('starts by its name', async () => {
    const home = temporaryFolder();
    const started = await run([program, '--version'], { cwd: home, env: programEnvironment(home) });
    expect(started).toEqual({ stdout: `${version}\n`, stderr: '', status: 0 });
  });

  test('plays through a pipe', async () => {
    const home = temporaryFolder();
    const played = await runPlain(['play', 'yari', '--plain'], {
      home,
      program,
      input: 'P-7f\nquit\n',
    });
    expect(played.stderr).toBe('');
    expect(played.stdout).toContain('1. Black P-7f');
    expect(played.status).toBe(0);
    const [game = ''] = readdirSync(join(home, 'komadai/games'));
    expect(readFileSync(join(home, 'komadai/games', game), 'utf8')).toContain('1. P-7f');
  });

  test('plays in a terminal', async () => {
    const home = temporaryFolder();
    const terminal = startKomadai(['play', 'shogi'], { home, program });
    await terminal.waitFor('Black>');
    terminal.write('P-7f\r');
    await terminal.waitFor('White>');
    terminal.write('\x03');
    expect(await terminal.exit).toEqual({ code: 0 });
    const [game = ''] = readdirSync(join(home, 'komadai/games'));
    expect(readFileSync(join(home, 'komadai/games', game), 'utf8')).toContain('1. P-7f');
  });
});
