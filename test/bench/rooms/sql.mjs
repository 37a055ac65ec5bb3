// The databases of a server: moves made durable a second.
//   node test/bench/rooms/sql.mjs [postgres://…]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const RATE_MS = 5000;

/** The temporary folder of the system may lie in memory. */
const disk = join(root, 'node_modules/.cache');
mkdirSync(disk, { recursive: true });
const folder = mkdtempSync(join(disk, 'komadai-bench-sql-'));
try {
  const bundles = ['test/bench/rooms/measure-sql.ts', 'test/helpers/postgres.ts'];
  const [measure, helper] = await bundleSources(folder, ...bundles);
  const { moveRate } = await import(pathToFileURL(measure).href);
  const rows = async (name, goal, newPlace, engine) => {
    const many = Math.round(await moveRate(await newPlace(), 100, RATE_MS, engine));
    const few = Math.round(await moveRate(await newPlace(), 8, RATE_MS, engine));
    console.log(`moves a second, ${name}: ${many} of 100 games (goal: ${goal}), ${few} of 8`);
  };
  let last = 0;
  const newFolder = async () => ({ kind: 'folder', folder: join(folder, `${++last}`) });
  await rows('SQLite as WebAssembly', 2000, newFolder, 'wasm');
  if (isBuiltin('node:sqlite')) await rows("Node's SQLite", 2000, newFolder);
  const { Postgres, whyNoPostgres } = await import(pathToFileURL(helper).href);
  const why = whyNoPostgres();
  const given = process.argv[2];
  const server = given || why ? undefined : await Postgres.start(true, disk);
  const newUrl = async () => ({ kind: 'postgres', url: given ?? (await server.newDatabase()) });
  if (given || server) await rows('PostgreSQL', 6000, newUrl);
  else console.log(`PostgreSQL: ${why}`);
  await server?.end();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
