// Makes PNGs of SVGs: npm run png -- OUT FILE.svg ... [--scale N]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPng } from './render-png.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const [out, ...files] = positionals;
if (files.length === 0) {
  console.error('npm run png -- OUT FILE.svg ... [--scale N]');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
for (const file of files) {
  const png = join(out, `${basename(file, '.svg')}.png`);
  writeFileSync(png, renderPng(readFileSync(file, 'utf8'), { scale: Number(values.scale) }));
  console.log(png);
}
