// Measures records: reading them, next to tsshogi in the same run, and their screens in a pty.
// The libraries run in turn, each in a process of its own.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { median, root } from '../pty.mjs';
import {
  measureAnalysis,
  measureCheck,
  measureLibrary,
  measureMenu,
  measureOpening,
  measureSteps,
} from './in-terminal.mjs';

const ROUNDS = 5;
/** How often a round opens each game: the difference looked for is small next to the noise. */
const OPENINGS = 3;
/** The last of komadai's is compared with that of tsshogi, which comes next. */
const TASKS = {
  komadai: [
    'read KIF',
    'read KI2',
    'read CSA',
    'read JKF',
    'read USI',
    'write PSN',
    'steps at move 10',
    'steps at move 490',
    'read PSN',
  ],
  tsshogi: ['read KIF'],
};

const bundles = join(root, 'node_modules/.cache/komadai-bench-records');
const files = mkdtempSync(join(tmpdir(), 'komadai-records-'));
try {
  await bundle();
  execFileSync(process.execPath, [join(bundles, 'make-files.mjs'), files]);
  const rates = await measureReading();
  const screens = await measureScreens();
  console.log(`\nNode ${process.version} on ${cpus()[0].model}, median of ${ROUNDS} rounds\n`);
  console.log(table([...readingRows(rates), ...screenRows(screens)]));
} finally {
  for (const folder of [bundles, files]) rmSync(folder, { recursive: true, force: true });
}

/** Bundles our own code; the packages stay what they are. */
async function bundle() {
  const names = ['make-files', ...Object.keys(TASKS).map((library) => `read-${library}`)];
  await bundleSources(bundles, ...names.map((name) => `test/bench/records/${name}.ts`));
}

/** Moves a second, by library and task. */
async function measureReading() {
  const children = [];
  const samples = {};
  for (const library of Object.keys(TASKS)) {
    const child = fork(join(bundles, `read-${library}.mjs`), [files]);
    await answer(child);
    children.push([library, child]);
    samples[library] = Object.fromEntries(TASKS[library].map((task) => [task, []]));
  }
  for (let round = 0; round <= ROUNDS; round++) {
    console.log(round === 0 ? 'reading, to warm up' : `reading, round ${round} of ${ROUNDS}`);
    for (const [library, child] of children) {
      for (const task of TASKS[library]) {
        child.send(task);
        const rate = await answer(child);
        if (round > 0) samples[library][task].push(rate);
      }
    }
  }
  for (const [, child] of children) child.disconnect();
  return samples;
}

/** What a child says next; its end, which a game that is not read brings about, is an error. */
async function answer(child) {
  const stop = new AbortController();
  const ended = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error('a library ended before its time');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: stop.signal }), ended]);
    return message;
  } finally {
    ended.catch(() => {});
    stop.abort();
  }
}

async function measureScreens() {
  const screens = { check: [], opening1: [], opening500: [], steps: [], libraries: [], menu: [] };
  screens.analyses = [];
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`the program, round ${round} of ${ROUNDS}`);
    screens.check.push(measureCheck(files));
    for (let time = 0; time < OPENINGS; time++) {
      screens.opening1.push(await measureOpening(files, 1));
      screens.opening500.push(await measureOpening(files, 500));
    }
    screens.steps.push(await measureSteps(files));
    screens.analyses.push(await measureAnalysis(files));
    screens.menu.push(await measureMenu(files));
    screens.libraries.push(await measureLibrary(files));
  }
  return screens;
}

function readingRows({ komadai, tsshogi }) {
  const psn = median(komadai['read PSN']);
  const theirs = median(tsshogi['read KIF']);
  const steps = median(komadai['steps at move 10']) / median(komadai['steps at move 490']);
  // The rates are of the same round, since other programs may have slowed down both.
  const ratio = median(komadai['read PSN'].map((rate, index) => rate / tsshogi['read KIF'][index]));
  return [
    least('100 games of PSN read and verified, moves/s', psn, 50_000, thousands),
    figure('the same as KIF, read by tsshogi, moves/s', theirs, thousands),
    least('our PSN to the KIF of tsshogi', ratio, 5, times),
    ...['KIF', 'KI2', 'CSA', 'JKF', 'USI'].map((format) =>
      least(
        `the same as ${format}, read and verified by us, moves/s`,
        median(komadai[`read ${format}`]),
        40_000,
        thousands,
      ),
    ),
    figure('PSN written, moves/s', median(komadai['write PSN']), thousands),
    most('a step of RecordWalk at move 490 to move 10', steps, 1.5, times),
  ];
}

function screenRows({ check, opening1, opening500, steps, analyses, libraries, menu }) {
  const of = (runs, values) => median(runs.flatMap(values));
  const early = (unit) => of(steps, (run) => run.early.map((step) => step[unit]));
  const late = (unit) => of(steps, (run) => run.late.map((step) => step[unit]));
  const known = (unit) => of(libraries, (run) => run.known.map((key) => key[unit]));
  const list = (unit) => of(libraries, (run) => run.list[unit]);
  const longer = median(opening500.map((ms, index) => ms - opening1[index]));
  return [
    figure('komadai check of the 100 games, ms', median(check), whole),
    figure('start to first frame, 1 move, ms', median(opening1), whole),
    figure('start to first frame, 500 moves, ms', median(opening500), whole),
    most('500 moves open later by, ms', longer, 50, whole),
    figure('a step at move 10, ms', early('ms'), tenths),
    figure('a step at move 490, ms', late('ms'), tenths),
    most('a step at move 490 to move 10, ms', late('ms') / early('ms'), 1.5, times),
    figure('a step at move 10, bytes', early('bytes'), whole),
    figure('a step at move 490, bytes', late('bytes'), whole),
    most('a step at move 490 to move 10, bytes', late('bytes') / early('bytes'), 1.5, times),
    figure(
      'a step, key to echo, ms',
      of(analyses, (run) => run.without),
      tenths,
    ),
    figure(
      'the same with the evaluation beside it, ms',
      of(analyses, (run) => run.beside),
      tenths,
    ),
    figure(
      'evaluation of the game, bytes a second',
      median(analyses.map((run) => run.bytesPerSecond)),
      whole,
    ),
    most('list of 10,000 games, complete, ms', list('doneMs'), 100, whole),
    figure('list of 10,000 games, first bytes, ms', list('ms'), whole),
    figure('list of 10,000 games, bytes', list('bytes'), whole),
    figure(
      'filter, key to echo while searching, ms',
      of(libraries, (run) => run.searching),
      tenths,
    ),
    figure(
      'filter, first key to end of search, ms',
      of(libraries, (run) => run.searchMs),
      whole,
    ),
    figure('filter, key to echo, ms', known('ms'), tenths),
    figure('filter, key to all rows, ms', known('doneMs'), tenths),
    figure('filter, bytes of a key', known('bytes'), whole),
    figure('start to menu, no games, ms', median(menu), whole),
    figure(
      'start to menu, 10,000 games, ms',
      of(libraries, (run) => run.menuMs),
      whole,
    ),
  ];
}

function figure(name, value, format) {
  return [name, format(value), '', ''];
}

function least(name, value, goal, format) {
  return [name, format(value), `>= ${format(goal)}`, value >= goal ? 'yes' : 'no'];
}

function most(name, value, goal, format) {
  return [name, format(value), `<= ${format(goal)}`, value <= goal ? 'yes' : 'no'];
}

function table(rows) {
  const all = [['figure', 'measured', 'wanted', 'reached'], ...rows];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function thousands(value) {
  return Math.round(value).toLocaleString('en');
}

function times(ratio) {
  return `${ratio.toFixed(1)} x`;
}

function whole(value) {
  return value.toFixed(0);
}

function tenths(value) {
  return value.toFixed(1);
}
