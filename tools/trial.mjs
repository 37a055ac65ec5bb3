// Whether build A of the program is stronger than build B: a sequential test of 0 against 10 Elo
// with 5 % errors both ways, on pairs of games from the same random opening.
//   npm run trial -- VARIANT --a BUILD --b BUILD [--nodes N | --movetime MS] [--games N]
//     [--processes N] [--seed N] [--a-option NAME=VALUE] [--b-option NAME=VALUE] [--log FILE]
// A build is a folder of a built copy, or a git revision, which is built once and kept. The folder
// of this project, `.`, is built at the start; all folders are copied, and may change afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'komadai-trial-script-'));
try {
  const outfile = join(folder, 'trial.mjs');
  await build({
    entryPoints: [join(root, 'tools/trial/trial.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
  });
  await stop();
  const { runTrial } = await import(pathToFileURL(outfile).href);
  process.exitCode = await runTrial(process.argv.slice(2), root);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
