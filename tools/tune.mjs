// Tunes the evaluation of a variant from games that our search plays against itself, and writes
// source/rules/variants/VARIANT/weights.ts:
//   npm run tune -- VARIANT [--games N] [--nodes N] [--part P] [--processes N] [--seed N] [--fresh]
// It starts from the weights of today, or from what the moves tell where there are none, so that it
// can be run again and again; positions of earlier runs are used too, unless --fresh. --part is how
// much of the aim is the result of the game; the rest is the score that the search found. Whether
// the new weights are better is for `npm run trial` to say. First weights of a game get their line
// in its game.ts by hand.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2000' },
    nodes: { type: 'string', default: '4000' },
    part: { type: 'string', default: '0.5' },
    processes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});
const [variant] = positionals;
const data = join(root, `source/rules/variants/${variant}`);
const target = join(data, 'weights.ts');
if (!/^[a-z]+$/.test(variant ?? '') || !existsSync(join(data, 'rules.ts'))) {
  console.error('npm run tune -- VARIANT: a variant that has a folder in source/rules/variants');
  process.exit(2);
}
const folder = join(root, 'node_modules/.cache/komadai-tune');
const games = join(folder, variant);
if (values.fresh) rmSync(games, { recursive: true, force: true });
mkdirSync(games, { recursive: true });

await bundleSources(folder, ...['play', 'fit'].map((name) => `tools/tune/${name}.ts`));
await play();
fitWeights();

/** Plays the games in several processes, each into a file of its own. */
async function play() {
  const processes = Number(values.processes);
  const each = Math.ceil(Number(values.games) / processes);
  const run = Date.now();
  const ended = Array.from({ length: processes }, async (_, index) => {
    const file = join(games, `${run}-${index}.txt`);
    const seed = Number(values.seed) * 1000 + index;
    const args = [join(folder, 'play.mjs'), variant, file, each, values.nodes, seed];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error('the games were broken off');
  });
  await Promise.all(ended);
}

function fitWeights() {
  const files = readdirSync(games).map((name) => join(games, name));
  const output = join(folder, `${variant}.json`);
  const args = [join(folder, 'fit.mjs'), variant, output, values.part, ...files];
  execFileSync(process.execPath, args, { stdio: 'inherit' });
  const command = ['npm run tune --', ...process.argv.slice(2)].join(' ');
  const start = existsSync(target) ? 'the weights that were here before' : 'what the moves tell';
  const text = [
    "import type { VariantWeights } from '../weights.ts';\n",
    `/**\n * Made by \`${command}\`,\n * from ${start}.\n */`,
    `export const ${variant}Weights: VariantWeights = ${readFileSync(output, 'utf8')};`,
  ];
  writeFileSync(target, text.join('\n'));
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', target], { stdio: 'inherit', cwd: root });
}
