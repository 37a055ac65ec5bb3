// Finds out what the scores of our search mean in a variant, from games of it with itself, and
// writes source/rules/variants/VARIANT/scale.ts:
//   npm run calibrate -- VARIANT [--minutes N] [--nodes N] [--fresh]
// It plays for some minutes, --nodes a move, and fits the scale to these games and those of earlier
// runs, unless --fresh: needed after a change of the search or of the evaluation. It tells by tenths
// of the chance to win how far the share won is from what was told, in games of the half that the
// scale was not fitted to. A first scale of a game gets its line in its game.ts by hand.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '800' },
    fresh: { type: 'boolean', default: false },
  },
});
const [variant] = positionals;
const data = join(root, `source/rules/variants/${variant}`);
if (!/^[a-z]+$/.test(variant ?? '') || !existsSync(join(data, 'rules.ts'))) {
  console.error(
    'npm run calibrate -- VARIANT: a variant that has a folder in source/rules/variants',
  );
  process.exit(2);
}
const folder = join(root, 'node_modules/.cache/komadai-calibrate');
const games = join(folder, `${variant}.txt`);
const output = join(folder, `${variant}.json`);
mkdirSync(folder, { recursive: true });
if (values.fresh) rmSync(games, { force: true });
const sources = ['play', 'fit'].map((name) => `tools/calibrate/${name}.ts`);
const [play, fit] = await bundleSources(folder, ...sources);
const last = existsSync(games) ? readFileSync(games, 'utf8').trimEnd().split('\n').at(-1) : '';
const first = 1 + Number.parseInt(last || '0', 10);
run(play, variant, games, values.nodes, values.minutes, first);
run(fit, variant, games, output);
const target = join(data, 'scale.ts');
const text = [
  "import type { ScoreScale } from '../scale.ts';\n",
  `/** Made by \`npm run --prefix tools calibrate -- ${variant}\`. */`,
  `export const ${variant}Scale: ScoreScale = ${readFileSync(output, 'utf8')};\n`,
];
writeFileSync(target, text.join('\n'));
run(join(root, 'node_modules/.bin/biome'), 'format', '--write', target);

function run(program, ...args) {
  execFileSync(process.execPath, [program, ...args], { stdio: 'inherit', cwd: root });
}
