// Makes the book of openings of a variant, and writes source/engine/book/openings/VARIANT.book: from
// tools/book/lines/VARIANT.txt where lines are written down, and else from what our search thinks:
//   npm run book -- VARIANT [--nodes N] [--minutes N] [--fresh]
// --nodes is the size of the search that judges a position; early positions and checks take ten times
// as many. After --minutes the search writes what it has; lines are all judged. A second run goes on
// from there, unless --fresh: needed after a change of the search or of the evaluation.
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

const lines = join(root, 'tools/book/lines', `${variant}.txt`);
const hasLines = existsSync(lines);
const maker = hasLines ? 'make-of-lines' : 'make';
const sources = [maker, 'judge'].map((name) => `tools/book/${name}.ts`);
const [make, judge] = await bundleSources(state, ...sources);
const target = join(books, `${variant}.book`);
const args = [variant, state, target, judge, values.nodes];
args.push(hasLines ? lines : values.minutes);
execFileSync(process.execPath, [make, ...args], { stdio: 'inherit' });
