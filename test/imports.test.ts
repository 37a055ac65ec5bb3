import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { PROJECT } from './helpers/komadai.ts';

/** What the files of a folder may import beside their own folder. */
interface Permission {
  readonly folders: readonly string[];
  /** Packages and `node:` modules by name; `node:` is all of them. */
  readonly packages: readonly string[];
  /** Packages for some of the files only, by package; a folder ends with `/`. */
  readonly onlyIn?: Readonly<Record<string, readonly string[]>>;
}

const ALL = [
  'core',
  'notation',
  'records',
  'engine',
  'match',
  'settings',
  'terminal',
  'text',
  'picture',
  'ui',
  'plain',
  'commands',
];

const STORE = [
  'store.ts',
  'whole-file.ts',
  'game-folder.ts',
  'game-head.ts',
  'game-lock.ts',
  'game-watch.ts',
  'solved-problems.ts',
];

function allBut(...folders: string[]): string[] {
  return ALL.filter((folder) => !folders.includes(folder));
}

/** The table of the design; what stands directly in source/ has the name ''. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  core: { folders: [], packages: [] },
  notation: { folders: ['core'], packages: [] },
  records: {
    folders: ['core', 'notation'],
    packages: [],
    onlyIn: {
      tsshogi: ['bridge/'],
      'iconv-lite': ['bridge/'],
      'node:fs': STORE,
      'node:path': STORE,
      'node:os': STORE,
    },
  },
  engine: {
    folders: ['core', 'notation'],
    packages: ['node:child_process', 'node:readline', 'node:worker_threads'],
    onlyIn: { 'node:os': ['worker.ts'] },
  },
  match: { folders: ['core', 'notation', 'records', 'engine'], packages: [] },
  settings: { folders: ['core', 'notation'], packages: ['conf', 'node:fs', 'node:path'] },
  terminal: { folders: [], packages: ['string-width', 'node:'] },
  text: {
    folders: ['core', 'notation', 'records', 'engine', 'match', 'settings'],
    packages: ['string-width'],
  },
  picture: { folders: ['core', 'notation', 'records', 'text'], packages: ['string-width'] },
  ui: {
    folders: allBut('plain', 'commands'),
    packages: ['ink', 'react', 'chalk', 'string-width'],
  },
  plain: { folders: allBut('ui', 'terminal', 'commands'), packages: ['node:readline'] },
  commands: { folders: ALL, packages: ['meow', 'node:'] },
  '': { folders: ALL, packages: ['meow', 'node:'] },
};

/** All that a source text imports, types and `import()` included. */
function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:\b(?:import|export)\s[^'"`;]*?\bfrom|\bimport|\b(?:import|require)\s*\()\s*(['"`])(.+?)\1/g;
  return Array.from(code.matchAll(pattern), (match) => match[2] ?? '');
}

/** `ink/build/x` is of the package `ink`, `@a/b/c` of `@a/b`. */
function packageOf(specifier: string): string {
  if (isBuiltin(specifier) && !specifier.startsWith('node:')) return `node:${specifier}`;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Why a file, given by its path in source/, may not import something; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '';
  const permission = PERMISSIONS[folder];
  if (!permission) return `${file}: the folder ${folder} is not in the table`;
  if (specifier.startsWith('.')) {
    const target = join(file, '..', specifier);
    const targetFolder = target.includes('/') ? (target.split('/')[0] ?? '') : '';
    if (targetFolder === folder || permission.folders.includes(targetFolder)) return undefined;
  } else {
    const name = packageOf(specifier);
    if (permission.packages.includes(name)) return undefined;
    if (name.startsWith('node:') && permission.packages.includes('node:')) return undefined;
    const isIn = (only: string) =>
      only.endsWith('/') ? file.startsWith(`${folder}/${only}`) : file === `${folder}/${only}`;
    if (permission.onlyIn?.[name]?.some(isIn)) return undefined;
  }
  return `${file} may not import ${specifier}`;
}

function faultsOf(file: string, text: string): string[] {
  return importsOf(text).flatMap((specifier) => faultOf(file, specifier) ?? []);
}

describe('the checker', () => {
  test.each([
    ['a value', "import { a } from './a.ts';", './a.ts'],
    ['a type', "import type { A } from './a.ts';", './a.ts'],
    ['a type among values', "import { a, type A } from './a.ts';", './a.ts'],
    ['many lines', "import {\n  a,\n  b,\n} from './a.ts';", './a.ts'],
    ['all', "import * as a from './a.ts';", './a.ts'],
    ['a default', "import a from './a.ts';", './a.ts'],
    ['an effect only', "import './a.ts';", './a.ts'],
    ['passed on', "export { a } from './a.ts';", './a.ts'],
    ['all passed on', "export * from './a.ts';", './a.ts'],
    ['when needed', "const { a } = await import('./a.ts');", './a.ts'],
    ['a type in place', "let a: import('./a.ts').A;", './a.ts'],
    ['required', 'require("./a.ts");', './a.ts'],
    ['after a comment', "/* c */ import { a } from './a.ts'; // c", './a.ts'],
  ])('finds an import: %s', (_, text, specifier) => {
    expect(importsOf(text)).toEqual([specifier]);
  });

  test('finds each import of a file once', () => {
    const text =
      "import a from 'a';\nimport 'b';\nexport const c = 'from';\nimport { d } from 'd';";
    expect(importsOf(text)).toEqual(['a', 'b', 'd']);
  });

  test.each([
    ['a line', "// import { a } from './a.ts';"],
    ['a block', "/**\n * import { a } from './a.ts';\n */"],
  ])('does not read comments: %s', (_, text) => {
    expect(importsOf(text)).toEqual([]);
  });

  test.each([
    ['core/game.ts', './move.ts'],
    ['core/variants/yari.ts', '../variant.ts'],
    ['notation/sfen.ts', '../core/position.ts'],
    ['records/store.ts', 'node:fs'],
    ['records/store.ts', 'fs'],
    ['records/bridge/export.ts', 'tsshogi'],
    ['records/bridge/encoding.ts', 'iconv-lite'],
    ['terminal/session.ts', 'node:stream'],
    ['ui/app.tsx', '../terminal/session.ts'],
    ['ui/screens/play.tsx', '../../match/match.ts'],
    ['ui/app.tsx', 'react/jsx-runtime'],
    ['plain/plain.ts', '../text/phrases.ts'],
    ['plain/plain.ts', 'node:readline/promises'],
    ['commands/play.ts', '../ui/app.tsx'],
    ['cli.ts', './commands/run.ts'],
    ['cli.ts', 'meow'],
  ])('%s may import %s', (file, specifier) => {
    expect(faultOf(file, specifier)).toBeUndefined();
  });

  test.each([
    ['core/game.ts', 'node:fs'],
    ['core/game.ts', 'string-width'],
    ['core/variants/yari.ts', '../../notation/sfen.ts'],
    ['notation/sfen.ts', '../match/match.ts'],
    ['records/psn-read.ts', 'node:fs'],
    ['records/store.ts', 'tsshogi'],
    ['records/bridge.ts', 'iconv-lite'],
    ['records/bridge/export.ts', 'node:fs'],
    ['match/match.ts', '../text/phrases.ts'],
    ['match/match.ts', 'react'],
    ['settings/store.ts', 'node:os'],
    ['terminal/session.ts', '../core/color.ts'],
    ['terminal/session.ts', 'ink'],
    ['text/phrases.ts', '../ui/theme.ts'],
    ['text/phrases.ts', 'chalk'],
    ['ui/app.tsx', '../commands/run.ts'],
    ['ui/app.tsx', '../cli.ts'],
    ['ui/app.tsx', 'node:fs'],
    ['plain/plain.ts', '../terminal/session.ts'],
    ['plain/plain.ts', 'node:fs/promises'],
    ['commands/play.ts', 'ink'],
    ['commands/play.ts', '../../test/helpers/play.ts'],
    ['cli.ts', '../package.json'],
    ['new/new.ts', './other.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(faultOf(file, specifier)).toMatch(
      file.startsWith('new') ? /not in the table/ : /may not/,
    );
  });
});

test('the sources import only what the design allows', () => {
  const source = join(PROJECT, 'source');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
  expect(files).toContain('core/game.ts');
  expect(files.flatMap((file) => faultsOf(file, readFileSync(join(source, file), 'utf8')))).toEqual(
    [],
  );
});
