// Makes the mating problems that come with the program, checks them, and writes
// source/match/problems/sets/VARIANT.jsonl:
//   npm run problems -- [VARIANT...] [--rounds N] [--seed N] [--fresh]
// They come from games that our search plays against itself, and from building back from mates. What
// a set has stays, since players have solved it: only lengths of which it has too few are looked for.
// A second run goes on after the last round that is done, unless --fresh; the same set, seed and
// rounds give the same problems. By default of all variants. A small board needs more rounds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});
const folders = readdirSync(join(root, 'source/rules/variants'), { withFileTypes: true });
const all = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const unknown = positionals.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`npm run problems -- [VARIANT...]: no variant ${unknown}`);
  process.exit(2);
}
const cache = join(root, 'node_modules/.cache/komadai-problems');
const sets = join(root, 'source/match/problems/sets');
for (const folder of [cache, sets]) mkdirSync(folder, { recursive: true });

await bundleSources(cache, 'tools/problems/make.ts');
for (const variant of positionals.length > 0 ? positionals : all) {
  const pool = join(cache, `${variant}-${values.seed}.jsonl`);
  if (values.fresh) rmSync(pool, { force: true });
  const args = [pool, join(sets, `${variant}.jsonl`), values.rounds, values.seed];
  execFileSync(process.execPath, [join(cache, 'make.mjs'), variant, ...args], { stdio: 'inherit' });
}
