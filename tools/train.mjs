// Trains the net by which our engine judges a variant, and writes source/engine/net/weights/
// VARIANT.net with its report VARIANT.json:
//   npm run train -- VARIANT [--minutes N] [--samples N] [--processes N] [--hidden N]
//     [--epochs N] [--rate N] [--share N]
// It plays games with the net of today, or with the tables where there is none, until there are
// --samples positions or the minutes are over. Then it learns from them, and from those of the
// generations before. The new net replaces the old one if it judges games that neither has learned
// from better. A run that was stopped is continued by the next. Whether the net plays better is for
// `npm run trial` to say.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: 'Infinity' },
    samples: { type: 'string', default: '1500000' },
    processes: { type: 'string', default: '2' },
    hidden: { type: 'string', default: '128' },
    epochs: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.003' },
    share: { type: 'string', default: '0.9' },
  },
});
const [variant] = positionals;
const effort = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
);
const isVariant =
  /^[a-z]+$/.test(variant ?? '') && existsSync(join(root, `source/rules/variants/${variant}`));
if (!isVariant || positionals.length > 1 || Object.values(effort).some((n) => !(n > 0))) {
  console.error('npm run train -- VARIANT [OPTIONS]: a variant in source/rules/variants');
  process.exit(2);
}
const folder = join(root, 'node_modules/.cache/komadai-train');
const weights = join(root, 'source/engine/net/weights');
mkdirSync(weights, { recursive: true });
const [player, trainer] = await bundleSources(
  folder,
  'tools/train/play.ts',
  'tools/train/train.ts',
);
const { train } = await import(pathToFileURL(trainer).href);
const report = join(weights, `${variant}.json`);
await train(variant, { games: join(folder, variant), weights, player }, effort, console.log);
if (existsSync(report)) {
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', report], { cwd: root });
}
