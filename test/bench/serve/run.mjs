// Measures the built server: memory, time and CPU of sessions, with ssh clients in this process.
//   node test/bench/serve/run.mjs [SCENE…]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';
import { SCENES } from './scenes.mjs';

/** The temporary folder of the system may lie in memory. */
const disk = join(root, 'node_modules/.cache');
mkdirSync(disk, { recursive: true });
const folder = mkdtempSync(join(disk, 'ks-'));
const wanted = process.argv.slice(2);
try {
  const tools = {
    folder,
    disk,
    ...(await bundled('test/bench/serve/make-hall.ts')),
    ...(await bundled('test/bench/serve/measure-pool.ts')),
    flooder: (await bundleSources(folder, 'test/bench/serve/flooder.ts'))[0],
  };
  const names = wanted.length > 0 ? wanted : Object.keys(SCENES);
  const rows = [];
  for (const name of names) {
    for (const row of await SCENES[name](tools)) {
      rows.push(row);
      console.error(cells(row).filter(Boolean).join('  '));
    }
  }
  console.log(`\nNode ${process.version}, ${cpus().length} cores of ${cpus()[0].model}\n`);
  console.log(table(rows));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function bundled(source) {
  const [file] = await bundleSources(folder, source);
  return import(pathToFileURL(file).href);
}

/** The figure, what was measured, the goal, and how much of the goal that is. */
function cells({ name, value, most, least }) {
  const goal = most ?? least;
  if (goal === undefined) return [name, format(value), '', '', ''];
  const isReached = most === undefined ? value >= least : value <= most;
  const ratio = goal === 0 ? '' : `${(value / goal).toFixed(2)} x`;
  const sign = most === undefined ? '>=' : '<=';
  return [name, format(value), `${sign} ${format(goal)}`, ratio, isReached ? 'yes' : 'no'];
}

function table(rows) {
  const all = [['figure', 'measured', 'wanted', 'ratio', 'reached'], ...rows.map(cells)];
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function format(value) {
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en');
  return value < 1 ? value.toFixed(2) : value.toFixed(1);
}
