// Counts the messages of each language, and lists words that are not of it: npm run languages
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSources } from './bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [bundle] = await bundleSources(
  join(root, 'node_modules/.cache/komadai-languages'),
  'scripts/languages/report.ts',
);
const { languageReport } = await import(pathToFileURL(bundle).href);
const { lines, isWhole } = await languageReport(root);
console.log(lines.join('\n'));
if (!isWhole) process.exitCode = 1;
