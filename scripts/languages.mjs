// Counts the messages of each language, and lists words that are not of it: npm run languages
// Prints all sentences of a language beside the English: npm run --silent languages -- --sheet ko > sheet.md
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSource } from './bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [option, language] = process.argv.slice(2);
if (option === '--sheet') {
  const { languageSheet } = await importSource('scripts/languages/sheet.ts');
  console.log((await languageSheet(root, language)).join('\n'));
} else {
  const { languageReport } = await importSource('scripts/languages/report.ts');
  const { lines, isWhole } = await languageReport(root);
  console.log(lines.join('\n'));
  if (!isWhole) process.exitCode = 1;
}
