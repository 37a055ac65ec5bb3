// Measures the entry komadai/rules against other libraries and prints the ratios. The libraries run
// in turn, each in a process of its own, so that none heats up or slows down the others.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleRules } from '../../scripts/bundle/bundle-rules.mjs';
import { bundleSources } from '../../scripts/bundle/bundle-sources.mjs';

const ROUNDS = 5;
const LIBRARIES = ['komadai', 'shogiops', 'tsshogi', 'ffish'];
const OURS = 'komadai';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../node_modules/.cache/komadai-bench');

try {
  await bundle();
  const speeds = await measureAll();
  console.log(`\n${machine()}\n`);
  console.log(speedTable(speeds));
  console.log('\nThe leaf counts of depth 5 are right for yari, shogi and ogi.');
  const allocated = measureAllocation();
  console.log(allocationTable(allocated));
  console.log(`\n${goalTable(speeds, allocated)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Bundles our library as the package holds it, and what uses it; packages stay what they are. */
async function bundle() {
  const others = LIBRARIES.filter((library) => library !== OURS);
  await bundleSources(folder, ...others.map((name) => `test/bench/libraries/${name}.ts`));
  await mkdir(folder, { recursive: true });
  for (const { path, contents } of await bundleRules(join(folder, 'rules.mjs'))) {
    await writeFile(path, contents);
  }
  const inPlaceOfSources = {
    name: 'library',
    setup({ onResolve }) {
      onResolve({ filter: /source\/rules\/index\.ts$/ }, () => {
        return { path: './rules.mjs', external: true };
      });
    },
  };
  await build({
    entryPoints: [OURS, 'allocation'].map((name) => join(here, `libraries/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    plugins: [inPlaceOfSources],
  });
}

/** The median speed in leaf nodes a second, by library and task. */
async function measureAll() {
  const children = [];
  for (const library of LIBRARIES) {
    console.log(`warming up ${library}`);
    const child = fork(join(folder, `${library}.mjs`));
    const [tasks] = await nextMessage(library, child);
    children.push({ library, child, tasks, samples: new Map(tasks.map((task) => [task, []])) });
  }
  for (let round = 0; round <= ROUNDS; round++) {
    console.log(round === 0 ? 'warming up all tasks' : `round ${round} of ${ROUNDS}`);
    for (const { library, child, tasks, samples } of children) {
      for (const task of tasks) {
        child.send(task);
        const [speed] = await nextMessage(library, child);
        if (round > 0) samples.get(task).push(speed);
      }
    }
  }
  for (const { child } of children) child.disconnect();
  return Object.fromEntries(
    children.map(({ library, samples }) => [
      library,
      Object.fromEntries([...samples].map(([task, values]) => [task, median(values)])),
    ]),
  );
}

/** What the child says next; its end, which a wrong leaf count brings about, is an error. */
async function nextMessage(library, child) {
  const stop = new AbortController();
  const ended = once(child, 'exit', { signal: stop.signal }).then(() => {
    throw new Error(`${library} ended before its time`);
  });
  try {
    return await Promise.race([once(child, 'message', { signal: stop.signal }), ended]);
  } finally {
    ended.catch(() => {});
    stop.abort();
  }
}

function measureAllocation() {
  const options = ['--expose-gc', '--max-semi-space-size=256', '--min-semi-space-size=256'];
  const file = join(folder, 'allocation.mjs');
  return JSON.parse(execFileSync(process.execPath, [...options, file], { encoding: 'utf8' }));
}

function machine() {
  return `Node ${process.version} on ${cpus()[0].model}, median of ${ROUNDS} rounds`;
}

function speedTable(speeds) {
  const rows = [['position', 'library', 'nodes/s', 'komadai is faster by']];
  for (const task of Object.keys(speeds[OURS])) {
    for (const library of LIBRARIES) {
      const speed = speeds[library][task];
      if (speed === undefined) continue;
      const isOurs = library === OURS;
      const ratio = isOurs ? '' : times(speeds[OURS][task] / speed);
      rows.push([isOurs ? task : '', library, thousands(speed), ratio]);
    }
  }
  return table(rows, 2);
}

function allocationTable(allocated) {
  return allocated
    .map(([id, nodes, bytes]) => `${id}: ${bytes} bytes allocated for ${nodes} nodes`)
    .join('\n');
}

function goalTable(speeds, allocated) {
  const own = speeds[OURS];
  const other = speeds.shogiops;
  const goals = [];
  const least = (name, ratio, goal, format) =>
    goals.push([name, format(ratio), `>= ${format(goal)}`, ratio >= goal ? 'yes' : 'no']);
  for (const place of ['shogi start', '207 moves']) {
    least(`${place}, to shogiops' own perft`, own[place] / other[place], 40, times);
    const bulk = `${place}, bulk`;
    least(`${bulk}, to shogiops counted at the leaves`, own[bulk] / other[bulk], 100, times);
  }
  for (const variant of ['yari', 'ogi']) {
    for (const mode of ['', ', bulk']) {
      const ratio = own[`${variant} start${mode}`] / own[`shogi start${mode}`];
      least(`${variant} start${mode}, to our shogi`, ratio, 0.7, percent);
    }
  }
  // A few objects of the measurement itself are no allocation a node.
  const most = Math.max(...allocated.map(([, nodes, bytes]) => bytes / nodes));
  goals.push(['bytes allocated a node', most.toFixed(4), '< 0.1', most < 0.1 ? 'yes' : 'no']);
  return table([['goal', 'measured', 'wanted', 'reached'], ...goals], 1);
}

/** The first columns are texts, the others numbers. */
function table(rows, textColumns) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column < textColumns ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function thousands(value) {
  return Math.round(value).toLocaleString('en');
}

function times(ratio) {
  return `${ratio.toFixed(1)} x`;
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(0)} %`;
}
