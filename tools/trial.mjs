// Whether build A of the program is stronger than build B: a sequential test of 0 against 10 Elo
// with 5 % errors both ways, on pairs of games from the same random opening.
//   npm run trial -- VARIANT --a BUILD --b BUILD [--nodes N | --movetime MS] [--games N]
//     [--processes N] [--seed N] [--a-option NAME=VALUE] [--b-option NAME=VALUE] [--log FILE]
// A build is a folder of a built copy, or a git revision, which is built once and kept. The folder
// of this project, `.`, is built at the start; all folders are copied, and may change afterwards.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSource } from '../scripts/bundle/bundle-sources.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { runTrial } = await importSource('tools/trial/trial.ts');
process.exitCode = await runTrial(process.argv.slice(2), root);
