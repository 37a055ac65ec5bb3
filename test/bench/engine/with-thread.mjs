// Runs a measurement beside this file whose engines think in threads of the build:
//   node test/bench/engine/with-thread.mjs FILE [ARGUMENTS...]
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../pty.mjs';

const [file, ...words] = process.argv.slice(2);
execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const folder = join(root, `node_modules/.cache/komadai-engine-${process.pid}`);
try {
  const worker = new URL('../../../source/engine/search/worker-file.ts', import.meta.url).href;
  await build({
    entryPoints: [join(root, 'test/bench/engine', file)],
    outfile: join(folder, 'measure.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    // The thread that searches is that of the build.
    define: { 'import.meta.url': JSON.stringify(worker) },
  });
  execFileSync(process.execPath, [join(folder, 'measure.mjs'), ...words], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
