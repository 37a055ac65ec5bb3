// The stores of a server: moves made durable a second, and the cost of open games.
//   node test/bench/rooms/stores.mjs [postgres://…]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const RATE_MS = 5000;
const OPEN_GAMES = 500;
const OPEN_MS = 10_000;

/** The temporary folder of the system may lie in memory. */
const disk = join(root, 'node_modules/.cache');
mkdirSync(disk, { recursive: true });
const folder = mkdtempSync(join(disk, 'komadai-bench-stores-'));
const row = (name, value) => console.log(name.padEnd(60), String(Math.round(value)).padStart(8));
try {
  const [stores, helper] = await bundleSources(
    folder,
    'test/bench/rooms/measure-stores.ts',
    'test/helpers/postgres.ts',
  );
  const { moveRate, openCost } = await import(pathToFileURL(stores).href);
  row(
    'moves a second, 100 games, FolderStore (goal: 500)',
    await moveRate(join(folder, 'rate'), RATE_MS),
  );
  const { Postgres, whyNoPostgres } = await import(pathToFileURL(helper).href);
  const why = whyNoPostgres();
  const given = process.argv[2];
  if (given) row('the same, PgStore', await moveRate(given, RATE_MS));
  else if (why) console.log(`PgStore: ${why}`);
  else {
    const server = await Postgres.start(true, disk);
    row('the same, PgStore (goal: 500)', await moveRate(await server.newDatabase(), RATE_MS));
    await server.end();
  }
  for (const [name, hasLocks] of [
    ['a lock each', true],
    ['one for the folder', false],
  ]) {
    const cost = await openCost(join(folder, name), OPEN_GAMES, OPEN_MS, hasLocks);
    row(`ms CPU a second, ${OPEN_GAMES} games open, 10 moves/s, ${name}`, cost);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
