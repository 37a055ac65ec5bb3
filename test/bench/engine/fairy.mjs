// Fairy-Stockfish as a USI engine for matches: `node fairy.mjs SKILL [PROGRAM]`. Without a program
// it is the WebAssembly build of the package, without a network; `ogi` is told to it. The options
// of the match are set before the first `isready` is passed on.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const HASH_MB = 64;

const [skill = '20', program] = process.argv.slice(2);
const send = program === undefined ? await startPackage() : startProgram(program);
let isSet = false;
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'isready' && !isSet) {
    isSet = true;
    for (const option of options()) send(`setoption name ${option}`);
  }
  send(line);
}
send('quit');

/** The package writes the names of options with underscores, and takes them so in USI. */
function options() {
  const isPackage = program === undefined;
  return [
    `${isPackage ? 'USI_Hash' : 'Hash'} value ${HASH_MB}`,
    'Threads value 1',
    `${isPackage ? 'Skill_Level' : 'Skill Level'} value ${skill}`,
    ...(isPackage ? ['Use_NNUE value false'] : []),
  ];
}

function startProgram(path) {
  const child = spawn(path, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.on('exit', (code) => process.exit(code ?? 1));
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  return (line) => child.stdin.write(`${line}\n`);
}

async function startPackage() {
  // With fetch, the package would try to load its WebAssembly from an address.
  delete globalThis.fetch;
  const load = createRequire(import.meta.url)('fairy-stockfish-nnue.wasm/stockfish.js');
  const engine = await load();
  engine.addMessageListener((line) => process.stdout.write(`${line}\n`));
  const variants = readFileSync(new URL('../../fixtures/ogi.ini', import.meta.url), 'utf8');
  engine.FS.writeFile('/variants.ini', variants);
  engine.postMessage('load /variants.ini');
  return (line) => {
    engine.postMessage(line);
    if (line === 'quit') setTimeout(() => process.exit(), 200);
  };
}
