// Moves made durable a second: by the log of rooms, and by the plain ways next to it in the same
// run. Alone: node test/bench/rooms/file-log.mjs
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { median, root } from '../pty.mjs';

const ROUNDS = 5;
const ROUND_MS = 1500;
/** The temporary folder of the system may lie in memory. */
const DISK = join(root, 'node_modules/.cache');
const WAYS = ['throughLog', 'oneAtATime', 'wholeFile'];

/** Moves a second by way, each the median of some rounds. */
export async function measureFileLog() {
  mkdirSync(DISK, { recursive: true });
  const folder = mkdtempSync(join(DISK, 'komadai-bench-rooms-'));
  try {
    const [bundle] = await bundleSources(folder, 'test/bench/rooms/append-moves.ts');
    const ways = await import(pathToFileURL(bundle).href);
    const rates = Object.fromEntries(WAYS.map((way) => [way, []]));
    for (let round = 0; round <= ROUNDS; round++) {
      for (const way of WAYS) {
        const rate = await ways[way](join(folder, `${way}-${round}`), ROUND_MS);
        // The first round warms up.
        if (round > 0) rates[way].push(rate);
      }
    }
    return Object.fromEntries(WAYS.map((way) => [way, median(rates[way])]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { throughLog, oneAtATime, wholeFile } = await measureFileLog();
  const row = (name, rate) => console.log(name.padEnd(48), String(Math.round(rate)).padStart(8));
  console.log(`moves made durable a second, median of ${ROUNDS} rounds\n`);
  row('64 games through FileLog (goal: 5000)', throughLog);
  row('append + fdatasync, one at a time', oneAtATime);
  row('a game of 80 moves saved whole', wholeFile);
}
