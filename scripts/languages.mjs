// Counts the messages of each language, and lists words that are not of it: npm run languages
// Prints all sentences of a language beside the English: npm run --silent languages -- --sheet ko > sheet.md
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSources } from './bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [option, language] = process.argv.slice(2);
const isSheet = option === '--sheet';

const [bundle] = await bundleSources(
  join(root, 'node_modules/.cache/komadai-languages'),
  isSheet ? 'scripts/languages/sheet.ts' : 'scripts/languages/report.ts',
);
const script = await import(pathToFileURL(bundle).href);
if (isSheet) {
  console.log((await script.languageSheet(root, language)).join('\n'));
} else {
  const { lines, isWhole } = await script.languageReport(root);
  console.log(lines.join('\n'));
  if (!isWhole) process.exitCode = 1;
}
