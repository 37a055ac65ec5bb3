// The hall of an old server in each database: opening it, games begun and ended, lists, stops.
//   node test/bench/rooms/hall.mjs
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

/** Each figure, and its goals where they differ: embedded, and PostgreSQL. */
const ROWS = [
  ['open with 100,000 names and 300,000 games, ms', 'openMs', '<= 500'],
  ['the same, MB', 'openMb', '<= 110'],
  ['games begun, ended and rated, a second', 'gamesPerSecond', '>= 20', '>= 100'],
  ['first page of 100,000 in a list, ms, p95', 'firstPage', '<= 50'],
  ['a page in its middle, ms, p95', 'farPage', '<= 50'],
  ['page of somebody with 3,000 games, ms, p95', 'ownGames', '<= 50'],
  ['50 games opened at once: longest stop of the loop, ms', 'stopMs', '<= 20'],
  ['the list made anew, 4 s of it: longest stop, ms', 'renewingStopMs', '<= 20'],
  ['MB at most', 'peakMb', ''],
];

/** The temporary folder of the system may lie in memory. */
const disk = join(root, 'node_modules/.cache');
mkdirSync(disk, { recursive: true });
const folder = mkdtempSync(join(disk, 'komadai-bench-hall-'));
try {
  const bundles = ['test/bench/rooms/measure-hall.ts', 'test/helpers/postgres.ts'];
  const [measure, helper] = await bundleSources(folder, ...bundles);
  const { Postgres, whyNoPostgres } = await import(pathToFileURL(helper).href);
  const run = (what, where, engine) => {
    const args = [measure, what, where, engine];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  const rows = (name, where, engine, isShared = false) => {
    run('fill', where, engine);
    const figures = JSON.parse(run('measure', where, engine));
    console.log(`\n${name}`);
    for (const [text, key, goal, shared = goal] of ROWS) {
      const value = figures[key].toFixed(1);
      console.log(`${text.padEnd(56)}${value.padStart(8)}  ${isShared ? shared : goal}`.trimEnd());
    }
    for (const fault of figures.faults) console.log(fault);
  };
  rows('SQLite as WebAssembly', join(folder, 'wasm'), 'wasm');
  if (isBuiltin('node:sqlite')) rows("Node's SQLite", join(folder, 'node'), 'node');
  const why = whyNoPostgres();
  if (why) console.log(`PostgreSQL: ${why}`);
  else {
    const server = await Postgres.start(true, disk);
    rows('PostgreSQL', await server.newDatabase(), '', true);
    await server.end();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
