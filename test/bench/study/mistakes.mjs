// Checks mistakes that are found in games of levels 3 to 6 with themselves by ten times the nodes.
// Usage: node test/bench/study/mistakes.mjs [VARIANT [MISTAKES [NODES]]]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const [, , id = 'shogi', mistakes = '200', nodes = '10000'] = process.argv;
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'km-'));
try {
  const [bundle] = await bundleSources(folder, 'test/bench/study/measure-mistakes.ts');
  const { measureMistakes } = await import(pathToFileURL(bundle).href);
  const found = await measureMistakes(id, Number(mistakes), Number(nodes));
  const share = (part, all) => `${((100 * part) / all).toFixed(1)} % of ${all}`;
  console.log(
    `${id}, ${nodes} nodes a position, ${found.games} games, ${found.seconds.toFixed(0)} s`,
  );
  console.log(
    `the answer is better than the move played   ${share(found.better, found.mistakes)}   ≥ 95 %`,
  );
  console.log(
    `what is accepted is no mistake              ${share(found.sound, found.accepted)}   ≥ 98 %`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
