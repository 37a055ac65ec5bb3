// Trains the net by which our engine judges a variant, and writes source/engine/net/weights/
// VARIANT.net with its report VARIANT.json:
//   npm run train -- VARIANT [--minutes N]
// It plays games with the net of today, or with the tables where there is none, until there are
// enough positions or so many minutes are over. Then it learns from them, and from those of the
// generations before. The new net replaces the old one if it judges games that neither has learned
// from better. A run that was stopped is continued by the next. Whether the net plays better is for
// `npm run trial` to say.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { withKernels } from './bundle/with-kernels.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: 'Infinity' } },
});
const [variant] = positionals;
const minutes = Number(values.minutes);
const isVariant =
  /^[a-z]+$/.test(variant ?? '') && existsSync(join(root, `source/rules/variants/${variant}`));
if (!isVariant || positionals.length > 1 || !(minutes > 0)) {
  console.error('npm run train -- VARIANT [--minutes N]: a variant in source/rules/variants');
  process.exit(2);
}
const folder = join(root, 'node_modules/.cache/komadai-train');
const weights = join(root, 'source/engine/net/weights');
mkdirSync(weights, { recursive: true });
await build({
  entryPoints: ['play', 'run'].map((name) => join(root, `scripts/train/${name}.ts`)),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  plugins: [withKernels],
  logLevel: 'warning',
});
