// Writes the tables of README.md and docs/*.md and the manual page from the data of the program:
// npm run docs
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSource } from './bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path) => readFileSync(join(root, path), 'utf8');
const { documents } = await importSource('scripts/docs/documents.ts');
const names = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const paths = ['README.md', ...names.map((name) => `docs/${name}`)];
const pages = new Map(paths.map((path) => [path, read(path)]));
for (const [path, text] of await documents(pages, JSON.parse(read('package.json')))) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
