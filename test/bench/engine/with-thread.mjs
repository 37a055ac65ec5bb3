// Runs a measurement beside this file whose engines think in threads of the build:
//   node test/bench/engine/with-thread.mjs FILE [ARGUMENTS...]
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../../scripts/bundle/bundle-sources.mjs';
import { root } from '../pty.mjs';

const [file, ...words] = process.argv.slice(2);
execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const folder = join(root, `node_modules/.cache/komadai-engine-${process.pid}`);
try {
  const [measure] = await bundleSources(folder, `test/bench/engine/${file}`);
  execFileSync(process.execPath, [measure, ...words], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
