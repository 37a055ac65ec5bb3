import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT, programEnvironment, run } from './helpers/komadai.ts';
import { exportsOfEntry, LIBRARY_ENTRY, moduleOfExamples } from './helpers/library-examples.ts';

/*
 * The library as others get it: packed, installed into an empty project, compiled, run and bundled
 * there. `npm run test:long` has built it.
 */

/** What a program of a user does with the library. */
const MAIN = `
import {
  formatHodges,
  formatJapanese,
  formatUsiGame,
  legalMoves,
  parseUsiGame,
  perft,
  startGame,
  startPosition,
  variants,
  type Game,
  type GameStatus,
} from 'komadai/rules';

function playAll(game: Game, texts: readonly string[]): GameStatus {
  for (const text of texts) {
    const played = game.playText(text);
    if (!played.ok) throw new Error(\`\${text}: \${played.fault.code}\`);
  }
  return game.status;
}

export function proof() {
  const game = startGame(variants.shogi);
  const mate = 'P-7f K-5b Bx3c+ R-7b +Bx4c K-5a +Bx6a K-4b G*4c';
  const status = playAll(game, mate.split(' '));
  const line = formatUsiGame(game);
  const read = parseUsiGame(line);
  return {
    legal: legalMoves(startPosition(variants.shogi)).length,
    status,
    refused: game.playText('P-2f'),
    line,
    hodges: read.ok && read.value.moveTexts(formatHodges).join(' ') === mate,
    japanese: game.moveTexts(formatJapanese).slice(0, 3),
    perft: perft(startPosition(variants.yari), 3),
  };
}
`;

const PROOF = {
  legal: 30,
  status: { kind: 'ended', ending: { reason: 'checkmate', winner: 'black' } },
  refused: {
    ok: false,
    fault: { code: 'game-ended', ending: { reason: 'checkmate', winner: 'black' } },
  },
  line: 'position startpos moves 7g7f 5a5b 8h3c+ 8b7b 3c4c 5b5a 4c6a 5a4b G*4c',
  hodges: true,
  japanese: ['７六歩', '５二玉', '３三角成'],
  perft: 7960,
};

/** What the types must refuse; each line is an error. */
const REFUSED = `
import { legalMoves, play, startGame, startPosition, variants, type Move, type Square } from 'komadai/rules';
const position = startPosition(variants.shogi);
declare const square: Square;
declare const move: Move;
position.turn = 'white';
position.moveNumber = 2;
const made: Square = 0x31;
play(position, square);
position.pieceOn(move);
startGame({ ...variants.shogi, zone: 2, id: 5 });
variants.shogi.pieces.push();
legalMoves(variants.shogi);
play(position, move).value;
`;

let folder: string;

async function succeed(command: readonly string[], cwd: string): Promise<string> {
  const env = {
    ...programEnvironment(folder),
    PATH: process.env.PATH ?? '',
    npm_config_cache: join(folder, 'cache'),
  };
  const { status, stdout, stderr } = await run(command, { cwd, env });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${status}\n${stdout}${stderr}`);
  return stdout;
}

/** Compiles files of the empty project, strictly and with the types of the library looked into. */
function compile(resolution: 'nodenext' | 'bundler', ...files: string[]): Promise<string> {
  const options = {
    nodenext: ['--module', 'nodenext', '--outDir', 'out'],
    bundler: ['--module', 'esnext', '--moduleResolution', 'bundler', '--noEmit'],
  }[resolution];
  const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const place = ['--target', 'es2022', '--types', '', '--skipLibCheck', 'false'];
  return succeed([process.execPath, tsc, ...strict, ...place, ...options, ...files], folder);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'komadai-rules-'));
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'main.ts'), MAIN);
  writeFileSync(join(folder, 'refused.ts'), REFUSED);
  const examples = moduleOfExamples(exportsOfEntry(LIBRARY_ENTRY), 'komadai/rules');
  writeFileSync(join(folder, 'examples.ts'), examples);
  const pack = ['npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(await succeed(pack, PROJECT));
  const install = [
    'npm',
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    join(folder, filename),
  ];
  await succeed(install, folder);
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the library in an empty project', () => {
  test('compiles as Node resolves modules, and runs there', async () => {
    await compile('nodenext', 'main.ts', 'examples.ts');
    const print = "import { proof } from './out/main.js'; console.log(JSON.stringify(proof()));";
    const printed = await succeed([process.execPath, '--input-type=module', '-e', print], folder);
    expect(JSON.parse(printed)).toEqual(PROOF);
  });

  test('compiles as bundlers resolve modules', async () => {
    await compile('bundler', 'main.ts', 'examples.ts');
  });

  test('has types that refuse what must not be', async () => {
    const refused = await compile('bundler', 'refused.ts').catch((error: Error) => error.message);
    const lines = Array.from(refused.matchAll(/^refused\.ts\((\d+),/gm), ([, line]) =>
      Number(line),
    );
    const first = REFUSED.split('\n').findIndex((line) => line.includes('position.turn')) + 1;
    const last = REFUSED.split('\n').length - 1;
    const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect([...new Set(lines)]).toEqual(wanted);
  });

  test('is bundled for a browser without shims, and runs where there is only the language', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(folder, 'main.ts')],
      write: false,
      bundle: true,
      metafile: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'Program',
      target: 'es2022',
      logLevel: 'error',
    });
    const inputs = Object.keys(metafile.inputs).map((path) => path.replace(/^.*node_modules/, ''));
    expect(inputs.filter((path) => !path.endsWith('main.ts'))).toEqual([
      '/komadai/dist/rules/index.js',
    ]);
    const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
    runInContext(outputFiles[0]?.text ?? '', context);
    expect(JSON.parse(runInContext('JSON.stringify(Program.proof())', context))).toEqual(PROOF);
  });

  test('leaves no trace where nothing of it is used', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "import { perft } from 'komadai/rules';", resolveDir: folder },
      write: false,
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
    });
    expect(outputFiles[0]?.text.trim()).toBe('');
  });

  test.each(['komadai', 'komadai/dist/komadai.cjs', 'komadai/rules/index.js'])(
    '%s cannot be imported',
    async (specifier) => {
      const load = `await import('${specifier}')`;
      const started = await run([process.execPath, '--input-type=module', '-e', load], {
        cwd: folder,
        env: programEnvironment(folder),
      });
      expect(started.stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
    },
  );

  test('is a part of the package that still holds the program', async () => {
    const { version } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
    const program = join(folder, 'node_modules/.bin/komadai');
    expect(await succeed([program, '--version'], folder)).toBe(`${version}\n`);
  });
});
