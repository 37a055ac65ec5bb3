// Measures komadai's screen in a pty: in 16 colours next to the same screen drawn by plain Ink,
// and in the theme wood, in a small and in a large window, and with sixels. An argument is the number
// of rounds: one takes a minute or two.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { withCaches } from '../../../scripts/bundle/with-caches.mjs';
import { withoutUnused } from '../../../scripts/bundle/without-unused.mjs';
import { leave, median, p95, pause, press, program, root, startInPty } from '../pty.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
/** Starts of each kind. */
const STARTS = 15;
const IDLE_MS = 1500;
/** Longer than the pause after which komadai shows what a text may become. */
const PAUSE_MS = 250;
/** Keys that are typed one after the other while an engine thinks. */
const THINKING_KEYS = 60;
/** Sessions of one process, all with running clocks. */
const SESSIONS = [20, 200];
const DEFINE = { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' };
const CLEAR_LINE = '\x15';
/** In 16 colours, where `auto` is the theme dark. */
const DARK = { columns: 80, rows: 24, term: 'xterm' };
const WOOD = { columns: 80, rows: 24, term: 'xterm-256color' };
const LARGE = { columns: 140, rows: 48, term: 'xterm-256color' };
const SIXELS = { columns: 200, rows: 60, term: 'xterm-256color', hasSixels: true };
/** What foot answers, which draws sixels into cells of 10x20 pixels. */
const SIXEL_ANSWER = '\x1b[6;20;10t\x1bP>|foot(1.13.1)\x1b\\\x1b[?62;4;22c';
/** Pieces of shogi at the start. */
const PIECES = 40;

/** Both sides advance the rook pawns and exchange one. */
const MOVES = [
  ['P-2f', 'P-8d', 'P-2e', 'P-8e', 'G-7h', 'G-3b', 'P-2d', 'Px2d', 'Rx2d', 'P*2c'],
  ['R-2h', 'P-3d', 'P-7f', 'S-7b', 'K-5h', 'K-4b', 'S-4h', 'P-9d', 'P-3f', 'P-8f'],
].flat();

const scratch = mkdtempSync(join(tmpdir(), 'komadai-screen-'));
try {
  await measureAll();
} finally {
  // A program may still write its game.
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function measureAll() {
  const plainInk = await bundle('test/bench/screen/plain-ink.tsx', 'plain-ink.mjs');
  const komadai = [program, 'play', 'shogi'];
  const programs = [
    ['komadai', komadai, DARK],
    ['plain Ink', [plainInk], DARK],
    ['Ink, incremental', [plainInk, '--incremental'], DARK],
    ['wood', komadai, WOOD],
    ['large', komadai, LARGE],
    ['sixels', komadai, SIXELS],
  ];
  const results = Object.fromEntries(programs.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args, terminal] of programs) {
      console.error(`round ${round + 1} of ${ROUNDS}: ${name}`);
      const home = join(scratch, `${name}-${round}`.replaceAll(' ', '-'));
      results[name].push({ ...(await measure(args, home, terminal)), bareMs: bareStart() });
    }
  }
  const missed = [...(await measureStarts()), ...report(results)];
  await measureThinking();
  missed.push(...(await measureTicks()));
  if (missed.length > 0) {
    console.error(`\nmissed: ${missed.join('; ')}`);
    process.exitCode = 1;
  }
}

/** Starts of komadai, each after one of Node alone. @returns the figures that are not as wanted */
async function measureStarts() {
  const kinds = [
    ['--version', startToVersion, atMost(2)],
    ['menu, to its first whole frame', startToMenu, atMost(2.5)],
  ];
  console.log('start, medians                        bare ms      ms  times bare  wanted');
  const missed = [];
  for (const [label, start, wanted] of kinds) {
    // It keeps the code that it has compiled for the others.
    await start();
    const starts = [];
    for (let round = 0; round < STARTS; round++) {
      starts.push({ bareMs: bareStart(), ms: await start() });
    }
    const ratio = median(starts.map(({ ms, bareMs }) => ms / bareMs));
    const cells = [
      median(starts.map(({ bareMs }) => bareMs))
        .toFixed(0)
        .padStart(9),
      median(starts.map(({ ms }) => ms))
        .toFixed(0)
        .padStart(8),
      ratio.toFixed(2).padStart(12),
    ];
    console.log(`${label.padEnd(36)}${cells.join('')}  ${wanted.text}`);
    if (ratio > wanted.limit) missed.push(`${label} ${ratio.toFixed(2)}, wanted ${wanted.text}`);
  }
  console.log('');
  return missed;
}

function startToVersion() {
  return msOf([program, '--version']);
}

async function startToMenu() {
  const screen = startInPty([program], join(scratch, 'menu'), WOOD);
  await screen.output.until((text) => text.includes('Quit'));
  const ms = performance.now() - screen.started;
  await leave(screen);
  return ms;
}

/** Key to echo in komadai while level 10 plays itself, next to a game of two persons. */
async function measureThinking() {
  const level = ['--black', 'level:10', '--white', 'level:10'];
  const games = { idle: [], thinking: level };
  const keyMs = { idle: [], thinking: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, args] of Object.entries(games)) {
      const home = join(scratch, `${name}-${round}`);
      const screen = startInPty([program, 'play', 'shogi', ...args], home, DARK);
      await screen.output.until((text) => /Black( thinks)?>/.test(text));
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

/** The clocks of many sessions in one process. @returns the figures that are not as wanted */
async function measureTicks() {
  const ticks = await bundle('test/bench/screen/ticks.ts', 'ticks.mjs', {
    plugins: [withCaches, withoutUnused],
    inject: [join(root, 'scripts/bundle/segmenter.ts')],
    define: { ...DEFINE, 'Intl.Segmenter': 'Segmenter' },
  });
  const runs = SESSIONS.map((sessions) => {
    const home = join(scratch, `ticks-${sessions}`);
    mkdirSync(home);
    const env = { ...process.env, KOMADAI_HOME: home };
    const options = { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
    return JSON.parse(spawnSync(process.execPath, [ticks, String(sessions)], options).stdout);
  });
  const heads = SESSIONS.map((sessions) => String(sessions).padStart(8));
  console.log(['\nsessions with running clocks        ', ...heads, '  wanted'].join(''));
  const figures = [
    ['CPU a tick, ms', 'cpuMs', atMost(0.3)],
    ['a tick, bytes', 'bytes', atMost(16)],
    ['ticks a session and second', 'ticks'],
    ['CPU, % of a core', 'core', atMost(10)],
  ];
  return figures.flatMap(([label, name, wanted]) => {
    const values = runs.map((run) => run[name]);
    const cells = values.map((value) => value.toFixed(2).padStart(8));
    console.log(`${label.padEnd(36)}${cells.join('')}  ${wanted?.text ?? ''}`.trimEnd());
    // A tick of few sessions wakes the process for itself.
    const value = values.at(-1);
    return wanted && value > wanted.limit
      ? [`${label} ${value.toFixed(2)}, wanted ${wanted.text}`]
      : [];
  });
}

/** Bundled like the program itself, so that only the output differs. */
async function bundle(entry, name, options = { plugins: [withoutUnused], define: DEFINE }) {
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
    ...options,
    banner: {
      js: "import { createRequire as c } from 'node:module';\nconst require = c(import.meta.url);",
    },
  });
  return outfile;
}

function bareStart() {
  return msOf(['-e', '0']);
}

/** The time in which a program of Node runs. */
function msOf(args) {
  const start = performance.now();
  spawnSync(process.execPath, args);
  return performance.now() - start;
}

async function measure(args, home, terminal) {
  const screen = startInPty(args, home, terminal);
  const { pty, output, started } = screen;
  await output.until((text) => text.includes('Black>'));
  const startMs = performance.now() - started;
  await output.silence();
  const firstBytes = output.takeBytes();
  let pictureBytes;
  if (terminal.hasSixels) {
    pty.write(SIXEL_ANSWER);
    await output.until((text) => (text.match(/\x1bP0;1;0q/g) ?? []).length >= PIECES);
    await output.silence();
    pictureBytes = output.takeBytes();
  }

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
  const typed = 200 - keyBytes.length;
  const cpuBefore = cpuMs(pty.pid);
  for (let key = 0; key < typed; key++) await press(screen, key % 2 ? '\x7f' : 'P');
  const keyCpuMs = (cpuMs(pty.pid) - cpuBefore) / typed;
  const residentMb = residentKb(pty.pid) / 1024;
  await leave(screen);
  return {
    startMs,
    firstBytes,
    keyBytes,
    keyMs,
    moveBytes,
    idleBytes,
    pauseBytes,
    keyCpuMs,
    residentMb,
    pictureBytes,
  };
}

/** Time that a process has used the CPU; a tick is 10 ms. Linux only: 0 elsewhere. */
function cpuMs(pid) {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

function residentKb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  }
}

/** Prints the figures. @returns those that are not as wanted */
function report(results) {
  const figures = [
    ...darkFigures(results),
    ...woodFigures('wood, 80x24', results.wood, { first: 7000, move: 300 }),
    ...woodFigures('wood, 140x48', results.large, { first: 16_000, move: 500 }),
    ...sixelFigures(results.sixels),
    ['wood, CPU a key, 140x48 to 80x24', [cpuRatio(results)], atMost(1.5)],
  ];
  const where = '80x24 in 16 colours unless it says more';
  console.log(`Node ${process.version}, shogi, ${where}, ${ROUNDS} rounds in turn\n`);
  const heads = ['komadai', 'plain Ink', 'Ink, incremental'].map((name) => name.padStart(17));
  console.log(['figure'.padEnd(36), ...heads, '  wanted'].join(''));
  for (const [label, values, wanted] of figures) {
    const cells = heads.map((_, at) => shown(values[at]).padStart(17));
    console.log(`${[label.padEnd(36), ...cells].join('')}  ${wanted?.text ?? ''}`.trimEnd());
  }
  return figures
    .filter(([, [value], wanted]) => wanted && value > wanted.limit)
    .map(([label, [value], wanted]) => `${label} ${shown(value)}, wanted ${wanted.text}`);
}

function darkFigures(results) {
  const runs = [results.komadai, results['plain Ink'], results['Ink, incremental']];
  const each = (values, summary) => runs.map((all) => summary(all.flatMap(values)));
  const keyMs = each((run) => run.keyMs, median);
  const keyP95 = each((run) => run.keyMs, p95);
  return [
    ['first frame, bytes', each((run) => run.firstBytes, median), atMost(4000)],
    ['a key in the prompt, bytes, median', each((run) => run.keyBytes, median), atMost(20)],
    ['a key in the prompt, bytes, p95', each((run) => run.keyBytes, p95)],
    ['candidates after a pause, bytes', each((run) => run.pauseBytes, median)],
    ['a move, bytes, median', each((run) => run.moveBytes, median), atMost(160)],
    ['idle for 1.5 s, bytes', each((run) => run.idleBytes, median), { text: '0', limit: 0 }],
    ['key to echo, ms, median', keyMs, { text: '<= 0.6 x plain Ink', limit: 0.6 * keyMs[1] }],
    ['key to echo, ms, p95', keyP95, { text: '<= plain Ink', limit: keyP95[1] }],
    ['CPU a key, ms', each((run) => run.keyCpuMs, median)],
    ['start to prompt, ms', each((run) => run.startMs, median)],
    [
      'start to prompt, times bare node',
      each((run) => run.startMs / run.bareMs, median),
      atMost(3),
    ],
    ['resident after 200 keys, MB', each((run) => run.residentMb, median), atMost(100)],
  ];
}

/** What wood costs in one window. */
function woodFigures(name, runs, { first, move }) {
  const middle = (values) => [median(runs.flatMap(values))];
  return [
    [`${name}: first frame, bytes`, middle((run) => run.firstBytes), atMost(first)],
    [`${name}: a key, bytes`, middle((run) => run.keyBytes), atMost(20)],
    [`${name}: a move, bytes`, middle((run) => run.moveBytes), atMost(move)],
    [`${name}: CPU a key, ms`, middle((run) => run.keyCpuMs)],
  ];
}

/** What pictures cost that are drawn as sixels. */
function sixelFigures(runs) {
  const board = median(runs.map(({ pictureBytes }) => pictureBytes));
  return [
    ['sixels, 200x60: a board, bytes', [board], atMost(150_000)],
    ['sixels, 200x60: a move, bytes', [median(runs.flatMap((run) => run.moveBytes))], atMost(3000)],
  ];
}

/** CPU a key in the large window by that in the small one, of runs that came after each other. */
function cpuRatio({ wood, large }) {
  return median(large.map(({ keyCpuMs }, round) => keyCpuMs / wood[round].keyCpuMs));
}

function atMost(limit) {
  return { text: `<= ${limit}`, limit };
}

function shown(value) {
  return value === undefined ? '' : value.toFixed(value < 100 && value % 1 ? 1 : 0);
}
