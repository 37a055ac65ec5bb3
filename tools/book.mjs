// Makes the book of openings of a variant from what our search thinks, and writes
// source/engine/book/openings/VARIANT.book:
//   npm run book -- VARIANT [--nodes N] [--minutes N] [--fresh]
// --nodes is the size of the search that judges a position; the check at the end takes four times as
// many. After --minutes it writes what it has. A second run goes on from there, unless --fresh:
// needed after a change of the search or of the evaluation.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    nodes: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '60' },
    fresh: { type: 'boolean', default: false },
  },
});
const [variant] = positionals;
if (!/^[a-z]+$/.test(variant ?? '') || !existsSync(join(root, 'source/rules/variants', variant))) {
  console.error('npm run book -- VARIANT: a variant whose rules lie in source/rules/variants');
  process.exit(2);
}
const state = join(root, 'node_modules/.cache/komadai-book', variant);
const books = join(root, 'source/engine/book/openings');
if (values.fresh) rmSync(state, { recursive: true, force: true });
for (const folder of [state, books]) mkdirSync(folder, { recursive: true });

const sources = ['make', 'judge'].map((name) => `tools/book/${name}.ts`);
const [make, judge] = await bundleSources(state, ...sources);
const target = join(books, `${variant}.book`);
const args = [variant, state, target, judge, values.nodes, values.minutes];
execFileSync(process.execPath, [make, ...args], { stdio: 'inherit' });
