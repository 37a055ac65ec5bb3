// Measures komadai's screen in a pty at 80x24, next to the same screen drawn by plain Ink.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import {
  COLUMNS,
  leave,
  median,
  p95,
  pause,
  press,
  program,
  ROWS,
  root,
  startInPty,
} from '../pty.mjs';

const ROUNDS = 5;
const IDLE_MS = 1500;
/** Longer than the pause after which komadai shows what a text may become. */
const PAUSE_MS = 250;
/** Keys that are typed one after the other while an engine thinks. */
const THINKING_KEYS = 60;
const CLEAR_LINE = '\x15';

/** Both sides advance the rook pawns and exchange one. */
const MOVES = [
  ['P-2f', 'P-8d', 'P-2e', 'P-8e', 'G-7h', 'G-3b', 'P-2d', 'Px2d', 'Rx2d', 'P*2c'],
  ['R-2h', 'P-3d', 'P-7f', 'S-7b', 'K-5h', 'K-4b', 'S-4h', 'P-9d', 'P-3f', 'P-8f'],
].flat();

const scratch = mkdtempSync(join(tmpdir(), 'komadai-screen-'));
try {
  await measureAll();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measureAll() {
  const plainInk = await bundle('test/bench/screen/plain-ink.tsx', 'plain-ink.mjs');
  const programs = [
    ['komadai', [program, 'play', 'shogi']],
    ['plain Ink', [plainInk]],
    ['Ink, incremental', [plainInk, '--incremental']],
  ];
  const results = new Map(programs.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of programs) {
      const home = join(scratch, `${name}-${round}`.replaceAll(' ', '-'));
      results.get(name).push({ ...(await measure(args, home)), bareMs: bareStart() });
    }
  }
  report(results);
  await measureThinking();
}

/** Key to echo in komadai while level 10 plays itself, next to a game of two persons. */
async function measureThinking() {
  const level = ['--black', 'level:10', '--white', 'level:10'];
  const games = { idle: [], thinking: level };
  const keyMs = { idle: [], thinking: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of Object.entries(games)) {
      const home = join(scratch, `${name}-${round}`);
      const screen = startInPty([program, 'play', 'shogi', ...args], home);
      await screen.output.until((text) => text.includes('Black>'));
      await screen.output.silence();
      for (let key = 0; key < THINKING_KEYS; key++) {
        keyMs[name].push((await press(screen, key % 2 ? '\x7f' : 'P')).ms);
      }
      await leave(screen);
    }
  }
  console.log('\nkomadai, key to echo, ms           median     p95');
  for (const [name, label] of [
    ['idle', 'nobody thinks'],
    ['thinking', 'level 10 thinks'],
  ]) {
    const cells = [median(keyMs[name]), p95(keyMs[name])].map((ms) => ms.toFixed(1).padStart(8));
    console.log([label.padEnd(32), ...cells].join(''));
  }
}

/** Bundled like the program itself, so that only the output differs. */
async function bundle(entry, name) {
  const outfile = join(scratch, name);
  await build({
    entryPoints: [join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'error',
    alias: { 'react-devtools-core': join(root, 'scripts/no-devtools.mjs') },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
    banner: {
      js: "import { createRequire as c } from 'node:module';\nconst require = c(import.meta.url);",
    },
  });
  return outfile;
}

function bareStart() {
  const start = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - start;
}

async function measure(args, home) {
  const screen = startInPty(args, home);
  const { pty, output, started } = screen;
  await output.until((text) => text.includes('Black>'));
  const startMs = performance.now() - started;
  await output.silence();
  const firstBytes = output.takeBytes();

  const keyBytes = [];
  const keyMs = [];
  const moveBytes = [];
  for (const move of MOVES) {
    for (const key of move) {
      const { bytes, ms } = await press(screen, key);
      keyBytes.push(bytes);
      keyMs.push(ms);
    }
    const { bytes } = await press(screen, '\r');
    moveBytes.push(bytes);
  }
  await pause(IDLE_MS);
  const idleBytes = output.takeBytes();
  const pauseBytes = [];
  for (const text of ['P', 'S', 'P-2', 'R-2', 'N']) {
    for (const key of text) await press(screen, key);
    await pause(PAUSE_MS);
    pauseBytes.push(output.takeBytes());
    await press(screen, CLEAR_LINE);
  }
  for (let key = keyBytes.length; key < 200; key++) await press(screen, key % 2 ? '\x7f' : 'P');
  const residentMb = residentKb(pty.pid) / 1024;
  await leave(screen);
  return { startMs, firstBytes, keyBytes, keyMs, moveBytes, idleBytes, pauseBytes, residentMb };
}

function residentKb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  }
}

function report(results) {
  const figures = [
    ['first frame, bytes', (run) => [run.firstBytes], median, '<= 4000'],
    ['a key in the prompt, bytes, median', (run) => run.keyBytes, median, '<= 20'],
    ['a key in the prompt, bytes, p95', (run) => run.keyBytes, p95, ''],
    ['candidates after a pause, bytes', (run) => run.pauseBytes, median, ''],
    ['a move, bytes, median', (run) => run.moveBytes, median, '<= 160'],
    ['idle for 1.5 s, bytes', (run) => [run.idleBytes], median, '0'],
    ['key to echo, ms, median', (run) => run.keyMs, median, '<= plain Ink'],
    ['key to echo, ms, p95', (run) => run.keyMs, p95, '<= plain Ink'],
    ['start to prompt, ms', (run) => [run.startMs], median, ''],
    ['start to prompt, times bare node', (run) => [run.startMs / run.bareMs], median, '<= 8'],
    ['resident after 200 keys, MB', (run) => [run.residentMb], median, '<= 90'],
  ];
  const names = [...results.keys()];
  console.log(`Node ${process.version}, ${COLUMNS}x${ROWS}, shogi, ${ROUNDS} rounds in turn\n`);
  console.log(
    ['figure'.padEnd(36), ...names.map((name) => name.padStart(17)), '  wanted'].join(''),
  );
  for (const [label, values, summary, wanted] of figures) {
    const cells = names.map((name) => {
      const value = summary(results.get(name).flatMap(values));
      return value.toFixed(value < 100 && value % 1 ? 1 : 0).padStart(17);
    });
    console.log([label.padEnd(36), ...cells, `  ${wanted}`].join(''));
  }
}
