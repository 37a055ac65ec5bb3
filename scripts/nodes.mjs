// Runs what depends on Node under each release line that komadai works with: npm run test:nodes.
// With versions as arguments only under these: npm run test:nodes -- 22 26.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = ['20', '22', '24', '26'];
const TESTS = 'e2e commands settings records/store sql rooms hall server terminal'.split(' ');

const root = fileURLToPath(new URL('..', import.meta.url));
const system = { win32: 'win' }[process.platform] ?? process.platform;
const chosen = process.argv.slice(2);
const failed = [];
for (const version of chosen.length > 0 ? chosen : VERSIONS) {
  const node = install(version);
  console.log(`\nNode ${version}`);
  const tests = TESTS.map((folder) => `test/${folder}/`);
  if (!run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests])) {
    failed.push(version);
  }
}
if (failed.length > 0) {
  console.error(`Failed under Node ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** Installs a version of Node from the registry; returns the path of the program. */
function install(version) {
  const folder = join(root, 'node_modules/.cache/nodes', version);
  const name = `node-${system}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  const words = ['install', '--prefix', folder, '--no-save', '--no-package-lock', '--silent'];
  if (!run('npm', [...words, `${name}@${version}`])) throw new Error(`no Node ${version}`);
  return join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
}

function run(command, words) {
  const shell = system === 'win' && command === 'npm';
  return spawnSync(command, words, { cwd: root, stdio: 'inherit', shell }).status === 0;
}
