// Measures how often each level beats the one below; see levels.ts for what may be asked.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../pty.mjs';

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const folder = join(root, `node_modules/.cache/komadai-levels-${process.pid}`);
try {
  const worker = new URL('../../../source/engine/search/worker-file.ts', import.meta.url).href;
  await build({
    entryPoints: [join(root, 'test/bench/engine/levels.ts')],
    outfile: join(folder, 'levels.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    // The thread that searches is that of the build.
    define: { 'import.meta.url': JSON.stringify(worker) },
  });
  const script = [join(folder, 'levels.mjs'), ...process.argv.slice(2)];
  execFileSync(process.execPath, script, { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
