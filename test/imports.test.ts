import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { PROJECT } from './helpers/komadai.ts';

/** What the files of a room may import beside their own room. */
interface Permission {
  /** Rooms; with `/` at the end a whole wing. */
  readonly rooms: readonly string[];
  /** Packages and `node:` modules by name; `node:` is all of them. */
  readonly packages: readonly string[];
}

/** What cleans foreign text is for every room but the rules. */
const CLEAN = 'clean';
/** How often something may happen: for whatever strangers come to. */
const PACE = 'pace';
const RECORDS = [CLEAN, 'rules/', 'records/'];
const BELOW_MATCH = [...RECORDS, 'engine/'];
const BELOW_ROOMS = [...BELOW_MATCH, 'match/', PACE, 'sql'];
const BELOW_ACTIVITY = [...BELOW_ROOMS, 'rooms/', 'hall', 'settings/'];
const BELOW_TEXT = [...BELOW_ACTIVITY, 'server/', 'activity/', 'study/'];
const BELOW_UI = [...BELOW_TEXT, 'text/', 'terminal/', 'picture/', 'sql'];
const UI_PACKAGES = ['ink', 'react', 'string-width'];
const ALL = [...BELOW_UI, 'ui/', 'plain/', 'server/', 'commands/', 'hall', 'sql'];

/** What other programs see of the rules. */
const LIBRARY = 'rules/library/';
/** The texts that say which there are. */
const ENGLISH = 'text/en/';

/** The table of the design, by room or wing; what stands directly in source/ has the name ''. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  clean: { rooms: [], packages: [] },
  pace: { rooms: [], packages: [] },
  // The entry of the library.
  rules: { rooms: ['rules/core', 'rules/library', 'rules/notation'], packages: [] },
  'rules/library': {
    rooms: ['rules/core', 'rules/notation', 'rules/variants'],
    packages: [],
  },
  'rules/core': { rooms: [], packages: [] },
  'rules/variants': { rooms: ['rules/core'], packages: [] },
  'rules/notation': { rooms: ['rules/core', 'rules/variants'], packages: [] },
  'rules/fairy': { rooms: ['rules/core', 'rules/notation', 'rules/variants'], packages: [] },
  'records/tree': { rooms: [CLEAN, 'rules/'], packages: [] },
  'records/formats': {
    rooms: [CLEAN, 'rules/', 'records/tree'],
    packages: ['tsshogi'],
  },
  'records/store': { rooms: RECORDS, packages: ['node:fs', 'node:path', 'node:os'] },
  engine: { rooms: [CLEAN, 'rules/'], packages: ['node:fs'] },
  'engine/book': { rooms: ['rules/', 'engine'], packages: [] },
  'engine/net': { rooms: ['rules/', 'engine'], packages: ['node:url', 'node:zlib'] },
  'engine/mate': { rooms: ['rules/', 'engine'], packages: ['node:worker_threads'] },
  'engine/search': {
    rooms: ['rules/', 'engine', 'engine/book', 'engine/mate', 'engine/net'],
    packages: ['node:worker_threads', 'node:os'],
  },
  'engine/usi': {
    rooms: [CLEAN, 'rules/', 'engine'],
    packages: ['node:child_process', 'node:readline', 'node:fs', 'node:os', 'node:path'],
  },
  match: { rooms: [...BELOW_MATCH, 'match/ratings'], packages: [] },
  'match/ratings': { rooms: [], packages: ['glicko2-lite'] },
  'study/index': {
    rooms: [...RECORDS, 'engine', 'engine/book', 'study/books', 'study/names'],
    packages: ['node:fs', 'node:path'],
  },
  'study/books': { rooms: RECORDS, packages: ['node:fs'] },
  'study/names': { rooms: RECORDS, packages: [] },
  'study/mistakes': {
    rooms: [...RECORDS, 'engine', 'match', 'match/'],
    packages: ['ts-fsrs', 'node:fs'],
  },
  'study/statistics': {
    rooms: [...RECORDS, 'study/mistakes', 'study/names'],
    packages: ['node:timers'],
  },
  sql: {
    rooms: [CLEAN, PACE, 'rules/core', 'records/store'],
    packages: ['node:', 'pg', 'node-sqlite3-wasm'],
  },
  rooms: { rooms: [...BELOW_ROOMS, 'sql'], packages: ['valibot'] },
  'rooms/private': { rooms: [...BELOW_ROOMS, 'rooms'], packages: ['node:', 'valibot'] },
  hall: { rooms: [...BELOW_ROOMS, 'rooms', 'sql'], packages: ['node:', 'valibot'] },
  'study/after': {
    rooms: [...RECORDS, 'engine', 'match', 'match/', 'study/mistakes', 'study/statistics'],
    packages: [],
  },
  activity: { rooms: [...BELOW_ACTIVITY, 'study/'], packages: [] },
  settings: {
    rooms: [CLEAN, 'rules/', 'records/store'],
    packages: ['conf', 'node:fs', 'node:path'],
  },
  terminal: { rooms: [CLEAN], packages: ['string-width', 'node:'] },
  text: { rooms: BELOW_TEXT, packages: ['string-width'] },
  picture: { rooms: [...RECORDS, 'text/'], packages: ['string-width'] },
  'ui/ink': {
    rooms: [CLEAN, 'terminal', 'text', 'ui/app'],
    packages: ['ink', 'react', 'node:stream', 'string-width'],
  },
  'ui/app': { rooms: [...BELOW_UI, 'ui/ink', 'ui/board'], packages: ['react', 'chalk'] },
  'ui/board': { rooms: [...BELOW_UI, 'ui/app', 'ui/ink'], packages: UI_PACKAGES },
  'ui/prompt': { rooms: [...BELOW_UI, 'ui/app', 'ui/board', 'ui/ink'], packages: UI_PACKAGES },
  'ui/screens': { rooms: [...BELOW_UI, 'ui/'], packages: UI_PACKAGES },
  server: { rooms: [CLEAN, PACE, 'rules/core', 'terminal'], packages: ['ssh2', 'node:'] },
  plain: { rooms: [...BELOW_TEXT, 'text/'], packages: ['node:events', 'node:readline'] },
  commands: { rooms: ALL, packages: ['meow', 'node:'] },
  '': { rooms: ALL, packages: ['meow', 'node:'] },
};

/** The room of the table in which a file lies, given by its path in source/. */
function roomOf(file: string): string | undefined {
  if (!file.includes('/')) return '';
  const rooms = Object.keys(PERMISSIONS).filter((room) => file.startsWith(`${room}/`));
  return rooms.sort((a, b) => b.length - a.length)[0];
}

/** All that a source text imports, types and `import()` included. */
function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:\b(?:import|export)\s[^'"`;]*?\bfrom|\bimport|\b(?:import|require)\s*\()\s*(['"`])(.+?)\1/g;
  return Array.from(code.matchAll(pattern), (match) => match[2] ?? '');
}

/** What a source text exports by name, types as well. */
function exportsOf(text: string): { readonly name: string; readonly isType: boolean }[] {
  const pattern =
    /^export (?:declare )?(?:abstract )?(?:async )?(const|let|function\*?|class|interface|type) (\w+)/gm;
  return Array.from(text.matchAll(pattern), ([, kind = '', name = '']) => {
    return { name, isType: kind === 'interface' || kind === 'type' };
  });
}

/** `ink/build/x` is of the package `ink`, `@a/b/c` of `@a/b`. */
function packageOf(specifier: string): string {
  if (isBuiltin(specifier) && !specifier.startsWith('node:')) return `node:${specifier}`;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Why a file, given by its path in source/, may not import something; `undefined` if it may. */
function faultOf(file: string, specifier: string): string | undefined {
  const room = roomOf(file);
  const permission = room === undefined ? undefined : PERMISSIONS[room];
  if (room === undefined || !permission) return `${file}: its room is not in the table`;
  if (specifier.startsWith('.')) {
    const target = join(file, '..', specifier);
    const targetRoom = roomOf(target);
    const isAllowed = (room: string) =>
      room.endsWith('/') ? target.startsWith(room) : room === targetRoom;
    if (targetRoom === room || permission.rooms.some(isAllowed)) return undefined;
  } else {
    const name = packageOf(specifier);
    if (permission.packages.includes(name)) return undefined;
    if (name.startsWith('node:') && permission.packages.includes('node:')) return undefined;
  }
  return `${file} may not import ${specifier}`;
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
    ['a value', 'export const a = 1;', 'a', false],
    ['a function', 'export function a() {}', 'a', false],
    ['one that waits', 'export async function a() {}', 'a', false],
    ['one that yields', 'export function* a() {}', 'a', false],
    ['a class', 'export class A {}', 'A', false],
    ['an interface', 'export interface A {}', 'A', true],
    ['a type', 'export type A = 1;', 'A', true],
  ])('finds an export: %s', (_, text, name, isType) => {
    expect(exportsOf(`const b = 1;\n${text}\n`)).toEqual([{ name, isType }]);
  });

  test.each([
    ['rules/core/game.ts', './move.ts'],
    ['rules/variants/yari/rules.ts', '../../core/variant.ts'],
    ['rules/notation/sfen.ts', '../core/position.ts'],
    ['rules/fairy/read-variants.ts', '../variants/index.ts'],
    ['rules/notation/csa-text.ts', '../variants/index.ts'],
    ['rules/index.ts', './library/game.ts'],
    ['rules/library/variants.ts', '../variants/yari/rules.ts'],
    ['records/formats/psn/psn-game.ts', '../../tree/record.ts'],
    ['records/store/store.ts', 'node:fs'],
    ['records/store/store.ts', 'fs'],
    ['records/formats/foreign/write-foreign.ts', 'tsshogi'],
    ['engine/usi/usi-engine.ts', '../engine.ts'],
    ['terminal/paste.ts', '../clean/clean-text.ts'],
    ['server/key-gate.ts', '../pace/pace.ts'],
    ['rooms/room.ts', '../pace/pace.ts'],
    ['rooms/sql-log.ts', '../sql/sql.ts'],
    ['hall/person-files.ts', '../sql/sql.ts'],
    ['match/participants/seat.ts', '../../engine/usi/usi-engine.ts'],
    ['study/mistakes/study-cards.ts', 'ts-fsrs'],
    ['study/statistics/played-game.ts', '../names/openings.ts'],
    ['terminal/session.ts', 'node:stream'],
    ['ui/app/app.ts', '../../terminal/session.ts'],
    ['ui/screens/play/play.ts', '../../../match/match.ts'],
    ['ui/app/app-view.tsx', 'react/jsx-runtime'],
    ['plain/plain.ts', '../text/phrases.ts'],
    ['plain/plain.ts', 'node:readline/promises'],
    ['commands/play.ts', '../ui/app/app.ts'],
    ['cli.ts', './commands/run.ts'],
    ['cli.ts', 'meow'],
  ])('%s may import %s', (file, specifier) => {
    expect(faultOf(file, specifier)).toBeUndefined();
  });

  test.each([
    ['rules/core/game.ts', 'node:fs'],
    ['rules/notation/usi.ts', '../../clean/clean-text.ts'],
    ['clean/clean-text.ts', '../rules/core/color.ts'],
    ['rules/core/game.ts', 'string-width'],
    ['rules/core/game.ts', '../variants/index.ts'],
    ['rules/core/game.ts', '../library/game.ts'],
    ['rules/notation/sfen.ts', '../library/position.ts'],
    ['rules/variants/yari/rules.ts', '../../notation/sfen.ts'],
    ['rules/notation/sfen.ts', '../../match/match.ts'],
    ['rules/fairy/read-variants.ts', 'node:fs'],
    ['rules/notation/sfen.ts', '../fairy/read-variants.ts'],
    ['records/tree/record.ts', '../formats/psn/psn-read.ts'],
    ['records/formats/psn/psn-read.ts', 'node:fs'],
    ['records/formats/psn/psn-read.ts', '../../store/store.ts'],
    ['records/store/store.ts', 'tsshogi'],
    ['engine/search/search.ts', '../usi/usi-protocol.ts'],
    ['engine/usi/usi-server.ts', '../search/search.ts'],
    ['match/match.ts', '../text/phrases.ts'],
    ['match/match.ts', 'react'],
    ['study/index/position-index.ts', '../../match/match.ts'],
    ['study/statistics/fold-results.ts', '../../text/phrases.ts'],
    ['settings/store.ts', 'node:os'],
    ['terminal/session.ts', '../rules/core/color.ts'],
    ['terminal/session.ts', 'ink'],
    ['pace/pace.ts', '../rooms/room-time.ts'],
    ['sql/sqlite.ts', '../rooms/room.ts'],
    ['hall/house.ts', '../rooms/private/room-folder.ts'],
    ['text/phrases.ts', '../ui/app/theme.ts'],
    ['text/phrases.ts', 'chalk'],
    ['ui/app/app.ts', '../../commands/run.ts'],
    ['ui/app/app.ts', '../../cli.ts'],
    ['ui/app/app.ts', 'node:fs'],
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

describe('the sources', () => {
  const source = join(PROJECT, 'source');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(text)]));
  // Languages have the same names, which those of English stand for.
  const exported = [...texts]
    .filter(([file]) => !/^text\/(?!en\/)[a-z]+\//.test(file))
    .flatMap(([file, text]) => exportsOf(text).map(({ name, isType }) => ({ file, name, isType })));

  test('speak to the process in commands only, and where a lock, a thread or a socket must', () => {
    const speaks = files.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return /(?<![\w#-])process\.[a-z]/.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''));
    });
    expect(speaks.filter((file) => !/^(commands\/|cli\.ts)/.test(file)).sort()).toEqual([
      'engine/mate/solve-mates.ts',
      'engine/search/own-engine.ts',
      'engine/search/worker.ts',
      'engine/usi/usi-process.ts',
      'records/store/game-lock.ts',
      'records/store/lock-owner.ts',
      'records/store/whole-file.ts',
      'rooms/private/account.ts',
    ]);
  });

  test('import only what the design allows', () => {
    expect(files).toContain('rules/core/game.ts');
    const faults = [...imports].flatMap(([file, specifiers]) =>
      specifiers.flatMap((specifier) => faultOf(file, specifier) ?? []),
    );
    expect(faults).toEqual([]);
  });

  test('have sentences by the texts of a language, which are handed on', () => {
    // Types of sentences may be imported: nothing of them is left in the program.
    const values =
      /^(?:import|export) (?!type )[^;]*? from '(?:[^']*\/text|\.)\/[a-z]{2}\/[^']*'/ms;
    const faults = [...texts].filter(([, text]) => values.test(text));
    expect(faults.map(([file]) => file)).toEqual([]);
  });

  test('give each exported name one home', () => {
    const homes = new Map<string, string[]>();
    for (const { file, name } of exported) {
      // Users of the library never see the thing of that name that it covers, and an area of the
      // texts has the name that it has in each wing.
      const scope = [LIBRARY, ENGLISH].find((folder) => file.startsWith(folder)) ?? '';
      homes.set(scope + name, [...(homes.get(scope + name) ?? []), file]);
    }
    const shared = [...homes].filter(([, own]) => own.length > 1);
    expect(shared.map(([name, own]) => `${name}: ${own.join(' ')}`)).toEqual([]);
  });

  // Types may be exported with the values that they describe.
  test('export no value that nothing else uses', () => {
    const tools = readdirSync(join(PROJECT, 'tools'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => `tools/${name}`);
    const others = ['test', 'scripts', ...tools].flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
        .map((file) => readFileSync(join(PROJECT, folder, file), 'utf8')),
    );
    const words = (text: string) => new Set(text.match(/\w+/g));
    const outside = new Set(others.flatMap((text) => [...words(text)]));
    const users = new Map<string, number>();
    for (const text of texts.values()) {
      for (const word of words(text)) users.set(word, (users.get(word) ?? 0) + 1);
    }
    const dead = exported.filter(
      ({ name, isType }) => !isType && users.get(name) === 1 && !outside.has(name),
    );
    expect(dead.map(({ file, name }) => `${name}: ${file}`)).toEqual([]);
  });

  // Others may count such characters, but what takes them out of a text is one file.
  test('clean foreign text in one place', () => {
    const cleaners = files.filter((file) => {
      const text = texts.get(file) ?? '';
      return /replace(?:All)?\([^;]*\\p\{C/.test(text) || /test\([^;]*\\p\{C[cf]/.test(text);
    });
    expect(cleaners).toEqual(['clean/clean-text.ts']);
  });

  test('stand in no circle, types included', () => {
    const targets = new Map(
      files.map((file) => {
        const own = (imports.get(file) ?? []).filter((specifier) => specifier.startsWith('.'));
        return [file, own.map((specifier) => join(file, '..', specifier))];
      }),
    );
    expect(circlesOf(targets)).toEqual([]);
  });
});

test.each([
  ['two', { a: ['b'], b: ['a'] }, ['a b a']],
  ['three behind another', { x: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a b c a']],
  ['none', { a: ['b', 'c'], b: ['c'], c: ['d'] }, []],
])('circles are found: %s', (_, targets, circles) => {
  expect(circlesOf(new Map(Object.entries(targets)))).toEqual(circles);
});

/** Circles of imports, each as the way round; not all ways, but one at least of each knot. */
function circlesOf(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' '));
    if (at >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}
