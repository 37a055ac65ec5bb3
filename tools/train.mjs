// Trains the net by which our engine judges a variant, and writes source/engine/net/weights/
// VARIANT.net with its report VARIANT.json, for a game of a file beside that file:
//   npm run train -- VARIANT [--variants FILE] [--minutes N] [--samples N] [--processes N]
//     [--hidden N] [--epochs N] [--rate N] [--hindsight N]
// It plays games with the net of today, or with the tables where there is none, until there are
// --samples positions or the minutes are over. Then it learns from them, and from those of the
// generations before. The new net replaces the old one if it judges games that neither has learned
// from better. A run that was stopped is continued by the next. Whether the net plays better is for
// `npm run trial` to say.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleSources, importSource } from '../scripts/bundle/bundle-sources.mjs';

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
    hindsight: { type: 'string', default: '0.95' },
    variants: { type: 'string' },
  },
});
const { variants, ...numbers } = values;
const [id] = positionals;
const effort = Object.fromEntries(
  Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
);
if (positionals.length !== 1 || Object.values(effort).some((n) => !(n > 0))) {
  refuse('npm run train -- VARIANT [OPTIONS]: one variant, and numbers above 0');
}
if (variants !== undefined && !existsSync(variants)) refuse(`no file ${variants}`);
const folder = join(root, 'node_modules/.cache/komadai-train');
const [player] = await bundleSources(folder, 'tools/train/play.ts');
const { train } = await importSource('tools/train/train.ts');
const weights =
  variants === undefined ? join(root, 'source/engine/net/weights') : dirname(variants);
const report = join(weights, `${id}.json`);
try {
  const games = join(folder, variants === undefined ? id : `${id}-${digest(variants)}`);
  await train({ id, file: variants }, { games, weights, player }, effort, console.log);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  refuse(error.message);
}
if (variants === undefined && existsSync(report)) {
  const biome = join(root, 'node_modules/.bin/biome');
  execFileSync(biome, ['format', '--write', report], { cwd: root });
}

/** Tells descriptions of games apart: games by other rules are not learned from. */
function digest(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

function refuse(why) {
  console.error(why);
  process.exit(2);
}
